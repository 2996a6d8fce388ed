import type { DateTime } from 'luxon'
import type { Lexicon } from './languages/lexicon'
import type { Moment } from './moment'
import { markDurations, unmarkDurations, type Marked } from './durations'
import { markMoments, restore } from './moments'

/** A request without its polite words, with marks for moments and quotations. */
export interface RequestText {
  text: string
  /** With its polite words. */
  full: string
  moments: Moment[]
  shifts: Marked['shifts']
  weekly: Marked['weekly']
  now: DateTime
  /** Whether it ends as a question. */
  isAsked: boolean
  /** The words that a marked text stands for; quotation marks are left out. */
  plain: (marked: string) => string
  isQuoted: (marked: string) => boolean
}

const QUOTED = /["“„«»”]([^"”“»«]+)["”»«“]|(?<=^|[\s:(])['‘]([^'’]+)['’](?=[\s.,;:!?)]|$)/gu
/** What an arrow between two days is read as. */
const ARROW = { ar: 'إلى', cy: 'i', en: 'to', es: 'a' }
/** "Cancel Saturdays Hamlet": a day of the week before what is on then, typed without its apostrophe. */
const POSSESSIVE =
  /(?<!(?:on|every|each|all|and|or|plays|runs|,|&) )(?<=^|\s)((?:mon|tues|wednes|thurs|fri|satur|sun)day)s(?= (?!(?:and|at|in|on|or|to|from|until|till|only|during|for|of|is|are|we|they|through|between)(?!\p{L}))\p{L})/giu

/** "Hamlet's been cancelled", "Hamlet's sold out": the verb, and no possession. */
const CONTRACTED =
  /(?<=\p{L})'s(?: (been)(?!\p{L})|(?= (?:now )?(?:cancell?ed|postponed|sold[- ]?out|off|delayed|called off)(?:$|[,.;!?]| (?:on|from|for|until|tonight|tomorrow|today)(?!\p{L}))))/giu

const QUOTE = /\uE002(\d+)\uE003/g

/** Reads what somebody typed: Unicode forms, quotation marks, end of sentence, politeness, moments. */
export function readText(said: string, lexicon: Lexicon, now: DateTime): RequestText {
  const quotes: string[] = []
  const marked = said
    .normalize('NFC')
    .replace(/[\u0640\u200B-\u200F\u202A-\u202E\u2066-\u2069\uE000-\uE007]/g, '')
    .replace(/\s+(?:->|=>|→)\s+/g, ` ${ARROW[lexicon.code]} `)
    .replace(/\s+/g, ' ')
    .replace(
      QUOTED,
      (_, double?: string, single?: string) => `\uE002${quotes.push((double ?? single ?? '').trim()) - 1}\uE003`,
    )
    .replaceAll(/[’`´]/g, "'")
    .replace(POSSESSIVE, "$1's")
    .replace(CONTRACTED, (_, perfect?: string) => (perfect ? ' has been' : ' is'))
    .replace(/^[\s¿¡]+|[\s.!?؟…]+$/g, '')
  const durations = markDurations(marked, lexicon.code)
  const { moments, text } = markMoments(durations.text, lexicon.code, now)
  return {
    full: text,
    isAsked: /[?؟]\s*$/.test(said),
    isQuoted: (part) => /^\uE002\d+\uE003$/.test(part.trim()),
    moments,
    now,
    shifts: durations.shifts,
    weekly: durations.weekly,
    plain: (part) =>
      unmarkDurations(restore(part, moments), durations)
        .replace(QUOTE, (_, index: string) => quotes[Number(index)] ?? '')
        .trim(),
    text: asCommand(withoutPoliteness(text, lexicon), lexicon),
  }
}

/** The text without words such as "please" around it. */
export function withoutPoliteness(text: string, { polite }: Pick<Lexicon, 'polite'>): string {
  const before = new RegExp(`^(?:${polite.before})(?:\\s*[,.!:]\\s*|\\s+[-–]\\s+|\\s+)(?=\\S)`, 'iu')
  const after = new RegExp(`(?<=\\S)(?:\\s*[,.!]\\s*|\\s+)(?:${polite.after})$`, 'iu')
  const bare = text
    .replace(before, '')
    .replace(after, '')
    .replace(/^[\s¿¡]+|[\s.!?؟،,]+$/g, '')
  return bare === text ? text : withoutPoliteness(bare, { polite })
}

/** "We're adding a performance" as "add a performance": what somebody is about to do is what they ask for. */
const asCommand = (text: string, { plans }: Lexicon): string =>
  plans
    ? text.replace(
        new RegExp(`^${plans.before}\\s+(${Object.keys(plans.verbs).join('|')})(?!\\p{L})`, 'iu'),
        (_, verb: string) => plans.verbs[verb.toLowerCase()] ?? verb,
      )
    : text
