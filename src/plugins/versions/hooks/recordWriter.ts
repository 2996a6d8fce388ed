import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { idOf, isUuid } from '@/lib/values'
import { writeWithSave } from '@/database/saves/saveWrites'
import type { RecordBulkChange } from '@/access/registryOf'
import { addWriters, deleteWriters, writerParts } from '../database/writers'

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

/** The same for documents that are changed in bulk. */
export const recordWriters: RecordBulkChange = async (req, { collection, documents, tenantId }) => {
  const person = req.user?.id
  if (isUuid(person)) await addWriters(req, { collection, documents, person, tenant: tenantId })
}

export const deleteWritersOfDocument: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  deleteWriters(req, collection.slug, String(id))
