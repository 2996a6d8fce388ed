import { isRecord } from '@/lib/values'

export interface DocumentId {
  collection: string
  id: string
}

/** Documents referenced by a field's value: ids, or pairs of content type and id if the field allows several types. */
export function referencesIn(value: unknown, relationTo: string | string[]): DocumentId[] {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values.flatMap((item) => {
    const collection =
      isRecord(item) && typeof item.relationTo === 'string'
        ? item.relationTo
        : typeof relationTo === 'string'
          ? relationTo
          : null
    const target = isRecord(item) && 'relationTo' in item ? item.value : item
    const id = isRecord(target) ? target.id : target
    return collection && typeof id === 'string' ? [{ collection, id }] : []
  })
}

/** How many documents a cell of a list names, as Payload's does. */
const MAX_NAMED = 3

/** The documents that a cell of a list names, and the number of the others. */
export function namedReferencesIn(
  value: unknown,
  relationTo: string | string[],
): { more: number; shown: DocumentId[] } {
  const all = referencesIn(value, relationTo)
  return { more: Math.max(0, all.length - MAX_NAMED), shown: all.slice(0, MAX_NAMED) }
}
