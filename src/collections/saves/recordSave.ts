import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { idOf } from '../../access/idOf'
import { dbOf } from '../../database/dbOf'
import { tableOf } from '../../database/tableOf'
import type { ValueChanges } from '../../lib/content/valueChanges'
import { isOutsideChange, saveOf } from './currentSave'

/**
 * Notes who saved a document, in the save's transaction. Nobody has read what is only being made, and what changes
 * only its state takes nothing from anybody.
 */
export const recordSave: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const id = idOf(doc)
  const save = id ? saveOf(req, collection.slug, id) : undefined
  if (!id || operation !== 'update' || save?.isStateOnly || isOutsideChange(req, collection.slug, id)) return doc
  await record(req, { changed: null, collection: collection.slug, id, writer: save?.screen ?? req.user?.id ?? '' })
  return doc
}

/** Notes what somebody has changed of a document from somewhere else than its form, in the same transaction. */
export const recordOutsideChange = (req: PayloadRequest, change: { changed: ValueChanges; collection: string; id: string }): Promise<void> =>
  record(req, { ...change, writer: `outside:${crypto.randomUUID()}` })

interface Save {
  changed: ValueChanges | null
  collection: string
  id: string
  writer: string
}

async function record(req: PayloadRequest, { changed, collection, id, writer }: Save): Promise<void> {
  const db = await dbOf(req)
  await db.execute(sql`insert into document_saves (collection, document_id, writer, tenant_id, person_id, saved_at, changed)
    select ${collection}, d.id, ${writer}, d.tenant_id, ${req.user?.id ?? null}::uuid,
      greatest(d.updated_at, (select max(v.version_updated_at) from ${tableOf(`_${collection}_v`)} v where v.parent_id = d.id and v.latest)),
      ${changed && JSON.stringify(changed)}::jsonb
    from ${tableOf(collection)} d where d.id = ${id}::uuid
    on conflict (collection, document_id, writer) do update set person_id = excluded.person_id, saved_at = excluded.saved_at`)
}

/** Forgets who saved a document that is gone. */
export const forgetSaves: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const db = await dbOf(req)
  await db.execute(sql`delete from document_saves where collection = ${collection.slug} and document_id = ${String(id)}::uuid`)
}
