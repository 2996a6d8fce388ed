import { timeOf } from '@/lib/events/calendar/localDateTime'
import { plainName } from './monthNames'

/** Midnight at the end of a day. */
export const DAY_END = '24:00'

const TIME =
  /^(\d{1,2})(?:\s?[:.h]\s?(\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*(am|pm|a\.\s?m\.|p\.\s?m\.|ص|م|h|uhr|hrs?|heures|horas)?$/i
/** 1930, but not 2027 after a day, which `readMoment` takes for a year. */
const DIGITS = /^([01]\d|2[0-4])([0-5]\d)(?:\s?(?:h|hrs?|uhr))?$/i

/** Names of times, without case and accents. */
const NAMED: Partial<Record<string, string>> = {
  'hanner dydd': '12:00',
  'hanner nos': DAY_END,
  medianoche: DAY_END,
  mediodia: '12:00',
  midday: '12:00',
  midi: '12:00',
  midnight: DAY_END,
  minuit: DAY_END,
  mittag: '12:00',
  mittags: '12:00',
  mitternacht: DAY_END,
  noon: '12:00',
}

/** `HH:mm`, up to 24:00 for the end of a day; null if the text is no time of day. */
export function timeIn(text: string): string | null {
  const named = NAMED[plainName(text)] ?? NAMED[plainName(text).replace(/^12 /, '')]
  if (named) return named
  const [, hours, minutes] = DIGITS.exec(text) ?? []
  if (hours && minutes) return hours === '24' && minutes !== '00' ? null : `${hours}:${minutes}`
  const [, hourText, minuteText, suffix] = TIME.exec(text) ?? []
  if (hourText === undefined || (minuteText === undefined && suffix === undefined)) return null
  const isTwelve = /^(?:[ap]|ص|م)/i.test(suffix ?? '')
  const [hour, minute] = [Number(hourText), Number(minuteText ?? 0)]
  if (hour === 24 && minute === 0) return DAY_END
  if (minute > 59 || hour > 23 || (isTwelve && (hour < 1 || hour > 12))) return null
  return timeOf((isTwelve ? (hour % 12) + (/^[pم]/i.test(suffix ?? '') ? 12 : 0) : hour) * 60 + minute)
}

const RANGE = /^(.*\S)\s*(?:[-–—]|\s(?:to|until|till|bis|a|à|hasta|i|tan)\s)\s*(\S.*)$/i

/** A start and an end in one text: 19:30 - 22:00, 7.30–10 pm; null if it is no such text. */
export function rangeIn(text: string): { end: string; start: string } | null {
  const [, first = '', second = ''] = RANGE.exec(text) ?? []
  const end = timeIn(second)
  if (!end) return null
  const half = /\s*([ap]\.?\s?m\.?)$/i.exec(second)?.[1]
  const own = timeIn(first)
  const isBare = half !== undefined && !/[apصم]/i.test(first)
  const start = isBare ? (startBefore(first, half, end) ?? own) : own
  return start ? { end, start } : null
}

/** The start of 7.30–10 pm is in the same half of the day; that of 11–1 pm is not. */
function startBefore(text: string, half: string, end: string): string | null {
  const same = timeIn(`${text} ${half}`)
  return same && same < end ? same : timeIn(`${text} ${/^p/i.test(half) ? 'am' : 'pm'}`)
}
