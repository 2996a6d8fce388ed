import { parseSitePath } from '@/lib/site/addresses'
import { listAt } from '@/lib/site/lists'
import { parseArchive } from '../archive/archiveQuery'
import { ACCESS, SEARCH_QUERY } from '../pageQuery'
import type { Site } from '../Site'
import { isBounded, parseProgramme, toParameters } from './programmeQuery'

const pathOf = (
  { pathname }: URL,
  { defaultLanguage, languages }: Pick<Site, 'defaultLanguage' | 'languages'>,
): string => parseSitePath(pathname, languages, defaultLanguage).path

/** Whether a page shows the programme: also the start page of a site without one of its own. */
const isProgrammeAt = (path: string): boolean => path === '/' || listAt(path) === 'events'

/** Names the variant of a list that an address asks for, to cache each on its own; null for its only one. */
export function listVariant(url: URL, site: Pick<Site, 'defaultLanguage' | 'languages'>): object | null {
  const path = pathOf(url, site)
  if (listAt(path) === 'archive') return parseArchive(url.searchParams)
  if (!isProgrammeAt(path)) return null
  const query = parseProgramme(url.searchParams)
  return isBounded(query) ? toParameters(query) : null
}

/** Whether an address chooses from the programme in one of endlessly many ways, none of which is cached. */
export const isEndless = (path: string, search: URLSearchParams): boolean =>
  listAt(path) === 'events' && !isBounded(parseProgramme(search))

/** Fields of the filter form. A browser sends all of them, also those that are left empty. */
const FIELDS = [ACCESS, 'date', 'kind', 'season', 'venue', SEARCH_QUERY]

/** Returns the parameters of an address that the filter form has made, without its empty fields; null for any other. */
export const withoutEmptyFields = (path: string, search: URLSearchParams): Record<string, string> | null =>
  listAt(path) === 'events' && FIELDS.some((name) => search.get(name) === '')
    ? toParameters(parseProgramme(search))
    : null
