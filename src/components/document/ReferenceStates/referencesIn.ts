import { isRecord } from '../../../lib/values'

export interface DocumentId {
  collection: string
  id: string
}

/** The documents in the value of a field: ids, or ids with their content type where the field takes several. */
export function referencesIn(value: unknown, relationTo: string | string[]): DocumentId[] {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values.flatMap((one) => {
    const collection =
      isRecord(one) && typeof one.relationTo === 'string'
        ? one.relationTo
        : typeof relationTo === 'string'
          ? relationTo
          : null
    const target = isRecord(one) && 'relationTo' in one ? one.value : one
    const id = isRecord(target) ? target.id : target
    return collection && typeof id === 'string' ? [{ collection, id }] : []
  })
}
