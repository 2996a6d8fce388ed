import { PALETTES, type PaletteName } from './palettes'
import { circle, svgDocument, ellipse, HEIGHT, line, repeat, polygon, rect, shape, WIDTH } from './shapes'

/** Venues as SVG, 1600 x 1000. */
const VENUES = {
  /** A proscenium stage with its curtain and rows of seats. */
  house: (p) =>
    rect(0, 0, WIDTH, HEIGHT, p.deep) +
    shape('M260 720L260 250C260 130 480 80 800 80C1120 80 1340 130 1340 250L1340 720Z', p.accent) +
    shape('M310 720L310 270C310 170 510 130 800 130C1090 130 1290 170 1290 270L1290 720Z', p.ground) +
    polygon(
      [
        [420, 720],
        [800, 180],
        [1180, 720],
      ],
      p.light,
      'opacity="0.22"',
    ) +
    repeat(7, (i) =>
      shape(
        `M${310 + i * 38} 150C${316 + i * 34} 420 ${312 + i * 26} 600 ${310 + i * 20} 720L${330 + i * 20} 720C${340 + i * 26} 600 ${350 + i * 34} 420 ${350 + i * 38} 150Z`,
        i % 2 ? p.mid : p.accent,
      ),
    ) +
    repeat(7, (i) =>
      shape(
        `M${1290 - i * 38} 150C${1284 - i * 34} 420 ${1288 - i * 26} 600 ${1290 - i * 20} 720L${1270 - i * 20} 720C${1260 - i * 26} 600 ${1250 - i * 34} 420 ${1250 - i * 38} 150Z`,
        i % 2 ? p.mid : p.accent,
      ),
    ) +
    rect(260, 720, 1080, 26, p.light) +
    ellipse(800, 712, 250, 16, p.light, 'opacity="0.65"') +
    repeat(5, (row) =>
      repeat(15 - row, (i) => {
        const width = 78 + row * 14
        const left = 800 - ((15 - row) * width) / 2 + i * width
        const top = 772 + row * 48
        return shape(
          `M${left + 6} ${top + 90}L${left + 6} ${top + 16}Q${left + 6} ${top} ${left + 24} ${top}L${left + width - 24} ${top}Q${left + width - 6} ${top} ${left + width - 6} ${top + 16}L${left + width - 6} ${top + 90}Z`,
          row % 2 ? p.mid : p.accent,
          `stroke="${p.deep}" stroke-width="4"`,
        )
      }),
    ) +
    repeat(
      3,
      (i) =>
        shape(
          `M0 ${190 + i * 170}C90 ${200 + i * 170} 180 ${220 + i * 170} 240 ${250 + i * 170}L240 ${300 + i * 170}C160 ${280 + i * 170} 80 ${260 + i * 170} 0 ${256 + i * 170}Z`,
          p.mid,
        ) +
        shape(
          `M1600 ${190 + i * 170}C1510 ${200 + i * 170} 1420 ${220 + i * 170} 1360 ${250 + i * 170}L1360 ${300 + i * 170}C1440 ${280 + i * 170} 1520 ${260 + i * 170} 1600 ${256 + i * 170}Z`,
          p.mid,
        ),
    ),
  /** A black box theatre with its lights. */
  studio: (p) =>
    rect(0, 0, WIDTH, HEIGHT, p.deep) +
    polygon(
      [
        [0, 1000],
        [300, 640],
        [1300, 640],
        [1600, 1000],
      ],
      p.ground,
    ) +
    rect(0, 150, WIDTH, 14, p.mid) +
    rect(0, 250, WIDTH, 10, p.mid, 'opacity="0.6"') +
    repeat(7, (i) => {
      const x = 170 + i * 210
      return (
        polygon(
          [
            [x - 18, 214],
            [x + 18, 214],
            [x + 190 - i * 10, 900],
            [x - 150 - i * 6, 900],
          ],
          i % 3 === 1 ? p.accent : p.light,
          'opacity="0.13"',
        ) +
        rect(x - 6, 160, 12, 26, p.mid) +
        shape(`M${x - 26} 184L${x + 26} 184L${x + 34} 226L${x - 34} 226Z`, p.mid) +
        ellipse(x, 226, 32, 8, i % 3 === 1 ? p.accent : p.light)
      )
    }) +
    ellipse(800, 800, 380, 84, p.accent, 'opacity="0.35"') +
    rect(752, 690, 96, 12, p.light) +
    rect(760, 702, 10, 96, p.light) +
    rect(830, 702, 10, 96, p.light) +
    rect(752, 560, 12, 136, p.light) +
    rect(836, 560, 12, 136, p.light) +
    rect(752, 570, 96, 14, p.light) +
    rect(752, 620, 96, 14, p.light),
  /** An open-air stage under trees in the evening. */
  garden: (p) =>
    rect(0, 0, WIDTH, HEIGHT, p.ground) +
    circle(1230, 260, 96, p.light) +
    repeat(6, (i) => {
      const x = 60 + i * 300
      return (
        rect(x - 14, 460, 28, 300, p.deep) +
        circle(x, 380, 150, p.mid) +
        circle(x - 90, 440, 100, p.mid) +
        circle(x + 90, 430, 110, p.mid)
      )
    }) +
    shape('M0 1000L0 720C400 680 1200 680 1600 720L1600 1000Z', p.deep) +
    polygon(
      [
        [520, 760],
        [1080, 760],
        [1160, 830],
        [440, 830],
      ],
      p.light,
    ) +
    rect(440, 830, 720, 34, p.mid) +
    line('M60 300C300 420 520 420 800 330C1080 420 1300 420 1540 300', p.deep, 4) +
    repeat(23, (i) => {
      const t = i / 22
      const x = 60 + t * 1480
      const y = 304 + Math.abs(Math.sin(t * Math.PI * 2)) * 88
      return circle(x, y + 14, 26, p.accent, 'opacity="0.25"') + circle(x, y + 14, 11, p.accent)
    }) +
    repeat(3, (row) =>
      repeat(11 + row, (i) =>
        ellipse(800 - (11 + row) * 52 + 52 + i * 104, 900 + row * 44, 36, 15, row % 2 ? p.accent : p.mid),
      ),
    ),
  /** A rehearsal room with tall windows and tape on the floor. */
  room: (p) =>
    rect(0, 0, WIDTH, HEIGHT, p.ground) +
    polygon(
      [
        [0, 1000],
        [0, 720],
        [1600, 720],
        [1600, 1000],
      ],
      p.mid,
    ) +
    repeat(
      5,
      (i) =>
        rect(130 + i * 290, 130, 190, 450, p.light) +
        rect(130 + i * 290 + 90, 130, 10, 450, p.deep) +
        repeat(3, (bar) => rect(130 + i * 290, 236 + bar * 110, 190, 8, p.deep)) +
        polygon(
          [
            [130 + i * 290, 720],
            [320 + i * 290, 720],
            [430 + i * 290, 1000],
            [190 + i * 290, 1000],
          ],
          p.light,
          'opacity="0.25"',
        ),
    ) +
    rect(0, 640, WIDTH, 12, p.deep) +
    line('M420 960L560 790L1120 790L1230 960', p.accent, 10, 'stroke-dasharray="46 18"') +
    line('M760 850L860 910M860 850L760 910', p.accent, 12) +
    rect(1290, 760, 16, 120, p.deep) +
    rect(1230, 750, 136, 16, p.deep) +
    rect(1240, 880, 116, 12, p.deep),
  /** The lit theatre seen from across the river. */
  riverside: (p) =>
    rect(0, 0, WIDTH, HEIGHT, p.ground) +
    circle(330, 240, 92, p.light, 'opacity="0.9"') +
    rect(0, 660, WIDTH, 340, p.deep) +
    rect(360, 330, 880, 340, p.mid) +
    polygon(
      [
        [330, 330],
        [800, 190],
        [1270, 330],
      ],
      p.deep,
    ) +
    rect(640, 120, 320, 160, p.deep) +
    rect(980, 240, 180, 100, p.deep) +
    repeat(
      9,
      (i) =>
        rect(400 + i * 92, 380, 56, 120, i === 4 ? p.light : p.accent, 'rx="28"') +
        rect(400 + i * 92, 540, 56, 130, p.accent),
    ) +
    rect(340, 512, 920, 14, p.light) +
    repeat(9, (i) => rect(404 + i * 92, 690, 48, 190 - Math.abs(i - 4) * 22, p.accent, 'opacity="0.32"')) +
    repeat(18, (i) =>
      rect(160 + ((i * 211) % 1280), 700 + i * 16, 70 + ((i * 53) % 160), 5, p.light, 'rx="3" opacity="0.35"'),
    ) +
    rect(0, 652, WIDTH, 14, p.light, 'opacity="0.5"') +
    repeat(6, (i) => {
      const x = 40 + i * 46 + (i > 2 ? 1130 : 0)
      return circle(x, 570, 54, p.deep) + rect(x - 6, 590, 12, 70, p.deep)
    }),
} satisfies Record<string, (palette: (typeof PALETTES)[PaletteName]) => string>

export type VenueDrawing = keyof typeof VENUES

/** Renders a venue as SVG. */
export const venue = (kind: VenueDrawing, palette: PaletteName): string =>
  svgDocument(WIDTH, HEIGHT, VENUES[kind](PALETTES[palette]))
