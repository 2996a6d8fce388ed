import { DateTime } from 'luxon'
import type { Period } from '../database/figures'

const DAY_MS = 86_400_000

/** Days of a period at most: 25 months. */
export const MAX_DAYS = 800

/** Periods that the screen offers, in days. */
export const PERIODS = [7, 28, 90, 365] as const

export const DEFAULT_DAYS = 28

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS

/** Number of days, the first and the last included; 0 or less for days in the wrong order. */
export const lengthOf = ({ from, to }: Period): number => numberOf(to) - numberOf(from) + 1

/** The last days in the time zone of a site, today included. */
export function lastDays(count: number, timezone: string, now = new Date()): Period {
  const local = DateTime.fromJSDate(now, { zone: timezone })
  const today = local.isValid ? local : local.setZone('utc')
  return { from: dayOf(today.minus({ days: count - 1 })), to: dayOf(today) }
}

const dayOf = (moment: DateTime): string => moment.toISODate() ?? ''

/** Every day of a period. */
export const daysOf = (period: Period): string[] =>
  Array.from({ length: Math.max(0, lengthOf(period)) }, (_, index) =>
    new Date((numberOf(period.from) + index) * DAY_MS).toISOString().slice(0, 10),
  )
