/** Cache of valid names, because constructing a format takes a fraction of a millisecond each time. */
const validNames = new Set<string>()

/** Whether Intl knows a time zone of this name. */
export function isTimezone(value: unknown): value is string {
  if (typeof value !== 'string' || value === '') return false
  if (validNames.has(value)) return true
  try {
    new Intl.DateTimeFormat('en', { timeZone: value })
    validNames.add(value)
    return true
  } catch {
    return false
  }
}

/** Field validation: accepts an empty value or a valid time zone. */
export const validTimezone = (value: unknown): string | true =>
  value === null ||
  value === undefined ||
  value === '' ||
  isTimezone(value) ||
  'Not a time zone, for example Europe/London'
