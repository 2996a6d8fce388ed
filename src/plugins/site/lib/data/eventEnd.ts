import { DateTime } from 'luxon'
import { LONGEST_DAYS } from '@/lib/events/lastsForDays'
import { isTimezone } from '@/lib/events/momentInZone'
import type { Event } from '@/payload-types'

type Dates = Pick<Event, 'endDate' | 'endDate_tz' | 'startDate' | 'startDate_tz'>

const DAY_MS = 24 * 60 * 60 * 1000

const inZone = (moment: string, zone: string | null | undefined, timezone: string): DateTime =>
  DateTime.fromISO(moment, { zone: isTimezone(zone) ? zone : isTimezone(timezone) ? timezone : 'utc' })

/** Whether a moment is the start of a day: what somebody has picked without a time. */
export function isWholeDay(moment: string, zone: string | null | undefined, timezone: string): boolean {
  const local = inZone(moment, zone, timezone)
  return local.toMillis() === local.startOf('day').toMillis()
}

/**
 * Returns when an event is over, in milliseconds since 1970: at its end, or when the day of its last date ends if that is
 * no time. Null without a date.
 * @param timezone of the site, in which days end
 */
export function eventEnd({ endDate, endDate_tz, startDate, startDate_tz }: Dates, timezone: string): number | null {
  const last = endDate ?? startDate
  if (!last) return null
  if (endDate && !isWholeDay(endDate, endDate_tz ?? startDate_tz, timezone)) return Date.parse(endDate)
  return inZone(last, null, timezone).plus({ days: 1 }).startOf('day').toMillis()
}

/** What a page knows of its events. */
export interface EventsSeen {
  clock: { timezone: string }
  library: { states: ReadonlyMap<string, string[]> }
}

/** Whether an event is over. One that was postponed without a new date is not. */
export function hasEnded(event: Event, { clock, library }: EventsSeen, now = Date.now()): boolean {
  const end = eventEnd(event, clock.timezone)
  return end !== null && end <= now && !awaitsDate(event, library.states.get(event.id) ?? [], now)
}

/** Whether an event that has no date any more was postponed. As `awaitsDate` of the database. */
function awaitsDate({ endDate, eventStatus, startDate }: Event, states: string[], now: number): boolean {
  if (eventStatus === 'cancelled') return false
  const isRecent = Date.parse(endDate ?? startDate ?? '') >= now - LONGEST_DAYS * DAY_MS
  return states.includes('postponed') || (eventStatus === 'postponed' && isRecent)
}
