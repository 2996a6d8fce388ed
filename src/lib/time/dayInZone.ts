import { DateTime } from 'luxon'
import { formatIn } from './formatIn'

/** The full date of an instant in a time zone: Saturday, 21 November 2026. */
export function dayInZone(moment: Date, timeZone: string, language: string): string {
  return formatIn(language, {
    day: 'numeric',
    month: 'long',
    timeZone,
    weekday: 'long',
    year: 'numeric',
  }).format(moment)
}

/**
 * The time of day of an instant in a time zone: 19:30, optionally with the name of the zone if it may differ from the
 * user's.
 */
export function timeInZone(moment: string, timeZone: string, language: string, { withZone = false } = {}): string {
  const time = formatIn(language, {
    hour: '2-digit',
    hourCycle: 'h23',
    minute: '2-digit',
    timeZone,
  }).format(new Date(moment))
  return withZone ? `${time} ${(timeZone.split('/').at(-1) ?? '').replaceAll('_', ' ')}` : time
}

/** Weekday, day and month of an instant in a time zone, as separate parts. */
export function dayTile(
  moment: string,
  timeZone: string,
  language: string,
): { day: string; month: string; weekday: string } {
  const part = (options: Intl.DateTimeFormatOptions) =>
    formatIn(language, { ...options, timeZone }).format(new Date(moment))
  return { day: part({ day: 'numeric' }), month: part({ month: 'short' }), weekday: part({ weekday: 'short' }) }
}

/**
 * The start of the day of an instant in a time zone.
 * @param timezone IANA name; UTC if invalid
 * @returns ISO, in UTC
 */
export function startOfDay(moment: Date, timezone: string): string {
  const local = DateTime.fromJSDate(moment, { zone: timezone })
  return (local.isValid ? local : DateTime.fromJSDate(moment, { zone: 'utc' })).startOf('day').toJSDate().toISOString()
}
