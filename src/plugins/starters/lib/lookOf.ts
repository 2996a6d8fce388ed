import { readStarter } from './readStarter'
import type { StarterKey } from './starters'

/** What the drawing of a starter shows of its theme. */
export interface Look {
  accent: string
  corners: string
  header: string
  headings: string
  ink: string
  paper: string
  cards: string
}

/** The look of a starter, as far as a small drawing can show it. */
export function lookOf(key: StarterKey): Look {
  const { look = {} } = readStarter(key)
  return {
    accent: look.houseAccent ?? 'currentColor',
    cards: look.houseCards ?? 'framed',
    corners: look.houseCorners ?? 'soft',
    header: look.houseHeader ?? 'beside',
    headings: look.houseHeadings ?? 'usual',
    ink: look.houseInk ?? 'currentColor',
    paper: look.housePaper ?? 'transparent',
  }
}
