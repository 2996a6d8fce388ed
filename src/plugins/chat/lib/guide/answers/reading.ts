import { Reply, use, type Context, type Steps } from '../context'
import { documentsIn, typeName, type FoundDocument } from '../facts'
import { screensIn } from './leading'
import {
  documentLine,
  linkTo,
  linkToScreen,
  list,
  momentInWords,
  performanceLine,
  periodInWords,
  question,
  type Performance,
} from '../speak'
import { performancesIn, resolve, search, todayOf } from '../resolve'
import type { Filter } from '../languages/lexicon'
import type { NamedThing } from '../names'

const STATES = new Set<string>(['cancelled', 'moved', 'postponed', 'sold_out'])
const EVENTS = { prefers: ['events'] }

const totalIn = (data: Record<string, unknown>, or: number): number =>
  typeof data.total === 'number' ? data.total : or

/** Everything that a question names must be known; else it is not answered. */
export const requireNothingLeft = ({ t }: Context, names: NamedThing[] = []): void => {
  if (names.length > 0) throw new Reply(`${t.notTaken(names.map(({ name }) => name).join(', '))} ${t.again}`)
}

/** A condition that this answer does not look at is said back, never dropped. */
function requireOnly({ request, t }: Context, handled: Filter[]): void {
  const other = request.filters?.find((filter) => !handled.includes(filter))
  if (other)
    throw new Reply(`${t.notTaken(t.states[other] ?? other.replace('access:', '').replaceAll('_', ' '))} ${t.again}`)
}

export function* whatsOn(context: Context): Steps {
  const { request, t } = context
  const { filters = [], names = [], when = [] } = request
  const states = filters.filter((filter) => STATES.has(filter))
  const kinds = filters.flatMap((filter) => (filter.startsWith('access:') ? [filter.slice('access:'.length)] : []))
  const timed = when.filter(({ hasDay, time }) => time || !hasDay)
  const isTooMuch = Math.max(1, states.length) * Math.max(1, kinds.length) * Math.max(1, when.length) > 4
  if (timed.length > 0 || isTooMuch)
    requireNothingLeft(
      context,
      (isTooMuch ? when : timed).map(({ raw }) => ({ name: raw, type: null })),
    )
  const about: { event?: FoundDocument; venue?: FoundDocument } = {}
  for (const name of names) {
    const { found } = yield* search(context, name)
    const venue = found.find(({ type }) => type === 'venues')
    const isEvent = found.some(({ type }) => type === 'events') && !(name.type === 'venues' && venue)
    if (isEvent && !about.event) about.event = yield* resolve(context, name, { only: ['events'] })
    else if (!isEvent && venue && !about.venue) about.venue = venue
    else requireNothingLeft(context, [name])
  }
  const isNext = filters.includes('next') && when.length === 0
  const today = todayOf(context)
  const found = new Map<string, Performance>()
  let total = 0
  // "This Friday and Saturday", "relaxed or captioned": each is asked for.
  for (const period of when.length > 0 ? when : [null])
    for (const state of states.length > 0 ? states : [null])
      for (const access of kinds.length > 0 ? kinds : [null]) {
        const data = yield* use('listWhatsOn', {
          from: period?.from ?? today,
          ...(period && { to: period.to }),
          ...(about.event && { event: about.event.id }),
          ...(about.venue && { venue: about.venue.id }),
          ...(state && { state }),
          ...(access && { access }),
          ...(isNext && { limit: 1 }),
        })
        const listed = performancesIn(data)
        total += isNext ? listed.length : totalIn(data, listed.length)
        for (const one of listed) found.set(one.id, one)
      }
  const performances = [...found.values()].sort((a, b) => `${a.day}${a.time}`.localeCompare(`${b.day}${b.time}`))
  const words =
    when.length > 0
      ? when.map((period) => periodInWords(context, period)).join(', ')
      : periodInWords(context, { from: today, to: null })
  const hasCondition = states.length > 0 || kinds.length > 0 || about.event || about.venue
  if (performances.length === 0) return hasCondition ? t.nothingLikeThat(words) : t.nothingOn(words)
  const where = [about.event, about.venue].flatMap((document) => (document ? [linkTo(context, document)] : []))
  const head = [request.isCount ? `${total}.` : '', where.length > 0 ? `${where.join(', ')}.` : '', t.onHead(words)]
    .filter(Boolean)
    .join(' ')
  return list(
    context,
    head,
    performances.map((performance) => performanceLine(context, performance)),
    total,
  )
}

