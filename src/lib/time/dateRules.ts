/** First and last year of dates in content: what calendars, feeds and search engines can show. */
export const YEARS = { first: 1500, last: 2200 }

/** Whether a date is valid and its year can be shown. */
export function isInRange(value: Date | string): boolean {
  const year = new Date(value).getUTCFullYear()
  return year >= YEARS.first && year <= YEARS.last
}

/** What the field of a later date follows. */
interface Start {
  name: string
  /** Both may be the same moment: a run of one day. */
  isSameAllowed: boolean
}

/** Pairs of dates in the same document, row or group: the name of the later field, and the one that it follows. */
const STARTS: Partial<Record<string, Start>> = {
  end: { isSameAllowed: false, name: 'start' },
  endDate: { isSameAllowed: true, name: 'startDate' },
  showUntil: { isSameAllowed: false, name: 'showFrom' },
}

type Values = Readonly<Record<string, unknown>>

/** The names of a date field and of the earlier one that it follows, if any. */
export const datesOf = (name: string): string[] => [name, ...(STARTS[name] ? [STARTS[name].name] : [])]

/**
 * Whether a date is after the one that it follows. True if either is missing or invalid.
 * @param name the field of the later date
 */
export function isAfterStart(name: string, values: Values): boolean {
  const start = STARTS[name]
  if (!start) return true
  const [from, to] = [timeOf(values[start.name]), timeOf(values[name])]
  return !(start.isSameAllowed ? to < from : to <= from)
}

/** Milliseconds since 1970; NaN, which compares as false, if there is no date. */
const timeOf = (value: unknown): number => (isGiven(value) ? new Date(value).getTime() : Number.NaN)

/** Whether a field holds a date, which Payload passes on as text or as `Date`. */
export const isGiven = (value: unknown): value is Date | string =>
  value instanceof Date || (typeof value === 'string' && value !== '')

/** An end that is later than its start; null otherwise, as for an open end. */
export const endAfter = (start: string | null | undefined, end: string | null | undefined): string | null =>
  end && (!start || Date.parse(end) > Date.parse(start)) ? end : null
