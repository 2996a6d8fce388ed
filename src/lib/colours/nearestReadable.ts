import { BLACK, contrastOf, mix, parseColour, READABLE, toHex, WHITE, type Colour } from './colour'

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
