import { Info, type DateTime } from 'luxon'
import { easterOf, partOfMonth } from './calendar'
import type { GuideLanguage } from './facts'

interface Days {
  from: DateTime
  to: DateTime
}

/** Days that are counted: from today, within a month, or from Easter. Null where there is no such day. */
export interface RelativeDays {
  pattern: RegExp
  read: (words: (string | undefined)[], today: DateTime) => Days | null
}

const one = (day: DateTime): Days => ({ from: day, to: day })
const longNames = (names: string[]): string => names.join('|')
const indexIn = (names: string[], name: string): number =>
  names.findIndex((one) => one.toLowerCase() === name.toLowerCase())

const words = (source: string, read: RelativeDays['read']): RelativeDays => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}'’])(?:${source})(?![\\p{L}\\p{N}])`, 'giu'),
  read,
})

/** A phrase that may as well be a part of a name ("the Winter Gala") ends where another phrase begins. */
const END = {
  en: '(?=$|[,;.?!]| (?:at|in|on|and|or|for|with)(?!\\p{L}))',
  es: '(?=$|[,;.?!]| (?:en|y|o|con)(?!\\p{L}))',
}

const EN = { months: Info.months('long', { locale: 'en' }), weekdays: Info.weekdays('long', { locale: 'en' }) }
const ES = { months: Info.months('long', { locale: 'es' }), weekdays: Info.weekdays('long', { locale: 'es' }) }
const EN_DAY = longNames(EN.weekdays)
const ES_DAY = longNames(ES.weekdays)

