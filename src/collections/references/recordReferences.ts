import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { idOf } from '../../access/idOf'
import { dbOf } from '../../database/dbOf'
import { tableOf } from '../../database/tableOf'
import { referencesOf } from './referencesOf'

/**
 * Writes the references of what was saved, in the save's transaction. A draft over a published document has rows of
 * its own; they become the published ones when it is published.
 */
export const recordReferences: CollectionAfterChangeHook = async ({ collection, data, doc, req }) => {
  const id = idOf(doc)
  const tenant = idOf(data.tenant ?? doc.tenant)
  if (!id || !tenant) return doc
  const state = data._status === 'published' || !collection.versions ? 'published' : 'draft'
  const rows = referencesOf(req, collection, data).map((reference) => ({
    locale: reference.localized ? (req.locale ?? '') : '',
    path: reference.path,
    target_collection: reference.collection,
    target_id: reference.id,
  }))
  const db = await dbOf(req)
  const main = collection.versions?.drafts
    ? sql`(select _status::text from ${tableOf(collection.slug)} where id = ${id}::uuid)`
    : sql`'published'`
  const own = sql`collection = ${collection.slug} and document_id = ${id}::uuid`
  // What the draft says of other languages goes live with it; what nobody drafted stays.
  await db.execute(sql`
    with stale as (
      delete from document_references where ${own} and (
        (state = ${state} and locale in ('', ${req.locale ?? ''}))
        or (${state} = 'published' and state = 'published' and exists (select 1 from document_references d where d.collection = ${collection.slug} and d.document_id = ${id}::uuid and d.state = 'draft'))
        or (${state} = 'published' and state = 'draft' and locale in ('', ${req.locale ?? ''}))
        or (state = 'published' and ${main} is distinct from 'published')
      )
    ), live as (
      update document_references set state = 'published'
      where ${own} and ${state} = 'published' and state = 'draft' and locale not in ('', ${req.locale ?? ''})
    )
    insert into document_references (tenant_id, collection, document_id, state, locale, path, target_collection, target_id)
    select ${tenant}::uuid, ${collection.slug}, ${id}::uuid, ${state}, locale, path, target_collection, target_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(locale text, path text, target_collection text, target_id uuid)`)
  return doc
}

/** Forgets what a deleted document referred to. */
export const forgetReferences: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const db = await dbOf(req)
  await db.execute(sql`delete from document_references where collection = ${collection.slug} and document_id = ${String(id)}::uuid`)
}