export function* next(context: Context): Steps {
  const { request, t } = context
  const event = yield* resolve(context, request.name ?? { name: '', type: null }, { only: ['events'] })
  const isAll = request.state === 'all'
  const data = yield* use('listWhatsOn', { event: event.id, from: todayOf(context), limit: isAll ? 20 : 1 })
  const performances = performancesIn(data)
  if (performances.length === 0) return t.nextNone(linkTo(context, event))
  const total = isAll ? totalIn(data, performances.length) : 1
  return list(
    context,
    t.creditsHead(linkTo(context, event)),
    performances.map((one) => performanceLine(context, one)),
    total,
  )
}

export function* howMany(context: Context): Steps {
  const event = yield* resolve(context, context.request.name ?? { name: '', type: null }, { only: ['events'] })
  const data = yield* use('listWhatsOn', { event: event.id, from: todayOf(context), limit: 20 })
  const performances = performancesIn(data)
  if (performances.length === 0) return context.t.nextNone(linkTo(context, event))
  const total = totalIn(data, performances.length)
  return list(
    context,
    `${linkTo(context, event)}: ${total}.`,
    performances.map((one) => performanceLine(context, one)),
    total,
  )
}

/** The first and the last performance of an event. Each call lists so many. */
function* span(event: FoundDocument): Steps<{ first?: Performance; last?: Performance }> {
  let from = '2000-01-01'
  let [first, last]: Performance[] = []
  for (let page = 0; page < 5; page += 1) {
    const data = yield* use('listWhatsOn', { event: event.id, from, limit: 100, to: '2099-12-31' })
    const found = performancesIn(data)
    first ??= found[0]
    last = found.at(-1) ?? last
    if (!last || found.length >= totalIn(data, 0) || last.day === from) break
    from = last.day
  }
  return { ...(first && { first }), ...(last && { last }) }
}

/** When an event opens and closes: its first and last performance, past ones included. */
export function* dates(context: Context): Steps {
  const event = yield* resolve(context, context.request.name ?? { name: '', type: null }, { only: ['events'] })
  const { first, last } = yield* span(event)
  if (!first || !last) return context.t.datesNone(linkTo(context, event))
  return context.t.dates(
    linkTo(context, event),
    momentInWords(context, first),
    first.id === last.id ? null : momentInWords(context, last),
  )
}

export function* listDocuments(context: Context): Steps {
  const { request, t } = context
  const { filters = [], lexicon, names = [], type = 'events', when = [] } = request
  requireNothingLeft(context, [...names, ...when.map(({ raw }) => ({ name: raw, type: null }))])
  requireOnly(context, ['draft', 'noBookingLink', 'noPicture', 'published', 'unused'])
  if (filters.includes('unused')) return yield* unusedMedia(context)
  const without = filters.includes('noPicture') ? 'picture' : filters.includes('noBookingLink') ? 'bookingLink' : null
  const data = yield* use('listContent', {
    type,
    ...(without && { without }),
    ...(filters.includes('published') && { status: 'published' }),
    ...(filters.includes('draft') && { status: 'draft' }),
  })
  const documents = documentsIn(data)
  const plural = typeName(context.facts, type, lexicon.code, true)
  if (documents.length === 0) return t.listNone(plural)
  const total = totalIn(data, documents.length)
  return list(
    context,
    t.listHead(total, plural),
    documents.map((one) => documentLine(context, one)),
    total,
  )
}

