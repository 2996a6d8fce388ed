import { createLocalReq, type PayloadRequest, type TypedLocale, type Where } from 'payload'
import { anyDocuments } from '@/collections/anyDocuments'
import { filterLive } from '@/database/documents/states'
import { translatorOf } from '@/i18n/translator'
import { documentKey, readDocumentNames } from '../documentNames'
import { formatCell, referencedDocuments, type CellLabels } from './formatCell'
import type { ListColumn } from './listColumns'
import type { MessageKey } from '@/i18n/en'

/** Labels of document states in lists. */
const STATE_LABELS = {
  changed: 'statusChanged',
  draft: 'statusDraft',
  published: 'statusPublished',
} as const satisfies Record<string, MessageKey>

const isState = (value: string): value is keyof typeof STATE_LABELS => Object.hasOwn(STATE_LABELS, value)

/** Number of documents held in memory at a time. */
const BATCH = 100
/** Number of titles read per query. */
const TITLE_BATCH = 200

export interface ListRowsOptions {
  columns: ListColumn[]
  locale: string
  /** Maximum number of rows. */
  maxRows: number
  sort: string[] | string | undefined
  tenantId: string
  /** IANA name. */
  timeZone: string
  type: string
  where: Where
}

/**
 * Yields the rows of a list batch by batch, each read with the user's access at that time. Which documents they are, and
 * their order, is read once, so that what somebody saves during the download moves no row across a batch.
 */
export async function* listRows(
  request: PayloadRequest,
  options: ListRowsOptions,
): AsyncGenerator<(number | string)[][]> {
  const { maxRows, sort } = options
  const list = await findIn(request, options, { limit: maxRows, select: { id: true }, sort })
  const ids = list.docs.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH)
    const select = Object.fromEntries([['_status', true], ...options.columns.map(({ path }) => [path[0], true])])
    const { docs, req } = await findIn(request, options, { limit: BATCH, select, where: { id: { in: batch } } })
    const found = new Map(docs.map((doc) => [doc.id, doc]))
    yield await rowsOf(
      req,
      batch.flatMap((id) => found.get(id) ?? []),
      options,
    )
  }
}

type Doc = Record<string, unknown> & { id: string }

async function findIn(
  { headers, i18n, payload, t, user }: PayloadRequest,
  { locale, type, where }: ListRowsOptions,
  query: { limit: number; select: Record<string, true>; sort?: ListRowsOptions['sort']; where?: Where },
): Promise<{ docs: Doc[]; req: PayloadRequest }> {
  // Streaming continues after the request has ended, so each query has a request of its own.
  const own = { context: {}, locale: locale as TypedLocale, req: { headers, i18n, payloadAPI: 'REST' as const, t } }
  const req = await createLocalReq({ ...own, user: user ?? undefined }, payload)
  const { docs } = await anyDocuments(req).find({
    ...query,
    collection: type,
    depth: 0,
    draft: true,
    fallbackLocale: false,
    locale,
    overrideAccess: false,
    pagination: false,
    req,
    where: query.where ? { and: [where, query.where] } : where,
  })
  return { docs: docs as Doc[], req }
}

async function rowsOf(
  req: PayloadRequest,
  docs: Doc[],
  { columns, tenantId, timeZone, type }: ListRowsOptions,
): Promise<(number | string)[][]> {
  const t = translatorOf(req.i18n)
  const titles = await titlesOf(req, docs, columns, tenantId)
  const live = await filterLive(
    req,
    type,
    docs.filter(({ _status }) => _status === 'draft').map(({ id }) => id),
  )
  return docs.map((doc) => {
    const labels: CellLabels = {
      no: t('listsCsvNo'),
      stateLabel: (state) => {
        const shown = state === 'draft' && live.has(doc.id) ? 'changed' : state
        return isState(shown) ? t(STATE_LABELS[shown]) : shown
      },
      timeZone,
      documentTitle: (collection, id) => titles.get(documentKey({ collection, id })) ?? '',
      yes: t('listsCsvYes'),
    }
    return columns.map(({ field, path }) => formatCell(req, valueAt(doc, path), field, labels))
  })
}

async function titlesOf(
  req: PayloadRequest,
  docs: Doc[],
  columns: ListColumn[],
  tenantId: string,
): Promise<Map<string, string>> {
  const targets = docs.flatMap((doc) =>
    columns.flatMap(({ field, path }) =>
      field.type === 'relationship' || field.type === 'upload'
        ? referencedDocuments(valueAt(doc, path), field.relationTo)
        : [],
    ),
  )
  const uniqueTargets = [...new Map(targets.map((target) => [documentKey(target), target])).values()]
  const titles = new Map<string, string>()
  for (let from = 0; from < uniqueTargets.length; from += TITLE_BATCH) {
    for (const [key, { title }] of await readDocumentNames(
      req,
      uniqueTargets.slice(from, from + TITLE_BATCH),
      tenantId,
    ))
      titles.set(key, title)
  }
  return titles
}

const valueAt = (doc: Doc, path: string[]): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
    doc,
  )
