import type { ParsedComponents } from 'chrono-node'
import * as arabic from 'chrono-node/ar'
import * as english from 'chrono-node/en'
import * as spanish from 'chrono-node/es'
import { DateTime } from 'luxon'
import { isoDate } from '@/lib/time/isoDate'
import type { GuideLanguage } from './facts'
import type { Moment } from './moment'
import { findNamedDays } from './namedDays'
import { partIn, type Part } from './parts'

/** Welsh has no locale of chrono, and needs only what is on: days, months and numbers. */
const PARSERS = { ar: arabic.casual, cy: null, en: english.GB, es: spanish.casual }

/** The days and times that a text names in words of its language, by the place where they stand. */
export function findMoments(text: string, language: GuideLanguage, now: DateTime): { index: number; moment: Moment }[] {
  const parser = PARSERS[language]
  if (!parser) return findNamedDays(text, language, now)
  const reference = { instant: now.toJSDate(), timezone: now.offset }
  // "Jazz Night on 5 April": the word before belongs to the name. In Arabic the parser misses the day after it.
  const cut =
    language === 'ar'
      ? /(?<!\p{L})(?:مساء|صباح|ليلة)(?= \p{L})/gu
      : /(?<!day )(?:night|morning|evening|afternoon)(?= (?:on|of) )/gi
  const read = text
    .replace(cut, (word) => '_'.repeat(word.length))
    // "3 de mayo, 4 de mayo": the number is a day, and no year.
    .replace(/(?<=\d (?:de )?\p{L}{3,}),(?= ?\d{1,2}(?!\d))/giu, ';')
    // "From 3 May" is no three o'clock.
    .replace(/(?<!\p{L})from (?=\d{1,2}(?:st|nd|rd|th)? \p{L}{3})/giu, (word) => ' '.repeat(word.length))
  return parser.parse(read, reference, { forwardDate: true }).flatMap(({ end, index, start, text: { length } }) => {
    const raw = text.slice(index, index + length)
    // A length of time is not a moment, unless it counts from now.
    if (
      /^(?:de |for )?\d+ (?:hours?|hrs?|minutes?|mins?|horas?|minutos?)/i.test(raw) ||
      /^(?:night|morning|evening|afternoon|now|lasts?|the (?:week|month|year)|noche|tarde|ahora|a \d{1,2}|(?:the )?(?:day|week|month)s? (?:after|before))$/i.test(
        raw,
      )
    )
      return []
    const day = (parsed: typeof start): DateTime =>
      DateTime.fromObject(
        { day: parsed.get('day') ?? 1, month: parsed.get('month') ?? 1, year: parsed.get('year') ?? now.year },
        { zone: now.zone },
      )
    const isMonth = start.isCertain('month') && !start.isCertain('day') && !start.isCertain('weekday')
    const from = isMonth ? day(start).startOf('month') : day(start)
    // "From Monday to Friday": the parser may put the Friday before the Monday.
    const weekday = end?.isCertain('weekday') && !end.isCertain('day') ? end.get('weekday') : null
    const last = end && weekday !== null ? from.plus({ days: (weekday - (from.weekday % 7) + 7) % 7 }) : end && day(end)
    const to = last ?? (isMonth ? from.endOf('month') : from)
    if (!from.isValid || !to.isValid) return []
    // "From 14 to 16 December at 7pm": the time stands with the last day.
    const timed = [start, end].find((one) => one?.isCertain('hour'))
    const hasTime = timed !== undefined && timed !== null
    const dayMoment = (date: DateTime, part: Part | null = null): Moment => ({
      from: isoDate(date),
      hasDay: true,
      ...(part && { part }),
      raw,
      time: null,
      to: isoDate(date),
    })
    // "On 6 March to 8pm": from a day to a time of it.
    const isToTime = end?.isCertain('hour') === true && !start.isCertain('hour') && isoDate(from) === isoDate(to)
    const lastMoment: Moment = isToTime
      ? { ...dayMoment(to), hasDay: false, time: timeOf(end, raw) }
      : // "To 21 March at 3pm": the time is that of the last day.
        { ...dayMoment(to, hasTime ? null : partIn(raw, language)), ...(hasTime && { time: timeOf(timed, raw) }) }
    return [
      {
        index,
        moment: {
          ...(start.isCertain('hour') && end?.isCertain('hour') && isoDate(from) === isoDate(to) && { isSpan: true }),
          ...(end && {
            ends: [dayMoment(from), lastMoment] as [Moment, Moment],
          }),
          from: isoDate(from),
          hasDay: start.isCertain('day') || start.isCertain('weekday') || isMonth || !hasTime,
          raw,
          time: hasTime ? timeOf(timed, raw) : null,
          to: isoDate(to),
        },
      },
    ]
  })
}

/** HH:mm. "At 2.30" is in the afternoon: nothing begins at night, unless it is written so. */
function timeOf(parsed: ParsedComponents, raw: string): string {
  const hour = parsed.get('hour') ?? 0
  const isBare =
    !parsed.isCertain('meridiem') && hour >= 1 && hour <= 8 && !/(?<!\d)0\d|a\.?m|morning|mañana/i.test(raw)
  return `${String(isBare ? hour + 12 : hour).padStart(2, '0')}:${String(parsed.get('minute') ?? 0).padStart(2, '0')}`
}
