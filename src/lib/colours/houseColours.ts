import { BLACK, contrast, contrastOf, mix, parseColour, READABLE, toHex, WHITE, type Colour } from './colour'

const STEPS = 255

/**
 * The colour nearest to one for texts that can be read on a background: as much darker or lighter as it needs, whichever
 * is the smaller step. One that can be read already stays as it is. There always is one: black or white can be read on
 * everything.
 * @param text `#rrggbb`
 * @param background `#rrggbb`
 */
export function nearestReadable(text: string, background: string): string {
  const [from, behind] = [parseColour(text), parseColour(background)]
  const found = [BLACK, WHITE].map((towards) => firstReadable(from, towards, behind)).filter((one) => one !== null)
  const [nearest = BLACK] = found.sort((one, other) => distance(from, one) - distance(from, other))
  return toHex(nearest)
}

function firstReadable(from: Colour, towards: Colour, behind: Colour): Colour | null {
  for (let step = 0; step <= STEPS; step++) {
    const colour = mix(from, towards, step / STEPS)
    if (contrastOf(colour, behind) >= READABLE) return colour
  }
  return null
}

const distance = (one: Colour, other: Colour): number => Math.hypot(...one.map((part, at) => part - other[at]!))

/** What somebody chooses for the built-in theme, each as `#rrggbb`. */
export interface OwnColours {
  /** Buttons, links and marks. */
  accent: string
  /** Texts. */
  ink: string
  /** Behind everything. */
  paper: string
}

/** What the palettes of the built-in theme begin with, so that colours of one's own can begin there, too. */
export const PALETTES = {
  claret: { accent: '#7a1f3d', ink: '#1e1b18', paper: '#fbfaf7' },
  lamplight: { accent: '#96350f', ink: '#2a2016', paper: '#fff7e3' },
  midnight: { accent: '#005f73', ink: '#0d1b2a', paper: '#f3f7fa' },
} as const satisfies Record<string, OwnColours>

const SOFT = 0.3
const LINE = 0.8
const RAISED = { dark: 0.25, light: 0.6 }

/** What is read, and on what: the pairs whose contrast somebody decides about. */
export const PAIRS = [
  { background: 'paper', text: 'ink' },
  { background: 'paper', text: 'accent' },
] as const satisfies { background: keyof OwnColours; text: keyof OwnColours }[]

/** Pairs that not everybody can read, each with the nearest colour for its text that passes. */
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
 * All variables of the built-in theme's styles from three colours. What follows from them can be read: text on buttons,
 * quieter texts, warnings. The three themselves are as somebody has chosen them, by day and by night.
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

const readableOn = (background: string, wanted: string): string =>
  contrast(wanted, background) >= READABLE
    ? wanted
    : contrast('#ffffff', background) >= contrast('#000000', background)
      ? '#ffffff'
      : '#000000'
