/** A local date and time. */
export interface LocalDateTime {
  /** `YYYY-MM-DD` */
  day: string
  /** `HH:mm` */
  time: string
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Each takes tens of kilobytes, and there are hundreds of time zones. */
const MAX_FORMATS = 100

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone)
  if (cached) return cached
  const format = new Intl.DateTimeFormat('en-CA', {
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
    minute: '2-digit',
    month: '2-digit',
    timeZone,
    year: 'numeric',
  })
  if (formats.size >= MAX_FORMATS) formats.clear()
  formats.set(timeZone, format)
  return format
}

/**
 * Converts an instant to local time in a time zone.
 * @example toLocalDateTime('2027-07-01T18:30:00Z', 'Europe/London') // { day: '2027-07-01', time: '19:30' }
 */
export function toLocalDateTime(moment: string, timeZone: string): LocalDateTime {
  const parts = formatOf(timeZone).formatToParts(new Date(moment))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((entry) => entry.type === type)?.value ?? ''
  return { day: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` }
}

/** Converts minutes since midnight to a time of day. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Converts a time of day to minutes since midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
