import { BLACK, contrastOf, mix, parseColour, READABLE, toHex, WHITE, type Colour } from '@/lib/colours/colour'

/** Page background in dark mode. */
const DARK_BACKGROUND: Colour = [20, 20, 20]

/** Share of the accent colour in tinted backgrounds, in light and dark mode. Must match the styles. */
const TINT = { dark: 0.32, light: 0.09 }

const STEP = 0.02

/**
 * Two readable shades of an accent colour, for text on the page and on its own tint, and as a background for text in
 * the page's colour. In light mode, a readable colour is returned unchanged.
 * @param accent `#rrggbb`
 */
export function accentShades(accent: string): { dark: string; light: string } {
  const colour = parseColour(accent)
  return {
    dark: shade(colour, WHITE, 0.58, [DARK_BACKGROUND, mix(DARK_BACKGROUND, colour, TINT.dark)]),
    light: shade(colour, BLACK, 0, [WHITE, mix(WHITE, colour, TINT.light)]),
  }
}

/** Mixes a colour with as much of another as it needs to be readable, but at least `minAmount`. */
function shade(colour: Colour, towards: Colour, minAmount: number, backgrounds: Colour[]): string {
  let amount = minAmount
  while (
    amount < 1 &&
    backgrounds.some((background) => contrastOf(mix(colour, towards, amount), background) < READABLE)
  )
    amount += STEP
  return toHex(mix(colour, towards, Math.min(amount, 1)))
}
