import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { cancelTimes } from '../../database/documents/documentSchedule'

/** Cancels the publishing schedule of a document that moves to the trash. A restored document has no schedule. */
export const cancelScheduleOfTrashed: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  const { deletedAt, id } = doc as { deletedAt?: string | null; id: string }
  if (deletedAt && !previousDoc?.deletedAt) await cancelTimes(req, { id, collection: collection.slug })
  return doc
}

export const cancelScheduleOfDeleted: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  await cancelTimes(req, { id: String(id), collection: collection.slug })
  return doc
}
