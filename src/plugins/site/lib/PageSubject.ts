/** What a page shows, for figures: kept with the page, so that a cached one is known as well. */
export interface PageSubject {
  /** Type and id of its document; null for lists. */
  document: { collection: string; id: string } | null
  /** Name of its template. */
  template: string
  /** Path without the language. */
  path: string
  /** What was searched on it, and whether anything was found; null without a search. */
  search: { hasResults: boolean; text: string } | null
}
