import type { Access, CollectionSlug, PayloadRequest, Where } from 'payload'
import { countStored } from '@/database/documents/stored'

/**
 * May the person of the request read or change this one document? For places where Payload acts without asking.
 * @returns false for a document that does not exist, too, so that nobody learns the difference
 */
export const canTouch = (
  req: PayloadRequest,
  collection: string,
  id: string,
  verb: 'read' | 'update',
): Promise<boolean> => canTouchAll(req, collection, [id], verb)

/** The same for several documents of a collection: true only if it is so for each of them. */
export async function canTouchAll(
  req: PayloadRequest,
  collection: string,
  ids: string[],
  verb: 'read' | 'update',
): Promise<boolean> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  const found = Object.hasOwn(req.payload.collections, collection)
    ? req.payload.collections[collection as CollectionSlug]
    : undefined
  if (!found || !req.user) return false
  const rule: Access = found.config.access[verb]
  const result = await rule({ id: wanted[0], req })
  if (result === false) return false
  const itself: Where = wanted.length === 1 ? { id: { equals: wanted[0] } } : { id: { in: wanted } }
  const { totalDocs } = await countStored(req, {
    collection: collection as CollectionSlug,
    where: result === true ? itself : { and: [itself, result] },
  })
  return totalDocs === wanted.length
}
