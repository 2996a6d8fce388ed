import { DateTime } from 'luxon'
import { isoDate } from '@/lib/time/isoDate'

/**
 * The current date at a site, and the seconds left until its midnight.
 * @param timezone IANA name; UTC is used if it is invalid
 */
export function siteDay(moment: Date, timezone: string): { day: string; secondsLeft: number } {
  const local = DateTime.fromJSDate(moment, { zone: timezone })
  const current = local.isValid ? local : DateTime.fromJSDate(moment, { zone: 'utc' })
  return {
    day: isoDate(current),
    secondsLeft: Math.max(1, Math.ceil(current.plus({ days: 1 }).startOf('day').diff(current).as('seconds'))),
  }
}
