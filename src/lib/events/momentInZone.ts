/** One for each zone: making them is what takes time. */
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A moment as read on the wall clock of a zone, in English, for titles and lists.
 * @param moment ISO 8601
 * @param zone IANA name
 * @example momentInZone('2026-11-21T19:30:00Z', 'Europe/London') // 'Sat 21 Nov 2026, 19:30'
 */
export function momentInZone(moment: string, zone: string): string {
  const parts = formatOf(zone).formatToParts(new Date(moment))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}, ${part('hour')}:${part('minute')}`
}

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      hour: '2-digit',
      hourCycle: 'h23',
      minute: '2-digit',
      month: 'short',
      timeZone: zone,
      weekday: 'short',
      year: 'numeric',
    })
    formats.set(zone, format)
  }
  return format
}
