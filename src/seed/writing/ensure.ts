import type { CollectionSlug, Payload, Where } from 'payload'

/**
 * Makes a document of the platform unless there is one with these values already.
 * @param key fields that tell it from all others
 * @returns its id
 */
export async function ensure(
  payload: Payload,
  collection: CollectionSlug,
  key: Record<string, unknown>,
  more: Record<string, unknown> = {},
): Promise<string> {
  const where: Where = { and: Object.entries(key).map(([field, value]) => ({ [field]: { equals: value } })) }
  // The seed runs before there is anybody whose rights could be asked; so it is below.
  const { docs } = await payload.find({
    collection,
    depth: 0,
    limit: 1,
    overrideAccess: true,
    pagination: false,
    where,
  })
  if (docs[0]) return String(docs[0].id)
  const doc = await payload.create({ collection, data: { ...key, ...more } as never, depth: 0, overrideAccess: true })
  return String(doc.id)
}
