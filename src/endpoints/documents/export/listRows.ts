import { createLocalReq, type PayloadRequest, type TypedLocale, type Where } from 'payload'
import { anyDocuments } from '../../../collections/anyDocuments'
import { liveAmong } from '../../../database/documents/states'
import { translatorOf } from '../../../i18n/translator'
import { namedKey, namesOf } from '../namesOf'
import { cellOf, targetsIn, type CellWords } from './cellOf'
import type { ListColumn } from './listColumns'
import type { WordKey } from '@/i18n/en'

/** What the states of a document are called, as lists show them. */
const STATE_WORDS = {
  changed: 'statusChanged',
  draft: 'statusDraft',
  published: 'statusPublished',
} as const satisfies Record<string, WordKey>

const isState = (value: string): value is keyof typeof STATE_WORDS => Object.hasOwn(STATE_WORDS, value)

/** Documents that are in memory at a time. */
const BATCH = 100
/** Names that are read at a time. */
const NAMES = 200

export interface ListAsked {
  columns: ListColumn[]
  locale: string
  /** Most rows. */
  most: number
  sort: string[] | string | undefined
  tenantId: string
  /** IANA name. */
  timeZone: string
  type: string
  where: Where
}

/** The rows of a list, page by page, as the person may read them at that moment. */
export async function* listRows(first: PayloadRequest, asked: ListAsked): AsyncGenerator<(number | string)[][]> {
  for (let page = 1; (page - 1) * BATCH < asked.most; page++) {
    // The file goes on after the request has ended, and with it whatever it held.
    const { headers, i18n, payload, t, user } = first
    const req = await createLocalReq(
      {
        context: {},
        locale: asked.locale as TypedLocale,
        req: { headers, i18n, payloadAPI: 'REST', t },
        user: user ?? undefined,
      },
      payload,
    )
    const { docs, hasNextPage } = await pageOf(req, asked, page)
    yield await rowsOf(req, docs, asked)
    if (!hasNextPage) return
  }
}

type Doc = Record<string, unknown> & { id: string }

async function pageOf(
  req: PayloadRequest,
  { columns, locale, sort, type, where }: ListAsked,
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
  { columns, tenantId, timeZone, type }: ListAsked,
): Promise<(number | string)[][]> {
  const t = translatorOf(req.i18n)
  const titles = await titlesOf(req, docs, columns, tenantId)
  const live = await liveAmong(
    req,
    type,
    docs.filter(({ _status }) => _status === 'draft').map(({ id }) => id),
  )
  return docs.map((doc) => {
    const words: CellWords = {
      no: t('listsCsvNo'),
      stateOf: (state) => {
        const shown = state === 'draft' && live.has(doc.id) ? 'changed' : state
        return isState(shown) ? t(STATE_WORDS[shown]) : shown
      },
      timeZone,
      titleOf: (collection, id) => titles.get(namedKey({ collection, id })) ?? '',
      yes: t('listsCsvYes'),
    }
    return columns.map(({ field, path }) => cellOf(req, valueAt(doc, path), field, words))
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
      field.type === 'relationship' || field.type === 'upload' ? targetsIn(valueAt(doc, path), field.relationTo) : [],
    ),
  )
  const wanted = [...new Map(targets.map((one) => [namedKey(one), one])).values()]
  const named = new Map<string, string>()
  for (let from = 0; from < wanted.length; from += NAMES) {
    for (const [key, { title }] of await namesOf(req, wanted.slice(from, from + NAMES), tenantId)) named.set(key, title)
  }
  return named
}

const valueAt = (doc: Doc, path: string[]): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
    doc,
  )
