import type { PayloadRequest } from 'payload'

/** How many documents of a kind share what happens to another: an event's performances. */
export type Companions = Record<string, number>

const keyOf = (collection: string, id: string): string => `companions:${collection}/${id}`

/** Notes for the line of the audit log what goes along with a document. */
export function noteCompanions(
  { context }: PayloadRequest,
  collection: string,
  id: string,
  companions: Companions,
): void {
  context[keyOf(collection, id)] = companions
}

/** What goes along with a document in this save; nothing where nobody said so. Those that are none are left out. */
export function companionsOf({ context }: PayloadRequest, collection: string, id: string): Companions {
  const noted = (context[keyOf(collection, id)] ?? {}) as Companions
  delete context[keyOf(collection, id)]
  return Object.fromEntries(Object.entries(noted).filter(([, count]) => count > 0))
}
