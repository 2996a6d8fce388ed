import { DateTime } from 'luxon'

/**
 * The moments at which a range of days begins and ends in a time zone.
 * @param days first and last: 2026-11-21
 * @param timezone IANA name; UTC if invalid
 * @returns ISO 8601, in UTC; the end is the start of the day after
 */
export function boundsOfDays(
  { from, to }: { from: string; to: string },
  timezone: string,
): { since: string; until: string } {
  const zone = DateTime.fromISO(from, { zone: timezone }).isValid ? timezone : 'utc'
  const start = (day: string) => DateTime.fromISO(day, { zone }).startOf('day')
  const iso = (moment: DateTime) => moment.toJSDate().toISOString()
  return { since: iso(start(from)), until: iso(start(to).plus({ days: 1 }).startOf('day')) }
}
