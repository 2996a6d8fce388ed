import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { findStored, listNewest } from '@/database/documents/stored'

/**
 * The version of a document that is being edited: its newest draft, or the stored document if the collection has no
 * drafts. Null if it does not exist.
 */
export async function findNewestVersion<Document extends { id: string }>(
  req: PayloadRequest,
  { slug, versions }: Pick<SanitizedCollectionConfig, 'slug' | 'versions'>,
  id: number | string,
): Promise<Document | null> {
  if (!versions?.drafts) return findStored<Document>(req, { collection: slug, where: { id: { equals: id } } })
  const { docs } = await listNewest<Document>(req, {
    collection: slug,
    limit: 1,
    pagination: false,
    where: { parent: { equals: id } },
  })
  return docs[0] ?? null
}
