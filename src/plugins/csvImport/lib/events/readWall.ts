import { addDays } from '@/lib/events/calendar/days'
import { toLocalDateTime, type LocalDateTime } from '@/lib/events/calendar/localDateTime'
import { readDay, type DayOrder, dayOrderOf as orderOfDays } from './readDay'
import { DAY_END, rangeIn, timeIn } from './readTime'

export type WallProblem = 'importDayEither' | 'importNoDay' | 'importNoTime'

type Parsed<Value> = { problem: WallProblem } | { value: Value }

export interface Moment {
  /** `YYYY-MM-DD` */
  day: string
  /** The end, if the text names both: 20 Nov 2027, 19:30–22:00. */
  end?: string
  /** The day could be another: the order that is usual on the site was used. */
  isGuess?: true
  /** `HH:mm`; null if the text is only a day. */
  time: string | null
}

/** How days are read that could be two. */
export interface Reading {
  /** Shown by the file. */
  order: DayOrder | null
  /** Usual on the site. Default: none, so that such days are refused. */
  usual?: DayOrder | null
  /** IANA name, for moments with an offset. Default: UTC. */
  zone?: string
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/i

/** See `dayOrderOf` of `readDay`: the dates may be followed by times. */
export const dayOrderOf = (texts: readonly string[]): ReturnType<typeof orderOfDays> =>
  orderOfDays(texts.map((text) => tidy(text).split(/[\sT,]/, 1)[0] ?? ''))

/** Parses a date, optionally followed by a time, as spreadsheets write it. */
export function readMoment(text: string, { order, usual, zone = 'UTC' }: Reading): Parsed<Moment> {
  const source = tidy(text)
  if (INSTANT.test(source) && !Number.isNaN(Date.parse(source)))
    return { value: toLocalDateTime(new Date(source).toISOString(), zone) }
  const whole = readDay(source, order, usual)
  if (!('problem' in whole)) return { value: { ...whole, time: null } }
  // The day may hold spaces and commas, so every break is tried, the last first.
  let problem: WallProblem = whole.problem
  for (const { 0: gap, index } of [...source.matchAll(/,?\s+(?:(?:at|um|à|a las|am)\s+)?|T/g)].reverse()) {
    const day = readDay(source.slice(0, index), order, usual)
    if ('problem' in day) {
      if (day.problem === 'importDayEither') problem = day.problem
      continue
    }
    const time = readTimes(source.slice(index + gap.length))
    if ('value' in time) return { value: atDayEnd({ ...day, ...time.value }) }
  }
  return { problem }
}

/** Parses a time of day as people write it: 19:30, 19.30 Uhr, 19h30, 7:30 pm, 1930, noon. */
export function readTime(text: string): Parsed<string> {
  const time = timeIn(tidy(text))
  return time ? { value: time } : { problem: 'importNoTime' }
}

/** Parses a time of day that may be followed by the time of the end: 19:30 - 22:00. */
export function readTimes(text: string): Parsed<{ end?: string; time: string }> {
  const source = tidy(text)
  const time = timeIn(source)
  const range = time ? null : rangeIn(source)
  if (range) return { value: { end: range.end, time: range.start } }
  return time ? { value: { time } } : { problem: 'importNoTime' }
}

/** Parses the end of something with a known start: a time alone means its next occurrence, possibly after midnight. */
export function readEnd(text: string, start: LocalDateTime, reading: Reading): Parsed<LocalDateTime> {
  const time = readTime(text)
  if ('value' in time)
    return {
      value: atDayEnd({ day: time.value > start.time ? start.day : addDays(start.day, 1), time: time.value }),
    }
  const moment = readMoment(text, reading)
  if ('problem' in moment) return moment
  const { day, time: ends } = moment.value
  return ends === null ? { problem: 'importNoTime' } : { value: { day, time: ends } }
}

/** 24:00 is the start of the next day. */
export const atDayEnd = <Wall extends { day: string; time: string }>(wall: Wall): Wall =>
  wall.time === DAY_END ? { ...wall, day: addDays(wall.day, 1), time: '00:00' } : wall

/** Converts Arabic and full-width digits and signs, and removes direction marks. */
const tidy = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\u060c/g, ',')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/\s+/g, ' ')
    .trim()
