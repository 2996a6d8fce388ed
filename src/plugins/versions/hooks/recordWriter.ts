import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { idOf, isUuid } from '@/lib/values'
import { writeWithSave } from '@/database/saves/saveWrites'
import { deleteWriters, writerParts } from '../database/writers'

/**
 * Records who wrote the version just stored, in the transaction of the save. Payload stores versions without an author.
 */
export const recordWriter: CollectionAfterChangeHook = ({ collection, context, data, doc, req }) => {
  const document = idOf(doc)
  const tenant = idOf(doc.tenant ?? data.tenant)
  const person = req.user?.id
  if (!document || !tenant || !isUuid(person)) return doc
  const restored = context.isRestoringVersion === true ? req.routeParams?.id : null
  const parts = writerParts({
    collection: collection.slug,
    document,
    person,
    restored: isUuid(restored) ? restored : null,
    tenant,
  })
  writeWithSave(req, collection.slug, document, { parts, shared: ['saved_versions'] })
  return doc
}

export const deleteWritersOfDocument: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  deleteWriters(req, collection.slug, String(id))
