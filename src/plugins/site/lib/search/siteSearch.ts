import type { BasePayload } from 'payload'
import { clientNetworkOf, consume, limiterOf } from '@/endpoints/rateLimits'
import { OperationError } from '@/exports/server'
import { listAt } from '@/lib/site/lists'
import type { Site } from '../Site'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import { FairGate } from '@/lib/workers/FairGate'
import { searchedText } from '../pageQuery'

/** A visitor's search. */
interface SiteSearchQuery {
  payload: BasePayload
  siteId: string
  /** Search text. */
  text: string
  /** The visitor's language, and the fallbacks for untranslated content. */
  language: { code: string; fallback: string[] }
  /** Content types to search. */
  types: string[]
  limit: number
  /** From 1. */
  page: number
}

/** A page of results, best first, and the total count. */
interface SiteSearchPage {
  rows: { collection: string; id: string }[]
  total: number
}

/** Searches published documents of a site. The website loads the documents itself and shows only public ones. */
export interface SiteSearch {
  find(query: SiteSearchQuery): Promise<SiteSearchPage>
}

const searches = new Map<string, SiteSearch>()

/** Registers a search. @param name of the plugin; a second call with the same name replaces the first */
export function provideSearch(name: string, search: SiteSearch): void {
  searches.set(name, search)
}

/** Returns the search; null when no plugin provides one, and the site has neither search page nor search field. */
export const siteSearch = (): SiteSearch | null => searches.values().next().value ?? null

/** Rate limit per network for searches and other pages that cost more than most. */
const LIMIT = { points: 40, seconds: 60 }

/** Lists that search for words. */
const SEARCHED_LISTS = new Set<string | null>(['events', 'search'])

/** Whether an address contains a search. The same page without a search text is an ordinary page. */
export const isSearchAt = (path: string, search: URLSearchParams): boolean =>
  SEARCHED_LISTS.has(listAt(path)) && searchedText(search) !== ''

/** Counts a costly page against the rate limit; true when it is exceeded. */
export async function isRateLimited(payload: BasePayload, site: Site, headers: Headers): Promise<boolean> {
  try {
    await consume(limiterOf(payload, 'siteSearch', LIMIT), `${site.id}:${clientNetworkOf(headers)}`, 'site')
    return false
  } catch (error) {
    if (!(error instanceof OperationError)) throw error
    return true
  }
}

/**
 * Limits concurrent searches, so that they never use all connections of a process, and those of one site never all
 * slots.
 */
const OPTIONS = {
  slots: 4,
  slotsPerGroup: 2,
  waiting: { bytes: Number.POSITIVE_INFINITY, count: 120 },
  waitingPerGroup: { bytes: Number.POSITIVE_INFINITY, count: 30 },
}

/** Of all bundles, as the limits are those of the process. */
const gate = () => oncePerProcess('siteSearches', () => new FairGate(OPTIONS))

/**
 * Runs a search once a slot of its site is free.
 * @throws GateFull when too many searches are waiting
 */
export async function runSearch<Result>(siteId: string, work: () => Promise<Result>): Promise<Result> {
  const leave = await gate().enter(siteId, 0)
  try {
    return await work()
  } finally {
    leave()
  }
}
