/** One document that was found, as the screen shows it. */
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
  /** How many there are, those beyond the first fifty too. */
  total: number
  /** How many of each kind, by its slug. */
  ofKind: Record<string, number>
}

export type SearchMode = 'draft' | 'published'

/** What was looked for, and where. */
export interface Query {
  mode: SearchMode
  text: string
  /** Id of the tenant on screen. */
  tenant: string
}

export const NOTHING: Results = { hits: [], ofKind: {}, total: 0 }

/** The mode that an address asks for; published is the default. */
export const modeOf = (value: unknown): SearchMode => (value === 'draft' ? 'draft' : 'published')

/** A query as it is sent: at most what the server takes. */
export const queryOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '')
