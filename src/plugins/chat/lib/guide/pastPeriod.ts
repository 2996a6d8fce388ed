import { DateTime } from 'luxon'
import { isoDate } from '@/lib/time/isoDate'
import type { Moment } from './moment'

/** The same weekday before today, or the same day a year before: the parser looks ahead. */
export function lastTime(day: string, today: string): string {
  const at = DateTime.fromISO(day)
  const before = at.minus({ weeks: 1 })
  return isoDate(isoDate(before) <= today ? before : at.minus({ years: 1 }))
}

/**
 * Days up to today that a question about what was means. Null where there are none.
 * @param isSince whether all days from the first one on are meant
 */
export function pastPeriod(
  { from, isOpen, to }: Pick<Moment, 'from' | 'isOpen' | 'to'>,
  today: string,
  isSince = false,
): { from: string; to: string } | null {
  const start = from > today ? (from === to ? lastTime(from, today) : yearBefore(from)) : from
  if (start > today) return null
  const end = from > today && from !== to ? yearBefore(to) : from > today ? start : to
  return { from: start, to: isSince || isOpen || end > today ? today : end }
}

const yearBefore = (day: string): string => isoDate(DateTime.fromISO(day).minus({ years: 1 }))
