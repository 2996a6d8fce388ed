import { sql, type SQL } from 'drizzle-orm'
import type { SettingReference } from '@/lib/themes/referencesIn'
import { dbOf, type Transaction, tableOf } from '@/database/connections'
import { namesOf } from '@/database/names'
import type { DocumentId, PartType } from './publicStates'

const documentReferences = namesOf('document_references')
const r = namesOf('document_references', 'r')

/** A document that refers to another. */
export interface UsingDocument extends DocumentId {
  /** Whether visitors see the reference; otherwise it is only in a draft. */
  isLive: boolean
}

interface UsedDocuments {
  /** Content type of the referenced documents. */
  collection: string
  ids: string[]
  /** Slugs of the content types to search. */
  among: string[]
  tenantId: string
}

/**
 * SQL for the documents in `used` that count: not in the trash, and no redirect that was made when the address of its
 * target changed, which nobody has to look after.
 */
const keptOf = (among: string[], tenantId: string): SQL =>
  sql.join(
    among.map(
      (slug) =>
        sql`select ${slug}::text as collection, id from ${tableOf(slug)} where tenant_id = ${tenantId}::uuid and deleted_at is null${slug === 'redirects' ? sql` and automatic is not true` : sql``} and id in (select document_id from used where used.collection = ${slug})`,
    ),
    sql` union all `,
  )

/**
 * Finds the tenant's documents that refer to any of the given ones, without those themselves and trashed ones, ordered
 * by content type and id.
 */
export async function findUsingDocuments(
  req: Transaction,
  { among, collection, ids, tenantId }: UsedDocuments,
): Promise<UsingDocument[]> {
  const targets = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const kept = keptOf(among, tenantId)
  const { rows } = await (
    await dbOf(req)
  ).execute<UsingDocument & Record<string, unknown>>(sql`
    with used as (
      select ${documentReferences.collection}, ${documentReferences.document_id}, bool_or(${documentReferences.state} = 'published') as is_live from ${documentReferences}
      where ${documentReferences.tenant_id} = ${tenantId}::uuid and ${documentReferences.target_collection} = ${collection} and ${documentReferences.target_id} in (${targets})
        and not (${documentReferences.collection} = ${collection} and ${documentReferences.document_id} in (${targets}))
      group by ${documentReferences.collection}, ${documentReferences.document_id}
    )
    select used.collection, used.document_id as id, used.is_live as "isLive" from used join (${kept}) kept on kept.collection = used.collection and kept.id = used.document_id
    order by used.collection, used.document_id`)
  return rows
}

/** A document and the document that it refers to. */
export interface Use extends UsingDocument {
  target: DocumentId
}

interface UsesOptions {
  /** Slugs of the content types to search. */
  among: string[]
  /** Content types of parts, whose reference to their parent does not count as a use. */
  parts: PartType[]
  targets: DocumentId[]
  tenantId: string
}

/** Finds which documents of a tenant refer to which of the targets, without trashed ones. */
export async function findUses(req: Transaction, { among, parts, targets, tenantId }: UsesOptions): Promise<Use[]> {
  if (targets.length === 0) return []
  const kept = keptOf(among, tenantId)
  const { rows } = await (
    await dbOf(req)
  ).execute<DocumentId & Record<string, unknown> & { isLive: boolean; target: string; targetType: string }>(sql`
    with used as (
      select ${r.collection}, ${r.document_id}, ${r.target_collection}, ${r.target_id}, bool_or(${r.state} = 'published') as is_live from ${r}
        join jsonb_to_recordset(${JSON.stringify(targets)}::jsonb) as target(collection text, id uuid) on target.collection = ${r.target_collection} and target.id = ${r.target_id}
      where ${r.tenant_id} = ${tenantId}::uuid and ${r.document_id} <> ${r.target_id}
        and not exists (select 1 from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part(collection text, field text) where part.collection = ${r.collection} and part.field = ${r.path})
      group by ${r.collection}, ${r.document_id}, ${r.target_collection}, ${r.target_id}
    )
    select used.collection, used.document_id as id, used.is_live as "isLive", used.target_collection as "targetType", used.target_id as target
    from used join (${kept}) kept on kept.collection = used.collection and kept.id = used.document_id
    order by used.collection, used.document_id, used.target_id`)
  return rows.map(({ collection, id, isLive, target, targetType }) => ({
    collection,
    id,
    isLive,
    target: { collection: targetType, id: target },
  }))
}

/**
 * Counts the tenant's documents that refer to each of the given ones, without trashed ones. Unused ones are omitted.
 */
export async function countUses(
  req: Transaction,
  { among, collection, ids, tenantId }: UsedDocuments,
): Promise<Map<string, number>> {
  const targets = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const kept = keptOf(among, tenantId)
  const { rows } = await (
    await dbOf(req)
  ).execute<{ count: number; id: string }>(sql`
    with used as (
      select distinct ${documentReferences.collection}, ${documentReferences.document_id}, ${documentReferences.target_id} from ${documentReferences}
      where ${documentReferences.tenant_id} = ${tenantId}::uuid and ${documentReferences.target_collection} = ${collection} and ${documentReferences.target_id} in (${targets})
        and not (${documentReferences.collection} = ${collection} and ${documentReferences.document_id} = ${documentReferences.target_id})
    )
    select used.target_id as id, count(*)::int as count from used join (${kept}) kept on kept.collection = used.collection and kept.id = used.document_id
    group by used.target_id`)
  return new Map(rows.map(({ count, id }) => [id, count]))
}

interface ReferringDocument extends DocumentId {
  /** Slugs of the content types to search. */
  among: string[]
  tenantId: string | null
  limit: number
}

/** Finds trashed documents of the tenant that a document refers to. */
export async function findTrashedTargets(
  req: Transaction,
  { among, collection, id, limit, tenantId }: ReferringDocument,
): Promise<DocumentId[]> {
  const referred = sql`select ${documentReferences.target_id} from ${documentReferences} where ${documentReferences.tenant_id} = ${tenantId}::uuid and ${documentReferences.collection} = ${collection} and ${documentReferences.document_id} = ${id}::uuid`
  const trashed = among.map(
    (slug) =>
      sql`select ${slug}::text as collection, id from ${tableOf(slug)} where tenant_id = ${tenantId}::uuid and deleted_at is not null and id in (${referred} and ${documentReferences.target_collection} = ${slug})`,
  )
  const { rows } = await (
    await dbOf(req)
  ).execute<DocumentId & Record<string, unknown>>(sql`${sql.join(trashed, sql` union all `)} limit ${limit}`)
  return rows
}

/** Replaces the stored references of a settings document, which has neither drafts nor languages. */
export async function replaceReferences(
  req: Transaction,
  tenantId: string,
  { collection, id }: DocumentId,
  references: SettingReference[],
): Promise<void> {
  const db = await dbOf(req)
  const rows = references.map(({ collection: target, id: targetId, path }) => ({
    path,
    target_collection: target,
    target_id: targetId,
  }))
  await db.execute(
    sql`delete from ${documentReferences} where ${documentReferences.collection} = ${collection} and ${documentReferences.document_id} = ${id}::uuid`,
  )
  await db.execute(sql`insert into ${documentReferences} (${documentReferences.tenant_id}, ${documentReferences.collection}, ${documentReferences.document_id}, ${documentReferences.state}, ${documentReferences.locale}, ${documentReferences.path}, ${documentReferences.target_collection}, ${documentReferences.target_id})
    select ${tenantId}::uuid, ${collection}, ${id}::uuid, 'published', '', path, target_collection, target_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(path text, target_collection text, target_id uuid)`)
}
