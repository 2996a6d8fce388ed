import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { idOf } from '../../../lib/values'
import { slugLocaleOf } from '../../../collections/hooks/slugTitles'
import { dbOf } from '../../../database/connections'
import { removeEntries, removeUnlessLive, writeEntry } from '../database/entries'
import { searchEntryOf, type Searchable } from '../lib/searchEntries'

/** Updates the index after a save, in the same transaction. */
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
    const entry = searchEntryOf(type, {
      data,
      id,
      locale,
      status: data._status === 'published' ? 'published' : 'draft',
      tenantId,
    })
    if (!entry) return doc
    await writeEntry(db, entry, locale === (await slugLocaleOf(req, tenantId)))
    if (operation === 'update' && entry.status === 'draft') await removeUnlessLive(db, collection.slug, id)
    return doc
  }

/** Removes a deleted document from the index. */
export const removeFromIndex: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await removeEntries(await dbOf(req), collection.slug, String(id))
}
