import { between } from '@/seed/writing/random'
import { circle, ellipse, HEIGHT, line, repeat, polygon, rect, ridge, shape, WIDTH } from '../shapes'
import type { Motif } from './motif'

/** A moon reflected on the water. */
export const moonSea: Motif = (p, random) =>
  rect(0, 0, WIDTH, HEIGHT, p.ground) +
  circle(1120, 360, 330, p.light, 'opacity="0.06"') +
  circle(1120, 360, 230, p.light) +
  circle(1060, 320, 34, p.ground, 'opacity="0.07"') +
  circle(1190, 420, 54, p.ground, 'opacity="0.07"') +
  rect(0, 640, WIDTH, 360, p.deep) +
  repeat(26, (i) => {
    const width = between(random, 60, 420) * (0.5 + i / 30)
    return rect(
      1120 - width / 2 + between(random, -60, 60),
      656 + i * 13.4,
      width,
      4 + i / 7,
      i % 4 ? p.accent : p.light,
      'rx="4" opacity="0.75"',
    )
  })

/** Blossoming trees, darker in the foreground. */
export const orchard: Motif = (p, random) =>
  rect(0, 0, WIDTH, HEIGHT, p.ground) +
  circle(1180, 400, 260, p.accent, 'opacity="0.9"') +
  repeat(7, (i) => {
    const x = 720 + i * 140 + between(random, -30, 30)
    const lean = between(random, -60, 60)
    const top = between(random, 250, 400)
    const crown = repeat(46, () => {
      const angle = between(random, 0, Math.PI * 2)
      const far = Math.sqrt(random()) * 190
      return circle(
        x + lean + Math.cos(angle) * far,
        top + Math.sin(angle) * far * 0.72,
        between(random, 8, 30),
        random() > 0.4 ? p.mid : p.light,
        'opacity="0.92"',
      )
    })
    return (
      line(
        `M${x} 1000C${x} 760 ${x + lean} 620 ${x + lean} ${top}M${x + lean / 2} 640Q${x + lean + 60} 520 ${x + lean + 100} ${top + 60}M${x + lean / 2} 700Q${x - 60} 560 ${x + lean - 100} ${top + 90}`,
        p.deep,
        16 + i * 2,
      ) + crown
    )
  }) +
  ridge((x) => 930 + Math.sin(x / 260) * 20, p.deep)

/** Trunks of a wood at night. */
export const forest: Motif = (p, random) =>
  rect(0, 0, WIDTH, HEIGHT, p.ground) +
  circle(1140, 330, 210, p.accent) +
  circle(1140, 330, 300, p.accent, 'opacity="0.14"') +
  repeat(3, (layer) =>
    repeat(9 + layer * 2, (i) => {
      const x = 560 + i * (1150 / (9 + layer * 2)) + between(random, -40, 40)
      const width = 14 + layer * 15 + between(random, 0, 12)
      const lean = between(random, -26, 26)
      return polygon(
        [
          [x, 1000],
          [x + lean, 0],
          [x + lean + width * 0.7, 0],
          [x + width, 1000],
        ],
        layer === 2 ? p.deep : p.mid,
        `opacity="${[0.35, 0.65, 1][layer]}"`,
      )
    }),
  ) +
  repeat(26, () =>
    circle(between(random, 620, 1580), between(random, 380, 960), between(random, 3, 8), p.light, 'opacity="0.9"'),
  ) +
  ridge((x) => 950 + Math.sin(x / 120) * 12, p.deep)

/** A flock of birds in front of the sun. */
export const birds: Motif = (p, random) =>
  rect(0, 0, WIDTH, HEIGHT, p.ground) +
  circle(1150, 470, 300, p.accent) +
  ridge((x) => 780 + Math.sin(x / 200) * 16, p.mid) +
  ridge((x) => 850 + Math.sin(x / 150 + 2) * 14, p.deep) +
  repeat(17, () => {
    const x = between(random, 640, 1540)
    const y = between(random, 120, 660)
    const size = between(random, 22, 84)
    return shape(
      `M${x - size} ${y - size * 0.35}Q${x - size * 0.35} ${y - size * 0.5} ${x} ${y}Q${x + size * 0.35} ${y - size * 0.5} ${x + size} ${y - size * 0.35}Q${x + size * 0.4} ${y - size * 0.2} ${x} ${y + size * 0.16}Q${x - size * 0.4} ${y - size * 0.2} ${x - size} ${y - size * 0.35}Z`,
      random() > 0.35 ? p.deep : p.light,
    )
  })

