import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { idOf } from '../../lib/values'
import { deleteReferences, writeReferences } from '../../database/documents/savedReferences'
import { referencesOf } from './referencesOf'

/**
 * Stores the references of the saved data in the same transaction. The draft of a published document has rows of its
 * own, which become the published rows on publication.
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
  const saved = {
    collection: collection.slug,
    hasDrafts: Boolean(collection.versions?.drafts),
    id,
    locale: req.locale ?? null,
    state,
    tenant,
  } as const
  await writeReferences(req, saved, rows)
  return doc
}

/** Deletes the stored references of a deleted document. */
export const deleteReferencesOfDeleted: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  deleteReferences(req, collection.slug, String(id))
