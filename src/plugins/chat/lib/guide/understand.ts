import { DateTime } from 'luxon'
import { GUIDE_LANGUAGES, type GuideFacts, type GuideLanguage } from './facts'
import type { IntentKind, Lexicon } from './languages/lexicon'
import { ar } from './languages/ar'
import { cy } from './languages/cy'
import { en } from './languages/en'
import { es } from './languages/es'
import type { Moment } from './moment'
import { anyOf, keyOf, thingOf, withoutArticles, type NamedThing, wholeWord } from './names'
import { numberOf } from './numbers'
import { partIn } from './parts'
import { patternsOf } from './patterns'
import { isNoTitle } from './commandVerb'
import { readCommand } from './readCommand'
import { readQuestion } from './readQuestion'
import type { Request } from './request'
import { readText, type RequestText } from './requestText'
import { spelledRight } from './spelling'
import { beyondValue, valueKindOf } from './values'

export const LEXICONS: Record<GuideLanguage, Lexicon> = { ar, cy, en, es }

/** Understands a request in one of the guide's languages, as a whole; null if it does not. */
export function understand(said: string, facts: GuideFacts): Request | null {
  const request = understandAsTyped(said, facts)
  if (request && !request.left && !request.names?.length) return request
  const spelled = spelledRight(said, LEXICONS[languageOf(said, facts)])
  const right = spelled ? understandAsTyped(spelled, facts) : null
  if (!right || right.left) return request
  if (request?.names && wordsOf(right.names) >= wordsOf(request.names)) return request
  // Names and texts are taken as they were typed.
  const kept = [right.name, right.place, ...(right.names ?? [])].flatMap((thing) => thing?.name ?? [])
  return [...kept, right.value ?? ''].every((text) => said.includes(text)) ? right : request
}

const wordsOf = (names: NamedThing[] = []): number => names.flatMap(({ name }) => name.split(' ')).length

function understandAsTyped(said: string, facts: GuideFacts): Request | null {
  const now = DateTime.fromJSDate(facts.now, { zone: facts.timezone })
  for (const lexicon of languagesOf(said, facts)) {
    const text = readText(said, lexicon, now)
    const rule = byRule(text, lexicon, facts, false)
    const command = rule && !isUncertain(rule, lexicon) ? null : readCommand(text, lexicon)
    const question = (rule ?? command) ? null : readQuestion(text, lexicon)
    const request =
      command ??
      rule ??
      (question?.left ? (byRule(text, lexicon, facts, true) ?? question) : question) ??
      byRule(text, lexicon, facts, true)
    if (request) return request
  }
  return null
}

/** A rule that took more for a name than a title, or less of a request than there is. */
const isUncertain = ({ isUnsure, kind, left, name }: Request, lexicon: Lexicon): boolean =>
  COMMANDED.has(kind) &&
  (isUnsure === true || left !== undefined || isNoTitle(name?.whole ?? name?.name ?? '', lexicon))

/** What a command may be taken for that says days and names in another order. */
const COMMANDED = new Set<IntentKind>(['lead', 'move', 'perform', 'status'])

/** The language of a request by its letters and small words; that of the admin where they say nothing. */
export function languageOf(said: string, facts: GuideFacts): GuideLanguage {
  const [best] = scoresOf(said, facts)
  const own = GUIDE_LANGUAGES.find((language) => language === facts.language) ?? 'en'
  // One word of a longer sentence says little: "es" is German as well.
  const needed = best?.lexicon.code !== own && said.trim().split(/\s+/).length > 3 ? 2 : 1
  return best && best.score >= needed ? best.lexicon.code : own
}

const languagesOf = (said: string, facts: GuideFacts): Lexicon[] => scoresOf(said, facts).map(({ lexicon }) => lexicon)

/** How many known words a request has in each language, the most first. */
function scoresOf(said: string, { language }: GuideFacts): { lexicon: Lexicon; score: number }[] {
  if (/[\u0600-\u06FF]/.test(said.replace(/["“«].*?["”»]/g, ''))) return [{ lexicon: ar, score: 2 }]
  const score = (lexicon: Lexicon): number => {
    const known = [
      lexicon.glue,
      lexicon.verbs,
      lexicon.articles,
      lexicon.and,
      lexicon.isOn,
      lexicon.polite.before,
      ...Object.values(lexicon.types),
      ...Object.values(lexicon.acts),
    ].join('|')
    return (said.match(wholeWord(known, 'giu')) ?? []).length + (lexicon.code === language ? 0.5 : 0)
  }
  return [en, es, cy].map((lexicon) => ({ lexicon, score: score(lexicon) })).sort((a, b) => b.score - a.score)
}

