import { DateTime, Info } from 'luxon'
import { isoDate } from '@/lib/time/isoDate'
import type { GuideLanguage } from './facts'
import { findMoments } from './findMoments'
import type { Moment } from './moment'
import { partIn } from './parts'
import { PERIODS, type Unit } from './periods'
import { RELATIVE_DAYS } from './relativeDays'

export interface MarkedText {
  /** The text with a mark in the place of each moment. */
  text: string
  moments: Moment[]
}

/** Marks stand for moments and quotations while a request is matched against patterns. */
const MOMENT = /\uE000(\d+)\uE001/g
const mark = (index: number): string => `\uE000${index}\uE001`

const monthsOf = (language: GuideLanguage): string =>
  [
    ...Info.months('long', { locale: language }),
    ...(language === 'en' ? Info.months('short', { locale: 'en-US' }) : []),
  ]
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')

const AND: Record<GuideLanguage, string> = { ar: 'و', cy: 'a|ac', en: 'and|&', es: 'y|e' }
const TO: Record<GuideLanguage, string> = {
  ar: 'إلى|حتى|الى',
  cy: 'i|hyd at',
  en: 'to|until|till|-|–',
  es: 'a|al|hasta(?: el)?|-|–',
}

/** Gives each day of a list its month: "14 and 15 December" becomes "14 December and 15 December". */
function withMonths(text: string, language: GuideLanguage): string {
  const month = new RegExp(
    `(?<![\\d.:])(\\d{1,2})(?:st|nd|rd|th)?((?:\\s*,\\s*|\\s+(?:${AND[language]}|${TO[language]})\\s*(?:el |the )?|\\s*[-–]\\s*))(?=\\d{1,2}(?:st|nd|rd|th)?(?: of| de)? (${monthsOf(language)})(?!\\p{L}))`,
    'giu',
  )
  const joined = text.replace(
    month,
    (_, day: string, between: string, name: string) =>
      `${day} ${language === 'es' ? 'de ' : ''}${name}${/^\s*[-–]\s*$/.test(between) ? ' - ' : between}`,
  )
  return joined === text ? withMonthBefore(text, language) : withMonths(joined, language)
}

/** "From 19 December to the 20th" is in one month. */
const withMonthBefore = (text: string, language: GuideLanguage): string =>
  language === 'en'
    ? text.replace(
        new RegExp(
          `(\\d{1,2}(?:st|nd|rd|th)?(?: of)? (${monthsOf(language)})(?!\\p{L}).*? (?:to|and|until|till) the \\d{1,2}(?:st|nd|rd|th))(?! of| (?:${monthsOf(language)}))`,
          'giu',
        ),
        '$1 $2',
      )
    : text

/** Replaces moments by marks. Later passes see earlier marks as they are. */
export function markMoments(said: string, language: GuideLanguage, now: DateTime): MarkedText {
  const moments: Moment[] = []
  const add = (moment: Moment): string => {
    const part = moment.time ? null : partIn(moment.raw, language)
    return mark(moments.push({ ...moment, ...(part && { part }) }) - 1)
  }
  // Arabic writes "and" in one word with what follows.
  let text = withMonths(language === 'ar' ? said.replace(/(?<!\p{L})و(?=\d)/gu, 'و ') : said, language)
  for (const { pattern, read } of RELATIVE_DAYS[language])
    text = text.replace(pattern, (raw: string, ...words: (number | string | undefined)[]) => {
      const groups = words.slice(
        0,
        words.findIndex((word) => typeof word === 'number'),
      )
      const days = read(
        groups.map((word) => (typeof word === 'string' ? word : undefined)),
        now.startOf('day'),
      )
      return days ? add({ from: isoDate(days.from), hasDay: true, raw, time: null, to: isoDate(days.to) }) : raw
    })
  for (const { pattern, unit, offset } of PERIODS[language])
    text = text.replace(pattern, (raw: string) => {
      const { from, to } = periodOf(unit, offset, now)
      return add({ from, hasDay: true, raw, time: null, to })
    })
  for (const found of findMoments(text, language, now).sort((a, b) => b.index - a.index))
    text = text.slice(0, found.index) + add(found.moment) + text.slice(found.index + found.moment.raw.length)
  // The parser leaves out "from" before a range.
  text = text.replace(
    /(?<![\p{L}])(?:from|desde el|desde|del|من)\s+(?=\uE000(\d+)\uE001)/giu,
    (word: string, index: string) => (moments[Number(index)]?.ends ? '' : word),
  )
  // "From the 19th": the article is not a part of what the parser finds.
  text = text.replace(/(?<= (?:from|on|to|until|till|by|for|and) )the (?=\uE000)/giu, '')
  inOrder(text, language, moments)
  return { moments, text: joinWeeks(joinRanges(text, language, moments), language, moments) }
}

