import type { PayloadRequest } from 'payload'

/** Number of documents affected along with another one, by kind; for example an event's performances. */
export type Companions = Record<string, number>

const keyOf = (collection: string, id: string): string => `companions:${collection}/${id}`

/** Records for the audit log how many documents change along with another one. */
export function recordCompanions(
  { context }: PayloadRequest,
  collection: string,
  id: string,
  companions: Companions,
): void {
  context[keyOf(collection, id)] = companions
}

/** Returns and clears the recorded companions of a document; empty if none were recorded. Zero counts are omitted. */
export function takeCompanions({ context }: PayloadRequest, collection: string, id: string): Companions {
  const noted = (context[keyOf(collection, id)] ?? {}) as Companions
  delete context[keyOf(collection, id)]
  return Object.fromEntries(Object.entries(noted).filter(([, count]) => count > 0))
}
