import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { readStoredAddress, type StoredAddress } from '@/database/website/redirects'
import { documentPath } from '@/lib/site/addresses'
import { idOf } from '@/lib/values'
import { freePaths, redirectFrom } from '@/collections/Redirects/redirectFrom'
import { isTextsOnly } from './publishing'
import { isDraftSave } from './requests'

const keyOf = (collection: string, id: string) => `callboardAddressBefore/${collection}/${id}`

/** The address of a document before the current save, of its main row; undefined for a new one and for drafts. */
export const addressBefore = (context: Record<string, unknown>, collection: string, id: string) =>
  context[keyOf(collection, id)] as StoredAddress | undefined

/** Remembers the address that visitors know, before the save overwrites it. */
export const rememberAddress: CollectionBeforeChangeHook = async ({ collection, context, data, originalDoc, req }) => {
  const id = idOf(originalDoc)
  if (id && !isDraftSave(req, data) && !(await isTextsOnly(req, collection.slug, id)))
    context[keyOf(collection.slug, id)] = await readStoredAddress(req, collection.slug, id)
  return data
}

/**
 * Redirects the old address of a document whose address has changed. What counts is whether it was ever published: a
 * document that is renamed while it is unpublished, or by unpublishing it, keeps its old address for its return.
 */
export const redirectOldAddress: CollectionAfterChangeHook = async ({ collection, context, data, doc, req }) => {
  const id = String(doc.id)
  const tenant = idOf(doc.tenant ?? data.tenant)
  if (!tenant || isDraftSave(req, data) || (await isTextsOnly(req, collection.slug, id))) return doc
  const before = addressBefore(context, collection.slug, id)
  const from = before?.wasPublished ? documentPath(collection.slug, before) : null
  const isLive = data._status === 'published'
  // Of a save as a draft the data does not tell whether it reached the main row.
  const after = isLive ? data : before && (await readStoredAddress(req, collection.slug, id))
  const to = after ? documentPath(collection.slug, after) : null
  if (!to || from === to) return doc
  const target = { collection: collection.slug, moved: [{ from: from ?? to, id, to }], tenant }
  if (from) await redirectFrom(req, target)
  else if (isLive) await freePaths(req, target)
  return doc
}
