/** How things stand with an event and its box office. */
export type EventSyncStatus = 'connected' | 'deleted' | 'disconnected' | 'missingEnd' | 'notSaved' | 'past'

export interface EventFacts {
  isConnected: boolean
  isSaved: boolean
  /** ISO moment; null where the event has none. */
  endDate: string | null
  /** Whether the box office lists the chosen event; null while nobody knows. */
  isListed: boolean | null
  /** Some box offices list too little for a missing event to mean anything. */
  hasDeletedCheck: boolean
  /** Epoch milliseconds. */
  now: number
}

/** The first thing that is the matter, in the order of the requirements. */
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

/** Connect is offered for what is chosen and not connected. */
export const mayConnectEvent = ({
  chosen,
  isConnected,
  isSaved,
}: {
  chosen: string | null
  isConnected: boolean
  isSaved: boolean
}): boolean => chosen !== null && !isConnected && isSaved

/** After another event is chosen, Elevent is busy for so long. In milliseconds. */
const BUSY_MS = 3_000

/** How long a panel is busy after a field of it has changed. */
export const busyFor = (handle: string): number => (handle === 'elevent' ? BUSY_MS : 0)
