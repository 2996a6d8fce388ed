import { sql } from 'drizzle-orm'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { dbOf, tableOf } from '@/database/connections'
import { namesOf } from '@/database/names'

const j = namesOf('payload_jobs', 'j')
const r = namesOf('document_references', 'r')

/** A document, identified by content type and id. */
export interface DocumentId {
  collection: string
  id: string
}

/** The visibility of a document for visitors. */
export interface PublicState extends DocumentId {
  /** Whether it is published, regardless of newer drafts. */
  isLive: boolean
  isTrashed: boolean
  /** Whether it is a file for staff only. */
  isPrivate: boolean
  /** Next scheduled publication, ISO 8601; null if none. */
  publishesAt: string | null
}

type PartialRequest = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Reads the visibility of a tenant's documents in one statement. Missing documents are omitted. */
export async function readPublicStates(
  req: PartialRequest,
  tenantId: string,
  documents: DocumentId[],
): Promise<PublicState[]> {
  const parts = [...Map.groupBy(documents, ({ collection }) => collection)].map(([slug, group]) => {
    const { flattenedFields } = req.payload.collections[slug as CollectionSlug].config
    const isPrivate = flattenedFields.some(({ name }) => name === 'visibility')
      ? sql`d.visibility::text = 'private'`
      : sql`false`
    return sql`select ${slug}::text as collection, d.id, d._status::text = 'published' as is_live, d.deleted_at is not null as is_trashed, ${isPrivate} as is_private
      from ${tableOf(slug)} d where d.tenant_id = ${tenantId}::uuid and d.id in (${sql.join(
        group.map(({ id }) => sql`${id}::uuid`),
        sql`, `,
      )})`
  })
  if (parts.length === 0) return []
  const { rows } = await (
    await dbOf(req)
  ).execute<{
    collection: string
    id: string
    is_live: boolean | null
    is_private: boolean | null
    is_trashed: boolean
    publishes_at: string | null
  }>(sql`
    with found as (${sql.join(parts, sql` union all `)})
    select found.*, (select to_char(min(${j.wait_until}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from ${j}
      where ${j.task_slug} = 'schedulePublish' and ${j.completed_at} is null and ${j.has_error} is not true and ${j.wait_until} is not null
        and ${j.input} -> 'doc' ->> 'value' = found.id::text and coalesce(${j.input} ->> 'type', 'publish') = 'publish') as publishes_at
    from found`)
  return rows.map((row) => ({
    collection: row.collection,
    id: row.id,
    isLive: row.is_live === true,
    isPrivate: row.is_private === true,
    isTrashed: row.is_trashed,
    publishesAt: row.publishes_at,
  }))
}

interface StoredOptions {
  /** Only references of published versions. Default: those of drafts as well. */
  isLive?: boolean
  /** Only references in languages other than this one. */
  exceptLocale?: string
}

/** Reads the references of a tenant's documents, as stored on their last save. */
export async function readStoredReferences(
  req: PartialRequest,
  tenantId: string,
  documents: DocumentId[],
  { exceptLocale, isLive = false }: StoredOptions = {},
): Promise<DocumentId[]> {
  if (documents.length === 0) return []
  const { rows } = await (
    await dbOf(req)
  ).execute<{ collection: string; id: string }>(sql`
    select distinct ${r.target_collection} as collection, ${r.target_id} as id from ${r}
      join jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as source(collection text, id uuid) on source.collection = ${r.collection} and source.id = ${r.document_id}
    where ${r.tenant_id} = ${tenantId}::uuid ${isLive ? sql`and ${r.state} = 'published'` : sql``} ${exceptLocale === undefined ? sql`` : sql`and ${r.locale} not in ('', ${exceptLocale})`}`)
  return rows.map(({ collection, id }) => ({ collection, id }))
}

/** Reads the references of each of a tenant's documents, as stored on its last save, in one statement. */
export async function readReferencesOfEach(
  req: PartialRequest,
  tenantId: string,
  documents: DocumentId[],
): Promise<{ from: DocumentId; to: DocumentId }[]> {
  if (documents.length === 0) return []
  const { rows } = await (
    await dbOf(req)
  ).execute<{ collection: string; id: string; target: string; target_id: string }>(sql`
    select distinct ${r.collection}, ${r.document_id} as id, ${r.target_collection} as target, ${r.target_id} from ${r}
      join jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as source(collection text, id uuid) on source.collection = ${r.collection} and source.id = ${r.document_id}
    where ${r.tenant_id} = ${tenantId}::uuid`)
  return rows.map(({ collection, id, target, target_id }) => ({
    from: { collection, id },
    to: { collection: target, id: target_id },
  }))
}

/** A content type whose documents are parts of another document, with the field that refers to it. */
export interface PartType {
  collection: string
  field: string
}

/**
 * Finds the parts of a tenant's documents, without trashed ones.
 * @param types content types to search
 */
export async function findParts(
  req: PartialRequest,
  tenantId: string,
  documents: DocumentId[],
  types: PartType[],
): Promise<DocumentId[]> {
  if (documents.length === 0 || types.length === 0) return []
  const parts = types.map(
    ({ collection, field }) => sql`select distinct ${collection}::text as collection, d.id from ${r}
      join jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as whole(collection text, id uuid) on whole.collection = ${r.target_collection} and whole.id = ${r.target_id}
      join ${tableOf(collection)} d on d.id = ${r.document_id} and d.deleted_at is null
      where ${r.tenant_id} = ${tenantId}::uuid and ${r.collection} = ${collection} and ${r.path} = ${field}`,
  )
  const { rows } = await (
    await dbOf(req)
  ).execute<{ collection: string; id: string }>(sql.join(parts, sql` union all `))
  return rows.map(({ collection, id }) => ({ collection, id }))
}