/** What changes something: a question never asks for it. */
export const CHANGES = new Set<IntentKind>([
  'announce',
  'banner',
  'create',
  'lead',
  'menu',
  'move',
  'pageAbout',
  'perform',
  'redirect',
  'rename',
  'schedule',
  'set',
  'status',
])

/** "Hamlet is sold out" asks for a change; "Hamlet is sold out?" does not. */
const STATEMENTS = new Set<IntentKind>(['move', 'set', 'status'])
const isStatement = (slots: RegExpMatchArray['groups'], { text }: RequestText, lexicon: Lexicon): boolean =>
  [slots?.name, slots?.other, slots?.field].some(
    (part) => part && withoutArticles(text, lexicon).startsWith(withoutArticles(part, lexicon)),
  )

const isCommanded = ({ text }: RequestText, { verbs }: Lexicon): boolean =>
  new RegExp(`^(?:${verbs}|call off|scrap|postpone|delay|pull)(?!\\p{L})`, 'iu').test(text)

/** Words for performances with a kind of access, or in a state. */
const kindsOf = ({ filters: { next: _, remaining: __, ...kinds } }: Lexicon): string => anyOf(kinds)

const POLITE = new Set<IntentKind>(['greet', 'thanks'])
const NAMES_SECOND = new Set<IntentKind>(['changes', 'create', 'menu', 'perform', 'whatsOn'])

/** Understands a text by the rules for whole requests. */
export const understandRule = (text: RequestText, lexicon: Lexicon, facts: GuideFacts): Request | null =>
  byRule(text, lexicon, facts, false)

function byRule(text: RequestText, lexicon: Lexicon, facts: GuideFacts, isSoft: boolean): Request | null {
  const isQuestion = new RegExp(`^(?:${lexicon.questions})(?![\\p{L}])`, 'iu').test(text.text)
  for (const { fixed, kind, pattern } of patternsOf(lexicon)) {
    if ((fixed.state === 'soft') !== isSoft || (isQuestion && CHANGES.has(kind))) continue
    // "Hello there": the polite words are all there is.
    const match = pattern.exec(text.text) ?? (POLITE.has(kind) ? pattern.exec(text.full) : null)
    if (!match) continue
    const slots = match.groups
    if (text.isAsked && STATEMENTS.has(kind) && isStatement(slots, text, lexicon)) continue
    // "No performance tonight?" is a question.
    if (text.isAsked && kind === 'announce' && !isCommanded(text, lexicon)) continue
    // "When is the next captioned one?" asks for a kind of performance, by no name.
    if (kind === 'next' && wholeWord(kindsOf(lexicon)).test(slots?.name ?? '')) continue
    // "Show me pages without a price": the condition is no name to look for.
    if (isSoft && wholeWord(lexicon.conditions).test(slots?.name ?? '')) continue
    const request = fill(kind, { ...slots, ...fixed }, text, lexicon)
    if (request && isPossible(request, facts)) return request
  }
  return null
}

const isPossible = ({ kind, name }: Request, { isAttachedNow }: GuideFacts): boolean =>
  // A page "about this" is one about the attached files, whether or not something is attached.
  kind !== 'find' || !isAttachedNow || !/^(?:this|that|it|these|them)$/i.test(name?.name ?? '')

