import { formatIn, intlLanguage } from '@/lib/time/formatIn'

const DAY_MS = 86_400_000

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1, 12)

const MONDAY_FIRST = 1

/** Returns the first day of the week of a language: 1 for Monday, 7 for Sunday. */
function firstDayOf(language: string): number {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(intlLanguage(language))
  return locale.getWeekInfo?.().firstDay ?? MONDAY_FIRST
}

/** Returns the short names of the days of a week, in their order. */
export function weekdayNames(language: string): string[] {
  const format = formatIn(language, { timeZone: 'UTC', weekday: 'short' })
  const first = firstDayOf(language)
  return Array.from({ length: 7 }, (_, index) => format.format(new Date(MONDAY + (first - 1 + index) * DAY_MS)))
}

/** Returns the place of a day in its week, from 1. @param day 2026-11-21 */
export function firstColumn(day: string, language: string): number {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7
  return ((weekday - firstDayOf(language) + 7) % 7) + 1
}
