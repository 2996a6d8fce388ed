import { callTool, type Context, type Steps } from '../context'
import { documentsIn, typeName } from '../facts'
import { resolve, search } from '../resolve'
import { documentLine, linkTo, linkToScreen, list, question } from '../speak'
import { requireNothingLeft, requireOnly, totalIn } from './conditions'
import { screensNamed } from '../screens'

const EVENTS = { prefers: ['events'] }

export function* listDocuments(context: Context): Steps {
  const { filters = [], names = [], type = 'events', when = [] } = context.request
  requireNothingLeft(context, [...names, ...when.map(({ raw }) => ({ name: raw, type: null }))])
  requireOnly(context, ['draft', 'noBookingLink', 'noPicture', 'published', 'unused'])
  // One of these at a time: the tool takes no two.
  const [, other] = filters.filter((filter) => filter.startsWith('no') || filter === 'unused')
  if (other) requireOnly(context, filters.slice(0, -1))
  if (filters.includes('unused')) return yield* unusedMedia(context)
  const without = filters.includes('noPicture') ? 'picture' : filters.includes('noBookingLink') ? 'bookingLink' : null
  const data = yield* callTool('listContent', {
    type,
    ...(without && { without }),
    ...(filters.includes('published') && { status: 'published' }),
    ...(filters.includes('draft') && { status: 'draft' }),
  })
  return listOf(context, type, data)
}

/** Pictures and files that nothing uses; of other types it is not known. */
function* unusedMedia(context: Context): Steps {
  const { request } = context
  if (request.type !== 'media' && request.type !== 'files') requireOnly(context, [])
  const data = yield* callTool('listUnusedMedia', { limit: 20 })
  return listOf(context, 'media', data)
}

/** The documents that a tool has found, one in each line. */
function listOf(context: Context, type: string, data: Record<string, unknown>): string {
  const { request, t } = context
  const documents = documentsIn(data)
  const plural = typeName(context.facts, type, request.lexicon.code, true)
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
  const data = yield* callTool('listDrafts', request.type ? { type: request.type } : {})
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
  // "Anything on the Sunday after Easter": days are no name.
  if (request.isUnsure) return `${t.notTaken(thing.name)} ${t.again}`
  const { articles, code } = request.lexicon
  const screens = screensNamed(thing.whole ?? thing.name, code, articles, context.facts)
  return screens.length > 0
    ? t.here(screens.map((screen) => linkToScreen(context, screen)).join(', '))
    : t.none(thing.whole ?? thing.name)
}

/**
 * A few words that are no request may be a title: it is found, or was not understood.
 * @param otherwise what is said then
 */
export function* findTitle(context: Context, title: string, otherwise: string): Steps {
  const { t } = context
  const { found } = yield* search(context, { name: title, type: null })
  if (found.length === 0) return otherwise
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
  const data = yield* callTool('listUndescribedPictures', { limit: 20 })
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
    // Portraits are named after people: "the picture of …" says which is meant.
    prefers: ['people', 'venues', 'media'],
  })
  const data = yield* callTool('listUses', { ids: [document.id], type: document.type })
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
  const data = yield* callTool('readContent', { id: document.id, type: document.type })
  const fields = Array.isArray(data.fields) ? (data.fields as { label: string; name: string; value: string }[]) : []
  const shown = request.field ? fields.filter(({ name }) => name === request.field) : fields
  if (shown.length === 0) return t.fieldNone(linkTo(context, document))
  return list(
    context,
    documentLine(context, document),
    shown.map(({ label, value }) => `**${label}:** ${value.replaceAll('\n', ' ')}`),
  )
}
