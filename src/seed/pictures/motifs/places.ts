import { between } from '@/seed/writing/random'
import { circle, HEIGHT, line, repeat, polygon, rect, ridge, shape, WIDTH } from '../shapes'
import type { Motif } from './motif'

/** A town at night with a few lit windows. */
export const town: Motif = (p, random) =>
  rect(0, 0, WIDTH, HEIGHT, p.ground) +
  circle(1330, 230, 120, p.light) +
  repeat(9, (i) => {
    const x = 560 + i * 122
    const top = between(random, 330, 620)
    const wide = between(random, 104, 146)
    return (
      polygon(
        [
          [x, top],
          [x + wide / 2, top - 76],
          [x + wide, top],
        ],
        p.deep,
      ) +
      rect(x, top, wide, HEIGHT - top, i % 2 ? p.mid : p.deep) +
      repeat(18, (w) => {
        const lit = random() > 0.66
        return rect(
          x + 18 + (w % 3) * 36,
          top + 30 + Math.floor(w / 3) * 84,
          20,
          36,
          lit ? p.accent : p.ground,
          `opacity="${lit ? 1 : 0.45}"`,
        )
      })
    )
  })

/** Sails in a harbour. */
export const sails: Motif = (p, random) =>
  rect(0, 0, WIDTH, HEIGHT, p.ground) +
  circle(1240, 300, 150, p.accent) +
  rect(0, 640, WIDTH, 360, p.mid) +
  repeat(6, (i) => {
    const x = 720 + i * 160 + between(random, -20, 20)
    const base = 660 + ((i * 71) % 150)
    const size = 130 + ((i * 97) % 150)
    return (
      polygon(
        [
          [x, base],
          [x, base - size * 1.7],
          [x + size * 0.72, base],
        ],
        p.light,
      ) +
      polygon(
        [
          [x - 10, base],
          [x - 10, base - size * 1.3],
          [x - size * 0.5, base],
        ],
        i % 2 ? p.accent : p.deep,
      ) +
      shape(
        `M${x - size * 0.6} ${base + 10}L${x + size * 0.8} ${base + 10}Q${x + size * 0.6} ${base + size * 0.3} ${x + size * 0.3} ${base + size * 0.3}L${x - size * 0.3} ${base + size * 0.3}Z`,
        p.deep,
      )
    )
  }) +
  repeat(16, () =>
    rect(
      between(random, 500, 1500),
      between(random, 700, 980),
      between(random, 50, 180),
      5,
      p.light,
      'rx="3" opacity="0.55"',
    ),
  )

/** Columns in harsh sunlight. */
export const columns: Motif = (p) =>
  rect(0, 0, WIDTH, HEIGHT, p.ground) +
  circle(1130, 420, 300, p.accent) +
  repeat(5, (i) => {
    const x = 760 + i * 180
    const broken = i === 3 ? 300 : 0
    return (
      rect(x, 230 + broken, 84, 700 - broken, p.deep) +
      repeat(3, (flute) => rect(x + 14 + flute * 24, 250 + broken, 8, 680 - broken, p.mid, 'opacity="0.6"')) +
      (broken
        ? polygon(
            [
              [x, 530],
              [x + 30, 490],
              [x + 56, 520],
              [x + 84, 500],
              [x + 84, 540],
              [x, 540],
            ],
            p.deep,
          )
        : rect(x - 20, 200, 124, 34, p.deep)) +
      rect(x - 20, 930, 124, 30, p.deep)
    )
  }) +
  polygon(
    [
      [720, 196],
      [1130, 60],
      [1260, 104],
      [1240, 196],
    ],
    p.deep,
  ) +
  rect(0, 955, WIDTH, 45, p.deep)

/** A large sun with rays to every edge. */
export const rays: Motif = (p) =>
  rect(0, 0, WIDTH, HEIGHT, p.ground) +
  repeat(18, (i) => {
    const a = (i * Math.PI) / 9
    const b = a + Math.PI / 18
    return polygon(
      [
        [1140, 620],
        [1140 + Math.cos(a) * 1500, 620 + Math.sin(a) * 1500],
        [1140 + Math.cos(b) * 1500, 620 + Math.sin(b) * 1500],
      ],
      p.mid,
      'opacity="0.55"',
    )
  }) +
  circle(1140, 620, 250, p.accent) +
  circle(1140, 620, 190, p.light, 'opacity="0.22"') +
  ridge((x) => 800 + Math.sin(x / 160) * 26, p.deep)

/** A garden of stems and leaves. */
export const garden: Motif = (p, random) =>
  rect(0, 0, WIDTH, HEIGHT, p.ground) +
  repeat(13, (i) => {
    const x = 640 + i * 76 + between(random, -16, 16)
    const top = between(random, 210, 560)
    const leaves = repeat(5, (leaf) => {
      const y = top + 130 + leaf * 84
      const side = leaf % 2 ? 1 : -1
      return shape(
        `M${x} ${y}Q${x + side * 40} ${y - 74} ${x + side * 94} ${y - 62}Q${x + side * 76} ${y + 2} ${x} ${y}Z`,
        i % 2 ? p.mid : p.deep,
      )
    })
    const petals = repeat(7, (petal) =>
      circle(
        x + Math.cos((petal * Math.PI * 2) / 7) * 36,
        top + Math.sin((petal * Math.PI * 2) / 7) * 36,
        25,
        i % 3 ? p.accent : p.light,
      ),
    )
    return line(`M${x} 1000L${x} ${top}`, p.deep, 8) + leaves + petals + circle(x, top, 22, p.deep)
  })

/** Paper boats. */
export const paperBoats: Motif = (p) =>
  rect(0, 0, WIDTH, HEIGHT, p.ground) +
  repeat(
    5,
    (i) =>
      shape(
        `M0 ${520 + i * 100}C300 ${480 + i * 100} 500 ${560 + i * 100} 800 ${520 + i * 100}C1100 ${480 + i * 100} 1300 ${560 + i * 100} 1600 ${520 + i * 100}L1600 1000L0 1000Z`,
        i % 2 ? p.mid : p.deep,
        `opacity="${0.35 + i * 0.14}"`,
      ) + (i < 4 ? boat(760 + ((i * 290) % 620), 540 + i * 96, 90 + i * 26, i % 2 ? p.accent : p.light, p.ground) : ''),
  )

const boat = (x: number, y: number, size: number, fill: string, fold: string): string =>
  polygon(
    [
      [x - size, y - size * 0.3],
      [x + size, y - size * 0.3],
      [x + size * 0.6, y + size * 0.3],
      [x - size * 0.6, y + size * 0.3],
    ],
    fill,
  ) +
  polygon(
    [
      [x, y - size],
      [x + size * 0.46, y - size * 0.3],
      [x - size * 0.46, y - size * 0.3],
    ],
    fill,
  ) +
  polygon(
    [
      [x, y - size],
      [x + size * 0.46, y - size * 0.3],
      [x, y - size * 0.3],
    ],
    fold,
    'opacity="0.25"',
  ) +
  polygon(
    [
      [x, y - size * 0.3],
      [x + size, y - size * 0.3],
      [x + size * 0.6, y + size * 0.3],
    ],
    fold,
    'opacity="0.18"',
  )
