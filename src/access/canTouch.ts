import type { Access, CollectionSlug, PayloadRequest, Where } from 'payload'

/**
 * May the person of the request read or change this one document? For places where Payload acts without asking.
 * @returns false for a document that does not exist, too, so that nobody learns the difference
 */
export async function canTouch(req: PayloadRequest, collection: string, id: string, verb: 'read' | 'update'): Promise<boolean> {
  const found = Object.hasOwn(req.payload.collections, collection) ? req.payload.collections[collection as CollectionSlug] : undefined
  if (!found || !req.user) return false
  const rule: Access = found.config.access[verb]
  const result = await rule({ id, req })
  if (result === false) return false
  const itself: Where = { id: { equals: id } }
  const { totalDocs } = await req.payload.db.count({
    collection: collection as CollectionSlug,
    req,
    where: result === true ? itself : { and: [itself, result] },
  })
  return totalDocs > 0
}
