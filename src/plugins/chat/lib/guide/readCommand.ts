import { markOf, signed, TAKEN, verbOf, type Verb } from './commandVerb'
import { COMMANDS, type Commands } from './languages/commands'
import type { IntentKind, Lexicon } from './languages/lexicon'
import { periodsIn } from './bounds'
import type { Shift } from './durations'
import type { Moment } from './moment'
import { thingOf, wholeWord, type NamedThing } from './names'
import { partIn } from './parts'
import type { Request } from './request'
import type { RequestText } from './requestText'

/**
 * Reads a command about performances word by word: verb, performances, days, times, how far, place, in any order. What is
 * left must be one name; null if it is not.
 */
export function readCommand(text: RequestText, lexicon: Lexicon): Request | null {
  const words = COMMANDS[lexicon.code]
  const found = words ? (markOf(text, words, lexicon) ?? verbOf(text, words)) : null
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
  const picks = words.picks.flatMap((source, index) =>
    take(`(?:${source})(?= (?:${words.nouns})(?!\\p{L}))`) ? [index - 1] : [],
  )
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
  if (!name || name.isPlace || isAsking(name.thing.name, lexicon) || (place && !place.isPlace)) return null
  const request = {
    hasNoun,
    isEach,
    lexicon,
    name: name.thing,
    part,
    place: place?.thing,
    shift: signed(shifts[0], found, words),
    state: found.state,
    from,
    pick: picks[0],
    to,
  }
  if (
    picks.length > 1 ||
    (picks.length > 0 && (isEach || from.some(({ from: a, hasDay, to: b }) => hasDay && a === b)))
  )
    return null
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
  pick?: number | undefined
  place?: NamedThing | undefined
  shift?: Shift | undefined
  /** The state that "mark … as" gives. */
  state?: string | undefined
  from: Moment[]
  to: Moment[]
}

const base = (
  kind: IntentKind,
  { isEach, lexicon, name, part, pick, place }: Read,
  more: Partial<Request>,
): Request => ({
  kind,
  lexicon,
  name,
  ...(isEach && { isEach }),
  ...(part && { part }),
  ...(pick !== undefined && { pick }),
  ...(place && { place }),
  ...more,
})

function commandOf(verb: Verb, read: Read): Request | null {
  const { from, hasNoun, place, shift, state: marked, to } = read
  if (verb === 'mark')
    return place || shift || !marked
      ? null
      : base('status', read, { state: marked, ...(from.length > 0 && { when: from }) })
  if (verb === 'cancel' || verb === 'postpone') {
    if (place) return null
    if (verb === 'postpone' && (to.length > 0 || shift)) return commandOf('move', read)
    if (to.length > 0 || shift) return null
    const state = verb === 'cancel' ? 'cancelled' : 'postponed'
    return base('status', read, { state, ...(from.length > 0 && { when: from }) })
  }
  if (verb === 'add') {
    if (shift || !hasNoun || read.isEach || read.pick !== undefined) return null
    return base('perform', read, { when: [...from, ...to] })
  }
  if (to.length === 0 && !shift && !place) return null
  return base('move', read, { ...(shift && { shift }), from, when: to })
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
  const [only, ...others] = from
  // "Del 6 de marzo a las 21:00": from a day to a time of it, which the parser reads as one moment.
  if (verb === 'move' && to.length === 0 && only?.hasDay && only.time && others.length === 0 && isFromTo(rest, only))
    return { from: [{ ...only, time: null }], to: [{ ...only, hasDay: false }] }
  return { from, to }
}

const isFromTo = (rest: string, { raw }: Moment): boolean =>
  /(?:^|\s)(?:del|de la) \uE000/iu.test(rest) && / a las? \d/iu.test(raw)

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
    // "… at 3pm, Studio": the last of a list of facts.
    const isPlace = phrases.length > 0 && (/^\s*,/.test(part) || new RegExp(`^(?:${into})(?: |$)`, 'iu').test(before))
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

/** Words of a question are no name: "do we have any". */
const isAsking = (name: string, { questions, tells }: Lexicon): boolean =>
  new RegExp(`^(?:${questions}|${tells}|we|i|you|they|there|anyone) `, 'iu').test(`${name} `)
