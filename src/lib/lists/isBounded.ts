type Condition = Record<string, unknown>

/**
 * Does a filter say which documents are meant, or whose: by their ids, or by their tenant? It must say so of everything
 * that it finds: in each part of an `or`, in any part of an `and`.
 * @param where as a request sends it: nothing is known of its shape
 */
export function isBounded(where: unknown): boolean {
  if (!isCondition(where)) return false
  return Object.entries(where).some(([field, value]) => {
    if (field.toLowerCase() === 'and') return listOf(value).some(isBounded)
    if (field.toLowerCase() === 'or') return listOf(value).length > 0 && listOf(value).every(isBounded)
    return (
      (field === 'id' || field === 'tenant') && isCondition(value) && (namesOne(value.equals) || namesSome(value.in))
    )
  })
}

const isCondition = (value: unknown): value is Condition =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists in addresses arrive as objects where their indexes have gaps. */
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : isCondition(value) ? Object.values(value) : []

const namesOne = (value: unknown): boolean => (typeof value === 'string' && value !== '') || typeof value === 'number'

const namesSome = (value: unknown): boolean =>
  namesOne(value) || (listOf(value).length > 0 && listOf(value).every(namesOne))
