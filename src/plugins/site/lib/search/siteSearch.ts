import type { BasePayload } from 'payload'
import { inLanguage } from '@/lib/site/addresses'
import { listPath, listAt } from '../read/navigation'
import type { View } from '../View'
import { addressOf, consume, limiterOf } from '@/endpoints/limits'
import { OperationError } from '@/endpoints/OperationError'
import type { Site } from '../Site'
import { searchedText } from './searchQuery'

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

/** Where visitors search; null where nothing searches, and on drafts, from where nothing is sent. */
export const searchAddress = ({
  gate,
  isDraft,
  language,
  navigation: { taken },
  site: { defaultLanguage },
}: View): string | null =>
  siteSearch() && !isDraft && !gate ? inLanguage(listPath('search', taken), language, defaultLanguage) : null

/** A search costs more than a page: so many from one address. */
const LIMIT = { points: 40, seconds: 60 }

/** Does an address name something to look for? The same page without it is like any other. */
export const isSearchAt = (path: string, search: URLSearchParams): boolean =>
  listAt(path) === 'search' && searchedText(search) !== ''

/** Counts a search. Anything else is no search, and never too often. */
export async function isSearchedTooOften(
  payload: BasePayload,
  site: Site,
  { headers, path, search }: { headers: Headers; path: string; search: URLSearchParams },
): Promise<boolean> {
  if (!isSearchAt(path, search)) return false
  try {
    await consume(limiterOf(payload, 'siteSearch', LIMIT), `${site.id}:${addressOf(headers)}`, 'site')
    return false
  } catch (error) {
    if (!(error instanceof OperationError)) throw error
    return true
  }
}
