import { DateTime } from 'luxon'
import type { Days } from '@/database/website/listProgramme'
import { dayOf } from '../formatMoments'
import type { ProgrammeQuery } from './programmeQuery'

const SATURDAY = 6

const dayIn = (moment: DateTime): string => moment.toISODate() ?? ''

/** Returns the days of a choice in a time zone; null for all days. On a Sunday the weekend is what is left of it. */
export function chosenDays(date: ProgrammeQuery['date'], timezone: string, now = new Date()): Days | null {
  if (date === null) return null
  const zoned = DateTime.fromJSDate(now, { zone: timezone })
  const today = zoned.isValid ? zoned : DateTime.fromJSDate(now, { zone: 'utc' })
  if (date === 'today') return { from: dayIn(today), to: dayIn(today) }
  if (date !== 'weekend') return { from: date, to: date }
  const first = today.weekday >= SATURDAY ? today : today.plus({ days: SATURDAY - today.weekday })
  return { from: dayIn(first), to: dayIn(first.plus({ days: SATURDAY + 1 - first.weekday })) }
}

/** Returns the days of a month: 2026-11. */
export function daysOfMonth(month: string): Days {
  const first = DateTime.fromISO(`${month}-01`, { zone: 'utc' })
  return { from: dayIn(first), to: dayIn(first.endOf('month')) }
}

/** Returns the month before or after. */
export const neighbourMonth = (month: string, step: -1 | 1): string =>
  dayIn(DateTime.fromISO(`${month}-01`, { zone: 'utc' }).plus({ months: step })).slice(0, 7)

/** Whether the calendar leads to a month: from the current one to that of the last performance. */
export function isShownMonth(month: string, last: Date | null, timezone: string, now = new Date()): boolean {
  const monthOf = (moment: Date) => dayOf(moment, timezone).slice(0, 7)
  return month >= monthOf(now) && month <= monthOf(last && last > now ? last : now)
}
