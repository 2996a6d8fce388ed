import { between } from '@/seed/writing/random'
import { circle, cycled, ellipse, HEIGHT, line, repeat, polygon, rect, shape, WIDTH } from '../shapes'
import type { Motif } from './motif'

/** A parted curtain with light behind it. */
export const curtain: Motif = (p) =>
  rect(0, 0, WIDTH, HEIGHT, p.deep) +
  polygon(
    [
      [1040, 0],
      [1120, 0],
      [1330, 1000],
      [830, 1000],
    ],
    p.accent,
    'opacity="0.95"',
  ) +
  repeat(15, (i) =>
    shape(
      `M${i * 74} 0C${i * 74 + 20} 400 ${i * 66} 700 ${i * 62} 960L${i * 62 + 66} 960C${i * 66 + 70} 700 ${i * 74 + 90} 400 ${i * 74 + 74} 0Z`,
      i % 2 ? p.ground : p.mid,
      'opacity="0.9"',
    ),
  ) +
  repeat(8, (i) =>
    shape(
      `M${1110 + i * 66} 0C${1150 + i * 66} 400 ${1210 + i * 70} 700 ${1230 + i * 74} 960L${1310 + i * 74} 960C${1290 + i * 70} 700 ${1220 + i * 66} 400 ${1176 + i * 66} 0Z`,
      i % 2 ? p.mid : p.ground,
      'opacity="0.9"',
    ),
  ) +
  rect(0, 950, WIDTH, 50, p.deep) +
  ellipse(1080, 955, 150, 18, p.light, 'opacity="0.8"')

/** Nested doors, the innermost open. */
export const doors: Motif = (p) =>
  rect(0, 0, WIDTH, HEIGHT, p.ground) +
  repeat(6, (i) => {
    const width = 800 - i * 128
    const height = 960 - i * 128
    const left = 1120 - width / 2
    return (
      rect(left, HEIGHT - height, width, height, cycled([p.mid, p.deep, p.light, p.mid, p.deep, p.accent], i)) +
      (i < 5 ? circle(left + width - 26 + i * 3, HEIGHT - height / 2, 8, p.accent) : '')
    )
  }) +
  polygon(
    [
      [1040, 1000],
      [1200, 1000],
      [1420, 1000],
      [1200, 860],
      [1040, 860],
    ],
    p.light,
    'opacity="0.18"',
  )

/** Two faces that share one lit eye. */
export const masks: Motif = (p) =>
  rect(0, 0, WIDTH, HEIGHT, p.ground) +
  shape('M760 180C900 120 1080 140 1150 200C1160 480 1130 760 940 850C790 760 740 460 760 180Z', p.light) +
  shape('M1060 260C1190 180 1390 200 1480 280C1490 560 1420 800 1260 880C1120 820 1040 540 1060 260Z', p.accent) +
  shape('M835 380Q890 330 945 380Q890 420 835 380Z', p.deep) +
  shape('M1000 380Q1040 340 1080 380Q1040 410 1000 380Z', p.deep) +
  shape('M845 600Q950 760 1050 600Q950 660 845 600Z', p.deep) +
  shape('M1150 460Q1200 500 1250 450Q1200 440 1150 460Z', p.deep) +
  shape('M1310 450Q1360 500 1415 460Q1360 440 1310 450Z', p.deep) +
  shape('M1170 740Q1270 600 1370 740Q1270 680 1170 740Z', p.deep) +
  line('M950 410L930 540L975 545', p.deep, 9)

/** A crown falling apart. */
export const crown: Motif = (p, random) =>
  rect(0, 0, WIDTH, HEIGHT, p.ground) +
  polygon(
    [
      [780, 360],
      [910, 560],
      [1010, 260],
      [1120, 560],
      [1230, 220],
      [1320, 560],
      [1460, 330],
      [1400, 760],
      [830, 760],
    ],
    p.accent,
  ) +
  polygon(
    [
      [1010, 260],
      [1120, 560],
      [1120, 760],
      [960, 760],
    ],
    p.light,
    'opacity="0.35"',
  ) +
  polygon(
    [
      [1230, 220],
      [1320, 560],
      [1330, 760],
      [1180, 760],
    ],
    p.deep,
    'opacity="0.3"',
  ) +
  rect(830, 690, 570, 70, p.deep, 'opacity="0.55"') +
  repeat(5, (i) => circle(890 + i * 112, 725, 16, p.light)) +
  repeat(16, () => {
    const x = between(random, 760, 1480)
    const y = between(random, 790, 960)
    const size = between(random, 8, 34)
    return polygon(
      [
        [x, y - size],
        [x + size * 0.8, y + size * 0.5],
        [x - size * 0.6, y + size * 0.7],
      ],
      random() > 0.4 ? p.accent : p.mid,
    )
  })

