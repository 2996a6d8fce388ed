import { createHash } from 'node:crypto'
import type { CollectionSlug, PayloadRequest, TypedLocale } from 'payload'
import { newestVersions, type NewestVersion } from '../../../database/documents/newestVersions'
import { translatorOf } from '../../../i18n/translator'
import { isUuid } from '../../../lib/ids/isUuid'
import { parseCsv, type CsvProblem } from '../../../lib/csv/parseCsv'
import { holdersOf } from '../../../access/lockOf'
import { nameOfPerson } from '../../../collections/hooks/nameOfPerson'
import { BOUNDS, KEYS } from './bounds'
import { importFields, type ImportField } from './importFields'
import { ID, matchColumns } from './matchColumns'
import { planRow, type RowPlan } from './planRow'

export interface Asked {
  /** Field of each column, as somebody chose; by their headings where nobody did. */
  columns?: (string | null)[]
  isPublish: boolean
  /** Language of the content. */
  locale: string
  tenantId: string
  text: string
  type: string
}

export interface ImportPlan {
  columns: { field: string | null; heading: string }[]
  fields: ImportField[]
  rows: RowPlan[]
  /** Changes with anything that the plan rests on. */
  stand: string
}

/** What an import would do, row by row. Nothing is written. @returns why the text cannot be read, and in which line */
export async function planImport(req: PayloadRequest, asked: Asked): Promise<ImportPlan | { line: number; problem: CsvProblem }> {
  const parsed = parseCsv(asked.text, BOUNDS)
  if ('problem' in parsed) return parsed
  const { locale, tenantId, type } = asked
  const fields = await importFields(req, type)
  const named = matchColumns(parsed.head, fields)
  const known = new Set([ID, ...fields.map(({ name }) => name)])
  const columns = parsed.head.map((heading, index) => ({ field: asked.columns ? (asked.columns[index] ?? null) : (named[index] ?? null), heading })).map((one) => (one.field && known.has(one.field) ? one : { ...one, field: null }))
  const records = parsed.rows.map(({ cells, line }) => ({ line, texts: new Map(columns.flatMap(({ field }, index) => (field && cells[index] ? [[field, cells[index]] as const] : []))) }))
  const key = KEYS[type]!
  const stored = await storedOf(req, { key, keys: records.flatMap(({ texts }) => texts.get(key) ?? []), ids: records.flatMap(({ texts }) => texts.get(ID)?.toLowerCase() ?? []), locale, tenantId, type })
  const editors = await editorsOf(req, type, stored)
  const context = { ...asked, byKey: Map.groupBy(stored, ({ data }) => String(data[key] ?? '')), byId: new Map(stored.map((one) => [one.id, one])), editors, fields, key, seen: new Map<string, number>(), t: translatorOf(req.i18n) }
  const rows: RowPlan[] = []
  for (const record of records) rows.push(await planRow(req, record, context))
  return { columns, fields, rows, stand: standOf(rows, stored, asked.isPublish) }
}

interface Wanted {
  ids: string[]
  key: string
  keys: string[]
  locale: string
  tenantId: string
  type: string
}

/** The documents of the site that rows may mean, of those that the person may see: as they are drafted, none of the trash. */
async function storedOf(req: PayloadRequest, { ids, key, keys, locale, tenantId, type }: Wanted): Promise<NewestVersion[]> {
  const { docs } = await req.payload.find({
    collection: type as CollectionSlug,
    depth: 0,
    draft: true,
    fallbackLocale: false,
    limit: 0,
    locale: locale as TypedLocale,
    overrideAccess: false,
    pagination: false,
    req,
    select: { [key]: true } as never,
    where: { and: [{ tenant: { equals: tenantId } }, { or: [{ [key]: { in: [...new Set(keys)] } }, { id: { in: [...new Set(ids.filter(isUuid))] } }] }] },
  })
  return newestVersions(req, type, docs.map(({ id }) => String(id)), locale)
}

/** Who is editing documents, by their ids. */
async function editorsOf(req: PayloadRequest, type: string, stored: NewestVersion[]): Promise<Map<string, string>> {
  const holders = await holdersOf(req, type, stored.map(({ id }) => id), req.user?.id)
  const named = new Map<string, string>()
  for (const [id, holder] of holders) named.set(id, (await nameOfPerson(req, holder)) ?? '–')
  return named
}

const standOf = (rows: RowPlan[], stored: NewestVersion[], isPublish: boolean): string =>
  createHash('sha256')
    .update(JSON.stringify([isPublish, rows.map(({ id, line, state, values }) => [line, state, id, values]), stored.map(({ id, updatedAt }) => `${id} ${updatedAt}`).sort()]))
    .digest('hex')
