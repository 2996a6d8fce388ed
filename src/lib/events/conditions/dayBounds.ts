import { DateTime } from 'luxon'

/**
 * Start of a day and of the next day in a time zone, 23, 24 or 25 hours apart.
 * @param day `YYYY-MM-DD`
 * @param zone IANA name
 * @returns ISO instants
 */
export function dayBounds(day: string, zone: string): { from: string; to: string } {
  const start = DateTime.fromISO(day, { zone }).startOf('day')
  return { from: isoOf(start), to: isoOf(start.plus({ days: 1 }).startOf('day')) }
}

const isoOf = (moment: DateTime): string => moment.toUTC().toISO() ?? ''
