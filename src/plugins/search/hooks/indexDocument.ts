import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { idOf } from '../../../access/idOf'
import { slugLocaleOf } from '../../../collections/hooks/slugLocaleOf'
import { dbOf } from '../../../database/dbOf'
import { tableOf } from '../../../database/tableOf'
import { searchEntryOf, type Searchable } from '../lib/searchEntryOf'
import { removeEntries, writeEntry } from '../lib/writeEntry'

/** Keeps the index at what was saved, in the save's transaction. */
export const indexDocument =
  (type: Searchable): CollectionAfterChangeHook =>
  async ({ collection, data, doc, operation, req }) => {
    const id = idOf(doc)
    const tenantId = idOf(data.tenant ?? doc.tenant)
    if (!id || !tenantId) return doc
    const db = await dbOf(req)
    if (data.deletedAt) {
      await removeEntries(db, type.slug, id)
      return doc
    }
    const locale = req.locale ?? 'en'
    const entry = searchEntryOf(type, { data, id, locale, status: data._status === 'published' ? 'published' : 'draft', tenantId })
    if (!entry) return doc
    await writeEntry(db, entry, locale === (await slugLocaleOf(req, tenantId)))
    if (operation === 'update' && entry.status === 'draft') await removeUnlessLive(db, collection.slug, id)
    return doc
  }

/** A document that was taken off the site is found as a draft only. */
const removeUnlessLive = (db: NodePgDatabase, collection: string, id: string) =>
  db.execute(sql`delete from search_entries where collection = ${collection} and document_id = ${id}::uuid and status = 'published'
    and not exists (select 1 from ${tableOf(collection)} where id = ${id}::uuid and _status = 'published')`)

/** Forgets a deleted document. */
export const forgetDocument: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await removeEntries(await dbOf(req), collection.slug, String(id))
}
