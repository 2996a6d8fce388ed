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
