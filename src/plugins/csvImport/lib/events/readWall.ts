import { isPlainDay } from '../../../../lib/events/conditions/isPlainDay'
import { addDays } from '../../../../lib/events/calendar/days'
import { timeOf, type Wall } from '../../../../lib/events/calendar/wallOf'

/** Which of two numbers is the day, in a file that writes days without the year in front. */
export type DayOrder = 'dayFirst' | 'monthFirst'

export type WallProblem = 'importDayEither' | 'importNoDay' | 'importNoTime'

type Found<Value> = { problem: WallProblem } | { value: Value }

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/
const TIME = /^(\d{1,2})(?:\s?[:.h]\s?(\d{2}))?(?::\d{2})?\s*(am|pm|a\.\s?m\.|p\.\s?m\.|ص|م|h)?$/i
/** A day, and a time behind it. */
const BOTH = /^(\S+?)(?:T|,?\s+)(\S.*)$/

/** Which number is the day is known from the days of the file that can be read in one way only; null where they do not agree, or there are none. */
export function dayOrderOf(texts: readonly string[]): DayOrder | null {
  const orders = new Set(texts.flatMap((text) => orderOf(YEAR_LAST.exec(dayPart(plain(text)))) ?? []))
  return orders.size === 1 ? [...orders][0]! : null
}

/**
 * A day, with or without a time behind it, as spreadsheets write it: 2026-11-24, 24.11.2026, and 24/11/2026 where it can be
 * no other day or the rest of the file says which number is the day.
 */
export function readMoment(text: string, order: DayOrder | null): Found<{ day: string; time: string | null }> {
  const source = plain(text)
  const [, dayText = source, timeText] = BOTH.exec(source) ?? []
  const day = readDay(dayText, order)
  if ('problem' in day) return day
  const time = timeText === undefined ? null : readTime(timeText)
  if (time && 'problem' in time) return time
  return { value: { day: day.value, time: time && time.value } }
}

/** A time of day as people write it: 19:30, 19.30, 19h30, 7:30 pm. */
export function readTime(text: string): Found<string> {
  const [, hourText, minuteText, half] = TIME.exec(plain(text)) ?? []
  if (hourText === undefined || (minuteText === undefined && half === undefined)) return { problem: 'importNoTime' }
  const isTwelve = half !== undefined && !/^h$/i.test(half)
  const [hour, minute] = [Number(hourText), Number(minuteText ?? 0)]
  if (minute > 59 || hour > 23 || (isTwelve && (hour < 1 || hour > 12))) return { problem: 'importNoTime' }
  return { value: timeOf((isTwelve ? (hour % 12) + (/^[pم]/i.test(half) ? 12 : 0) : hour) * 60 + minute) }
}

/** When something ends that begins then: a time alone is the next one, that night or in the small hours. */
export function readEnd(text: string, start: Wall, order: DayOrder | null): Found<Wall> {
  const time = readTime(text)
  if ('value' in time)
    return { value: { day: time.value > start.time ? start.day : addDays(start.day, 1), time: time.value } }
  const moment = readMoment(text, order)
  if ('problem' in moment) return moment
  return moment.value.time === null
    ? { problem: 'importNoTime' }
    : { value: { day: moment.value.day, time: moment.value.time } }
}

function readDay(text: string, order: DayOrder | null): Found<string> {
  const yearFirst = YEAR_FIRST.exec(text)
  if (yearFirst) {
    const [, year = '', , month = '', day = ''] = yearFirst
    return checked(year, month, day)
  }
  const yearLast = YEAR_LAST.exec(text)
  if (!yearLast) return { problem: 'importNoDay' }
  const [, first = '', , second = '', year = ''] = yearLast
  const known = orderOf(yearLast) ?? order ?? (Number(first) === Number(second) ? 'dayFirst' : null)
  if (!known) return { problem: 'importDayEither' }
  return known === 'dayFirst' ? checked(year, second, first) : checked(year, first, second)
}

/** With points the day is first everywhere. */
function orderOf(found: RegExpExecArray | null): DayOrder | null {
  if (!found) return null
  if (found[2] === '.' || Number(found[1]) > 12) return 'dayFirst'
  return Number(found[3]) > 12 ? 'monthFirst' : null
}

function checked(year: string, month: string, day: string): Found<string> {
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isPlainDay(value) ? { value } : { problem: 'importNoDay' }
}

const dayPart = (text: string): string => BOTH.exec(text)?.[1] ?? text

/** With the digits that Arabic is written with as others write them, and without the marks that turn a line around. */
const plain = (text: string): string =>
  text
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replace(/\u060c/g, ',')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .trim()
