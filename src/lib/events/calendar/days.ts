import type { NonEmpty } from '@/lib/lists/items'

/** Days are `YYYY-MM-DD`, independent of time zones. */
const DAY_MS = 24 * 60 * 60 * 1000

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

export const addDays = (day: string, count: number): string =>
  new Date(timeOf(day) + count * DAY_MS).toISOString().slice(0, 10)

/** The first day of the month, `count` months later. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10)
}

/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: string): number => new Date(timeOf(day)).getUTCDay() || 7

/**
 * The days of the week that contains a day.
 * @param first first weekday of a week
 */
export function weekOf(day: string, first: number): NonEmpty<string> {
  const start = addDays(day, -((weekdayOf(day) - first + 7) % 7))
  return [start, ...Array.from({ length: 6 }, (_, index) => addDays(start, index + 1))]
}

/** All weeks that contain a day of the month. */
export function weeksOfMonth(day: string, first: number): string[][] {
  const weeks: string[][] = []
  const next = addMonths(day, 1)
  for (let week = weekOf(addMonths(day, 0), first); week[0] < next; week = weekOf(addDays(week[0], 7), first))
    weeks.push(week)
  return weeks
}
