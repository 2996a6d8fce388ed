import { DateTime } from 'luxon'

/**
 * The start of the day of an instant in a time zone.
 * @param timezone IANA name; UTC if invalid
 * @returns ISO, in UTC
 */
export function startOfDay(moment: Date, timezone: string): string {
  const local = DateTime.fromJSDate(moment, { zone: timezone })
  return (local.isValid ? local : DateTime.fromJSDate(moment, { zone: 'utc' })).startOf('day').toJSDate().toISOString()
}
