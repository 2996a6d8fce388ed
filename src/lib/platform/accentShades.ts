type Colour = readonly [red: number, green: number, blue: number]

/** What text needs against what is behind it, by WCAG 2. */
const READABLE = 4.5

const WHITE: Colour = [255, 255, 255]
const BLACK: Colour = [0, 0, 0]
/** The dark page. */
const NIGHT: Colour = [20, 20, 20]

/** How much of the accent a tinted background holds, on the light and on the dark page. The styles mix it alike. */
const TINT = { dark: 0.32, light: 0.09 }

const STEP = 0.02

/**
 * Two shades of an accent colour that can be read, as text on the page and on its own tint and as a background with
 * the page's colour on it. A colour that can be read already stays as it is on the light page.
 * @param accent `#rrggbb`
 */
export function accentShades(accent: string): { dark: string; light: string } {
  const colour = parse(accent)
  return {
    dark: shade(colour, WHITE, 0.58, [NIGHT, mix(NIGHT, colour, TINT.dark)]),
    light: shade(colour, BLACK, 0, [WHITE, mix(WHITE, colour, TINT.light)]),
  }
}

/** By WCAG 2: from 1, the same, to 21, black on white. */
export function contrast(one: string, other: string): number {
  return contrastOf(parse(one), parse(other))
}

/** The colour with as much of another in it as reading it needs, and at least some. */
function shade(colour: Colour, towards: Colour, least: number, backgrounds: Colour[]): string {
  let amount = least
  while (amount < 1 && backgrounds.some((one) => contrastOf(mix(colour, towards, amount), one) < READABLE)) amount += STEP
  return `#${mix(colour, towards, Math.min(amount, 1)).map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const parse = (hex: string): Colour => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour

const mix = (from: Colour, to: Colour, amount: number): Colour => from.map((part, at) => Math.round(part + (to[at]! - part) * amount)) as unknown as Colour

function contrastOf(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((left, right) => left - right)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
