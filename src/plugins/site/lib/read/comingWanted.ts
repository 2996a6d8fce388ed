interface Listing {
  blockType?: string
  limit?: number | null
  source?: string | null
}

const USUAL = 6

/** How many events to come a document shows by the lists among its blocks. */
export function comingWanted(document: object): number {
  const { layout } = document as { layout?: unknown }
  const blocks: Listing[] = Array.isArray(layout) ? layout : []
  const lists = blocks.filter(({ blockType, source }) => blockType === 'eventList' && (source ?? 'coming') === 'coming')
  return Math.max(0, ...lists.map(({ limit }) => limit ?? USUAL))
}
