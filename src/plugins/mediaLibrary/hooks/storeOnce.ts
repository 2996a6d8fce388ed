import type { CollectionAfterChangeHook, CollectionBeforeOperationHook } from 'payload'
import { dbOf, lockValue, translatorOf } from '@/exports/server'
import { publicError } from '@/access/publicError'
import { writeWithSave } from '@/database/saves/saveWrites'
import { idOf, isUuid } from '@/lib/values'
import { findUploaded, uploadParts } from '../database/uploads'
import { UPLOAD_ID } from '../lib/uploadId'

/** Request context key with the id of the upload that is being stored. */
const UPLOAD_KEY = 'storesUpload'

/**
 * Refuses with 409 to store an upload again. An attempt whose answer was lost may still be on its way: the other waits
 * until it is over. Runs after the file was processed, which takes no connection.
 */
export const refuseRepeatedUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const data = ('data' in args ? args.data : undefined) as Record<string, unknown> | undefined
  if (!data || !(UPLOAD_ID in data)) return
  const uploadId = data[UPLOAD_ID]
  delete data[UPLOAD_ID]
  const [person, tenantId] = [req.user?.id, idOf(data.tenant)]
  if (operation !== 'create' || !person || !tenantId || !isUuid(tenantId) || !isUuid(uploadId)) return
  await lockValue(await dbOf(req), 'upload', `${person}/${uploadId}`)
  if (await findUploaded(req, { person, tenantId, uploadId }))
    throw publicError(translatorOf(req.i18n)('mediaUploadThere'), 409)
  req.context[UPLOAD_KEY] = uploadId
}

/** Remembers which upload a new document comes from, with its save. */
export const rememberUpload: CollectionAfterChangeHook = ({ collection, doc, operation, req }) => {
  const uploadId = req.context[UPLOAD_KEY]
  const id = idOf(doc)
  if (operation !== 'create' || typeof uploadId !== 'string' || !id || !req.user) return doc
  delete req.context[UPLOAD_KEY]
  writeWithSave(req, collection.slug, id, { parts: uploadParts({ id, person: req.user.id, uploadId }) })
  return doc
}
