import { COMMANDS, type Commands } from './languages/commands'
import type { IntentKind, Lexicon } from './languages/lexicon'
import { periodsIn } from './bounds'
import type { Shift } from './durations'
import type { Moment } from './moment'
import { thingOf, wholeWord, type NamedThing } from './names'
import { partIn } from './parts'
import type { Request } from './request'
import type { RequestText } from './requestText'

/** Stands for words that were taken in. */
const TAKEN = '\u0001'

/** Whether a name has words of a command about performances in it: "all performances of Hamlet in". */
export function isNoTitle(name: string, lexicon: Lexicon): boolean {
  const words = COMMANDS[lexicon.code]
  if (!words) return false
  const { each, from, nouns, to } = words
  return new RegExp(
    `^(?:${each}) |(?<![\\p{L}])(?:(?:${nouns}) (?:of|for|de)|(?:${nouns})$|${lexicon.parts})(?![\\p{L}])| (?:in|en|${from}|${to})$`,
    'iu',
  ).test(name)
}

type Verb = 'add' | 'cancel' | 'move' | 'postpone'

/**
 * Reads a command about performances word by word: verb, performances, days, times, how far, place, in any order. What is
 * left must be one name; null if it is not.
 */
export function readCommand(text: RequestText, lexicon: Lexicon): Request | null {
  const words = COMMANDS[lexicon.code]
  const found = words ? verbOf(text, words) : null
  if (!words || !found) return null
  let rest = found.rest
  const taken: string[] = []
  const take = (source: string, flags = 'giu'): boolean => {
    const before = rest
    rest = rest.replace(wholeWord(source, flags), (phrase) => {
      taken.push(phrase)
      return ` ${TAKEN} `
    })
    return rest !== before
  }
  const shifts = text.shifts.filter((_, index) => rest.includes(`\uE004${index}\uE005`))
  const weekly = text.weekly.filter((_, index) => rest.includes(`\uE006${index}\uE007`))
  rest = rest.replace(/(?:\uE004|\uE006)\d+(?:\uE005|\uE007)/g, ` ${TAKEN} `)
  const isEach = take(`${words.each}(?= )`)
  const partWords = rest.match(wholeWord(lexicon.parts)) ?? []
  take(lexicon.parts)
  const part = partIn(partWords.join(' '), lexicon.code)
  const hasNoun = take(words.nouns) || part !== null
  const period = weekly.length > 0 ? periodsIn(rest, text, lexicon) : null
  const { from, to } = period ? { from: [], to: [] } : rolesIn(rest, text, words, found.verb)
  const boundWords = period ? `|${Object.values(lexicon.bounds).join('|')}|until` : ''
  rest = (period?.rest ?? rest).replace(
    new RegExp(
      `(?:(?<!\\p{L})(?:${words.from}|${words.to}|in|during${boundWords}) )*(?:the |el )?\uE000\\d+\uE001(?:'s(?!\\p{L}))?`,
      'giu',
    ),
    ` ${TAKEN} `,
  )
  const phrases = namesIn(rest, words, lexicon, text)
  const [first, second, ...more] = phrases
  if (!first || more.length > 0 || shifts.length > 1 || weekly.length > 1) return null
  const name = first.isPlace ? second : first
  const place = first.isPlace ? first : second
  if (!name || name.isPlace || (place && !place.isPlace)) return null
  const request = {
    hasNoun,
    isEach,
    lexicon,
    name: name.thing,
    part,
    place: place?.thing,
    shift: signed(shifts[0], found, words),
    from,
    to,
  }
  if ((shifts.length > 0 && !request.shift) || (isEach && !hasNoun)) return null
  if (weekly[0]) {
    const when = period?.when ?? []
    return found.verb === 'add' && period?.unjoined.length === 0
      ? base('perform', request, { weekly: weekly[0], when })
      : null
  }
  return commandOf(found.verb, request)
}

interface Read {
  hasNoun: boolean
  isEach: boolean
  lexicon: Lexicon
  name: NamedThing
  part: Request['part'] | null
  place?: NamedThing | undefined
  shift?: Shift | undefined
  from: Moment[]
  to: Moment[]
}

const base = (kind: IntentKind, { isEach, lexicon, name, part, place }: Read, more: Partial<Request>): Request => ({
  kind,
  lexicon,
  name,
  ...(isEach && { isEach }),
  ...(part && { part }),
  ...(place && { place }),
  ...more,
})

function commandOf(verb: Verb, read: Read): Request | null {
  const { from, hasNoun, place, shift, to } = read
  if (verb === 'cancel' || verb === 'postpone') {
    if (place) return null
    if (verb === 'postpone' && (to.length > 0 || shift)) return commandOf('move', read)
    if (to.length > 0 || shift) return null
    const state = verb === 'cancel' ? 'cancelled' : 'postponed'
    return base('status', read, { state, ...(from.length > 0 && { when: from }) })
  }
  if (verb === 'add') {
    if (shift || !hasNoun || read.isEach) return null
    return base('perform', read, { when: [...from, ...to] })
  }
  if (to.length === 0 && !shift && !place) return null
  return base('move', read, { ...(shift && { shift }), from, when: to })
}

interface Found {
  verb: Verb
  word: string
  rest: string
}

