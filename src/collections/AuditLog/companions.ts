import type { PayloadRequest } from 'payload'

/** How many documents of a kind share what happens to another: an event's performances. */
export type Companions = Record<string, number>

const keyOf = (collection: string, id: string): string => `companions:${collection}/${id}`

/** Notes for the line of the audit log what goes along with a document. */
export function noteCompanions({ context }: PayloadRequest, collection: string, id: string, companions: Companions): void {
  context[keyOf(collection, id)] = companions
}

/** What goes along with a document in this save; nothing where nobody said so. Those that are none are left out. */
export function companionsOf({ context }: PayloadRequest, collection: string, id: string): Companions {
  const noted = (context[keyOf(collection, id)] ?? {}) as Companions
  delete context[keyOf(collection, id)]
  return Object.fromEntries(Object.entries(noted).filter(([, count]) => count > 0))
}

const goneKey = (collection: string): string => `goesAlong:${collection}`

/** Notes documents that are deleted with another: its line reports them. */
export function noteGoingAlong({ context }: PayloadRequest, collection: string, ids: string[]): void {
  const noted = (context[goneKey(collection)] ??= new Set<string>()) as Set<string>
  for (const id of ids) noted.add(id)
}

/** Is a document deleted with another? */
export const goesAlong = ({ context }: PayloadRequest, collection: string, id: string): boolean =>
  (context[goneKey(collection)] as ReadonlySet<string> | undefined)?.has(id) ?? false
