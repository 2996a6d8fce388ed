import { ACCESS_KINDS, type AccessKind } from '@/lib/events/accessKinds'
import { isUuid } from '@/lib/values'
import type { FormState } from './forms/FormState'

const MAX_PAGE = 100_000

/** Parses the page number from `?page=`. Default: 1. */
export function pageNumber(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1
}

/** Whether `?page=` is left out or a number as links write it. All others share one cached page, if any. */
export const isPageNumber = (search: URLSearchParams): boolean =>
  [null, '', String(pageNumber(search))].includes(search.get('page'))

/** Query parameter that filters performances: `?access=captioned`. */
export const ACCESS = 'access'

/** Returns the requested kind of accessibility; null for none or an unknown one. */
export function requestedAccess(search: URLSearchParams): AccessKind | null {
  const requested = search.get(ACCESS)
  return ACCESS_KINDS.find((kind) => kind === requested) ?? null
}

/** Query parameter with the search text. */
export const SEARCH_QUERY = 'q'

const MAX_LENGTH = 200

/** Returns the search text on one line; '' for none. */
export const searchedText = (search: URLSearchParams): string =>
  (search.get(SEARCH_QUERY) ?? '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH)

/** Query parameter with the id of the form that was submitted. */
export const SUBMITTED = 'sent'

/** Returns the form for whose submission the page thanks the visitor. */
export function submittedForm(search: URLSearchParams): FormState | null {
  const id = search.get(SUBMITTED)
  return id && isUuid(id) ? { id, isAccepted: true } : null
}