/** The verb of a command, which begins it, or follows what is to be changed. */
function verbOf(
  { isAsked, text }: RequestText,
  { add, cancel, done, move, moveEarlier, moveLater, must, postpone, runs, starts }: Commands,
): Found | null {
  const verbs: [Verb, string][] = [
    ['cancel', cancel],
    ['move', `${move}|${moveEarlier}|${moveLater}`],
    ['postpone', postpone],
    ['add', add],
  ]
  // "Postpone Hamlet" is a state; "postpone Hamlet to Friday" moves it.
  for (const [verb, source] of [verbs[2], verbs[0], verbs[1], verbs[3]] as [Verb, string][]) {
    const [all, word] =
      new RegExp(`^(?:(?:on |el )?(?:\uE000\\d+\uE001),? )?(${source})(?![\\p{L}])`, 'iu').exec(text) ?? []
    if (all && word)
      return { rest: text.slice(0, all.length - word.length) + TAKEN + text.slice(all.length), verb, word }
  }
  if (isAsked) return null
  const begins = new RegExp(`(?<=\\S )(?:${starts})(?= ?\uE004)`, 'iu').exec(text)
  if (begins) return { rest: withoutWords(text, begins), verb: 'move', word: begins[0] }
  const plays = new RegExp(`(?<=\\S )(?:${runs})(?= ?\uE006)`, 'iu').exec(text)
  if (plays) return { rest: withoutWords(text, plays), verb: 'add', word: plays[0] }
  const told: [Verb, string][] = [
    ['postpone', done.postpone],
    ['cancel', done.cancel],
    ['move', done.move],
    ...verbs.slice(0, 3),
  ]
  for (const [verb, source] of told) {
    const match = new RegExp(`(?<=\\S )(?:${must}) (${source})(?![\\p{L}])`, 'iu').exec(text)
    if (match) return { rest: withoutWords(text, match), verb, word: match[1] ?? '' }
  }
  return null
}

const withoutWords = (text: string, { 0: words, index }: RegExpExecArray): string =>
  `${text.slice(0, index)}${TAKEN}${text.slice(index + words.length)}`

/** A length of time with its direction; the verb says it where the words do not. */
function signed(shift: Shift | undefined, { word }: Found, { moveEarlier, moveLater }: Commands): Shift | undefined {
  if (!shift || shift.sign !== 0) return shift
  const is = (source: string): boolean => new RegExp(`^(?:${source})$`, 'iu').test(word)
  // "Move it forward by an hour" is either.
  if (is(moveEarlier)) return { ...shift, sign: -1 }
  return is(moveLater) && !/forward/i.test(shift.raw) ? { ...shift, sign: 1 } : undefined
}

/** The moments on which something is, and those to which it goes. */
function rolesIn(rest: string, text: RequestText, words: Commands, verb: Verb): { from: Moment[]; to: Moment[] } {
  const from: Moment[] = []
  const to: Moment[] = []
  let isTo = false
  let end = 0
  for (const found of rest.matchAll(/\uE000(\d+)\uE001/g)) {
    const moment = text.moments[Number(found[1])]
    const between = rest.slice(end, found.index).trim()
    end = found.index + found[0].length
    if (!moment) continue
    const isMoved = new RegExp(`(?:^|[\\s${TAKEN}])(?:${words.to})(?: the| el)?$`, 'iu').test(between)
    const isStart = new RegExp(`(?:^|[\\s${TAKEN}])(?:${words.from})(?: the| el)?$`, 'iu').test(between)
    const isJoined = /^(?:,|and|y|at|a las|&)?$/iu.test(between)
    if (verb === 'move' || verb === 'postpone') {
      if (moment.ends && verb === 'move' && to.length === 0) {
        from.push(moment.ends[0])
        to.push(moment.ends[1])
        isTo = true
        continue
      }
      isTo =
        isMoved && !(isStart && moment.hasDay && !/(?:^|\s)(?:to|until|till|al?|hasta)/iu.test(between))
          ? true
          : isTo && isJoined
    }
    // "Move it on 6 March to the Studio at 8pm": the time is not that of before.
    const isNew = verb === 'move' && !moment.hasDay && !isJoined && from.length > 0
    ;(isTo || isNew ? to : from).push(moment)
  }
  return { from, to }
}

interface Phrase {
  thing: NamedThing
  isPlace: boolean
}

/** What is left: a name, and a place with a preposition before it. */
function namesIn(rest: string, { in: into, small }: Commands, lexicon: Lexicon, text: RequestText): Phrase[] {
  const isSmall = new RegExp(`^(?:${small})$`, 'iu')
  const phrases: Phrase[] = []
  for (const part of rest.split(TAKEN)) {
    const words = part
      .replaceAll(/[,;:]/g, ' ')
      .replaceAll(/(?<=\p{L})'s(?= |$)(?=\s*$)/gu, '')
      .split(/\s+/)
      .filter(Boolean)
    const first = words.findIndex((word) => !isSmall.test(word))
    if (first < 0) continue
    const last = words.findLastIndex((word) => !isSmall.test(word))
    const before = words.slice(0, first).join(' ')
    const isPlace = phrases.length > 0 && new RegExp(`^(?:${into})(?: |$)`, 'iu').test(before)
    const name = words.slice(first, last + 1).join(' ')
    // "The Seagull to the Studio": a name and a place.
    const [, one, other] = new RegExp(`^(.+?) (?:${into}) (?:the |la )?(.+)$`, 'iu').exec(name) ?? []
    if (one && other && !isPlace)
      phrases.push(
        { isPlace: false, thing: thingOf(text.plain(one), lexicon) },
        { isPlace: true, thing: thingOf(text.plain(other), lexicon) },
      )
    else phrases.push({ isPlace, thing: thingOf(text.plain(name), lexicon) })
  }
  return phrases
}
