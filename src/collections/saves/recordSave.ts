import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { idOf } from '../../access/idOf'
import { dbOf } from '../../database/dbOf'
import { tableOf } from '../../database/tableOf'
import { saveOf } from './currentSave'

/**
 * Notes who saved a document, in the save's transaction. Nobody has read what is only being made, and what changes
 * only its state takes nothing from anybody.
 */
export const recordSave: CollectionAfterChangeHook = async ({ collection, data, doc, operation, req }) => {
  const id = idOf(doc)
  const tenant = idOf(data.tenant ?? doc.tenant)
  const save = id ? saveOf(req, collection.slug, id) : undefined
  if (!id || !tenant || operation !== 'update' || save?.isStateOnly) return doc
  await noteSaves(req, collection.slug, [id], save?.screen)
  return doc
}

/**
 * Notes that documents were saved, by the person of the request. For whatever changes them outside of their forms, too:
 * forms that are open learn of it.
 * @param screen the tab that it comes from. Default: none, so that every form counts as another
 */
export async function noteSaves(req: PayloadRequest, collection: string, ids: string[], screen?: string | null): Promise<void> {
  const person = req.user?.id ?? null
  const list = sql.join(ids.map((id) => sql`${id}::uuid`), sql`, `)
  await (await dbOf(req)).execute(sql`insert into document_saves (collection, document_id, writer, tenant_id, person_id, saved_at)
    select ${collection}, d.id, ${screen ?? person ?? ''}, d.tenant_id, ${person}::uuid,
      greatest(d.updated_at, (select max(v.version_updated_at) from ${tableOf(`_${collection}_v`)} v where v.parent_id = d.id and v.latest))
    from ${tableOf(collection)} d where d.id in (${list})
    on conflict (collection, document_id, writer) do update set person_id = excluded.person_id, saved_at = excluded.saved_at`)
}

/** Forgets who saved a document that is gone. */
export const forgetSaves: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const db = await dbOf(req)
  await db.execute(sql`delete from document_saves where collection = ${collection.slug} and document_id = ${String(id)}::uuid`)
}
