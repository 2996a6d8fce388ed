import type { PayloadRequest } from 'payload'
import { featuresOf } from '@/config/feature'
import type { DocumentId } from '@/database/documents/publicStates'
import { documentKey } from '@/exports/server'
import type { ContentType } from '@/exports/types'
import { wordsOf } from '@/lib/text/fold'
import { findEntries } from '@/plugins/search/published'

/** How many drafts, and how many published documents. */
const LIMIT = 20

interface Query {
  search: string
  tenantId: string
  types: readonly ContentType[]
}

/**
 * Finds documents of a tenant by their words: drafts first, then what is published. Finds none without the search
 * plugin. Access to the documents is not checked.
 */
export async function searchDocuments(req: PayloadRequest, { search, tenantId, types }: Query): Promise<DocumentId[]> {
  const words = wordsOf(search)
  const hasSearch = featuresOf(req.payload.config).some(({ name }) => name === 'search')
  if (words.length === 0 || types.length === 0 || !hasSearch) return []
  const slugs = types.map(({ slug }) => slug)
  const pages = await Promise.all(
    (['draft', 'published'] as const).map((status) =>
      findEntries(req.payload, { limit: LIMIT, page: 1, status, tenant: tenantId, types: slugs, words }),
    ),
  )
  const found = pages.flatMap(({ rows }) => rows.map(({ collection, document_id: id }) => ({ collection, id })))
  // Draft changes of a published document are found twice.
  return [...new Map(found.map((document) => [documentKey(document), document])).values()]
}
