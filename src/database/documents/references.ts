import { sql } from 'drizzle-orm'
import type { SettingReference } from '../../lib/apps/referencesIn'
import { dbOf, type Transaction } from '../dbOf'
import { tableOf } from '../tableOf'
import type { DocumentId } from './publicStates'

/** A document that refers to another. */
export interface UsingDocument extends DocumentId {
  /** Visitors see the reference; else it is drafted only. */
  isLive: boolean
}

interface Used {
  /** Content type of the documents that are used. */
  collection: string
  ids: string[]
  /** Slugs of the content types to look in. */
  among: string[]
  tenantId: string
}

/** The documents of a site that refer to any of these, themselves and the trash left out, by content type and id. */
export async function documentsThatUse(req: Transaction, { among, collection, ids, tenantId }: Used): Promise<UsingDocument[]> {
  const targets = sql.join(ids.map((id) => sql`${id}::uuid`), sql`, `)
  const kept = sql.join(
    among.map((slug) => sql`select ${slug}::text as collection, id from ${tableOf(slug)} where tenant_id = ${tenantId}::uuid and deleted_at is null and id in (select document_id from used where used.collection = ${slug})`),
    sql` union all `,
  )
  const { rows } = await (await dbOf(req)).execute<UsingDocument & Record<string, unknown>>(sql`
    with used as (
      select collection, document_id, bool_or(state = 'published') as is_live from document_references
      where tenant_id = ${tenantId}::uuid and target_collection = ${collection} and target_id in (${targets})
        and not (collection = ${collection} and document_id in (${targets}))
      group by collection, document_id
    )
    select used.collection, used.document_id as id, used.is_live as "isLive" from used join (${kept}) kept on kept.collection = used.collection and kept.id = used.document_id
    order by used.collection, used.document_id`)
  return rows
}

/** In how many documents of a site each of these is used, the trash left out, by id; those that are used nowhere are left out. */
export async function countUses(req: Transaction, { among, collection, ids, tenantId }: Used): Promise<Map<string, number>> {
  const targets = sql.join(ids.map((id) => sql`${id}::uuid`), sql`, `)
  const kept = sql.join(
    among.map((slug) => sql`select ${slug}::text as collection, id from ${tableOf(slug)} where tenant_id = ${tenantId}::uuid and deleted_at is null and id in (select document_id from used where used.collection = ${slug})`),
    sql` union all `,
  )
  const { rows } = await (await dbOf(req)).execute<{ count: number; id: string }>(sql`
    with used as (
      select distinct collection, document_id, target_id from document_references
      where tenant_id = ${tenantId}::uuid and target_collection = ${collection} and target_id in (${targets})
        and not (collection = ${collection} and document_id = target_id)
    )
    select used.target_id as id, count(*)::int as count from used join (${kept}) kept on kept.collection = used.collection and kept.id = used.document_id
    group by used.target_id`)
  return new Map(rows.map(({ count, id }) => [id, count]))
}

interface Referring extends DocumentId {
  /** Slugs of the content types to look in. */
  among: string[]
  tenantId: string | null
  limit: number
}

/** What a document refers to that lies in the trash of its site. */
export async function trashedTargets(req: Transaction, { among, collection, id, limit, tenantId }: Referring): Promise<DocumentId[]> {
  const referred = sql`select target_id from document_references where tenant_id = ${tenantId}::uuid and collection = ${collection} and document_id = ${id}::uuid`
  const trashed = among.map(
    (slug) => sql`select ${slug}::text as collection, id from ${tableOf(slug)} where tenant_id = ${tenantId}::uuid and deleted_at is not null and id in (${referred} and target_collection = ${slug})`,
  )
  const { rows } = await (await dbOf(req)).execute<DocumentId & Record<string, unknown>>(sql`${sql.join(trashed, sql` union all `)} limit ${limit}`)
  return rows
}

/** Writes down what a document of settings refers to, in place of what it referred to before. It has no drafts and no languages. */
export async function replaceReferences(req: Transaction, tenantId: string, { collection, id }: DocumentId, references: SettingReference[]): Promise<void> {
  const db = await dbOf(req)
  const rows = references.map(({ collection: target, id: targetId, path }) => ({ path, target_collection: target, target_id: targetId }))
  await db.execute(sql`delete from document_references where collection = ${collection} and document_id = ${id}::uuid`)
  await db.execute(sql`insert into document_references (tenant_id, collection, document_id, state, locale, path, target_collection, target_id)
    select ${tenantId}::uuid, ${collection}, ${id}::uuid, 'published', '', path, target_collection, target_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(path text, target_collection text, target_id uuid)`)
}