/** Mountains in snow. */
export const peaks: Motif = (p, random) =>
  rect(0, 0, WIDTH, HEIGHT, p.ground) +
  circle(1270, 260, 120, p.accent) +
  repeat(3, (layer) =>
    repeat(4, (i) => {
      const x = 420 + i * 350 + layer * 120 + between(random, -60, 60)
      const top = 250 + layer * 150 + between(random, -70, 70)
      const half = 330 - layer * 40
      const snow = 150 - layer * 30
      const side = (snow / (1000 - top)) * half
      return (
        polygon(
          [
            [x - half, 1000],
            [x, top],
            [x + half, 1000],
          ],
          layer === 2 ? p.deep : p.mid,
          `opacity="${[0.45, 0.8, 1][layer]}"`,
        ) +
        polygon(
          [
            [x - side, top + snow],
            [x, top],
            [x + side, top + snow],
            [x + side * 0.4, top + snow * 0.72],
            [x, top + snow * 1.06],
            [x - side * 0.45, top + snow * 0.7],
          ],
          p.light,
        )
      )
    }),
  )

/** Waves building up to a storm. */
export const storm: Motif = (p, random) =>
  rect(0, 0, WIDTH, HEIGHT, p.ground) +
  circle(1240, 250, 130, p.accent) +
  repeat(70, () => {
    const x = between(random, 560, 1700)
    const y = between(random, -40, 620)
    const length = between(random, 40, 150)
    return line(
      `M${x} ${y}L${x - length * 0.36} ${y + length}`,
      p.light,
      between(random, 1.5, 4),
      'opacity="0.4" stroke-linecap="round"',
    )
  }) +
  repeat(5, (i) => {
    const colour = i === 1 ? p.light : i % 2 ? p.deep : p.mid
    const height = (x: number) => {
      const phase = ((((x + i * 190) % 520) + 520) % 520) / 520
      return 560 + i * 92 - Math.pow(phase, 2.2) * (210 - i * 18) * Math.min(1, Math.max(0, (x - 300) / 700))
    }
    return ridge(height, colour, '', 8)
  })

/** A swan on a lake. */
export const swan: Motif = (p) =>
  rect(0, 0, WIDTH, HEIGHT, p.ground) +
  circle(1130, 400, 330, p.mid, 'opacity="0.5"') +
  rect(0, 700, WIDTH, 300, p.deep) +
  shape('M860 700C870 590 1000 560 1120 590C1230 616 1330 560 1400 470C1400 600 1380 700 1240 700Z', p.light) +
  line('M930 640C850 560 1010 450 960 330C935 270 865 270 848 322', p.light, 46, 'stroke-linecap="round"') +
  shape('M862 306L780 352L850 352Z', p.accent) +
  circle(872, 312, 6, p.deep) +
  repeat(9, (i) => rect(800 + i * 16, 722 + i * 26, 620 - i * 44, 6, i % 2 ? p.mid : p.light, 'rx="3" opacity="0.5"')) +
  ellipse(1130, 700, 300, 10, p.light, 'opacity="0.35"')

/** Layered hills with a low sun. */
export const hills: Motif = (p) =>
  rect(0, 0, WIDTH, HEIGHT, p.ground) +
  circle(1120, 470, 190, p.accent) +
  ridge((x) => 560 + Math.sin(x / 210) * 60, p.mid, 'opacity="0.55"') +
  ridge((x) => 670 + Math.sin(x / 260 + 1.4) * 70, p.mid) +
  ridge((x) => 800 + Math.sin(x / 180 + 3) * 46, p.deep, 'opacity="0.8"') +
  ridge((x) => 900 + Math.sin(x / 240 + 5) * 36, p.deep)
