import { DateTime } from 'luxon'
import { oncePerProcess } from '@/lib/process/oncePerProcess'

interface Day {
  day: string
  since: number
  until: number
}

const days = () => oncePerProcess('audienceDays', () => new Map<string, Day>())

/** Returns the day in a time zone at a moment: `2026-11-30`. Computed once per zone and day. */
export function dayIn(zone: string, now: number): string {
  const known = days().get(zone)
  if (known && known.since <= now && now < known.until) return known.day
  const local = DateTime.fromMillis(now, { zone })
  const start = (local.isValid ? local : DateTime.fromMillis(now, { zone: 'utc' })).startOf('day')
  // Days are 23 to 25 hours long, and some begin at one o'clock.
  const next = start.plus({ days: 1 }).startOf('day')
  const found = { day: start.toISODate() ?? '', since: start.toMillis(), until: next.toMillis() }
  days().set(zone, found)
  return found.day
}
