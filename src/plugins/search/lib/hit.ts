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
