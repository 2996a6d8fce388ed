import type { PayloadRequest, CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { idOf } from '../../lib/values'
import { deleteSaves, writeSave } from '../../database/saves/documentSaves'
import type { ValueChanges } from '../../lib/content/values'

/** What is known of a save while it is under way. */
export interface CurrentSave {
  /** The tab of the browser that it comes from; null for callers that have none. */
  screen: string | null
  /** It publishes or takes off the site, and leaves the content as it is. */
  isStateOnly: boolean
}

/** @param id of the document; undefined while many are changed at once */
const keyOf = (collection: string, id: unknown): string => `save:${collection}/${typeof id === 'string' ? id : '*'}`

export function rememberSave({ context }: PayloadRequest, collection: string, id: unknown, save: CurrentSave): void {
  context[keyOf(collection, id)] = save
}

/** The save of a document, or of the many that it is one of. */
export const saveOf = ({ context }: PayloadRequest, collection: string, id: string): CurrentSave | undefined =>
  (context[keyOf(collection, id)] ?? context[keyOf(collection, undefined)]) as CurrentSave | undefined

const outsideKeyOf = (collection: string, id: string): string => `outside:${collection}/${id}`

/**
 * Notes that documents are being changed from somewhere else than their forms, which is recorded as a whole.
 * @returns ends that
 */
export function rememberOutsideChange({ context }: PayloadRequest, collection: string, ids: string[]): () => void {
  for (const id of ids) context[outsideKeyOf(collection, id)] = true
  return () => ids.forEach((id) => delete context[outsideKeyOf(collection, id)])
}

export const isOutsideChange = ({ context }: PayloadRequest, collection: string, id: string): boolean =>
  context[outsideKeyOf(collection, id)] === true

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
