import type { FlattenedField, Payload, CollectionSlug } from 'payload'
import { type Row, defaultOf, insertInto, insertRows, rowsOf, withDefaults, type BulkRow } from './rows'
import type { PoolClient } from 'pg'
import type { Reference } from '@/lib/content/collectReferences'
import { tableNameOf } from '@/database/connections'
import { assignSlugs } from './assignSlugs'
import { inTransaction } from './withLock'
import { required } from '@/lib/values'

type Validate = (value: unknown, options: Row) => Promise<string | true> | string | true

/** Field types whose validation needs only the value. References are checked together. */
const SIMPLE_TYPES = new Set(['checkbox', 'date', 'email', 'number', 'select', 'text', 'textarea'])

/**
 * Validates whether a document can be published, with the fields' own rules.
 * @param data plain values in one language
 * @returns the first problem, or null
 */
async function findProblem(
  target: Pick<BulkTarget, 'locale' | 'payload'>,
  fields: FlattenedField[],
  data: Row,
  prefix = '',
): Promise<string | null> {
  for (const field of fields) {
    const path = prefix + field.name
    const value = data[field.name] ?? defaultOf(field)
    const rows = field.type === 'array' && Array.isArray(value) ? (value as Row[]) : []
    if (field.type === 'array' && field.maxRows && rows.length > field.maxRows)
      return `${path}: more than ${field.maxRows} rows`
    for (const [index, row] of rows.entries()) {
      const problem = await findProblem(
        target,
        field.type === 'array' ? field.flattenedFields : [],
        row,
        `${path}.${index}.`,
      )
      if (problem) return problem
    }
    if ((field.type === 'relationship' || field.type === 'upload') && field.required && !value)
      return `${path}: missing`
    if (!SIMPLE_TYPES.has(field.type) || !('validate' in field) || !field.validate) continue
    const result = await (field.validate as Validate)(value, {
      ...field,
      data,
      operation: 'create',
      req: requestOf(target),
      siblingData: data,
    })
    if (result !== true) return `${path}: ${result}`
  }
  return null
}

/** The parts of a request that field validation uses. */
const requestOf = ({ locale, payload }: Pick<BulkTarget, 'locale' | 'payload'>) => ({
  context: {},
  i18n: { language: 'en' },
  locale,
  payload,
  t: (key: string) => key,
})

/** A new document: its values in one language, with the requested `slug`, without tenant. */
export interface BulkDocument {
  id: string
  data: Row
}

export interface BulkTarget {
  payload: Payload
  /** The only tenant to write to and to allow references to. */
  tenant: string
  /** Language of the values. */
  locale: string
  /** Collects the references of a document, for the references table. */
  collectReferences: (collection: CollectionSlug, data: Row) => Reference[]
  /** Returns the rows that plugins store for a document. */
  pluginRowsOf: (collection: CollectionSlug, id: string, data: Row) => BulkRow[]
  status: 'draft' | 'published'
}

export interface BulkResult {
  written: number
  /** Number of documents skipped because their id exists. */
  skipped: number
  refused: { id: string; reason: string }[]
}

const MAX_ATTEMPTS = 3

const UNIQUE_VIOLATION = '23505'

/**
 * Writes many new documents of one content type in one transaction: all rows that a save through Payload would write,
 * with first version, references and plugin rows, in a few statements. The collection's hooks and access control do not
 * run; values that they derive must be in the data.
 *
 * A document whose id exists is skipped. One that violates a field's rule or refers to another tenant is refused.
 */
export async function writeDocuments(
  target: BulkTarget,
  collection: CollectionSlug,
  documents: BulkDocument[],
): Promise<BulkResult> {
  const pool = target.payload.db.pool
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(pool, (client) => writeDocumentsWithin(client, target, collection, documents))
    } catch (error) {
      // A slug was taken concurrently; the next attempt sees it.
      if ((error as { code?: string }).code !== UNIQUE_VIOLATION || attempt === MAX_ATTEMPTS) throw error
    }
  }
}

