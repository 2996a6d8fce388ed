import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { idOf } from '../../../access/idOf'
import { sql } from 'drizzle-orm'
import { slugLocaleOf } from '../../../collections/hooks/slugLocaleOf'
import { dbOf } from '../../../database/dbOf'
import { tableOf } from '../../../database/tableOf'
import { searchEntryOf, type Searchable } from '../lib/searchEntryOf'
import { removeEntries, writeEntry } from '../lib/writeEntry'

/** Keeps the index at what was saved, in the save's transaction. */
export const indexDocument =
  (type: Searchable): CollectionAfterChangeHook =>
  async ({ collection, data, doc, operation, previousDoc, req }) => {
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
    // Taken off the site: the draft is all there is.
    if (operation === 'update' && entry.status === 'draft' && previousDoc?._status === 'published') {
      const { rows } = await db.execute<{ live: boolean }>(
        sql`select _status = 'published' as live from ${tableOf(collection.slug)} where id = ${id}::uuid`,
      )
      if (!rows[0]?.live) await removeEntries(db, type.slug, id, 'published')
    }
    return doc
  }

/** Forgets a deleted document. */
export const forgetDocument: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await removeEntries(await dbOf(req), collection.slug, String(id))
}
