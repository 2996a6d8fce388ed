import type { Access, CollectionSlug, PayloadRequest, Where } from 'payload'
import { countStored } from '@/database/documents/stored'

/**
 * Whether the request's user may read or update one document. For code paths in which Payload checks no access itself.
 * @returns false also for a document that does not exist, so that callers cannot tell the difference
 */
export const canAccess = (
  req: PayloadRequest,
  collection: string,
  id: string,
  verb: 'read' | 'update',
): Promise<boolean> => canAccessAll(req, collection, [id], verb)

/** The same for several documents of a collection: true only if it holds for each of them. */
export async function canAccessAll(
  req: PayloadRequest,
  collection: string,
  ids: string[],
  verb: 'read' | 'update',
): Promise<boolean> {
  const uniqueIds = [...new Set(ids.map((id) => id.toLowerCase()))]
  const match = Object.hasOwn(req.payload.collections, collection)
    ? req.payload.collections[collection as CollectionSlug]
    : undefined
  if (!match || !req.user) return false
  const rule: Access = match.config.access[verb]
  const result = await rule({ id: uniqueIds[0], req })
  if (result === false) return false
  const byId: Where = uniqueIds.length === 1 ? { id: { equals: uniqueIds[0] } } : { id: { in: uniqueIds } }
  const { totalDocs } = await countStored(req, {
    collection: collection as CollectionSlug,
    where: result === true ? byId : { and: [byId, result] },
  })
  return totalDocs === uniqueIds.length
}
