import { MOST_LISTED } from './comingEvents'

interface Listing {
  blockType?: string
  limit?: number | null
  source?: string | null
}

const USUAL = 6

/** How many events to come a document shows: by a list among its blocks, or by being a collection that fills itself. */
export function comingWanted(collection: string, document: object): number {
  const { kind, layout } = document as { kind?: unknown; layout?: unknown }
  if (collection === 'event-collections') return kind === 'automated' ? MOST_LISTED : 0
  const blocks: Listing[] = Array.isArray(layout) ? layout : []
  const lists = blocks.filter(({ blockType, source }) => blockType === 'eventList' && (source ?? 'coming') === 'coming')
  return Math.max(0, ...lists.map(({ limit }) => limit ?? USUAL))
}
