import { DateTime } from 'luxon'
import { MOST_AT_ONCE, type PerformanceRule } from './rule'
import { wallMoment, type ClockChange } from './wallMoment'
import { isoDate } from '@/lib/time/isoDate'

/** A performance that a rule asks for. */
export interface PlannedDate {
  /** ISO moments. */
  start: string
  end: string | null
  change: ClockChange | null
}

/**
 * Every performance that a rule asks for, in their order.
 * @param zone IANA name of the place
 * @returns one more than may be added at once where there are too many
 */
export function datesOf(
  { durationMinutes, except, from, times, to, weekdays }: PerformanceRule,
  zone: string,
): PlannedDate[] {
  const left = new Set(except)
  const found = new Map<string, PlannedDate>()
  const last = DateTime.fromISO(to, { zone: 'utc' })
  for (
    let day = DateTime.fromISO(from, { zone: 'utc' });
    day <= last && found.size <= MOST_AT_ONCE;
    day = day.plus({ days: 1 })
  ) {
    const name = isoDate(day)
    if (!weekdays.includes(day.weekday) || left.has(name)) continue
    for (const time of new Set(times)) {
      const { change, moment } = wallMoment(name, time, zone)
      // Two times of the same night may come to be the same moment.
      if (!found.has(moment))
        found.set(moment, {
          change,
          end: durationMinutes === null ? null : later(moment, durationMinutes),
          start: moment,
        })
    }
  }
  return [...found.values()].sort((one, other) => (one.start < other.start ? -1 : 1)).slice(0, MOST_AT_ONCE + 1)
}

const later = (moment: string, minutes: number): string => new Date(Date.parse(moment) + minutes * 60_000).toISOString()
