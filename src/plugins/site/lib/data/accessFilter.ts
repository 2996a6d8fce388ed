import { ACCESS_KINDS, isAccessKind, type AccessKind } from '../../../../lib/events/accessKinds'
import type { SiteMessages } from '../../words/siteWords'

/** Name in the address: `?access=captioned`. */
export const ACCESS = 'access'

/** The kind that an address asks for; null where it asks for none, or for nothing that there is. */
export function requestedAccess(search: URLSearchParams): AccessKind | null {
  const asked = search.get(ACCESS)
  return isAccessKind(asked) ? asked : null
}

/** A form that sends visitors to the performances of one kind, as plain data for whoever renders it. */
export interface AccessFilter {
  name: string
  chosen: AccessKind | null
  options: { value: AccessKind; label: string }[]
}

/**
 * The kinds that visitors can choose among: those of performances to come, and the one that is chosen, though it may have
 * none any more. Null where there is nothing to choose.
 */
export function accessFilter(
  coming: readonly string[],
  chosen: AccessKind | null,
  words: SiteMessages,
): AccessFilter | null {
  const options = ACCESS_KINDS.filter((kind) => kind === chosen || coming.includes(kind)).map((value) => ({
    label: words[value],
    value,
  }))
  return options.length > 0 ? { chosen, name: ACCESS, options } : null
}
