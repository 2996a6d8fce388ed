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
