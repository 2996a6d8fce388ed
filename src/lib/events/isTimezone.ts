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
