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

/** Whether a value is empty. `null` and blank texts count as empty. */
export const isEmptyValue = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/** The value of an object's own property. Undefined for inherited names, such as `constructor`. */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

/** A copy of an object with only the given properties. */
export function pick<From extends object, Key extends keyof From>(from: From, keys: readonly Key[]): Pick<From, Key> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<From, Key>
}

/** Whether a value is empty or an HTTP or HTTPS URL. */
export function isLink(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}
