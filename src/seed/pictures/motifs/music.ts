import { between, pick } from '@/seed/writing/random'
import { circle, cycled, HEIGHT, line, repeat, polygon, rect, shape, WIDTH } from '../shapes'
import type { Motif } from './motif'

/** An orchestra from above. */
export const orchestra: Motif = (p) =>
  rect(0, 0, WIDTH, HEIGHT, p.ground) +
  repeat(7, (ring) => {
    const radius = 150 + ring * 104
    const seats = 6 + ring * 4
    return (
      line(
        `M${1120 - radius} 940A${radius} ${radius} 0 0 1 ${1120 + radius} 940`,
        p.mid,
        58,
        `opacity="${0.9 - ring * 0.1}"`,
      ) +
      repeat(seats, (i) => {
        const angle = Math.PI + ((i + 0.5) * Math.PI) / seats
        return circle(
          1120 + Math.cos(angle) * radius,
          940 + Math.sin(angle) * radius,
          17,
          (i * 7 + ring * 3) % 5 ? p.light : p.accent,
        )
      })
    )
  }) +
  circle(1120, 930, 44, p.accent) +
  rect(0, 970, WIDTH, 30, p.deep)

/** Vibrating strings. */
export const strings: Motif = (p) =>
  rect(0, 0, WIDTH, HEIGHT, p.ground) +
  circle(1130, 500, 380, p.mid, 'opacity="0.5"') +
  repeat(13, (i) => {
    const x = 760 + i * 62
    const swing = Math.sin(i * 1.3) * 150
    return line(
      `M${x} 0C${x + swing} 330 ${x - swing} 670 ${x} 1000`,
      i % 4 === 1 ? p.accent : p.light,
      3 + (i % 4) * 3,
    )
  }) +
  rect(700, 690, 900, 26, p.deep)

/** Orbits and their planets. */
export const planets: Motif = (p, random) =>
  rect(0, 0, WIDTH, HEIGHT, p.ground) +
  repeat(90, () =>
    circle(between(random, 0, WIDTH), between(random, 0, HEIGHT), between(random, 1, 3), p.light, 'opacity="0.8"'),
  ) +
  repeat(7, (i) => {
    const radius = 180 + i * 92
    const angle = 0.6 + i * 2.05
    const x = 1150 + Math.cos(angle) * radius
    const y = 500 + Math.sin(angle) * radius * 0.62
    const size = cycled([20, 34, 38, 28, 86, 66, 44], i)
    const ring = i === 5 ? line(`M${x - 118} ${y + 22}A118 26 -10 0 0 ${x + 118} ${y - 22}`, p.light, 8) : ''
    return (
      `<ellipse cx="1150" cy="500" rx="${radius}" ry="${radius * 0.62}" fill="none" stroke="${p.mid}" stroke-width="2.5"/>` +
      circle(x, y, size, cycled([p.mid, p.accent, p.light], i)) +
      circle(x + size * 0.3, y + size * 0.1, size * 0.7, p.deep, 'opacity="0.16"') +
      ring
    )
  }) +
  circle(1150, 500, 96, p.accent)

/** Keys of a piano, seen along the keyboard. */
export const keys: Motif = (p) =>
  rect(0, 0, WIDTH, HEIGHT, p.ground) +
  repeat(12, (i) =>
    polygon(
      [
        [640 + i * 84, 1000],
        [740 + i * 70, 240],
        [806 + i * 70, 240],
        [720 + i * 84, 1000],
      ],
      i === 5 ? p.accent : p.light,
    ),
  ) +
  repeat(11, (i) =>
    [2, 6, 9].includes(i)
      ? ''
      : polygon(
          [
            [694 + i * 79, 680],
            [778 + i * 70, 240],
            [826 + i * 70, 240],
            [756 + i * 79, 680],
          ],
          p.deep,
        ),
  ) +
  rect(560, 200, 1040, 46, p.deep)

/** Petals of a large rose. */
export const rose: Motif = (p) =>
  rect(0, 0, WIDTH, HEIGHT, p.ground) +
  repeat(6, (ring) =>
    repeat(8, (i) => {
      const angle = (i * Math.PI) / 4 + ring * 0.42
      const far = 300 - ring * 52
      const size = 190 - ring * 26
      return circle(
        1130 + Math.cos(angle) * far,
        500 + Math.sin(angle) * far,
        size,
        cycled([p.mid, p.accent, p.deep], ring + i),
        'opacity="0.82"',
      )
    }),
  ) +
  repeat(
    4,
    (i) =>
      `<path d="M${1130 - 70 + i * 18} ${470 + i * 12}A${70 - i * 16} ${70 - i * 16} 0 1 1 ${1130 + 40 - i * 10} ${550 - i * 14}" fill="none" stroke="${p.light}" stroke-width="9" stroke-linecap="round"/>`,
  )

/** Organ pipes. */
export const pipes: Motif = (p) =>
  rect(0, 0, WIDTH, HEIGHT, p.ground) +
  repeat(15, (i) => {
    const x = 650 + i * 62
    const height = 820 - Math.abs(i - 7) * 62
    const top = HEIGHT - height
    return (
      rect(x, top, 46, height, i % 3 === 1 ? p.accent : p.mid, 'rx="6"') +
      rect(x + 6, top, 8, height, p.light, 'opacity="0.45"') +
      shape(
        `M${x + 8} ${HEIGHT - 150}L${x + 38} ${HEIGHT - 150}L${x + 32} ${HEIGHT - 100}L${x + 14} ${HEIGHT - 100}Z`,
        p.deep,
      )
    )
  }) +
  rect(600, 950, 1000, 50, p.deep)

/** Tiles with circles and quarter circles. */
export const tiles: Motif = (p, random) =>
  rect(0, 0, WIDTH, HEIGHT, p.ground) +
  repeat(20, (i) => {
    const x = 730 + (i % 5) * 190
    const y = 120 + Math.floor(i / 5) * 190
    const colours = [p.accent, p.mid, p.light, p.deep]
    const foreground = pick(random, colours)
    const background = pick(random, colours)
    const kind = Math.floor(random() * 4)
    const ground = rect(x, y, 180, 180, background === foreground ? p.ground : background)
    if (kind === 0) return ground + circle(x + 90, y + 90, 66, foreground)
    if (kind === 1) return ground + shape(`M${x} ${y}L${x + 180} ${y}A180 180 0 0 1 ${x} ${y + 180}Z`, foreground)
    if (kind === 2)
      return (
        ground +
        shape(`M${x} ${y + 180}A90 90 0 0 1 ${x + 180} ${y + 180}Z`, foreground) +
        shape(`M${x} ${y + 90}A90 90 0 0 1 ${x + 180} ${y + 90}Z`, foreground)
      )
    return (
      ground +
      polygon(
        [
          [x, y],
          [x + 180, y],
          [x, y + 180],
        ],
        foreground,
      )
    )
  })
