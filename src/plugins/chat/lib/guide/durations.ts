import { Info } from 'luxon'
import type { GuideLanguage } from './facts'

/** How far something moves: by minutes on the clock, or by whole days. */
export interface Shift {
  minutes: number
  days: number
  /** 1 is later, -1 earlier; 0 where the words do not say, and the verb does. */
  sign: -1 | 0 | 1
  raw: string
}

/** Days of the week, 1 being Monday. */
export interface Weekly {
  weekdays: number[]
  raw: string
}

/** A text in which lengths of time and days of the week are marks, so that they are not read as moments. */
export interface Marked {
  text: string
  shifts: Shift[]
  weekly: Weekly[]
}

const SHIFT_MARK = /\uE004(\d+)\uE005/g
const WEEKLY_MARK = /\uE006(\d+)\uE007/g

interface Words {
  length: string
  by: string
  /** In a direction that the verb tells. */
  forward: string
  /** First words of a message in which a length alone is how far something moves. */
  verbs: string
  /** Where it stands before the length: "push it back an hour". */
  back: string | null
  earlier: string
  later: string
  half: string
  andHalf: string
  /** From one on, and units by their minutes. */
  numbers: string[]
  units: [RegExp, minutes: number, days: number][]
  every: string
  daily: string
  and: string
}

const EN: Words = {
  and: 'and|&|,',
  andHalf: ' and a half',
  back: 'back',
  by: 'by',
  daily: '(?:every|each) (?:day|night|evening)|daily|nightly',
  earlier: 'earlier|sooner',
  every: '(?:on )?(?:every|each|all)',
  forward: 'forwards?',
  half: 'half an?',
  later: 'later',
  length:
    '(?:half an? (?:hour|day)|(?:an?|one|two|three|four|five|six|seven|ten|fifteen|twenty|thirty|\\d{1,3}) ?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|fortnights?))',
  numbers: ['an?|one', 'two', 'three', 'four', 'five', 'six', 'seven', '(?!)', '(?!)', 'ten'],
  units: [
    [/^m/i, 1, 0],
    [/^h/i, 60, 0],
    [/^d/i, 0, 1],
    [/^w/i, 0, 7],
    [/^f/i, 0, 14],
  ],
  verbs: '(?:please )?(?:delay|postpone|push|bring|move)',
}

const ES: Words = {
  and: 'y|e|,',
  andHalf: ' y media',
  back: null,
  by: '(?!)',
  daily: 'todos los d[ií]as|cada (?:d[ií]a|noche)|a diario',
  earlier: 'antes',
  every: 'todos los|cada|los',
  forward: '(?!)',
  half: 'media',
  later: 'm[aá]s tarde|despu[eé]s',
  length: '(?:media hora|(?:una?|dos|tres|cuatro|cinco|diez|\\d{1,3}) (?:minutos?|horas?|d[ií]as?|semanas?))',
  numbers: ['una?|uno', 'dos', 'tres', 'cuatro', 'cinco', '(?!)', '(?!)', '(?!)', '(?!)', 'diez'],
  units: [
    [/^m/i, 1, 0],
    [/^h/i, 60, 0],
    [/^d/i, 0, 1],
    [/^s/i, 0, 7],
  ],
  verbs: 'aplaza|aplazar|retrasa|retrasar|adelanta|adelantar|pospon|pospón|posponer',
}

const WORDS: Partial<Record<GuideLanguage, Words>> = { en: EN, es: ES }
const TENS: Record<string, number> = { fifteen: 15, thirty: 30, twenty: 20 }

const boundary = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu')

/** Marks how far something moves ("an hour earlier", "back by a week") and days of the week ("every Friday"). */
export function markDurations(said: string, language: GuideLanguage): Marked {
  const words = WORDS[language]
  const shifts: Shift[] = []
  const weekly: Weekly[] = []
  if (!words) return { shifts, text: said, weekly }
  const { andHalf, by, daily, earlier, every, later, length } = words
  const amount = `(?<amount>${length}(?:${andHalf})?)`
  const mark = (raw: string, groups: Record<string, string | undefined>, sign: Shift['sign']): string => {
    const shift = lengthOf(groups.amount ?? groups.more ?? '', words)
    return shift ? `\uE004${shifts.push({ ...shift, raw, sign }) - 1}\uE005` : raw
  }
  const each = (text: string, source: string, sign: Shift['sign']): string =>
    text.replace(boundary(source), (raw: string, ...args: unknown[]) =>
      mark(raw, args.at(-1) as Record<string, string | undefined>, sign),
    )
  let text = each(said, `(?:${by} )?${amount} (?:${earlier})(?! than)`, -1)
  text = each(text, `(?:${by} )?${amount} (?:${later})(?! than)`, 1)
  if (words.back) text = each(text, `(?:${words.back}) (?:${by} )?${amount}`, 1)
  text = each(text, `${words.forward} (?:${by} )?${amount}|(?:${by}) ${amount.replace('<amount>', '<more>')}`, 0)
  // "Delay Hamlet half an hour": the verb says that it is no moment.
  if (new RegExp(`^(?:${words.verbs})(?!\\p{L})`, 'iu').test(text)) text = each(text, `${amount}(?=$|[.,!])`, 0)
  const names = Info.weekdays('long', { locale: language })
  const one = `(?:${names.join('|')})s?`
  const list = `${one}(?:\\s*(?:${words.and})\\s*(?:(?:los|every|on) )?${one})*`
  const plural =
    language === 'en' ? `|(?:on )?(?:${names.map((name) => `${name}s`).join('|')})(?:\\s*(?:and|&|,)\\s*${one})*` : ''
  text = text.replace(boundary(`(?:${every}) ${list}${plural}|${daily}`), (raw: string) => {
    const found = names.flatMap((name, index) => (raw.toLowerCase().includes(name.toLowerCase()) ? [index + 1] : []))
    return `\uE006${weekly.push({ raw, weekdays: found.length > 0 ? found : [1, 2, 3, 4, 5, 6, 7] }) - 1}\uE007`
  })
  return { shifts, text, weekly }
}

/** The text as it was written. */
export const unmarkDurations = (text: string, { shifts, weekly }: Omit<Marked, 'text'>): string =>
  text
    .replace(SHIFT_MARK, (_, index: string) => shifts[Number(index)]?.raw ?? '')
    .replace(WEEKLY_MARK, (_, index: string) => weekly[Number(index)]?.raw ?? '')

function lengthOf(text: string, { andHalf, half, numbers, units }: Words): Pick<Shift, 'days' | 'minutes'> | null {
  const isHalf = new RegExp(`^(?:${half}) `, 'iu').test(text)
  const hasHalf = new RegExp(`${andHalf}$`, 'iu').test(text)
  const [, number = '', unit = ''] = new RegExp(`^(?:(?:${half})|(\\p{L}+|\\d+)) ?(\\p{L}+)`, 'iu').exec(text) ?? []
  const found = units.find(([pattern]) => pattern.test(unit))
  if (!found) return null
  const [, minutes, days] = found
  const named = numbers.findIndex((source) => new RegExp(`^(?:${source})$`, 'iu').test(number)) + 1
  const count = isHalf ? 0.5 : Number(number) || TENS[number.toLowerCase()] || named
  const whole = count + (hasHalf ? 0.5 : 0)
  const shift = { days: days * whole, minutes: minutes * whole }
  return whole > 0 && Number.isInteger(shift.days) && Number.isInteger(shift.minutes) ? shift : null
}
