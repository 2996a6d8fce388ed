import type { OldEvent } from '../export/item'
import { addMonths, daysOf, ENDLESS_MONTHS, isEndless } from './rule'

type Times = OldEvent['times'][number]

/** All times of an event in their order: its own, those of its rules, and those on days that were added to them. */
export function timesOf(event: OldEvent, today: string, most: number): Times[] {
  const { extraDays = [], rules = [], times } = event
  const [first, ...others] = times
  if (!first) return []
  const start = first.start.local.slice(0, 10)
  const days = rules.flatMap((rule) => daysOf(rule, start, today, most))
  // The rules name the first day too, unless it fell out.
  const repeated = [...new Set([...(rules.length > 0 ? days : [start]), ...extraDays])].map((day) => onDay(first, day))
  return [...repeated, ...others].sort((a, b) => (a.start.local < b.start.local ? -1 : 1))
}

/** The day up to which an event that repeats for ever is brought; null if none of its rules is endless. */
export const endlessUntil = ({ rules = [] }: OldEvent, today: string): string | null =>
  rules.some(isEndless) ? addMonths(today, ENDLESS_MONTHS) : null

/** The same times on another day. */
function onDay({ end, start }: Times, day: string): Times {
  const shift = Date.parse(day) - Date.parse(start.local.slice(0, 10))
  const moved = (local: string): string => {
    const shifted = new Date(Date.parse(local.slice(0, 10)) + shift).toISOString().slice(0, 10)
    return shifted + local.slice(10)
  }
  return { end: end && { local: moved(end.local) }, start: { local: moved(start.local) } }
}
