import type { BasePayload } from 'payload'
import { addressOf, consume, limiterOf } from '../../../../endpoints/limits'
import { OperationError } from '../../../../endpoints/OperationError'
import { listAt } from '../read/ownLists'
import type { Site } from '../Site'
import { searchedText } from './searchQuery'

/** A search costs more than a page: so many from one address. */
const LIMIT = { points: 40, seconds: 60 }

/** Counts a search. Anything else is no search, and never too often. */
export async function isSearchedTooOften(payload: BasePayload, site: Site, { headers, path, search }: { headers: Headers; path: string; search: URLSearchParams }): Promise<boolean> {
  if (listAt(path) !== 'search' || searchedText(search) === '') return false
  try {
    await consume(limiterOf(payload, 'siteSearch', LIMIT), `${site.id}:${addressOf(headers)}`, 'site')
    return false
  } catch (error) {
    if (!(error instanceof OperationError)) throw error
    return true
  }
}
