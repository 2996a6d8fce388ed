import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { versionIds } from '../../../database/documents/versionIds'
import { idOf, isUuid } from '../../../lib/values'
import { deleteWriters, writeWriter } from '../database/writers'

/** Notes who wrote the version that was just stored, in the save's transaction. Payload stores versions without anybody's name. */
export const recordWriter: CollectionAfterChangeHook = async ({ collection, context, data, doc, req }) => {
  const document = idOf(doc)
  const tenant = idOf(doc.tenant ?? data.tenant)
  const person = req.user?.id
  if (!document || !tenant || !isUuid(person)) return doc
  const known = await versionIds(req, collection.slug, document)
  const newest = known.find(({ isNewest }) => isNewest)
  const restoredId = context.isRestoringVersion === true ? req.routeParams?.id : null
  if (newest)
    await writeWriter(
      req,
      {
        collection: collection.slug,
        document,
        person,
        restoredSavedAt: known.find(({ id }) => id === restoredId)?.savedAt ?? null,
        tenant,
        version: newest.id,
      },
      known.map(({ id }) => id),
    )
  return doc
}

export const forgetWriters: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  deleteWriters(req, collection.slug, String(id))
