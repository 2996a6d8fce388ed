import { BLACK, contrast, contrastOf, mix, parseColour, READABLE, toHex, WHITE, type Colour } from './colour'
import { zip } from '@/lib/lists/items'

const STEPS = 255

/**
 * The nearest readable text colour for a background: darkens or lightens the text as little as needed. A readable
 * colour is returned unchanged. There is always a result, as black or white is readable on any background.
 * @param text `#rrggbb`
 * @param background `#rrggbb`
 */
export function nearestReadable(text: string, background: string): string {
  const [from, behind] = [parseColour(text), parseColour(background)]
  const candidates = [BLACK, WHITE]
    .map((towards) => firstReadable(from, towards, behind))
    .filter((colour) => colour !== null)
  const [nearest = BLACK] = candidates.sort((first, second) => distance(from, first) - distance(from, second))
  return toHex(nearest)
}

function firstReadable(from: Colour, towards: Colour, behind: Colour): Colour | null {
  for (let step = 0; step <= STEPS; step++) {
    const colour = mix(from, towards, step / STEPS)
    if (contrastOf(colour, behind) >= READABLE) return colour
  }
  return null
}

const distance = (first: Colour, second: Colour): number =>
  Math.hypot(...zip(first, second).map(([part, other]) => part - other))

/** Custom colours of the built-in theme, each as `#rrggbb`. */
export interface OwnColours {
  /** Buttons, links and highlights. */
  accent: string
  /** Text colour. */
  ink: string
  /** Page background. */
  paper: string
}

/** Base colours of the built-in theme's palettes, which custom colours can start from. */
export const PALETTES = {
  claret: { accent: '#7a1f3d', ink: '#1e1b18', paper: '#fbfaf7' },
  lamplight: { accent: '#96350f', ink: '#2a2016', paper: '#fff7e3' },
  midnight: { accent: '#005f73', ink: '#0d1b2a', paper: '#f3f7fa' },
} as const satisfies Record<string, OwnColours>

const SOFT = 0.3
const LINE = 0.8
const RAISED = { dark: 0.25, light: 0.6 }

/** Pairs of text and background whose contrast depends on the custom colours. */
export const PAIRS = [
  { background: 'paper', text: 'ink' },
  { background: 'paper', text: 'accent' },
] as const satisfies { background: keyof OwnColours; text: keyof OwnColours }[]

/** Pairs with insufficient contrast, each with the nearest readable text colour. */
export const unreadablePairs = (
  colours: OwnColours,
): { background: keyof OwnColours; nearest: string; ratio: number; text: keyof OwnColours }[] =>
  PAIRS.flatMap(({ background, text }) => {
    const ratio = contrast(colours[text], colours[background])
    return ratio >= READABLE
      ? []
      : [{ background, nearest: nearestReadable(colours[text], colours[background]), ratio, text }]
  })

/**
 * All CSS variables of the built-in theme, from three colours. The derived colours (text on buttons, secondary text,
 * warnings) are always readable. The three base colours are used unchanged, in light and dark.
 */
export function houseVariables({ accent, ink, paper }: OwnColours): Record<string, string> {
  const [behind, text] = [parseColour(paper), parseColour(ink)]
  const isDark = contrastOf(behind, WHITE) > contrastOf(behind, BLACK)
  return {
    '--accent': accent,
    '--ink': ink,
    '--line': toHex(mix(text, behind, LINE)),
    '--on-accent': readableOn(accent, paper),
    '--paper': paper,
    '--raised': toHex(mix(behind, isDark ? BLACK : WHITE, isDark ? RAISED.dark : RAISED.light)),
    '--soft': nearestReadable(toHex(mix(text, behind, SOFT)), paper),
    '--stop': nearestReadable(isDark ? '#ff9d94' : '#9b1c1c', paper),
    '--warn': nearestReadable(isDark ? '#f0b46a' : '#8a4b00', paper),
    'color-scheme': isDark ? 'dark' : 'light',
  }
}

const readableOn = (background: string, preferred: string): string =>
  contrast(preferred, background) >= READABLE
    ? preferred
    : contrast('#ffffff', background) >= contrast('#000000', background)
      ? '#ffffff'
      : '#000000'
