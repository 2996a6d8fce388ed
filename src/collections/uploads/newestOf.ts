import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'

/** A document as it is edited: its newest draft, or what is stored where there are no drafts. Null where there is none. */
export async function newestOf<Document extends { id: string }>(
  req: PayloadRequest,
  { slug, versions }: Pick<SanitizedCollectionConfig, 'slug' | 'versions'>,
  id: number | string,
): Promise<Document | null> {
  if (!versions?.drafts)
    return req.payload.db.findOne<Document>({ collection: slug, req, where: { id: { equals: id } } })
  const { docs } = await req.payload.db.queryDrafts<Document>({
    collection: slug,
    limit: 1,
    pagination: false,
    req,
    where: { parent: { equals: id } },
  })
  return docs[0] ?? null
}
