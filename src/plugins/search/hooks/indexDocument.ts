import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { idOf } from '@/lib/values'
import { isTextsOnly } from '@/collections/hooks/publishing'
import { slugLocaleOf } from '@/collections/hooks/slugTitles'
import { executeParts, writeWithSave } from '@/database/saves/saveWrites'
import { entryParts, noEntryParts, onlyLiveParts } from '../database/entries'
import { searchEntryOf, type Searchable } from '../lib/searchEntries'

/** Updates the index after a save, in the same transaction. */
export const indexDocument =
  (type: Searchable): CollectionAfterChangeHook =>
  async ({ collection, data, doc, operation, req }) => {
    const id = idOf(doc)
    const tenantId = idOf(data.tenant ?? doc.tenant)
    if (!id || !tenantId) return doc
    if (data.deletedAt) {
      writeWithSave(req, collection.slug, id, { parts: noEntryParts(type.slug, id) })
      return doc
    }
    const locale = req.locale ?? 'en'
    const saved = { data, id, locale, tenantId } as const
    const isTexts = await isTextsOnly(req, collection.slug, id)
    const entry = searchEntryOf(type, {
      ...saved,
      status: data._status === 'published' && !isTexts ? 'published' : 'draft',
    })
    if (!entry) return doc
    const isMainLocale = locale === (await slugLocaleOf(req, tenantId))
    if (isTexts) {
      const live = searchEntryOf(type, { ...saved, data: doc as Record<string, unknown>, status: 'published' })
      // Before the draft, which begins with what is published.
      if (live) await executeParts(req, entryParts(live, { isMainLocale, keepsDraft: true }))
    }
    const isDraft = operation === 'update' && entry.status === 'draft'
    writeWithSave(req, collection.slug, id, {
      parts: { ...entryParts(entry, { isMainLocale }), ...(isDraft && onlyLiveParts(collection.slug, id)) },
    })
    return doc
  }

/** Removes a deleted document from the index. */
export const removeFromIndex: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await executeParts(req, noEntryParts(collection.slug, String(id)))
}
