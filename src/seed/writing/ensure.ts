import type { CollectionSlug, Payload, Where } from 'payload'

/**
 * Creates a document unless one with these key fields exists.
 * @param key fields that identify it
 * @returns its id
 */
export async function ensureDocument(
  payload: Payload,
  collection: CollectionSlug,
  key: Record<string, unknown>,
  more: Record<string, unknown> = {},
): Promise<string> {
  const where: Where = { and: Object.entries(key).map(([field, value]) => ({ [field]: { equals: value } })) }
  // The seed runs before any user exists, so access control does not apply, here and below.
  const { docs } = await payload.find({
    collection,
    depth: 0,
    limit: 1,
    overrideAccess: true,
    pagination: false,
    where,
  })
  if (docs[0]) return String(docs[0].id)
  const doc = await payload.create({ collection, data: { ...key, ...more }, depth: 0, overrideAccess: true })
  return String(doc.id)
}
