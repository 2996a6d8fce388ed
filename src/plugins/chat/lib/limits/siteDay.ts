import { DateTime } from 'luxon'
import { isoDate } from '@/lib/time/isoDate'

/** The day that it is at a site, and how many seconds of it are left. @param timezone IANA name; UTC where it is none */
export function siteDay(moment: Date, timezone: string): { day: string; secondsLeft: number } {
  const named = DateTime.fromJSDate(moment, { zone: timezone })
  const there = named.isValid ? named : DateTime.fromJSDate(moment, { zone: 'utc' })
  return {
    day: isoDate(there),
    secondsLeft: Math.max(1, Math.ceil(there.plus({ days: 1 }).startOf('day').diff(there).as('seconds'))),
  }
}
