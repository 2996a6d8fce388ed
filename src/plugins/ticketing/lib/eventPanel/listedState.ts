import type { KeptList } from '../browserLists/keptList'

interface Followed {
  externalId: string | null
  /** Of the last sync: ISO moment. */
  syncedAt: string | null
  /** Of the link: `deleted` where the box office said that it does not know the event. */
  status: string | null
}

/**
 * Whether the box office still lists what an event follows. A sync that came after the list was read knows better.
 * @returns null while nobody knows
 */
export function isStillListed(
  { externalId, status, syncedAt }: Followed,
  list: Pick<KeptList, 'docs' | 'keptAt'> | null,
): boolean | null {
  if (externalId === null) return null
  if (status === 'deleted') return false
  if (!list) return null
  if (list.docs.some(({ id }) => id === externalId)) return true
  return syncedAt !== null && Date.parse(syncedAt) > list.keptAt ? null : false
}