/** The same on the connection of an existing transaction. */
export async function writeDocumentsWithin(
  client: PoolClient,
  target: BulkTarget,
  collection: CollectionSlug,
  documents: BulkDocument[],
): Promise<BulkResult> {
  const existing = await findExistingIds(client, collection, documents)
  const newDocuments = documents
    .filter(({ id }) => !existing.has(id))
    .map((document) => withStatusAndTenant(document, target))
  const refused = new Map<string, string>()
  if (newDocuments.length === 0) return { skipped: existing.size, refused: [], written: 0 }

  const fields = target.payload.collections[collection].config.flattenedFields
  const slugField = fields.find((field) => field.name === 'slug')
  const hasSlug = slugField !== undefined
  const slugs = hasSlug
    ? await assignSlugs(
        client,
        collection,
        target.tenant,
        newDocuments.map(({ data }) => String(data.slug ?? '')),
        String(slugField.custom?.prefix ?? collection),
      )
    : []
  const references = new Map<string, Reference[]>()
  for (const [index, { data, id }] of newDocuments.entries()) {
    if (hasSlug) data.slug = slugs[index]
    references.set(id, target.collectReferences(collection, data))
    const problem = await findProblem(target, fields, data)
    if (problem) refused.set(id, problem)
  }
  const foreign = await findForeignReferences(client, target.tenant, [...references.values()].flat())
  for (const [id, own] of references) {
    const invalid = own.find((reference) => foreign.has(reference))
    if (invalid) refused.set(id, `${invalid.path}: refers to something that is not in this site`)
  }

  const accepted = newDocuments.filter(({ id }) => !refused.has(id))
  const now = new Date().toISOString()
  const stored = accepted.map(({ data, id }) => ({
    id,
    data: withDefaults(
      fields,
      { publishedAt: target.status === 'draft' ? null : now, ...data },
      target.locale,
      target.payload.blocks,
    ),
  }))
  const adapter = target.payload.db
  await insertRows(client, adapter, await rowsOf(adapter, collection, stored, now))
  await insertInto(
    client,
    'document_references',
    accepted.flatMap(({ id }) =>
      required(references.get(id), `the references of ${id}`).map((reference) =>
        referenceRow(target, collection, id, reference),
      ),
    ),
  )
  const pluginRows = Map.groupBy(
    accepted.flatMap(({ data, id }) => target.pluginRowsOf(collection, id, data)),
    ({ table }) => table,
  )
  for (const [table, rows] of pluginRows)
    await insertInto(
      client,
      table,
      rows.map(({ row }) => row),
    )
  return {
    skipped: existing.size,
    refused: [...refused].map(([id, reason]) => ({ id, reason })),
    written: accepted.length,
  }
}

const withStatusAndTenant = ({ data, id }: BulkDocument, { status, tenant }: BulkTarget): BulkDocument => ({
  data: { ...data, _status: status, tenant },
  id,
})

async function findExistingIds(
  client: PoolClient,
  collection: string,
  documents: BulkDocument[],
): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>(
    `select id from "${tableNameOf(collection)}" where id = any($1::uuid[])`,
    [documents.map(({ id }) => id)],
  )
  return new Set(rows.map(({ id }) => id))
}

const referenceRow = (
  { locale, status, tenant }: BulkTarget,
  collection: string,
  document: string,
  reference: Reference,
): Row => ({
  collection,
  document_id: document,
  locale: reference.localized ? locale : '',
  path: reference.path,
  state: status,
  target_collection: reference.collection,
  target_id: reference.id,
  tenant_id: tenant,
})

/** Finds the references to documents that do not exist in the tenant. */
async function findForeignReferences(
  client: PoolClient,
  tenant: string,
  references: Reference[],
): Promise<Set<Reference>> {
  const foreign = new Set<Reference>()
  for (const [collection, group] of Map.groupBy(references, (reference) => reference.collection)) {
    const ids = [...new Set(group.map(({ id }) => id))]
    const { rows } = await client.query<{ id: string }>(
      `select id from "${tableNameOf(collection)}" where tenant_id = $1 and id = any($2::uuid[])`,
      [tenant, ids],
    )
    const own = new Set(rows.map(({ id }) => id))
    for (const reference of group) if (!own.has(reference.id)) foreign.add(reference)
  }
  return foreign
}