/** Pictures and files that nothing uses; of other types it is not known. */
function* unusedMedia(context: Context): Steps {
  const { request, t } = context
  if (request.type !== 'media' && request.type !== 'files') requireOnly(context, [])
  const data = yield* use('listUnusedMedia', { limit: 20 })
  const documents = documentsIn(data)
  const plural = typeName(context.facts, 'media', request.lexicon.code, true)
  if (documents.length === 0) return t.listNone(plural)
  const total = totalIn(data, documents.length)
  return list(
    context,
    t.listHead(total, plural),
    documents.map((one) => documentLine(context, one)),
    total,
  )
}

export function* drafts(context: Context): Steps {
  const { request, t } = context
  requireNothingLeft(context, [
    ...(request.names ?? []),
    ...(request.when ?? []).map(({ raw }) => ({ name: raw, type: null })),
  ])
  requireOnly(context, ['draft'])
  const data = yield* use('listDrafts', request.type ? { type: request.type } : {})
  const documents = documentsIn(data)
  if (documents.length === 0) return t.draftsNone
  return list(
    context,
    request.isCount ? `${documents.length}. ${t.draftsHead}` : t.draftsHead,
    documents.map((one) => documentLine(context, one)),
  )
}

export function* find(context: Context): Steps {
  const { request, t } = context
  const thing = request.name ?? { name: '', type: null }
  const { close, found } = yield* search(context, thing)
  if (found.length > 0)
    return list(
      context,
      t.foundHead(thing.name),
      found.map((one) => documentLine(context, one)),
    )
  if (close.length > 0)
    return question(
      t.closest(thing.name),
      close.map((one) => documentLine(context, one)),
    )
  const screens = screensIn(thing.name, request.lexicon.code)
  return screens.length > 0
    ? t.here(screens.map((screen) => linkToScreen(context, screen)).join(', '))
    : t.none(thing.name)
}

/** A few words that are no request may be a title: it is found, or was not understood. */
export function* findTitle(context: Context, title: string): Steps {
  const { t } = context
  const { found } = yield* search(context, { name: title, type: null })
  if (found.length === 0) return `${t.notUnderstood} ${t.canDo}`
  return list(
    context,
    t.foundHead(title),
    found.map((one) => documentLine(context, one)),
  )
}

export function* altTexts(context: Context): Steps {
  const { request, t } = context
  requireNothingLeft(context, request.names)
  requireOnly(context, ['noAlt'])
  const data = yield* use('listUndescribedPictures', { limit: 20 })
  const documents = documentsIn(data)
  if (documents.length === 0) return t.altNone
  const total = totalIn(data, documents.length)
  return list(
    context,
    t.altSome(total),
    documents.map((one) => linkTo(context, one)),
    total,
  )
}

export function* uses(context: Context): Steps {
  const { request, t } = context
  const document = yield* resolve(context, request.name ?? { name: '', type: null }, {
    prefers: ['media', 'venues', 'people'],
  })
  const data = yield* use('listUses', { ids: [document.id], type: document.type })
  const places = Array.isArray(data.places)
    ? (data.places as { collection: string; id: string; kind: string; title: string }[])
    : []
  const total = totalIn(data, places.length)
  if (total === 0) return t.usedNone(linkTo(context, document))
  const unseen = typeof data.unseen === 'number' && data.unseen > 0 ? `\n\n${t.unseen(data.unseen)}` : ''
  const lines = places.map((place) => `${linkTo(context, { ...place, type: place.collection })} (${place.kind})`)
  return `${list(context, t.usedHead(linkTo(context, document), total), lines, total - Number(data.unseen ?? 0))}${unseen}`
}

/** The fields of a document, or the one that is asked for. */
export function* read(context: Context): Steps {
  const { request, t } = context
  const document = yield* resolve(context, request.name ?? { name: '', type: null }, EVENTS)
  const data = yield* use('readContent', { id: document.id, type: document.type })
  const fields = Array.isArray(data.fields) ? (data.fields as { label: string; name: string; value: string }[]) : []
  const shown = request.field ? fields.filter(({ name }) => name === request.field) : fields
  if (shown.length === 0) return t.fieldNone(linkTo(context, document))
  return list(
    context,
    documentLine(context, document),
    shown.map(({ label, value }) => `**${label}:** ${value.replaceAll('\n', ' ')}`),
  )
}
