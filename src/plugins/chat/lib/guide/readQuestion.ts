import type { Filter, Lexicon } from './languages/lexicon'
import { periodsIn } from './bounds'
import { anyOf, keyOf, thingOf, wholeWord, type NamedThing } from './names'
import { partIn } from './parts'
import type { RequestText } from './requestText'
import type { Request } from './request'

/** Stands for a phrase that was taken in; longer than a space, so that names do not reach over it. */
const TAKEN = '\u0001'
/** Stands for the first word and for days, before which a question may begin as well: "On Saturday, what is on?" */
const BEFORE = '\u0002'
const PROGRAMME = new Set(['event-instances', 'events'])
const STATES = new Set<string>(['cancelled', 'moved', 'postponed', 'scheduled', 'sold_out'])

/**
 * Reads a question word by word: conditions, moments, a content type, and what is left as names. Questions have no
 * order of words that could be relied on; what is left over is never dropped.
 * @param isProgrammeBefore whether it goes on from a question about performances
 */
export function readQuestion(text: RequestText, lexicon: Lexicon, isProgrammeBefore = false): Request | null {
  let rest = text.text
  const take = (source: string): string[] => {
    const found: string[] = []
    rest = rest.replace(wholeWord(source, 'giu'), (phrase) => {
      found.push(phrase)
      return ` ${TAKEN} `
    })
    return found
  }
  const glue = new RegExp(`^(?:${lexicon.glue}|${lexicon.articles})$`, 'iu')
  const isCount = take(lexicon.counts).length > 0
  const some = take(lexicon.ofThose)
  // "Show me …": the first word is a verb, not a content type.
  rest = rest.replace(/^\S+(?=\s)/, (word) => (glue.test(word) ? BEFORE : word))
  const filters = Object.entries(lexicon.filters).flatMap(([filter, source]) =>
    take(source).length > 0 ? [filter as Filter] : [],
  )
  const periods = periodsIn(rest, text, lexicon)
  const { when } = periods
  rest = periods.rest.replaceAll(/\uE000\d+\uE001(?:'s(?!\p{L}))?/gu, ` ${BEFORE} `)
  // "Saturdays in March": days of the week within the periods.
  const weekly = text.weekly.filter((_, index) => rest.includes(`\uE006${index}\uE007`))
  rest = rest.replaceAll(/(?:(?<!\p{L})(?:on|los) )?\uE006\d+\uE007/giu, ` ${BEFORE} `)
  const partWords = take(lexicon.parts)
  const parts = [...new Set(partWords.map((word) => partIn(word, lexicon.code)))]
  const typeWords = take(anyOf(lexicon.types))
  // "¿Qué obras hay el sábado?" is about what is on, not about the plays as such.
  const types = [...new Set(typeWords.flatMap((word) => keyOf(lexicon.types, word) ?? []))].map((slug) =>
    slug === 'works' && when.length > 0 ? 'events' : slug,
  )
  const isOn = take(lexicon.isOn).length > 0 || isProgrammeBefore
  const { names, stray, tells } = wordsLeft(rest, text, lexicon, glue)
  if (tells) return null
  // "Shows" and "performances" are one programme; other types are about themselves.
  const others = types.filter((slug) => !PROGRAMME.has(slug))
  const [type] = types.length === 1 ? types : others
  const isProgramme = types.every((slug) => PROGRAMME.has(slug)) || (names.length === 0 && types.length === 0)
  // "Which events have pictures?" is about one type only on the condition of another; "first Saturday … in March" is cut.
  const notTaken = [
    ...(others.length > 0 && types.length > 1 ? typeWords : []),
    ...periods.unjoined,
    ...(stray.length > 0 ? [...names.map(({ name, whole }) => whole ?? name), ...stray] : []),
    ...some,
    ...(parts.length > 1 || weekly.length > 1 ? [text.plain(text.text)] : []),
  ]
  const [part] = parts
  const [day] = weekly
  const base = {
    filters,
    isCount,
    lexicon,
    names,
    when,
    ...(part && { part }),
    ...(type && { type }),
    ...(notTaken.length > 0 && { left: notTaken.join(', ') }),
  }
  const without = filters.find((filter) => filter === 'noPicture' || filter === 'noBookingLink')
  // Documents are in no part of the day: "Which matinées have no picture?"
  const unfit = [...partWords, ...weekly.map(({ raw }) => raw)]
  const about = { ...base, ...(unfit.length > 0 && { left: unfit.join(', ') }) }
  if (filters.includes('noAlt')) return { ...about, kind: 'altTexts' }
  if (without || filters.includes('unused')) return { ...about, kind: 'list', type: type ?? 'events' }
  if (filters.includes('draft')) return { ...about, kind: 'drafts' }
  const isAboutPerformances =
    isOn ||
    part ||
    (types.includes('event-instances') && names.length > 0) ||
    filters.some(
      (filter) => STATES.has(filter) || filter.startsWith('access:') || filter === 'next' || filter === 'remaining',
    )
  if (isProgramme || (names.length > 0 && type === 'venues')) {
    if (isAboutPerformances || when.length > 0 || day) return { ...base, ...(day && { weekly: day }), kind: 'whatsOn' }
  }
  if (type && names.length === 0) return { ...about, kind: 'list' }
  // "Which shows are selling badly?": what is left over may be a name to look for; else it was not taken in.
  const isQuestion =
    /^\s*[\u0001\u0002]/.test(rest) || new RegExp(`^(?:${lexicon.questions})(?!\\p{L})`, 'iu').test(text.text)
  const isAboutSomething = types.length > 0 || filters.length > 0
  return isQuestion && isAboutSomething && names.length > 0
    ? { ...base, kind: 'list', left: names.map(({ name, whole }) => whole ?? name).join(', ') }
    : null
}

interface Left {
  names: NamedThing[]
  /** Words that ask for something else: "…, and when are they on", "…, can you show that". */
  stray: string[]
  /** Whether it tells something, and asks nothing: "The Signal-Man is sold out, put it on the site". */
  tells: boolean
}

/** Reads what is between the phrases that were taken in: names, and small words, which have their places. */
function wordsLeft(rest: string, text: RequestText, lexicon: Lexicon, glue: RegExp): Left {
  const asks = new RegExp(`^(?:${lexicon.asks})$`, 'iu')
  const opening = new RegExp(`^(?:${lexicon.verbs}|${lexicon.questions})\\s`, 'u')
  const names: NamedThing[] = []
  const stray: string[] = []
  let tells = false
  for (const [index, phrase] of rest.split(TAKEN).entries())
    for (const [at, part] of phrase.split(BEFORE).entries()) {
      const words = part.split(/[\s,;:?¿¡!]+/).filter(Boolean)
      const first = words.findIndex((word) => !glue.test(word))
      const last = words.findLastIndex((word) => !glue.test(word))
      const after = words.slice(last + 1)
      const small = [
        ...(index > 0 ? words.slice(0, Math.max(first, 0)) : []),
        ...(first >= 0 || index > 0 ? after : []),
      ]
      const asking = small.findIndex((word) => asks.test(word))
      if (asking >= 0) stray.push(small.slice(asking).join(' '))
      if (first < 0) continue
      if (index === 0 && at === 0 && !text.isAsked && first >= 0 && isTold(words.slice(0, last + 1), text, lexicon))
        tells = true
      const name = text.plain(words.slice(first, last + 1).join(' '))
      // "… and who directed Hamlet": a command or a question is no name.
      if (opening.test(name)) stray.push(name)
      else names.push(thingOf(name, lexicon))
    }
  return { names, stray, tells }
}

/** Whether a text begins with a name and a verb: "The Seagull has sold out". */
function isTold(words: string[], { text }: RequestText, { tells }: Lexicon): boolean {
  const name = words.join(' ')
  return text.startsWith(`${name} `) && new RegExp(`^(?:${tells})(?!\\p{L})`, 'iu').test(text.slice(name.length + 1))
}