/** Stairs rising out of the dark. */
export const stairs: Motif = (p) =>
  rect(0, 0, WIDTH, HEIGHT, p.ground) +
  circle(1330, 200, 110, p.accent) +
  repeat(9, (i) => {
    const left = 660 + i * 105
    const top = 930 - i * 82
    return rect(left, top, 1000, 18, p.light) + rect(left, top + 18, 1000, 90, i % 2 ? p.deep : p.mid)
  }) +
  ellipse(1290, 426, 12, 12, p.deep) +
  shape('M1278 440L1302 440L1314 528L1266 528Z', p.deep)

/** An open fan. */
export const fan: Motif = (p) =>
  rect(0, 0, WIDTH, HEIGHT, p.ground) +
  repeat(15, (i) => {
    const a = Math.PI + (i * Math.PI) / 15
    const b = a + Math.PI / 15
    const at = (angle: number, far: number): [number, number] => [
      1120 + Math.cos(angle) * far,
      860 + Math.sin(angle) * far,
    ]
    return (
      polygon(
        [at(a, 90), at(a, 600), at((a + b) / 2, 640), at(b, 600), at(b, 90)],
        cycled([p.accent, p.mid, p.light], i),
      ) + line(`M${at(a, 60).join(' ')}L${at(a, 600).join(' ')}`, p.deep, 5)
    )
  }) +
  repeat(15, (i) =>
    circle(
      1120 + Math.cos(Math.PI + ((i + 0.5) * Math.PI) / 15) * 470,
      860 + Math.sin(Math.PI + ((i + 0.5) * Math.PI) / 15) * 470,
      22,
      p.deep,
      'opacity="0.75"',
    ),
  ) +
  circle(1120, 860, 64, p.deep)

/** Lanterns on strings. */
export const lanterns: Motif = (p, random) =>
  rect(0, 0, WIDTH, HEIGHT, p.ground) +
  repeat(40, () => circle(between(random, 0, WIDTH), between(random, 0, 560), between(random, 1, 3), p.light)) +
  repeat(8, (i) => {
    const x = 700 + i * 118
    const y = 170 + ((i * 137) % 330)
    const size = 52 + ((i * 53) % 40)
    return (
      line(`M${x} 0L${x} ${y}`, p.mid, 3) +
      circle(x, y + size, size * 1.6, p.accent, 'opacity="0.14"') +
      ellipse(x, y + size, size * 0.86, size, i % 3 ? p.accent : p.light) +
      rect(x - size * 0.34, y - 6, size * 0.68, 14, p.deep) +
      rect(x - size * 0.34, y + size * 2 - 8, size * 0.68, 14, p.deep)
    )
  }) +
  shape('M0 1000L0 860C300 820 500 900 800 860C1100 820 1300 890 1600 840L1600 1000Z', p.deep)

/** A candle in falling snow. */
export const candle: Motif = (p, random) =>
  rect(0, 0, WIDTH, HEIGHT, p.ground) +
  repeat(6, (i) => circle(1130, 390, 420 - i * 62, p.accent, `opacity="${0.07 + i * 0.03}"`)) +
  rect(1070, 520, 120, 480, p.light) +
  shape('M1070 520Q1100 560 1110 640Q1125 580 1140 530Q1165 570 1190 520Z', p.mid, 'opacity="0.8"') +
  line('M1130 520L1130 478', p.deep, 7) +
  shape('M1130 270C1190 370 1190 440 1130 486C1070 440 1070 370 1130 270Z', p.accent) +
  shape('M1130 370C1158 415 1158 450 1130 474C1102 450 1102 415 1130 370Z', p.light) +
  repeat(90, () =>
    circle(between(random, 560, 1600), between(random, 0, 1000), between(random, 2, 8), p.light, 'opacity="0.85"'),
  )