const NUMBERS = {
  en: ['a|an|one', 'two|couple of', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  es: ['una?|uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
}
const numberOf = (language: 'en' | 'es'): string => `\\d{1,2}|${NUMBERS[language].join('|')}`
const toNumber = (word: string, language: 'en' | 'es'): number =>
  Number(word) || NUMBERS[language].findIndex((source) => new RegExp(`^(?:${source})$`, 'iu').test(word)) + 1

/** The coming day with this name, today included. */
const comingDay = (today: DateTime, index: number): DateTime =>
  today.plus({ days: (index + 1 - today.weekday + 7) % 7 })

/** A length of time: days, weeks or months, by the first letters of its unit in English or Spanish. */
const lengthOf = (count: number, unit: string): { days: number } | { months: number } =>
  /^m/i.test(unit)
    ? { months: count }
    : { days: /^f/i.test(unit) ? 14 * count : /^(?:w|s)/i.test(unit) ? 7 * count : count }

/** The nth or last of a weekday in a month; the coming such month. */
function nthDay(today: DateTime, nth: number, weekday: number, month: number, year?: number): Days | null {
  const read = (first: DateTime): DateTime => {
    const earliest = first.plus({ days: (weekday + 1 - first.weekday + 7) % 7 })
    if (nth > 0) return earliest.plus({ weeks: nth - 1 })
    const last = first.endOf('month').startOf('day')
    return last.minus({ days: (last.weekday - weekday - 1 + 7) % 7 })
  }
  const first = today.set({ day: 1, month, year: year ?? today.year })
  const day = read(first)
  const coming = !year && day < today ? read(first.plus({ years: 1 })) : day
  return coming.month === month ? one(coming) : null
}

/** The coming day of a month by its number. */
function dayOfMonth(today: DateTime, day: number): Days | null {
  const month = [0, 1, 2]
    .map((months) => today.startOf('month').plus({ months }))
    .find((first) => {
      const named = first.set({ day })
      return named.month === first.month && named >= today
    })
  return month && day > 0 ? one(month.set({ day })) : null
}

/** Days around the coming Easter Sunday. */
const easter =
  (from: number, to: number): RelativeDays['read'] =>
  (_, today) => {
    const [sunday] = [0, 1]
      .map((years) => easterOf(today.year + years, today.zone))
      .filter((day) => day.plus({ days: to }) >= today)
    return sunday ? { from: sunday.plus({ days: from }), to: sunday.plus({ days: to }) } : null
  }

/** A season of the year by its first month, the coming or present one. */
const season =
  (month: number): RelativeDays['read'] =>
  (_, today) => {
    const [first] = [-1, 0, 1]
      .map((years) => today.set({ day: 1, month }).plus({ years }))
      .filter((start) => start.plus({ months: 3 }) > today)
    return first ? { from: first, to: first.plus({ months: 3 }).minus({ days: 1 }) } : null
  }

/** The first day of the coming month with this number, or of the present one. */
const comingMonth = (today: DateTime, month: number): DateTime =>
  today.set({ day: 1, month, year: today.year + (month < today.month ? 1 : 0) })

const wholeYear: RelativeDays['read'] = ([year = ''], today) => {
  const from = today.set({ day: 1, month: 1, year: Number(year) })
  return { from, to: from.endOf('year').startOf('day') }
}

const ahead =
  (language: 'en' | 'es'): RelativeDays['read'] =>
  ([count = '1', unit = ''], today) => ({ from: today, to: today.plus(lengthOf(toNumber(count, language), unit)) })

const back =
  (language: 'en' | 'es'): RelativeDays['read'] =>
  ([count = '1', unit = ''], today) => ({ from: today.minus(lengthOf(toNumber(count, language), unit)), to: today })

const EN_NTH = ['last', 'first|1st', 'second|2nd', 'third|3rd', 'fourth|4th']
const ES_NTH = ['[uú]ltimo', 'primer', 'segundo', 'tercer', 'cuarto']
const nthIn = (names: string[], word: string): number =>
  names.findIndex((source) => new RegExp(`^(?:${source})$`, 'iu').test(word))

const after =
  (factor: (count: string) => number): RelativeDays['read'] =>
  ([count = 'a', unit = '', day = ''], today) => {
    const start = /^today$/i.test(day)
      ? today
      : /^tomorrow$/i.test(day)
        ? today.plus({ days: 1 })
        : comingDay(today, indexIn(EN.weekdays, day))
    return one(start.plus(lengthOf(factor(count), unit)))
  }

/** By language; the longer phrases come first. */
export const RELATIVE_DAYS: Record<GuideLanguage, RelativeDays[]> = {
  ar: [
    words('(?:خلال )?الأسبوعين (?:القادمين|المقبلين)', (_, today) => ({ from: today, to: today.plus({ days: 14 }) })),
    words('(?:في )?عيد (?:الفصح|القيامة)', easter(0, 0)),
  ],
  cy: [
    words('(?:dros |yn ystod )?y pythefnos nesaf', (_, today) => ({ from: today, to: today.plus({ days: 14 }) })),
    words('(?:dros |adeg )?y pasg', easter(-2, 1)),
  ],
  en: [
    words(
      `(?:(?:in|within|over|during|for) )?(?:the )?(?:next|coming|following) (${numberOf('en')}) (days?|weeks?|months?|fortnights?)`,
      ahead('en'),
    ),
    words('(?:in|within|over|during) the (?:next|coming) (week|month)', ([unit = ''], today) => ({
      from: today,
      to: today.plus(lengthOf(1, unit)),
    })),
    words('(?:(?:in|within|over|during|for) )?(?:the )?(?:next|coming) fortnight', (_, today) => ({
      from: today,
      to: today.plus({ days: 14 }),
    })),
    words(
      `(?:(?:in|over|during|for) )?(?:the )?(?:last|past|previous) (${numberOf('en')}) (days?|weeks?|months?)`,
      back('en'),
    ),
    words(
      `(${numberOf('en')}) (weeks?|fortnights?) (?:on|from|after) (${EN_DAY}|today|tomorrow)`,
      after((count) => toNumber(count, 'en')),
    ),
    words(`(?:on )?(?:this )?(${EN_DAY}) (week|fortnight)`, ([day = '', unit = ''], today) =>
      one(comingDay(today, indexIn(EN.weekdays, day)).plus(lengthOf(1, unit))),
    ),
    words("in (?:a|one) (fortnight)(?:'s time)?", ([unit = ''], today) => one(today.plus(lengthOf(1, unit)))),
    words(
      `(?:the )?(${EN_NTH.join('|')}) (${EN_DAY}) (?:of|in) (${longNames(EN.months)})(?: (20\\d\\d))?`,
      ([nth = '', day = '', month = '', year], today) =>
        nthDay(
          today,
          nthIn(EN_NTH, nth),
          indexIn(EN.weekdays, day),
          indexIn(EN.months, month) + 1,
          year ? Number(year) : undefined,
        ),
    ),
    // The parser takes "December 21" for a month of 2021.
    words(
      `(?:on )?(${longNames(EN.months)}) (2[0-5])(?:st|nd|rd|th)?(?=$|[^\\d:])`,
      ([month = '', day = ''], today) => {
        const named = today.set({ day: Number(day), month: indexIn(EN.months, month) + 1 })
        return one(named < today ? named.plus({ years: 1 }) : named)
      },
    ),
    words(
      `(?:(?:in|during|over|for|at) )?(?:the )?(${EN_NTH.join('|')}) (week|weekend|half) (?:of|in) (${longNames(EN.months)})`,
      ([nth = '', part = '', month = ''], today) =>
        partOfMonth(comingMonth(today, indexIn(EN.months, month) + 1), part, nthIn(EN_NTH, nth)),
    ),
    words('(?<=(?:between|from) )now(?= (?:and|to|until|till)(?!\\p{L}))', (_, today) => one(today)),
    words('(?<=(?:since|after|before|until|till|by|and|to) )christmas(?! eve| day)', (_, today) =>
      one(comingMonth(today, 12).set({ day: 25 })),
    ),
    words(`last (${EN_DAY})|(${EN_DAY}) just gone`, ([last, gone], today) =>
      one(comingDay(today, indexIn(EN.weekdays, last ?? gone ?? '')).minus({ weeks: 1 })),
    ),
    words(
      `(?<=(?:on|for|to|from|until|till|by|before|after) )the (\\d{1,2})(?:st|nd|rd|th)${END.en}`,
      ([day = ''], today) => dayOfMonth(today, Number(day)),
    ),
    words("mother['’]?s day|mothers['’] day|mothering sunday", easter(-21, -21)),
    words('shrove tuesday|pancake day', easter(-47, -47)),
    words("father['’]?s day|fathers['’] day", (_, today) => nthDay(today, 3, 6, 6)),
    words('good friday', easter(-2, -2)),
    words('easter sunday', easter(0, 0)),
    words('easter monday', easter(1, 1)),
    words(`(?:(?:at|over|during|for) )?(?:the )?easter(?: weekend)?${END.en}`, easter(-2, 1)),
    ...(
      [
        ['spring', 3],
        ['summer', 6],
        ['autumn', 9],
        ['winter', 12],
      ] as const
    ).map(([name, month]) => words(`(?:in|during|over|this)(?: the)? ${name}${END.en}`, season(month))),
    words(`in (20\\d\\d)${END.en}`, wholeYear),
  ],
  es: [
    words(
      `(?:(?:en|durante) )?(?:los|las) (?:pr[oó]xim[oa]s|siguientes) (${numberOf('es')}) (d[ií]as|semanas|meses)`,
      ahead('es'),
    ),
    words(`(?:(?:en|durante) )?(?:los|las) [uú]ltim[oa]s (${numberOf('es')}) (d[ií]as|semanas|meses)`, back('es')),
    words(
      `(?:el )?(${ES_NTH.join('|')}) (${ES_DAY}) de (${longNames(ES.months)})(?: de (20\\d\\d))?`,
      ([nth = '', day = '', month = '', year], today) =>
        nthDay(
          today,
          nthIn(ES_NTH, nth),
          indexIn(ES.weekdays, day),
          indexIn(ES.months, month) + 1,
          year ? Number(year) : undefined,
        ),
    ),
    words(`(?:el )?(${ES_DAY}) pasado`, ([day = ''], today) =>
      one(comingDay(today, indexIn(ES.weekdays, day)).minus({ weeks: 1 })),
    ),
    words(`el d[ií]a (\\d{1,2})${END.es}`, ([day = ''], today) => dayOfMonth(today, Number(day))),
    words('(?:en |durante )?(?:la )?semana santa', easter(-7, 0)),
    ...(
      [
        ['primavera', 3],
        ['verano', 6],
        ['otoño', 9],
        ['invierno', 12],
      ] as const
    ).map(([name, month]) => words(`(?:en|durante|este|esta)(?: la| el)? ${name}${END.es}`, season(month))),
    words(`en (20\\d\\d)${END.es}`, wholeYear),
  ],
}
