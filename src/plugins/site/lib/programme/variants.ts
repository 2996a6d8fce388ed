import { placesAt } from '@/collections/Redirects/publishedAt'
import { listAt } from '@/lib/site/lists'
import { parseArchive } from '../archive/archiveQuery'
import { cachedForSite } from '../cache/cachedForSite'
import { ACCESS, SEARCH_QUERY } from '../pageQuery'
import { programmeOptions } from '../read/programme'
import { readPublished, type Reader } from '../read/Reader'
import { isShownMonth } from './days'
import { isBounded, parseProgramme, toParameters } from './programmeQuery'

/**
 * Names the variant of a list that an address asks for, to cache each on its own: null for the only one of a page,
 * `endless` for one of so many that none is cached.
 */
export async function variantOf(
  reader: Reader,
  path: string,
  search: URLSearchParams,
): Promise<'endless' | Record<string, unknown> | null> {
  if (listAt(path) === 'archive') return { ...parseArchive(search) }
  // The start page of a site without one of its own shows the programme.
  if (path !== '/' && listAt(path) !== 'events') return null
  const query = parseProgramme(search)
  const parameters = toParameters(query)
  // The calendar links the days of its months, in each view.
  const { date } = query
  const isOfDayAlone = Object.keys(parameters).every((name) => name === 'date' || name === 'view')
  const day = isOfDayAlone && date !== null && /^\d/.test(date) ? date : null
  const month = day === null ? parameters.month : day.slice(0, 7)
  const isKnown =
    isBounded({ ...query, date: day === null ? date : null }) &&
    (month === undefined || isShownMonth(month, (await programmeOptions(reader)).last, reader.site.timezone))
  if (path !== '/') return isKnown ? parameters : 'endless'
  const isPlain = !isKnown || Object.keys(parameters).length === 0
  return isPlain || (await hasStartPage(reader)) ? null : parameters
}

/** Whether a page of the site's own is at `/`, at most read once for a version of the site. */
const hasStartPage = (reader: Reader): Promise<boolean> =>
  cachedForSite(reader, 'start page', async () => {
    for (const { collection, where } of placesAt(reader.payload, '/'))
      if ((await readPublished(reader, collection, { limit: 1, where })).length > 0) return true
    return false
  })

/** Fields of the filter form. A browser sends all of them, also those that are left empty. */
const FIELDS = [ACCESS, 'date', 'kind', 'season', 'venue', SEARCH_QUERY]

/** Returns the parameters of an address that the filter form has made, without its empty fields; null for any other. */
export const withoutEmptyFields = (path: string, search: URLSearchParams): Record<string, string> | null =>
  listAt(path) === 'events' && FIELDS.some((name) => search.get(name) === '')
    ? toParameters(parseProgramme(search))
    : null
