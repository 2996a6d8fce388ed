import type { BrowserList } from '../browserLists/browserList'

interface LinkedEvent {
  externalId: string | null
  /** Time of the last sync (ISO 8601). */
  syncedAt: string | null
  /** Status of the link; `deleted` once the box office has reported the event as unknown. */
  status: string | null
}

/**
 * Whether the box office still lists the linked event. A sync that ran after the list was loaded takes precedence.
 * @returns null if unknown
 */
export function isStillListed(
  { externalId, status, syncedAt }: LinkedEvent,
  list: Pick<BrowserList, 'docs' | 'keptAt'> | null,
): boolean | null {
  if (externalId === null) return null
  if (status === 'deleted') return false
  if (!list) return null
  if (list.docs.some(({ id }) => id === externalId)) return true
  return syncedAt !== null && Date.parse(syncedAt) > list.keptAt ? null : false
}
