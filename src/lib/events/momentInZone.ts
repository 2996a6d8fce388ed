import { formatIn } from '@/lib/time/formatIn'
import { toLocalDateTime } from './calendar/localDateTime'
import { localToInstant } from './recurring/localToInstant'

/**
 * Formats an instant in local time, for titles and lists.
 * @param moment ISO 8601
 * @param zone IANA name
 * @param language language of the result; default: English, in which titles are stored
 * @example momentInZone('2026-11-21T19:30:00Z', 'Europe/London') // 'Sat 21 Nov 2026, 19:30'
 */
export function momentInZone(moment: string, zone: string, language = 'en'): string {
  const format = formatIn(language, {
    day: 'numeric',
    hour: '2-digit',
    hourCycle: 'h23',
    minute: '2-digit',
    month: 'short',
    timeZone: zone,
    weekday: 'short',
    year: 'numeric',
  })
  if (language !== 'en') return format.format(new Date(moment))
  const parts = format.formatToParts(new Date(moment))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((entry) => entry.type === type)?.value ?? ''
  return `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}, ${part('hour')}:${part('minute')}`
}

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

const MINUTE_MS = 60_000

/**
 * Shifts an instant so that its local time in another time zone is unchanged: 19:30 stays 19:30.
 * @param moment ISO 8601
 * @param from IANA name
 * @param to IANA name
 */
export function keepLocalTime(moment: string, from: string, to: string): string {
  const { day, time } = toLocalDateTime(moment, from)
  const seconds = ((Date.parse(moment) % MINUTE_MS) + MINUTE_MS) % MINUTE_MS
  return new Date(Date.parse(localToInstant(day, time, to).moment) + seconds).toISOString()
}
