/** How an event of the old website repeats. Days are `YYYY-MM-DD`, and weekdays count from 1 for Monday to 7. */
export interface OldRule {
  every: 'day' | 'week' | 'month' | 'year'
  /** Every second week has 2. */
  interval: number
  /** Default: the weekday of the first performance. */
  weekdays?: number[]
  /** Of a month: the weekday of this week in it; -1 is the last. Default: its day in the month. */
  week?: number
  /** Last day. */
  until?: string
  /** How many performances there are, the first included. */
  count?: number
  except?: string[]
}

/** A rule with neither an end nor a count goes on so far after today. */
export const ENDLESS_MONTHS = 12

/** Whether a rule never ends by itself. */
export const isEndless = ({ count, until }: OldRule): boolean => count === undefined && until === undefined

/** No rule is followed further than this, so that none takes for ever. */
const MAX_DAYS = 20_000
const DAY_MS = 86_400_000

/**
 * The days on which a rule repeats an event, the first included, in their order.
 * @param first day of the first performance
 * @param today where endless rules are followed from
 * @param most how many there can be; of an endless rule the last ones, as its first ones are long over
 */
export function daysOf(rule: OldRule, first: string, today: string, most: number): string[] {
  const last = rule.until ?? (rule.count === undefined ? addMonths(today, ENDLESS_MONTHS) : null)
  const except = new Set(rule.except)
  const start = Date.parse(first)
  const days: string[] = []
  let count = 0
  for (let passed = 0; passed < MAX_DAYS; passed++) {
    const date = new Date(start + passed * DAY_MS)
    const day = date.toISOString().slice(0, 10)
    if (last !== null && day > last) break
    if (passed > 0 && !isOn(rule, new Date(start), date)) continue
    count++
    if (!except.has(day)) days.push(day)
    if (rule.count !== undefined && count >= rule.count) break
    if (days.length > most) {
      if (!isEndless(rule)) break
      days.shift()
    }
  }
  return isEndless(rule) ? days.slice(-most) : days
}

function isOn({ every, interval, week, weekdays }: OldRule, first: Date, date: Date): boolean {
  const days = Math.round((date.getTime() - first.getTime()) / DAY_MS)
  const months = (date.getUTCFullYear() - first.getUTCFullYear()) * 12 + date.getUTCMonth() - first.getUTCMonth()
  const weekday = weekdayOf(date)
  const isWeekday = (weekdays ?? [weekdayOf(first)]).includes(weekday)
  switch (every) {
    case 'day':
      return days % interval === 0 && (!weekdays || isWeekday)
    case 'week':
      // Weeks begin on Monday.
      return isWeekday && Math.floor((days + weekdayOf(first) - 1) / 7) % interval === 0
    case 'month':
      return (
        months % interval === 0 && (week === undefined ? isSameDay(first, date) : isWeekday && isInWeek(date, week))
      )
    case 'year':
      return months % (12 * interval) === 0 && isSameDay(first, date)
  }
}

const weekdayOf = (date: Date): number => date.getUTCDay() || 7

const isSameDay = (first: Date, date: Date): boolean => first.getUTCDate() === date.getUTCDate()

function isInWeek(date: Date, week: number): boolean {
  if (week > 0) return Math.ceil(date.getUTCDate() / 7) === week
  return new Date(date.getTime() + 7 * DAY_MS).getUTCMonth() !== date.getUTCMonth()
}

/** The same day some months later. */
export function addMonths(day: string, months: number): string {
  const date = new Date(day)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}
