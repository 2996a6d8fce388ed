import type { Shift } from './durations'
import { COMMANDS, type Commands } from './languages/commands'
import type { Lexicon } from './languages/lexicon'
import { anyOf, keyOf } from './names'
import type { RequestText } from './requestText'

/** Stands for words that were taken in. */
export const TAKEN = '\u0001'

export type Verb = 'add' | 'cancel' | 'mark' | 'move' | 'postpone'

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

export interface Found {
  verb: Verb
  word: string
  rest: string
  /** What `mark` gives. */
  state?: string
}

/** "Mark all of March as sold out": a verb that says nothing, and a state, which only days may follow. */
export function markOf({ isAsked, text }: RequestText, { each, mark }: Commands, { states }: Lexicon): Found | null {
  // "Every performance of Hamlet is sold out": no verb of command, and all of them.
  const [, all, told = ''] = isAsked
    ? []
    : (new RegExp(
        `^((?:${each}) .+?) (?:is|are|has|have|est[aá]n?)(?: now| all| been)* (${anyOf(states)})$`,
        'iu',
      ).exec(text) ?? [])
  const given = told && keyOf(states, told)
  if (all && given) return { rest: `${TAKEN} ${all}`, state: given, verb: 'mark', word: '' }
  const [, word = '', rest = '', said = '', days = ''] =
    new RegExp(
      `^(${mark}) (.+?) (?:(?:up )?(?:as|to|como|a) )?(${anyOf(states)})((?: (?:on|for|para|el))* \uE000.*)?$`,
      'iu',
    ).exec(text) ?? []
  const state = said && keyOf(states, said)
  return state ? { rest: `${TAKEN} ${rest}${days}`, state, verb: 'mark', word } : null
}

/** The verb of a command, which begins it, or follows what is to be changed. */
export function verbOf(
  { isAsked, text }: RequestText,
  { add, cancel, done, move, moveEarlier, moveLater, must, nowOn, postpone, runs, starts }: Commands,
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
  const isNow = new RegExp(`(?<=\\S )(?:${nowOn})(?= ?\uE000)`, 'iu').exec(text)
  if (isNow) return { rest: withoutWords(text, isNow, 'to'), verb: 'move', word: isNow[0] }
  const plays = new RegExp(`(?<=\\S )(?:${runs})(?= ?\uE006)`, 'iu').exec(text)
  if (plays) return { rest: withoutWords(text, plays), verb: 'add', word: plays[0] }
  const told: [Verb, string][] = [
    ['postpone', done.postpone],
    ['cancel', done.cancel],
    ['move', done.move],
    // "Hamlet se aplaza" is a state, as a command without a day is.
    ...([verbs[2], verbs[0], verbs[1]] as [Verb, string][]),
  ]
  for (const [verb, source] of told) {
    const match = new RegExp(`(?<=\\S )(?:${must}) (${source})(?![\\p{L}])`, 'iu').exec(text)
    if (match) return { rest: withoutWords(text, match), verb, word: match[1] ?? '' }
  }
  return null
}

const withoutWords = (text: string, { 0: words, index }: RegExpExecArray, instead = ''): string =>
  `${text.slice(0, index)}${TAKEN} ${instead} ${text.slice(index + words.length)}`

/** A length of time with its direction; the verb says it where the words do not. */
export function signed(
  shift: Shift | undefined,
  { word }: Found,
  { moveEarlier, moveLater }: Commands,
): Shift | undefined {
  if (!shift || shift.sign !== 0) return shift
  const is = (source: string): boolean => new RegExp(`^(?:${source})$`, 'iu').test(word)
  // "Move it forward by an hour" is either.
  if (is(moveEarlier)) return { ...shift, sign: -1 }
  return is(moveLater) && !/forward/i.test(shift.raw) ? { ...shift, sign: 1 } : undefined
}
