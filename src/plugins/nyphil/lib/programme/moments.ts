import { DateTime } from 'luxon'

/** Midnights of the archive are those of its own city, in UTC. */
const ARCHIVE_ZONE = 'America/New_York'

/** When an archive knows the day but not the hour, this one is written down, with a note. */
export const USUAL_HOUR = '7:30PM'

/**
 * The calendar day that the archive means.
 * @param date `2004-11-05T05:00:00Z`: midnight of the 5th in New York; daylight saving makes it `T04:00:00Z`
 * @returns `2004-11-05`, or null for nonsense
 */
export function readDay(date: string): string | null {
  const day = DateTime.fromISO(date, { zone: ARCHIVE_ZONE })
  return day.isValid ? day.toISODate() : null
}

/**
 * The hour of a performance.
 * @returns null where the archive has none
 */
export function readClock(time: string): { hour: number; minute: number } | null {
  const parts = /^\s*(\d{1,2}):(\d{2})\s*([AP])\.?M\.?\s*$/i.exec(time)
  if (!parts) return null
  const [hour, minute] = [Number(parts[1]), Number(parts[2])]
  if (hour < 1 || hour > 12 || minute > 59) return null
  return { hour: (hour % 12) + (parts[3]!.toUpperCase() === 'P' ? 12 : 0), minute }
}

/**
 * A wall-clock time somewhere as an instant. An hour that summer time skips becomes the one after it.
 * @param day `2004-11-05`
 * @param zone IANA name
 * @returns ISO 8601 in UTC
 */
export function momentOf(day: string, { hour, minute }: { hour: number; minute: number }, zone: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return DateTime.fromObject({ day: date, hour, minute, month, year }, { zone }).toUTC().toISO()!
}
