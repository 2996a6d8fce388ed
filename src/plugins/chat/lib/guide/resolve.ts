import { DateTime } from 'luxon'
import { isoDate } from '@/lib/time/isoDate'
import { MAX_PERFORMANCES, Reply, Unnamed, callTool, type Context, type Steps } from './context'
import { documentsIn, type FoundDocument } from './facts'
import { fold } from '@/lib/text/fold'
import { closenessOf, withoutArticles, wordsIn, type NamedThing } from './names'
import { dayInWords, periodInWords, documentLine, performanceLine, question, whenOf, type Performance } from './speak'
import type { Lexicon } from './languages/lexicon'
import type { Moment } from './moment'
import { isInPart } from './parts'

const MAX_CHOICES = 8

export interface Wanted {
  /** Content types in the order in which they are meant; others are asked about. */
  prefers?: string[]
  /** Only documents of these types are meant. */
  only?: string[]
}

/** Searches for a name, by whole words. Every word of the name must be in the title of what is found. */
export function* search(
  { request }: Context,
  thing: NamedThing,
  only?: string[],
): Steps<{ close: FoundDocument[]; found: FoundDocument[] }> {
  const { lexicon } = request
  if (isHomePage(thing, lexicon) && (!only || only.includes('pages')))
    return { close: [], found: documentsIn(yield* callTool('findContent', { search: '/', type: 'pages' })) }
  const find = function* (name: string): Steps<FoundDocument[]> {
    const text = withoutArticles(name, lexicon).slice(0, 200)
    if (wordsIn(text, lexicon).length === 0) return []
    return documentsIn(yield* callTool('findContent', { search: text, ...(only?.length === 1 && { type: only[0] }) }))
  }
  const documents = (yield* find(thing.name)).filter(({ type }) => !only || only.includes(type))
  const whole = thing.whole
    ? documents.filter((document) => closenessOf(thing.whole ?? '', document, lexicon) === 'exact')
    : []
  if (whole.length > 0) return { close: [], found: whole }
  const matching = documents.filter((document) => closenessOf(thing.name, document, lexicon) !== 'unlike')
  const exact = matching.filter((document) => closenessOf(thing.name, document, lexicon) === 'exact')
  const found = exact.length > 0 ? exact : matching
  const ofType = thing.type ? found.filter(({ type }) => isSaidFor(thing.type ?? '', type)) : []
  const named = ofType.filter(({ type }) => type === thing.type)
  return { close: documents.slice(0, MAX_CHOICES), found: named.length > 0 ? named : thing.type ? ofType : found }
}

const isHomePage = ({ name, whole }: NamedThing, lexicon: Lexicon): boolean =>
  [name, whole ?? name].some((said) =>
    new RegExp(`^(?:${lexicon.homePage})$`, 'iu').test(withoutArticles(said, lexicon)),
  )

/** Types that are spoken of as each other: a show is a production of a work with performances, and has a page. */
const SHOWS = new Set(['event-instances', 'events', 'pages', 'works'])
const isSaidFor = (said: string, type: string): boolean => said === type || (SHOWS.has(said) && SHOWS.has(type))

/** The document that is meant. Asks if several are, and says if none is. */
export function* resolve(
  context: Context,
  thing: NamedThing,
  { only, prefers = [] }: Wanted = {},
): Steps<FoundDocument> {
  const { chosen, t } = context
  const { close, found } = yield* search(context, thing, only)
  const preferred = prefers.map((slug) => found.filter(({ type }) => type === slug)).find(({ length }) => length > 0)
  const candidates = thing.type && found.some(({ type }) => type === thing.type) ? found : (preferred ?? found)
  const [one, ...others] = candidates
  if (one && others.length === 0) return one
  const options = one ? candidates : close
  const answer = chosen.find(({ id }) => options.some((option) => option.id === id))
  if (answer) return options.find(({ id }) => id === answer.id) ?? answer
  if (one)
    throw new Reply(
      question(
        t.which,
        options.slice(0, MAX_CHOICES).map((option) => documentLine(context, option)),
      ),
    )
  // "Saturday's Hamlet" is not Hamlet, nor is "Hamlet because of illness": what was not taken in must not be lost.
  const extra =
    context.request.isUnsure || isNoName(thing.name, context) ? thing.name : extraIn(thing.name, close, context)
  if (extra) throw new Unnamed(`${t.notTaken(extra)} ${t.again}`)
  if (close.length > 0)
    throw new Unnamed(
      question(
        t.closest(thing.name),
        close.map((option) => documentLine(context, option)),
      ),
    )
  throw new Unnamed(t.none(thing.whole ?? thing.name))
}

