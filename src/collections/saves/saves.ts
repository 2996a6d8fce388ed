import type { PayloadRequest, CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { idOf } from '../../lib/values'
import { deleteSaves, writeSave } from '../../database/saves/documentSaves'
import type { ValueChanges } from '../../lib/content/values'

/** Details of a save in progress. */
export interface CurrentSave {
  /** The browser tab that sent the save; null for other clients. */
  screen: string | null
  /** The save only publishes or unpublishes and leaves the content unchanged. */
  isStateOnly: boolean
}

/** @param id of the document; undefined for a bulk operation */
const keyOf = (collection: string, id: unknown): string => `save:${collection}/${typeof id === 'string' ? id : '*'}`

export function rememberSave({ context }: PayloadRequest, collection: string, id: unknown, save: CurrentSave): void {
  context[keyOf(collection, id)] = save
}

/** The save in progress of a document, or the bulk save that includes it. */
const saveOf = ({ context }: PayloadRequest, collection: string, id: string): CurrentSave | undefined =>
  (context[keyOf(collection, id)] ?? context[keyOf(collection, undefined)]) as CurrentSave | undefined

const outsideKeyOf = (collection: string, id: string): string => `outside:${collection}/${id}`

/**
 * Marks documents as being changed outside their forms; that change is recorded as a whole.
 * @returns a function that removes the mark
 */
export function rememberOutsideChange({ context }: PayloadRequest, collection: string, ids: string[]): () => void {
  for (const id of ids) context[outsideKeyOf(collection, id)] = true
  return () => ids.forEach((id) => delete context[outsideKeyOf(collection, id)])
}

export const isOutsideChange = ({ context }: PayloadRequest, collection: string, id: string): boolean =>
  context[outsideKeyOf(collection, id)] === true

/**
 * Records who saved a document, in the same transaction. Creating a document or changing only its state cannot conflict
 * with other editors and is not recorded.
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

/** Records the values changed outside the form, in the same transaction. */
export const recordOutsideChange = (
  req: PayloadRequest,
  change: { changed: ValueChanges; collection: string; id: string },
): Promise<void> =>
  writeSave(req, { ...change, person: req.user?.id ?? null, writer: `outside:${crypto.randomUUID()}` })

/** Deletes the save records of a deleted document. */
export const deleteSavesOfDeleted: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  deleteSaves(req, collection.slug, String(id))
