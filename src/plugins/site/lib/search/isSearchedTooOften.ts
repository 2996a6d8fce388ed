import type { BasePayload } from 'payload'
import { addressOf, consume, limiterOf } from '../../../../endpoints/limits'
import { OperationError } from '../../../../endpoints/OperationError'
import { listAt } from '../read/ownLists'
import type { Site } from '../Site'
import { searchedText } from './searchQuery'

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
