import { PAGE_SIZE } from './searchRequests'

interface Shown {
  /** How many came with the initial response. */
  first: number
  /** How many have been loaded for this type alone, starting with the first page. */
  loaded: number
  total: number
}

interface NextPage {
  /** How many more it shows; 0 if all are shown. */
  more: number
  /** Page number within this type, from 1. */
  page: number
}

/** Determines the next page of a content type to load. */
export function nextPage({ first, loaded, total }: Shown): NextPage {
  // If all initial hits are of this type, they already are its first page.
  const complete = Math.max(loaded, first >= PAGE_SIZE ? first : 0)
  const shown = Math.max(complete, first)
  return {
    more: Math.max(0, Math.min(total, complete + PAGE_SIZE) - shown),
    page: Math.floor(complete / PAGE_SIZE) + 1,
  }
}
