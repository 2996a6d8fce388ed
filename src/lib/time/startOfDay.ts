import { DateTime } from 'luxon'

/**
 * When the day of a moment began in a zone.
 * @param timezone IANA name; UTC where it is none
 * @returns ISO, in UTC
 */
export function startOfDay(moment: Date, timezone: string): string {
  const there = DateTime.fromJSDate(moment, { zone: timezone })
  return (there.isValid ? there : DateTime.fromJSDate(moment, { zone: 'utc' })).startOf('day').toUTC().toISO()!
}
