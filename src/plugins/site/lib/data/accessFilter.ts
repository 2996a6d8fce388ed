import { ACCESS_KINDS, type AccessKind } from '@/lib/events/accessKinds'
import { ACCESS } from '../pageQuery'
import type { SiteMessages } from '../siteMessages'

/** Data of the form that filters performances by accessibility. */
export interface AccessFilter {
  name: string
  chosen: AccessKind | null
  options: { value: AccessKind; label: string }[]
}

/**
 * Returns the kinds that visitors can choose from: those of upcoming performances, and the current choice even when it
 * has none left. Null when there is nothing to choose.
 */
export function accessFilter(
  coming: readonly string[],
  chosen: AccessKind | null,
  messages: SiteMessages,
): AccessFilter | null {
  const options = ACCESS_KINDS.filter((kind) => kind === chosen || coming.includes(kind)).map((value) => ({
    label: messages[value],
    value,
  }))
  return options.length > 0 ? { chosen, name: ACCESS, options } : null
}
