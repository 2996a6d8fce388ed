/** Parts of a colour from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

/** What text needs against what is behind it, by WCAG 2. */
export const READABLE = 4.5

export const WHITE: Colour = [255, 255, 255]
export const BLACK: Colour = [0, 0, 0]

/** @param hex `#rrggbb` */
export function parseColour(hex: string): Colour {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}

export const toHex = (colour: Colour): string => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`

/** A colour with a share of another in it, from 0 to 1. */
export function mix(from: Colour, to: Colour, amount: number): Colour {
  const part = (at: 0 | 1 | 2): number => Math.round(from[at] + (to[at] - from[at]) * amount)
  return [part(0), part(1), part(2)]
}

/** By WCAG 2: from 1, the same, to 21, black on white. */
export function contrastOf(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((left, right) => left - right)
  return (high + 0.05) / (low + 0.05)
}

/** The same of `#rrggbb`. */
export const contrast = (one: string, other: string): number => contrastOf(parseColour(one), parseColour(other))

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
