import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { idOf } from '../../access/idOf'
import { deleteSaves, writeSave } from '../../database/saves/documentSaves'
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
  await writeSave(req, {
    changed: null,
    collection: collection.slug,
    id,
    person: req.user?.id ?? null,
    writer: save?.screen ?? req.user?.id ?? '',
  })
  return doc
}

/** Notes what somebody has changed of a document from somewhere else than its form, in the same transaction. */
export const recordOutsideChange = (
  req: PayloadRequest,
  change: { changed: ValueChanges; collection: string; id: string },
): Promise<void> =>
  writeSave(req, { ...change, person: req.user?.id ?? null, writer: `outside:${crypto.randomUUID()}` })

/** Forgets who saved a document that is gone. */
export const forgetSaves: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  deleteSaves(req, collection.slug, String(id))
