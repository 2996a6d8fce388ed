import type { MessageKey } from '@/exports/types'
import type { StarterKey } from './starters'

/** Names and descriptions of the starters. */
export const LABELS: Record<StarterKey, { help: MessageKey; name: MessageKey }> = {
  'arts-centre': { help: 'starterArtsCentreHelp', name: 'starterArtsCentre' },
  'concert-hall': { help: 'starterConcertHallHelp', name: 'starterConcertHall' },
  festival: { help: 'starterFestivalHelp', name: 'starterFestival' },
  pages: { help: 'starterPagesHelp', name: 'starterPages' },
  theatre: { help: 'starterTheatreHelp', name: 'starterTheatre' },
}
