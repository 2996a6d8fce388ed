import type { Hit, Results, SearchMode } from './hit'

/** Page size of a search request. */
export const PAGE_SIZE = 50

/** Response of a search. */
export interface SearchResponse {
  docs: Record<string, unknown>[]
  /** Only in responses of searches over all content types. */
  groups?: { collectionType: string; totalDocs: number }[]
  totalDocs: number
}

/**
 * Builds the URL of a search request, relative to the API root. Drafts are only searched among pages.
 * @param more a page of one content type, from 1; default: the first page over all types
 */
export function searchUrl(
  query: string,
  mode: SearchMode,
  tenant: string,
  more?: { kind: string; page: number },
): `/${string}` {
  const paging = { limit: String(PAGE_SIZE), depth: '1', ...(more && { page: String(more.page) }) }
  if (mode === 'published')
    return `/search?${new URLSearchParams({ search: query, ...paging, ...(more && { type: more.kind }) })}`
  const where = { 'where[title][contains]': query, 'where[tenant][equals]': tenant, 'where[_status][equals]': 'draft' }
  return `/collections/pages?${new URLSearchParams({ ...where, ...paging })}`
}

/** Converts the response of a search for the screen. */
export function toResults({ docs, groups = [], totalDocs }: SearchResponse, mode: SearchMode): Results {
  const ofKind =
    mode === 'published'
      ? Object.fromEntries(groups.map((group) => [group.collectionType, group.totalDocs]))
      : { pages: totalDocs }
  return { hits: docs.map(mode === 'published' ? toHit : toDraft), ofKind, total: totalDocs }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const toHit = (doc: Record<string, unknown>): Hit => ({
  id: textOf(doc.id),
  collectionType: textOf(doc.collectionType),
  description: null,
  isDraft: doc.isDraft === true,
  slug: textOf(doc.slug),
  title: textOf(doc.title),
})

const toDraft = (doc: Record<string, unknown>): Hit => ({
  id: textOf(doc.id),
  collectionType: 'pages',
  description: textOf((doc.meta as { description?: unknown } | undefined)?.description) || textOf(doc.summary) || null,
  isDraft: true,
  slug: textOf(doc.slug),
  title: textOf(doc.title),
})
