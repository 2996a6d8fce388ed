import type { DateTimeFormats } from '@/lib/formats/dateTimeFormats'
import { onLastDay } from '@/lib/events/lastDay'
import { isTimezone } from '@/lib/events/momentInZone'
import { formatIn } from '@/lib/time/formatIn'

/** Date and time formats of a site, the visitor's language and the default time zone. */
export interface Clock {
  formats: DateTimeFormats
  language: string
  /** Default time zone. */
  timezone: string
}

const zoneOf = (zone: string | null | undefined, clock: Clock): string => (isTimezone(zone) ? zone : clock.timezone)

/** Formats a full date: Saturday 21 November 2026. */
export function formatDay(moment: string, zone: string | null | undefined, clock: Clock): string {
  return formatIn(clock.language, {
    day: 'numeric',
    month: clock.formats.monthFormat === 'short' ? 'short' : 'long',
    timeZone: zoneOf(zone, clock),
    weekday: 'long',
    year: 'numeric',
  }).format(new Date(moment))
}

/** Formats a month: November 2026. */
export const formatMonth = (moment: string, zone: string | null | undefined, clock: Clock): string =>
  formatIn(clock.language, { month: 'long', timeZone: zoneOf(zone, clock), year: 'numeric' }).format(new Date(moment))

/** Formats a time: 19:30, or 7:30 pm for sites with a 12-hour clock. */
export function formatTime(moment: string, zone: string | null | undefined, clock: Clock): string {
  const hours =
    clock.formats.timeFormat === '12h'
      ? ({ hour: 'numeric', hour12: true } as const)
      : ({ hour: '2-digit', hourCycle: 'h23' } as const)
  return formatIn(clock.language, { ...hours, minute: '2-digit', timeZone: zoneOf(zone, clock) }).format(
    new Date(moment),
  )
}

/** Formats a date range, or one date when both are the same; '' when there is no start. */
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
  const last = end ? onLastDay(first, new Date(end), timeZone) : first
  return dayOf(first, timeZone) === dayOf(last, timeZone) ? format.format(first) : format.formatRange(first, last)
}

/** Formats weekday, day and month separately. */
export function formatTile(
  moment: string,
  zone: string | null | undefined,
  clock: Clock,
): { day: string; month: string; weekday: string } {
  const part = (options: Intl.DateTimeFormatOptions) =>
    formatIn(clock.language, { ...options, timeZone: zoneOf(zone, clock) }).format(new Date(moment))
  return { day: part({ day: 'numeric' }), month: part({ month: 'short' }), weekday: part({ weekday: 'short' }) }
}

/** Returns the date in a time zone in sortable form: 2026-11-21. */
export const dayOf = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { day: '2-digit', month: '2-digit', timeZone, year: 'numeric' }).format(moment)
