import { formatIn } from '../time/formatIn'
import { isTimezone } from './isTimezone'

interface Dates {
  /** ISO instants. */
  end: string | null
  start: string | null
  /** IANA name. */
  zone: string | null
}

/**
 * The dates of an event in its local time zone; '' if it has none.
 * @example formatDateRange({ start, end, zone: 'Europe/London' }, 'en') // '4 – 28 Dec 2026'
 */
export function formatDateRange({ end, start, zone }: Dates, language: string): string {
  const first = start ?? end
  if (!first) return ''
  const format = formatIn(language, {
    day: 'numeric',
    month: 'short',
    timeZone: zone && isTimezone(zone) ? zone : 'UTC',
    year: 'numeric',
  })
  const last = end && Date.parse(end) > Date.parse(first) ? end : first
  return format.formatRange(new Date(first), new Date(last))
}
