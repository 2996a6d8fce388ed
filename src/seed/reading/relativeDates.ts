import { DateTime, type DurationLikeObject } from 'luxon'
import { required } from '@/lib/values'
import type { RelativeDate } from './schemas'

/** What relative dates refer to. */
export interface Clock {
  now: Date
  /** Time zone of local times. */
  zone: string
}

/** Reads a duration such as `-3 months` or `9 months 1 day`. */
export const durationOf = (text: string): DurationLikeObject =>
  Object.fromEntries(
    [...text.matchAll(/(-?\d+) (hour|day|month)/g)].map(([, count, unit]) => [`${unit}s`, Number(count)]),
  )

/** The beginning of the day of seeding. */
export const startOfToday = ({ now, zone }: Clock): DateTime => DateTime.fromJSDate(now, { zone }).startOf('day')

/** The moment that a relative date means. */
export function momentOf(clock: Clock, { at, in: distance }: RelativeDate): DateTime {
  if (!at) return DateTime.fromJSDate(clock.now, { zone: clock.zone }).plus(durationOf(distance))
  return atTime(startOfToday(clock).plus(durationOf(distance)), at)
}

/** A day at a local time: 19:30 stays 19:30 when the clocks change. */
export function atTime(day: DateTime, time: string): DateTime {
  const [hour, minute] = time.split(':').map(Number)
  return day.set({ hour: required(hour, `the hour of ${time}`), minute: required(minute, `the minute of ${time}`) })
}

/** As stored in a date field. */
export const isoOf = (moment: DateTime): string => moment.toJSDate().toISOString()
