import { isPlainDay } from '../../../../lib/events/conditions/conditions'
import { addDays } from '../../../../lib/events/calendar/days'
import { timeOf, type LocalDateTime } from '../../../../lib/events/calendar/localDateTime'
import { onlyItem } from '../../../../lib/lists/items'

/** The order of day and month in dates that do not start with the year. */
export type DayOrder = 'dayFirst' | 'monthFirst'

export type WallProblem = 'importDayEither' | 'importNoDay' | 'importNoTime'

type Parsed<Value> = { problem: WallProblem } | { value: Value }

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/
const TIME = /^(\d{1,2})(?:\s?[:.h]\s?(\d{2}))?(?::\d{2})?\s*(am|pm|a\.\s?m\.|p\.\s?m\.|ص|م|h)?$/i
/** A date followed by a time. */
const BOTH = /^(\S+?)(?:T|,?\s+)(\S.*)$/

/**
 * Derives the order from the dates that can only be read one way; null if they contradict each other or there are none.
 */
export function dayOrderOf(texts: readonly string[]): DayOrder | null {
  const orders = new Set(texts.flatMap((text) => orderOf(YEAR_LAST.exec(dayPart(normalize(text)))) ?? []))
  return onlyItem(orders) ?? null
}

/**
 * Parses a date, optionally followed by a time, as spreadsheets write it: 2026-11-24, 24.11.2026, and 24/11/2026 if it
 * is unambiguous or the rest of the file gives the order.
 */
export function readMoment(text: string, order: DayOrder | null): Parsed<{ day: string; time: string | null }> {
  const source = normalize(text)
  const [, dayText = source, timeText] = BOTH.exec(source) ?? []
  const day = readDay(dayText, order)
  if ('problem' in day) return day
  const time = timeText === undefined ? null : readTime(timeText)
  if (time && 'problem' in time) return time
  return { value: { day: day.value, time: time && time.value } }
}

/** Parses a time of day as people write it: 19:30, 19.30, 19h30, 7:30 pm. */
export function readTime(text: string): Parsed<string> {
  const [, hourText, minuteText, meridiem] = TIME.exec(normalize(text)) ?? []
  if (hourText === undefined || (minuteText === undefined && meridiem === undefined)) return { problem: 'importNoTime' }
  const isTwelve = meridiem !== undefined && !/^h$/i.test(meridiem)
  const [hour, minute] = [Number(hourText), Number(minuteText ?? 0)]
  if (minute > 59 || hour > 23 || (isTwelve && (hour < 1 || hour > 12))) return { problem: 'importNoTime' }
  return { value: timeOf((isTwelve ? (hour % 12) + (/^[pم]/i.test(meridiem) ? 12 : 0) : hour) * 60 + minute) }
}

/** Parses the end of something with a known start: a time alone means its next occurrence, possibly after midnight. */
export function readEnd(text: string, start: LocalDateTime, order: DayOrder | null): Parsed<LocalDateTime> {
  const time = readTime(text)
  if ('value' in time)
    return { value: { day: time.value > start.time ? start.day : addDays(start.day, 1), time: time.value } }
  const moment = readMoment(text, order)
  if ('problem' in moment) return moment
  return moment.value.time === null
    ? { problem: 'importNoTime' }
    : { value: { day: moment.value.day, time: moment.value.time } }
}

function readDay(text: string, order: DayOrder | null): Parsed<string> {
  const yearFirst = YEAR_FIRST.exec(text)
  if (yearFirst) {
    const [, year = '', , month = '', day = ''] = yearFirst
    return toDay(year, month, day)
  }
  const yearLast = YEAR_LAST.exec(text)
  if (!yearLast) return { problem: 'importNoDay' }
  const [, first = '', , second = '', year = ''] = yearLast
  const dayOrder = orderOf(yearLast) ?? order ?? (Number(first) === Number(second) ? 'dayFirst' : null)
  if (!dayOrder) return { problem: 'importDayEither' }
  return dayOrder === 'dayFirst' ? toDay(year, second, first) : toDay(year, first, second)
}

/** With dots, the day always comes first. */
function orderOf(match: RegExpExecArray | null): DayOrder | null {
  if (!match) return null
  if (match[2] === '.' || Number(match[1]) > 12) return 'dayFirst'
  return Number(match[3]) > 12 ? 'monthFirst' : null
}

function toDay(year: string, month: string, day: string): Parsed<string> {
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isPlainDay(value) ? { value } : { problem: 'importNoDay' }
}

const dayPart = (text: string): string => BOTH.exec(text)?.[1] ?? text

/** Converts Arabic digits and commas, and removes direction marks. */
const normalize = (text: string): string =>
  text
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replace(/\u060c/g, ',')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .trim()
