/** A search result as shown on the screen. */
export interface Hit {
  id: string
  collectionType: string
  isDraft: boolean
  slug: string
  title: string
  description: string | null
}

export interface Results {
  hits: Hit[]
  /** Total number of hits, including those beyond the first page. */
  total: number
  /** Number of hits of each content type, by slug. */
  ofKind: Record<string, number>
}

export type SearchMode = 'draft' | 'published'

/** A search query and its scope. */
export interface SearchQuery {
  mode: SearchMode
  text: string
  /** Id of the current tenant. */
  tenant: string
}

export const NO_RESULTS: Results = { hits: [], ofKind: {}, total: 0 }

/** Parses the search mode of a URL; defaults to `published`. */
export const parseMode = (value: unknown): SearchMode => (value === 'draft' ? 'draft' : 'published')

/** Parses the query of a URL, cut to the 200 characters that the server accepts. */
export const parseQuery = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '')

/** Content types that come first, in this order; the others follow in the order of their hits. */
const FIRST = ['events', 'pages', 'people', 'posts']

export interface Group<Hit> {
  collection: string
  hits: Hit[]
}

/**
 * Groups hits by content type.
 * @param kinds slugs of all types with hits, including those whose hits are on other pages
 */
export function groupHits<Hit extends { collectionType: string }>(hits: Hit[], kinds: string[] = []): Group<Hit>[] {
  const groups = Map.groupBy(hits, (hit) => hit.collectionType)
  const found = new Set([...groups.keys(), ...kinds])
  const others = [...found].filter((collection) => !FIRST.includes(collection))
  return [...FIRST.filter((collection) => found.has(collection)), ...others].map((collection) => ({
    collection,
    hits: groups.get(collection) ?? [],
  }))
}
