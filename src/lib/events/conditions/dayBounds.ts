import { DateTime } from 'luxon'

/** Is it a day of the calendar, `YYYY-MM-DD`? */
export const isPlainDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value) && DateTime.fromISO(value, { zone: 'utc' }).isValid

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
