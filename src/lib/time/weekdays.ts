import { intlLanguage, formatIn } from './formatIn'

interface Week {
  getWeekInfo?: () => { firstDay: number }
}

/** The first day of the week in a language: 1 is Monday, 7 Sunday. */
export const firstWeekday = (language: string): number =>
  (new Intl.Locale(intlLanguage(language)) as Intl.Locale & Week).getWeekInfo?.().firstDay ?? 1

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1, 12)
const DAY_MS = 24 * 60 * 60 * 1000

export interface Weekday {
  /** 1 is Monday, 7 Sunday. */
  number: number
  name: string
  short: string
}

/** The days of the week, in the order used in a language. */
export function weekdaysIn(language: string): Weekday[] {
  const first = firstWeekday(language)
  return Array.from({ length: 7 }, (_, index) => {
    const number = ((first - 1 + index) % 7) + 1
    const day = MONDAY + (number - 1) * DAY_MS
    const name = (weekday: 'long' | 'short') => formatIn(language, { timeZone: 'UTC', weekday }).format(day)
    return { name: name('long'), number, short: name('short') }
  })
}
