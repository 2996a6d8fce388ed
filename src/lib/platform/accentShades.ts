import { BLACK, contrastOf, mix, parseColour, READABLE, toHex, WHITE, type Colour } from '../colours/colour'

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
  const colour = parseColour(accent)
  return {
    dark: shade(colour, WHITE, 0.58, [NIGHT, mix(NIGHT, colour, TINT.dark)]),
    light: shade(colour, BLACK, 0, [WHITE, mix(WHITE, colour, TINT.light)]),
  }
}

/** The colour with as much of another in it as reading it needs, and at least some. */
function shade(colour: Colour, towards: Colour, least: number, backgrounds: Colour[]): string {
  let amount = least
  while (amount < 1 && backgrounds.some((one) => contrastOf(mix(colour, towards, amount), one) < READABLE))
    amount += STEP
  return toHex(mix(colour, towards, Math.min(amount, 1)))
}
