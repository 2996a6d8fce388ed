import { DateTime } from 'luxon'

/**
 * When a day begins in a zone, and when the next one does: 23, 24 or 25 hours later.
 * @param day `YYYY-MM-DD`
 * @param zone IANA name
 * @returns ISO moments
 */
export function dayBounds(day: string, zone: string): { from: string; to: string } {
  const start = DateTime.fromISO(day, { zone }).startOf('day')
  return { from: isoOf(start), to: isoOf(start.plus({ days: 1 }).startOf('day')) }
}

const isoOf = (moment: DateTime): string => moment.toUTC().toISO() ?? ''
