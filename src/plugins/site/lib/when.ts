import type { DateTimeFormats } from '../../../lib/formats/dateTimeFormats'
import { isTimezone } from '../../../lib/events/isTimezone'
import { formatIn } from '../../../lib/time/formatIn'
import { dayOf } from './read/performances'

/** How a site writes moments: its formats, the visitor's language, and the zone of the place. */
export interface Clock {
  formats: DateTimeFormats
  language: string
  /** Where nothing else is said. */
  timezone: string
}

const zoneOf = (zone: string | null | undefined, clock: Clock): string => (isTimezone(zone) ? zone : clock.timezone)

/** A day in full: Saturday 21 November 2026, in the order that the site has chosen where the month is in digits. */
export function dayIn(moment: string, zone: string | null | undefined, clock: Clock): string {
  return formatIn(clock.language, {
    day: 'numeric',
    month: clock.formats.monthFormat === 'short' ? 'short' : 'long',
    timeZone: zoneOf(zone, clock),
    weekday: 'long',
    year: 'numeric',
  }).format(new Date(moment))
}

/** The time of day: 19:30, or 7:30 pm where the site writes so. */
export function timeIn(moment: string, zone: string | null | undefined, clock: Clock): string {
  const hours =
    clock.formats.timeFormat === '12h'
      ? ({ hour: 'numeric', hour12: true } as const)
      : ({ hour: '2-digit', hourCycle: 'h23' } as const)
  return formatIn(clock.language, { ...hours, minute: '2-digit', timeZone: zoneOf(zone, clock) }).format(
    new Date(moment),
  )
}

/** From the first to the last day, once where they are the same; '' where there is none. */
export function spanIn(
  start: string | null | undefined,
  end: string | null | undefined,
  zone: string | null | undefined,
  clock: Clock,
): string {
  if (!start) return ''
  const timeZone = zoneOf(zone, clock)
  const format = formatIn(clock.language, {
    day: 'numeric',
    month: clock.formats.monthFormat === 'long' ? 'long' : 'short',
    timeZone,
    year: 'numeric',
  })
  const first = new Date(start)
  const last = end ? new Date(end) : first
  // A night that ends after midnight is one day to whoever goes there.
  const isOneDay =
    last <= first ||
    dayOf(first, timeZone) === dayOf(last, timeZone) ||
    last.getTime() - first.getTime() < 12 * 60 * 60 * 1000
  return isOneDay ? format.format(first) : format.formatRange(first, last)
}

/** Weekday, day and month, apart. */
export function tileIn(
  moment: string,
  zone: string | null | undefined,
  clock: Clock,
): { day: string; month: string; weekday: string } {
  const part = (options: Intl.DateTimeFormatOptions) =>
    formatIn(clock.language, { ...options, timeZone: zoneOf(zone, clock) }).format(new Date(moment))
  return { day: part({ day: 'numeric' }), month: part({ month: 'short' }), weekday: part({ weekday: 'short' }) }
}
