import type { CollectionSlug, Payload } from 'payload'
import type { PoolClient } from 'pg'
import type { BulkRow } from './bulkRow'
import type { Reference } from '../../lib/content/collectReferences'
import { tableNameOf } from '../tableOf'
import { findProblem } from './findProblem'
import { freeSlugs } from './freeSlugs'
import { insertInto, insertRows } from './insertRows'
import { inTransaction } from './inTransaction'
import { rowsOf, type Row } from './rowsOf'
import { withDefaults } from './withDefaults'

/** A new document: its values in one language, `slug` as wished for, without its tenant. */
export interface BulkDocument {
  id: string
  data: Row
}

export interface BulkTarget {
  payload: Payload
  /** The only tenant that is written to and referred to. */
  tenant: string
  /** Language of the values. */
  locale: string
  /** What a document refers to, for the references table. */
  referencesOf: (collection: CollectionSlug, data: Row) => Reference[]
  /** Rows that plugins keep beside a document, in tables of their own. */
  rowsBeside: (collection: CollectionSlug, id: string, data: Row) => BulkRow[]
  status: 'draft' | 'published'
}

export interface BulkResult {
  written: number
  /** Documents that were there already, by their id. They are left as they are. */
  known: number
  refused: { id: string; reason: string }[]
}

const TRIES = 3
const UNIQUE_VIOLATION = '23505'

/**
 * Writes many new documents of one content type in one transaction: all rows that a save through Payload would
 * write, with their first version, references and what plugins keep beside them, in a few statements. Hooks and access control of
 * the collection do not run; what they would derive must be in the data.
 *
 * A document whose id exists is skipped. One that a field's rule or a reference out of the tenant forbids is refused.
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
      // Somebody took one of the slugs in the meantime; the next look sees it.
      if ((error as { code?: string }).code !== UNIQUE_VIOLATION || attempt === TRIES) throw error
    }
  }
}

/** The same within a transaction that is somebody else's, on its connection. */
export async function writeDocumentsWithin(
  client: PoolClient,
  target: BulkTarget,
  collection: CollectionSlug,
  documents: BulkDocument[],
): Promise<BulkResult> {
  const known = await existingIds(client, collection, documents)
  const fresh = documents.filter(({ id }) => !known.has(id)).map((one) => complete(one, target))
  const refused = new Map<string, string>()
  if (fresh.length === 0) return { known: known.size, refused: [], written: 0 }

  const fields = target.payload.collections[collection].config.flattenedFields
  const slugged = fields.some((field) => field.name === 'slug')
  const slugs = slugged
    ? await freeSlugs(
        client,
        collection,
        target.tenant,
        fresh.map(({ data }) => String(data.slug ?? '')),
      )
    : []
  const references = new Map<string, Reference[]>()
  for (const [index, { data, id }] of fresh.entries()) {
    if (slugged) data.slug = slugs[index]
    references.set(id, target.referencesOf(collection, data))
    const problem = await findProblem(target.payload, fields, data)
    if (problem) refused.set(id, problem)
  }
  const foreign = await foreignReferences(client, target.tenant, [...references.values()].flat())
  for (const [id, own] of references) {
    const lost = own.find((one) => foreign.has(one))
    if (lost) refused.set(id, `${lost.path}: refers to something that is not in this site`)
  }

  const accepted = fresh.filter(({ id }) => !refused.has(id))
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
    accepted.flatMap(({ id }) => references.get(id)!.map((one) => referenceRow(target, collection, id, one))),
  )
  const beside = Map.groupBy(
    accepted.flatMap(({ data, id }) => target.rowsBeside(collection, id, data)),
    ({ table }) => table,
  )
  for (const [table, rows] of beside)
    await insertInto(
      client,
      table,
      rows.map(({ row }) => row),
    )
  return { known: known.size, refused: [...refused].map(([id, reason]) => ({ id, reason })), written: accepted.length }
}

const complete = ({ data, id }: BulkDocument, { status, tenant }: BulkTarget): BulkDocument => ({
  data: { ...data, _status: status, tenant },
  id,
})

async function existingIds(client: PoolClient, collection: string, documents: BulkDocument[]): Promise<Set<string>> {
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

/** Which of the references lead out of the tenant, or nowhere. */
async function foreignReferences(client: PoolClient, tenant: string, references: Reference[]): Promise<Set<Reference>> {
  const foreign = new Set<Reference>()
  for (const [collection, group] of Map.groupBy(references, (one) => one.collection)) {
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