/** Words for everything, or for nothing that was named: "all", "it". */
const isNoName = (name: string, { request: { lexicon } }: Context): boolean =>
  new RegExp(`^(?:${lexicon.pronouns}|${lexicon.everything})$`, 'iu').test(name)

/** What a name says beyond the title of something that exists; null if no such title is in it. */
function extraIn(name: string, close: FoundDocument[], { request: { lexicon } }: Context): string | null {
  const folded = fold(name)
  const inside = close
    .map(({ title }) => fold(withoutArticles(title, lexicon)))
    .filter((title) => title && ` ${folded} `.includes(` ${title} `))
    .sort((a, b) => b.length - a.length)[0]
  if (!inside) return null
  const words = name.split(/\s+/)
  const count = inside.split(' ').length
  const at = words.findIndex((_, index) => fold(words.slice(index, index + count).join(' ')) === inside)
  if (at < 0) return name
  return [withoutArticles(`${words.slice(0, at).join(' ')} `, lexicon), words.slice(at + count).join(' ')]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' … ')
}

export const todayOf = ({ facts }: Context): string => isoDate(DateTime.fromJSDate(facts.now, { zone: facts.timezone }))

export const performancesIn = (data: Record<string, unknown>): Performance[] =>
  Array.isArray(data.performances) ? (data.performances as Performance[]) : []

/** The performances of an event to come; of one day if it is named. */
export function* performancesOf(context: Context, event: FoundDocument, moments?: Moment[]): Steps<Performance[]> {
  const { period, time } = whenOf(moments)
  const data = yield* callTool('listWhatsOn', {
    event: event.id,
    from: period?.from ?? todayOf(context),
    limit: MAX_PERFORMANCES,
    ...(period && { to: period.to }),
  })
  const part = moments?.find((moment) => moment.part)?.part ?? context.request.part
  const found = performancesIn(data).filter((one) => isInPart(one.time, part, context.request.lexicon.code))
  const atTime = time ? found.filter((performance) => performance.time === time) : []
  if (period && found.length === 0) {
    const days = periodInWords(context, { ...period, part: undefined, time: null }).replace(/^(?:on|el) /, '')
    throw new Reply(
      context.t.noPerformanceThen(event.title, part ? `${days} (${context.t.parts[part] ?? part})` : days),
    )
  }
  if (time && found.length > 0 && atTime.length === 0 && period)
    throw new Reply(context.t.noPerformanceThen(event.title, `${dayInWords(context, period.from)}, ${time}`))
  return atTime.length > 0 ? atTime : found
}

/** The only performance, or the one that was chosen. Asks if there are several. */
export function onePerformance(context: Context, event: FoundDocument, performances: Performance[]): Performance {
  const [one, ...others] = performances
  if (!one) throw new Reply(context.t.nextNone(event.title))
  if (others.length === 0) return one
  const answer = context.chosen.find(({ id }) => performances.some((performance) => performance.id === id))
  const chosen = performances.find(({ id }) => id === answer?.id)
  if (chosen) return chosen
  throw new Reply(
    question(
      context.t.whichPerformance(event.title),
      performances.slice(0, MAX_CHOICES).map((performance) => performanceLine(context, performance)),
    ),
  )
}
