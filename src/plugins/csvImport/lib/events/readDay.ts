import { isPlainDay } from '@/lib/events/conditions/conditions'
import { onlyItem } from '@/lib/lists/items'
import { isWeekday, monthNamed, plainName } from './monthNames'

/** The order of day and month in dates that do not start with the year. */
export type DayOrder = 'dayFirst' | 'monthFirst'

interface Day {
  /** `YYYY-MM-DD` */
  day: string
  /** It could be another day: the order of the site was used. */
  isGuess?: true
}

type ReadDay = Day | { problem: 'importDayEither' | 'importNoDay' }

const NONE = { problem: 'importNoDay' } as const

const YEAR_FIRST = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})$/
/** With hyphens, two digits at the end may be the day. */
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|(?<!-)\d{2})$/

/** Words around the parts of a date: 20 de noviembre de 2027, dydd Sadwrn, the 20th of November. */
const FILLERS = new Set(['de', 'del', 'of', 'the', 'dydd', 'le', 'el', 'den', 'am', 'd'])

/** A day of the month with the ending of an ordinal number: 20th, 1er, 20fed. */
const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th|er|o|a|af|ail|ydd|ed|fed|eg|ain)?$/

/** Years of two digits, as Excel reads them, but for the years to come rather than past. */
const fullYear = (year: string): string => (year.length > 2 ? year : `${Number(year) < 80 ? '20' : '19'}${year}`)

/**
 * Derives the order from the dates that can only be read one way.
 * @returns null if there are none, `both` if they contradict each other
 */
export function dayOrderOf(texts: readonly string[]): DayOrder | 'both' | null {
  const orders = new Set(texts.flatMap((text) => orderOf(YEAR_LAST.exec(text)) ?? []))
  return orders.size > 1 ? 'both' : (onlyItem(orders) ?? null)
}

/**
 * Parses a day as people and spreadsheets write it: 2026-11-24, 20261124, 24.11.2026, 24/11/26, 24-Nov-26, Tuesday
 * 24 November 2026, November 24, 2026, with names in the languages of `monthNames`.
 * @param order the order of the file, for days that could be two
 * @param usual the order that is usual on the site, if the file shows none
 */
export function readDay(given: string, order: DayOrder | null, usual: DayOrder | null = null): ReadDay {
  const text = withoutWeekday(given)
  const yearFirst = YEAR_FIRST.exec(text)
  // Without separators, only eight digits are a date.
  if (yearFirst && (yearFirst[2] !== '' || text.length === 8)) {
    const [, year = '', , month = '', day = ''] = yearFirst
    return toDay(year, month, day)
  }
  const yearLast = YEAR_LAST.exec(text)
  if (!yearLast) return readNamed(text)
  const [, first = '', , second = '', year = ''] = yearLast
  const isSame = Number(first) === Number(second)
  const known = orderOf(yearLast) ?? order ?? (isSame ? 'dayFirst' : null)
  const dayOrder = known ?? usual
  if (!dayOrder) return { problem: 'importDayEither' }
  const found = dayOrder === 'dayFirst' ? toDay(year, second, first) : toDay(year, first, second)
  return known || 'problem' in found ? found : { ...found, isGuess: true }
}

/** Removes the weekday at the beginning, one word or two, if a day follows: `Mawrth` is a month in Welsh, too. */
function withoutWeekday(text: string): string {
  for (const names of [1, 2]) {
    const [, weekday, rest] = new RegExp(`^((?:[^\\d\\s,]+[\\s,]+){${names}})(\\S.*)$`, 'u').exec(text) ?? []
    if (weekday && rest && /\d.*\D.*\d/.test(rest) && isWeekday(weekday.replace(/[\s,]+/g, ' '))) return rest
  }
  return text
}

/** Reads a day whose month is a name. */
function readNamed(text: string): ReadDay {
  const parts = text.split(/[\s,/-]+|\.(?=\s|$)|(?<=\d)\.(?=\p{L})|(?<=\p{L})\.(?=\d)/u).filter(Boolean)
  const words = parts.filter((part) => !FILLERS.has(plainName(part)))
  if (words.length !== 3) return NONE
  const at = words.findIndex((word) => monthNamed(word) !== null)
  const month = String(monthNamed(words[at] ?? '') ?? '')
  const [first = '', second = ''] = words.filter((_, index) => index !== at)
  if (at < 0 || at === 2) return NONE
  const [year, dayText] = /^\d{4}$/.test(first) ? [first, second] : [second, first]
  const day = ORDINAL.exec(plainName(dayText))?.[1]
  return day && /^(?:\d{2}|\d{4})$/.test(year) ? toDay(year, month, day) : NONE
}

/** With dots, the day always comes first. */
function orderOf(match: RegExpExecArray | null): DayOrder | null {
  if (!match) return null
  if (match[2] === '.' || Number(match[1]) > 12) return 'dayFirst'
  return Number(match[3]) > 12 ? 'monthFirst' : null
}

function toDay(year: string, month: string, day: string): ReadDay {
  const value = `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isPlainDay(value) ? { day: value } : NONE
}
