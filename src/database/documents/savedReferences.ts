import { sql } from 'drizzle-orm'
import { dbOf, type Transaction, tableOf } from '@/database/connections'
import type { StatementParts } from '@/database/saves/saveWrites'
import { namesOf } from '@/database/names'

const r = namesOf('document_references', 'r')
const documentReferences = namesOf('document_references')
const d = namesOf('document_references', 'd')

/** A stored reference: language, field path and target. */
export interface StoredReference {
  /** Empty for a field that is not localised. */
  locale: string
  path: string
  target_collection: string
  target_id: string
}

interface SavedDocument {
  collection: string
  id: string
  /** Whether the collection has drafts. */
  hasDrafts: boolean
  /** Language of the save; null for none. */
  locale: string | null
  state: 'draft' | 'published'
  tenant: string
}

/**
 * Stores the references of a document that was saved in one language. A draft of a published document has rows of its
 * own. On publication, its rows in other languages go live as well, and published rows without a draft are kept. Rows
 * that stay the same are not written.
 */
export function referenceParts(
  { collection, hasDrafts, id, locale, state, tenant }: SavedDocument,
  references: StoredReference[],
): StatementParts {
  const main = hasDrafts
    ? sql`(select _status::text from ${tableOf(collection)} where id = ${id}::uuid)`
    : sql`'published'`
  const own = sql`${documentReferences.collection} = ${collection} and ${documentReferences.document_id} = ${id}::uuid`
  const saved = sql`${documentReferences.state} = ${state} and ${documentReferences.locale} in ('', ${locale ?? ''})`
  return {
    given_references: sql`
      select distinct * from jsonb_to_recordset(${JSON.stringify(references)}::jsonb) as r(locale text, path text, target_collection text, target_id uuid)`,
    kept_references: sql`
      select ${r.id}, ${r.locale}, ${r.path}, ${r.target_collection}, ${r.target_id}
      from ${r} join given_references using (locale, path, target_collection, target_id)
      where ${own} and ${saved}`,
    stale_references: sql`
      delete from ${documentReferences} where ${own} and (
        (${saved})
        or (${state} = 'published' and ${documentReferences.state} = 'published' and exists (select 1 from ${d} where ${d.collection} = ${collection} and ${d.document_id} = ${id}::uuid and ${d.state} = 'draft'))
        or (${state} = 'published' and ${documentReferences.state} = 'draft' and ${documentReferences.locale} in ('', ${locale ?? ''}))
        or (${documentReferences.state} = 'published' and ${main} is distinct from 'published')
      ) and ${documentReferences.id} not in (select id from kept_references)`,
    live_references: sql`
      update ${documentReferences} set ${documentReferences.state} = 'published'
      where ${own} and ${state} = 'published' and ${documentReferences.state} = 'draft' and ${documentReferences.locale} not in ('', ${locale ?? ''})`,
    written_references: sql`
      insert into ${documentReferences} (${documentReferences.tenant_id}, ${documentReferences.collection}, ${documentReferences.document_id}, ${documentReferences.state}, ${documentReferences.locale}, ${documentReferences.path}, ${documentReferences.target_collection}, ${documentReferences.target_id})
      select ${tenant}::uuid, ${collection}, ${id}::uuid, ${state}, locale, path, target_collection, target_id
      from (select * from given_references except select locale, path, target_collection, target_id from kept_references) added`,
  }
}

/**
 * Replaces the references of a document that was saved in all languages at once. A published document keeps no rows of
 * a draft.
 */
export async function replaceReferences(
  req: Transaction,
  { collection, id, state, tenant }: Pick<SavedDocument, 'collection' | 'id' | 'state' | 'tenant'>,
  references: StoredReference[],
): Promise<void> {
  await (
    await dbOf(req)
  ).execute(sql`
    with stale as (
      delete from ${documentReferences} where ${documentReferences.collection} = ${collection} and ${documentReferences.document_id} = ${id}::uuid
        and (${state} = 'published' or ${documentReferences.state} = 'draft'
          or not exists (select 1 from ${tableOf(collection)} where id = ${id}::uuid and _status::text = 'published'))
    )
    insert into ${documentReferences} (${documentReferences.tenant_id}, ${documentReferences.collection}, ${documentReferences.document_id}, ${documentReferences.state}, ${documentReferences.locale}, ${documentReferences.path}, ${documentReferences.target_collection}, ${documentReferences.target_id})
    select distinct ${tenant}::uuid, ${collection}, ${id}::uuid, ${state}, locale, path, target_collection, target_id
    from jsonb_to_recordset(${JSON.stringify(references)}::jsonb) as r(locale text, path text, target_collection text, target_id uuid)`)
}

/** Replaces the published references in one language of a document whose others stay. */
export async function writeLanguageReferences(
  req: Transaction,
  { collection, id, locale, tenant }: Pick<SavedDocument, 'collection' | 'id' | 'locale' | 'tenant'>,
  references: StoredReference[],
): Promise<void> {
  const own = references.filter((reference) => reference.locale === locale)
  await (
    await dbOf(req)
  ).execute(sql`
    with stale as (
      delete from ${documentReferences} where ${documentReferences.collection} = ${collection} and ${documentReferences.document_id} = ${id}::uuid
        and ${documentReferences.state} = 'published' and ${documentReferences.locale} = ${locale}
    )
    insert into ${documentReferences} (${documentReferences.tenant_id}, ${documentReferences.collection}, ${documentReferences.document_id}, ${documentReferences.state}, ${documentReferences.locale}, ${documentReferences.path}, ${documentReferences.target_collection}, ${documentReferences.target_id})
    select ${tenant}::uuid, ${collection}, ${id}::uuid, 'published', locale, path, target_collection, target_id
    from jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as r(locale text, path text, target_collection text, target_id uuid)`)
}

/** Deletes the stored references of a document, published and drafted. */
export async function deleteReferences(req: Transaction, collection: string, id: string): Promise<void> {
  const db = await dbOf(req)
  await db.execute(
    sql`delete from ${documentReferences} where ${documentReferences.collection} = ${collection} and ${documentReferences.document_id} = ${id}::uuid`,
  )
}

/** The kind of a reference's target, relative to a tenant. */
export type Target = 'foreign' | 'own' | 'trashed'

export interface FoundTarget extends Record<string, unknown> {
  collection: string
  id: string
  target: Target
}

/**
 * Classifies the targets of references, relative to a tenant. Missing targets are omitted. One statement, unordered.
 * @param references to collections with a tenant and a trash; the ids must be UUIDs
 */
export async function findTargets(
  req: Transaction,
  references: { collection: string; id: string }[],
  tenant: string,
): Promise<FoundTarget[]> {
  if (references.length === 0) return []
  const parts = [...Map.groupBy(references, ({ collection }) => collection)].map(([slug, group]) => {
    const ids = sql.join(
      group.map(({ id }) => sql`${id}::uuid`),
      sql`, `,
    )
    return sql`select ${slug}::text as collection, id, case when tenant_id is distinct from ${tenant}::uuid then 'foreign' when deleted_at is null then 'own' else 'trashed' end as target
      from ${tableOf(slug)} where id in (${ids})`
  })
  const db = await dbOf(req)
  const { rows } = await db.execute<FoundTarget>(sql.join(parts, sql` union all `))
  return rows
}
