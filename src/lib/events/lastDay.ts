import { minutesOf, toLocalDateTime } from './calendar/localDateTime'

/** Minutes after midnight until which a night goes on. */
const NIGHT_ENDS = 6 * 60

/** What is shorter has one day, however late it begins. */
const ONE_DAY_MS = 12 * 60 * 60_000

/**
 * A moment on the last day of what goes on from one moment to another: a run whose last night ends at half past midnight
 * ends on the day before. Midnight itself is a day that somebody has chosen without a time.
 * @param zone IANA name
 */
export function onLastDay(start: Date, end: Date, zone: string): Date {
  if (end.getTime() - start.getTime() < ONE_DAY_MS) return start
  const minute = minutesOf(toLocalDateTime(end.toISOString(), zone).time)
  return minute > 0 && minute < NIGHT_ENDS ? new Date(end.getTime() - NIGHT_ENDS * 60_000) : end
}
