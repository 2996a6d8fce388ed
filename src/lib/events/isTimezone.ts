/** Names that were found good. Asking Intl costs a fraction of a millisecond, each time. */
const good = new Set<string>()

/** Is this the name of a time zone that Intl knows? */
export function isTimezone(value: unknown): value is string {
  if (typeof value !== 'string' || value === '') return false
  if (good.has(value)) return true
  try {
    new Intl.DateTimeFormat('en', { timeZone: value })
    good.add(value)
    return true
  } catch {
    return false
  }
}

/** For fields: nothing is allowed, nonsense is not. */
export const validTimezone = (value: unknown): string | true =>
  value === null ||
  value === undefined ||
  value === '' ||
  isTimezone(value) ||
  'Not a time zone, for example Europe/London'
