/** Whether a value is an object with arbitrary properties. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a value has the format of an id. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)

/** The id in a relationship's value, which is an id, a populated document, or nothing. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'string' && value) return value
  if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string') return value.id
  return null
}

/**
 * Returns a value that exists because of an invariant that its type does not express.
 * @param what names the value in the error
 * @throws Error if the invariant is broken
 */
export function required<Value>(value: Value, what: string): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error(`Missing: ${what}`)
  return value
}
