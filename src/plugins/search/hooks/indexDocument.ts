import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionSlug, PayloadRequest } from 'payload'
import { idOf } from '@/lib/values'
import { isTextsOnly } from '@/collections/hooks/publishing'
import { slugLocaleOf } from '@/collections/hooks/slugTitles'
import { executeParts, writeWithSave } from '@/database/saves/saveWrites'
import { isCopy } from '@/collections/references/references'
import { readTitles } from '@/database/documents/titles'
import { tenantOf } from '@/exports/server'
import { entryParts, noEntryParts, onlyLiveParts, type EntryOptions } from '../database/entries'
import { searchEntryOf, termsOf, type Searchable, type SearchEntry } from '../lib/searchEntries'

/**
 * Updates the index after a save, in the same transaction: in the language of the save, or in all of them where a
 * document is copied, restored from the trash or from an older version, or has the same title in all.
 */
export const indexDocument =
  (type: Searchable): CollectionAfterChangeHook =>
  async ({ collection, context, data, doc, operation, previousDoc, req }) => {
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
    const main = await slugLocaleOf(req, tenantId)
    const isMainLocale = locale === main
    if (isTexts) {
      const live = searchEntryOf(type, { ...saved, data: doc as Record<string, unknown>, status: 'published' })
      // Before the draft, which begins with what is published.
      if (live) await executeParts(req, entryParts(live, { isMainLocale, keepsDraft: true }))
    }
    const isWhole =
      operation === 'create'
        ? isCopy(req, collection.slug)
        : context.isRestoringVersion === true || Boolean(previousDoc?.deletedAt)
    const own = isTexts ? {} : await wholeEntry(req, type, { entry, isWhole, main })
    const isDraft = operation === 'update' && entry.status === 'draft'
    writeWithSave(req, collection.slug, id, {
      parts: {
        ...entryParts({ ...entry, title: own.title ?? entry.title }, { ...own.options, isMainLocale }),
        ...(isDraft && onlyLiveParts(collection.slug, id)),
      },
    })
    return doc
  }

/** What is known of all languages: of titles that are the same in each, and of a document that was saved in all at once. */
async function wholeEntry(
  req: PayloadRequest,
  { slug, titleField }: Searchable,
  { entry, isWhole, main }: { entry: SearchEntry; isWhole: boolean; main: string },
): Promise<{ options?: Pick<EntryOptions, 'isMainTitle' | 'terms'>; title?: string | undefined }> {
  const { flattenedFields } = req.payload.collections[slug as CollectionSlug].config
  const isLocalized = flattenedFields.some(({ localized, name }) => name === titleField && localized)
  if (isLocalized && !isWhole) return {}
  const titles: Record<string, string> = isLocalized
    ? await readTitles(req, { collection: slug, field: titleField, id: entry.documentId })
    : Object.fromEntries(
        ((await tenantOf(req, entry.tenantId))?.languages ?? [entry.locale]).map((code) => [code, entry.title]),
      )
  // A draft without any title is found by its slug.
  const written = Object.keys(titles).length > 0 ? titles : { [entry.locale]: '' }
  const terms = Object.fromEntries(
    Object.entries(written).map(([language, title]) => [language, termsOf(title, entry.slug)]),
  )
  return { options: { isMainTitle: true, terms }, title: titles[main] }
}

/** Removes a deleted document from the index. */
export const removeFromIndex: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await executeParts(req, noEntryParts(collection.slug, String(id)))
}
