import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { findStored, listNewest } from '../../database/documents/stored'

/** A document as it is edited: its newest draft, or what is stored where there are no drafts. Null where there is none. */
export async function newestOf<Document extends { id: string }>(
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
