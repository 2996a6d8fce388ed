/** Is this the name of a time zone that Intl knows? */
export function isTimezone(value: unknown): value is string {
  if (typeof value !== 'string' || value === '') return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: value })
    return true
  } catch {
    return false
  }
}

/** For fields: nothing is allowed, nonsense is not. */
export const validTimezone = (value: unknown): string | true =>
  value === null || value === undefined || value === '' || isTimezone(value) || 'Not a time zone, for example Europe/London'
