import { formatIn } from '../time/formatIn'

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
