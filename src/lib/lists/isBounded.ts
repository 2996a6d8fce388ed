type Condition = Record<string, unknown>

/**
 * Whether a filter limits its result to certain ids or tenants. Every branch of an `or`, and at least one branch of an
 * `and`, must do so.
 * @param where filter of a request, unvalidated
 */
export function limitsDocuments(where: unknown): boolean {
  if (!isCondition(where)) return false
  return Object.entries(where).some(([field, value]) => {
    if (field.toLowerCase() === 'and') return listOf(value).some(limitsDocuments)
    if (field.toLowerCase() === 'or') return listOf(value).length > 0 && listOf(value).every(limitsDocuments)
    return (
      (field === 'id' || field === 'tenant') && isCondition(value) && (isIdValue(value.equals) || isIdList(value.in))
    )
  })
}

const isCondition = (value: unknown): value is Condition =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists in query strings are parsed as objects if their indexes have gaps. */
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : isCondition(value) ? Object.values(value) : []

const isIdValue = (value: unknown): boolean => (typeof value === 'string' && value !== '') || typeof value === 'number'

const isIdList = (value: unknown): boolean =>
  isIdValue(value) || (listOf(value).length > 0 && listOf(value).every(isIdValue))
