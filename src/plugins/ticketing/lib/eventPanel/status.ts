import type { BrowserList } from '../browserLists/browserList'

/** Sync status of an event. */
export type EventSyncStatus = 'connected' | 'deleted' | 'disconnected' | 'missingEnd' | 'notSaved' | 'past'

export interface EventFacts {
  isConnected: boolean
  isSaved: boolean
  /** ISO 8601; null if the event has no end date. */
  endDate: string | null
  /** Whether the box office lists the chosen event; null if unknown. */
  isListed: boolean | null
  /** False for box offices whose lists are too short for a missing event to mean anything. */
  hasDeletedCheck: boolean
  /** Epoch milliseconds. */
  now: number
}

/** The first status that applies, in the order of the specification. */
export function eventSyncStatus({
  endDate,
  hasDeletedCheck,
  isConnected,
  isListed,
  isSaved,
  now,
}: EventFacts): EventSyncStatus {
  if (!isConnected) return 'disconnected'
  if (!isSaved) return 'notSaved'
  if (endDate === null) return 'missingEnd'
  if (Date.parse(endDate) < now) return 'past'
  if (hasDeletedCheck && isListed === false) return 'deleted'
  return 'connected'
}

/** An event can be connected once it is saved and an external event is chosen but not yet connected. */
export const canConnectEvent = ({
  chosen,
  isConnected,
  isSaved,
}: {
  chosen: string | null
  isConnected: boolean
  isSaved: boolean
}): boolean => chosen !== null && !isConnected && isSaved

/** How long Elevent's panel is busy after another event is chosen, in milliseconds. */
const BUSY_MS = 3_000

/** How long the panel is busy after one of its fields changes, in milliseconds. */
export const busyFor = (handle: string): number => (handle === 'elevent' ? BUSY_MS : 0)

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
