/** Colour channels from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

/** Minimum contrast between text and background by WCAG 2. */
export const READABLE = 4.5

export const WHITE: Colour = [255, 255, 255]
export const BLACK: Colour = [0, 0, 0]

/** @param hex `#rrggbb` */
export function parseColour(hex: string): Colour {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}

export const toHex = (colour: Colour): string => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`

/** Mixes two colours; `amount` is the share of the second, from 0 to 1. */
export function mix(from: Colour, to: Colour, amount: number): Colour {
  const part = (at: 0 | 1 | 2): number => Math.round(from[at] + (to[at] - from[at]) * amount)
  return [part(0), part(1), part(2)]
}

/** Contrast ratio by WCAG 2, from 1 (equal) to 21 (black on white). */
export function contrastOf(first: Colour, second: Colour): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((left, right) => left - right)
  return (high + 0.05) / (low + 0.05)
}

/** As `contrastOf`, for colours as `#rrggbb`. */
export const contrast = (first: string, second: string): number => contrastOf(parseColour(first), parseColour(second))

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
