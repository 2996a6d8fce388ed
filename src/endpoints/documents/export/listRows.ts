import { createLocalReq, type PayloadRequest, type TypedLocale, type Where } from 'payload'
import { anyDocuments } from '../../../collections/anyDocuments'
import { filterLive } from '../../../database/documents/states'
import { translatorOf } from '../../../i18n/translator'
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

/** Yields the rows of a list page by page, each read with the user's access at that time. */
export async function* listRows(
  request: PayloadRequest,
  options: ListRowsOptions,
): AsyncGenerator<(number | string)[][]> {
  for (let page = 1; (page - 1) * BATCH < options.maxRows; page++) {
    // Streaming continues after the request has ended, so each page uses a request of its own.
    const { headers, i18n, payload, t, user } = request
    const req = await createLocalReq(
      {
        context: {},
        locale: options.locale as TypedLocale,
        req: { headers, i18n, payloadAPI: 'REST', t },
        user: user ?? undefined,
      },
      payload,
    )
    const { docs, hasNextPage } = await pageOf(req, options, page)
    yield await rowsOf(req, docs, options)
    if (!hasNextPage) return
  }
}

type Doc = Record<string, unknown> & { id: string }

async function pageOf(
  req: PayloadRequest,
  { columns, locale, sort, type, where }: ListRowsOptions,
  page: number,
): Promise<{ docs: Doc[]; hasNextPage: boolean }> {
  return anyDocuments(req).find({
    collection: type,
    depth: 0,
    draft: true,
    fallbackLocale: false,
    limit: BATCH,
    locale,
    overrideAccess: false,
    page,
    req,
    select: Object.fromEntries([['_status', true], ...columns.map(({ path }) => [path[0], true])]),
    sort,
    where,
  })
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