/** "Next Tuesday and Wednesday": the weekday that follows is the one after. */
function inOrder(text: string, language: GuideLanguage, moments: Moment[]): void {
  const weekday = new RegExp(`^(?:el )?(?:${Info.weekdays('long', { locale: language }).join('|')})$`, 'iu')
  const pairs = new RegExp(
    `\uE000(\\d+)\uE001\\s*(?:,|or|o|${AND[language]}|${TO[language]})\\s*(?:el |the )?\uE000(\\d+)\uE001`,
    'giu',
  )
  for (const [, first, second] of text.matchAll(pairs)) {
    const before = moments[Number(first)]
    const after = moments[Number(second)]
    if (!before || !after || !weekday.test(after.raw.trim()) || after.from >= before.from) continue
    const later = isoDate(DateTime.fromISO(after.from).plus({ weeks: 1 }))
    moments[Number(second)] = { ...after, from: later, to: later }
  }
}

/** A range is one moment: "between 1 March and 15 March", "from 1 March to 15 March". */
function joinRanges(text: string, language: GuideLanguage, moments: Moment[]): string {
  const between = { ar: 'بين|ما بين', cy: 'rhwng', en: 'between', es: 'entre(?: el)?' }[language]
  const range = new RegExp(
    `(?:(?:${between})\\s+(?:the )?(\uE000\\d+\uE001)\\s*(?:${AND[language]})\\s*(?:the |el )?(\uE000\\d+\uE001)|(?:(?:from|desde el|desde|del|de|من|o)\\s+)?(\uE000\\d+\uE001)\\s*(?:${TO[language]})\\s*(?:the |el )?(\uE000\\d+\uE001))`,
    'giu',
  )
  return text.replace(range, (raw: string, ...groups: (string | undefined)[]) => {
    const [first, last] = groups.slice(0, 4).flatMap((group) => {
      const moment = group ? moments[Number(group.slice(1, -1))] : undefined
      return moment ? [moment] : []
    })
    if (!first?.hasDay || !last?.hasDay || first.time || last.time) return raw
    const to = last.to < first.from ? isoDate(DateTime.fromISO(last.to).plus({ years: 1 })) : last.to
    return mark(
      moments.push({
        ends: [first, last],
        from: first.from,
        hasDay: true,
        raw: restore(raw, moments),
        time: null,
        to,
      }) - 1,
    )
  })
}

const WEEK_OF: Partial<Record<GuideLanguage, string>> = {
  en: '(?:(?:in|during|for) )?(?:the )?(?:week (?:of|beginning|commencing|starting(?: on)?)|w/c)',
  es: '(?:en )?(?:la )?semana del?',
}

/** "The week of 1 March" is the week in which it is; "the week beginning 3 March" begins on that day. */
function joinWeeks(text: string, language: GuideLanguage, moments: Moment[]): string {
  const source = WEEK_OF[language]
  if (!source) return text
  return text.replace(
    new RegExp(`(?<!\\p{L})(${source}) (?:the |el )?\uE000(\\d+)\uE001`, 'giu'),
    (raw, said, index) => {
      const moment = moments[Number(index)]
      if (!moment?.hasDay || moment.time || moment.from !== moment.to) return String(raw)
      const day = DateTime.fromISO(moment.from)
      const from = / (?:of|del?)$/iu.test(String(said)) ? day.startOf('week') : day
      const days = { from: isoDate(from), to: isoDate(from.plus({ days: 6 })) }
      return mark(moments.push({ ...days, hasDay: true, raw: restore(String(raw), moments), time: null }) - 1)
    },
  )
}

/** The text as it was written, without marks. */
export const restore = (text: string, moments: Moment[]): string => {
  const once = text.replace(MOMENT, (_, index: string) => moments[Number(index)]?.raw ?? '')
  return once === text ? text : restore(once, moments)
}

function periodOf(unit: Unit, offset: number, now: DateTime): { from: string; to: string } {
  const today = now.startOf('day')
  if (typeof unit !== 'string') {
    const [month, day, days] = unit
    const first = DateTime.fromObject({ day, month, year: today.year }, { zone: now.zone })
    const from = first.plus({ days: days - 1 }) < today ? first.plus({ years: 1 }) : first
    return { from: isoDate(from), to: isoDate(from.plus({ days: days - 1 })) }
  }
  if (unit === 'weekend') {
    const monday = today.startOf('week').plus({ weeks: offset })
    return { from: isoDate(monday.plus({ days: 5 })), to: isoDate(monday.plus({ days: 6 })) }
  }
  const from = today.startOf(unit).plus({ [unit]: offset })
  return { from: isoDate(from), to: isoDate(from.endOf(unit)) }
}
