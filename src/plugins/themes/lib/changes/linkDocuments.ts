import type { PayloadRequest } from 'payload'
import { documentKey, readDocumentNames } from '@/exports/server'

/** A document with its admin address. */
export interface LinkedDocument {
  collection: string
  id: string
  title: string
  href: string
}

interface Target {
  collection: string
  id: string
}

const MAX_LINKS = 20

/**
 * Loads the titles of documents.
 * @returns a function that links some of them; those that the user may not see are left out
 */
export async function linkDocuments(
  req: PayloadRequest,
  tenantId: string,
  documents: Target[],
): Promise<(some: Target[]) => LinkedDocument[]> {
  const named = await readDocumentNames(req, documents, tenantId)
  const { admin } = req.payload.config.routes
  return (some) =>
    some
      .flatMap((document) => named.get(documentKey(document)) ?? [])
      .slice(0, MAX_LINKS)
      .map(({ collection, id, title }) => ({
        collection,
        href: `${admin}/collections/${collection}/${id}`,
        id,
        title,
      }))
}
