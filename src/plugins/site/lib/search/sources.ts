import type { BasePayload } from 'payload'

/** What a visitor looks for. */
interface SiteSearchQuestion {
  payload: BasePayload
  siteId: string
  /** As it was typed. */
  text: string
  /** The visitor's language, and that of what nobody has translated. */
  language: { code: string; fallback: string }
  /** Slugs of the content types to look in. */
  types: string[]
  limit: number
  /** From 1. */
  page: number
}

/** One page of what was found, the best first, and how much there is in all. */
interface SiteSearchAnswer {
  rows: { collection: string; id: string }[]
  total: number
}

/** Finds published documents of a site. The website reads them itself, and shows only what visitors may see. */
export interface SiteSearch {
  find(question: SiteSearchQuestion): Promise<SiteSearchAnswer>
}

const searches = new Map<string, SiteSearch>()

/** Lets visitors search. @param name of the plugin: a second call with the same name takes the place of the first */
export function provideSearch(name: string, search: SiteSearch): void {
  searches.set(name, search)
}

/** Null where no plugin searches: then there is no page and no field for it. */
export const siteSearch = (): SiteSearch | null => searches.values().next().value ?? null