function fill(
  kind: IntentKind,
  slots: Record<string, string | undefined>,
  text: RequestText,
  lexicon: Lexicon,
): Request | null {
  const momentsIn = (marked: string | undefined): Moment[] | undefined =>
    marked?.match(/\d+(?=\uE001)/g)?.flatMap((index) => text.moments[Number(index)] ?? [])
  const named = slots.name ?? slots.other ?? (NAMES_SECOND.has(kind) ? undefined : slots.place)
  const value = (slots.value ?? slots.quote ?? slots.rest)?.replace(/[\s,;:]+$/, '')
  const range = kind === 'move' ? momentsIn(slots.range)?.[0]?.ends : undefined
  if (slots.range && !range) return null
  const when =
    (range && [...range.slice(1), ...(momentsIn(slots.when) ?? [])]) ??
    momentsIn(slots.when) ??
    (FROM_IS_WHEN.has(kind) ? momentsIn(slots.from) : undefined)
  const thing = (marked: string): NamedThing =>
    text.isQuoted(marked) ? { name: text.plain(marked), type: null } : thingOf(text.plain(marked), lexicon)
  const type = slots.type ? keyOf(lexicon.types, slots.type) : null
  const field = slots.field ? (keyOf(lexicon.fields, slots.field) ?? slots.field) : null
  if (slots.type && !type) return null
  // "Create event Macbeth": a title is told by its capital letters, as nothing else tells it.
  if (slots.state === 'bare' && (/\uE000/.test(value ?? '') || !isTitled(text.plain(value ?? '')))) return null
  const isHowTo = kind === 'help'
  const beyond =
    value && VALUED.has(kind)
      ? beyondValue(value, valueKindOf(kind === 'banner' ? 'text' : field), text, lexicon)
      : null
  const left = isHowTo
    ? null
    : (secondRequest(named, text, lexicon, `${lexicon.verbs}|${lexicon.questions}`) ??
      secondRequest(value, text, lexicon, `${lexicon.verbs}|${lexicon.questions}`) ??
      (kind === 'create' ? furnished(value, text, lexicon) : null) ??
      (kind === 'pageAbout' ? furnished(named, text, lexicon) : null) ??
      // "Everything in the Studio on Saturday in the Main House" names two places.
      (kind === 'announce' && slots.place && slots.other ? text.plain(slots.place) : null) ??
      (named !== slots.place && /\uE000/.test(slots.place ?? '') ? text.plain(slots.place ?? '') : null) ??
      beyond)
  // "Saturday's matinée": a condition, unless it is a part of the name.
  const part = PARTED.has(kind) ? partIn(text.text.replace(named ?? '', ''), lexicon.code) : null
  return {
    kind,
    lexicon,
    ...(named && { name: thing(named) }),
    ...(NAMES_SECOND.has(kind) && slots.place && { place: thing(slots.place) }),
    ...(type && { type }),
    ...(field && { field }),
    ...((slots.act ?? slots.verb) && {
      act:
        kind === 'credits'
          ? text.plain(slots.act ?? slots.verb ?? '')
          : (keyOf(lexicon.acts, slots.act ?? '') ?? slots.act ?? ''),
    }),
    ...(slots.state && slots.state !== 'soft' && { state: keyOf(lexicon.states, slots.state) ?? slots.state }),
    ...(value && { isQuoted: text.isQuoted(value), value: text.plain(value) }),
    ...(when && { when }),
    ...(slots.from && !FROM_IS_WHEN.has(kind) && { from: momentsIn(slots.from) ?? [] }),
    ...(range && { from: range.slice(0, 1) }),
    ...(named && /[\uE000\uE004\uE006]/.test(named) && { isUnsure: true }),
    ...(part && { part }),
    ...(slots.count && { count: numberOf(slots.count) }),
    ...(left && { left }),
    ...(left && left === beyond && { isLeftOfValue: true }),
  }
}

/** What takes a text of somebody's own. A new venue of an event is a name, which is looked for. */
const VALUED = new Set<IntentKind>(['banner', 'create', 'rename', 'set'])

/** Whether all words but small ones begin with a capital letter, the first and the last at least. */
const isTitled = (title: string): boolean => {
  const words = title.split(/\s+/)
  const isCapital = (word: string | undefined): boolean => /^[\p{Lu}\p{N}]/u.test(word ?? '')
  return isCapital(words[0]) && isCapital(words.at(-1)) && words.every((word) => isCapital(word) || word.length <= 3)
}

/** Where the second place for a day means the same as the first. */
const FROM_IS_WHEN = new Set<IntentKind>(['announce', 'changes', 'schedule', 'status'])
const PARTED = new Set<IntentKind>(['announce', 'move', 'next', 'status'])

/** "… and publish it": what follows is another request. Quoted texts are taken as they are. */
function secondRequest(marked: string | undefined, text: RequestText, { and }: Lexicon, verbs: string): string | null {
  if (!marked || text.isQuoted(marked)) return null
  const found = new RegExp(`(?<=\\S)(?:\\s*,\\s*|\\s+)(?:${and})\\s+(?:${verbs})(?![\\p{L}]).*$`, 'iu').exec(marked)
  return found ? text.plain(found[0]) : null
}

/** "… with a picture of the bar" and "… and a page called Café" are no part of a title. */
function furnished(
  marked: string | undefined,
  text: RequestText,
  { and, articles, fields, types, with: words }: Lexicon,
): string | null {
  if (!marked || text.isQuoted(marked)) return null
  const called = '(?:called|named|titled|llamad[oa]|titulad[oa]|باسم|بعنوان)'
  const more = `(?:${words}) (?:\\S+ ){0,3}?(?:${anyOf(fields)}|${anyOf(types)})`
  const another = `(?:${and}) (?:(?:${articles}) )*(?:${anyOf(types)}) ${called}`
  const found = wholeWord(`(?<=\\S )(?:${more}|${another}).*$`).exec(marked)
  return found ? text.plain(found[0]) : null
}
