import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { EventInstance } from '@/payload-types'

/** Context key of a request that undoes a move immediately: the start in between is not remembered. */
export const UNDOES_MOVE = 'takesBackMoves'

/**
 * Remembers the last published start of a performance, which the website and search engines show after a move. Starts
 * of drafts are not remembered, and moving a performance back to its old start clears the value.
 */
export const rememberPreviousStart: CollectionBeforeChangeHook<EventInstance> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create' || !originalDoc?.start) return { ...data, previousStart: null }
  return { ...data, previousStart: previousStartOf(req, originalDoc, data.start) }
}

type Stored = Pick<EventInstance, '_status' | 'previousStart' | 'start'>

/** The start to remember of a stored performance when it is saved. @param start its new start; undefined if it stays */
export function previousStartOf(
  { context }: Pick<PayloadRequest, 'context'>,
  { _status, previousStart: known, start: storedStart }: Stored,
  start: string | undefined,
): string | null {
  if (context[UNDOES_MOVE]) return isSame(known, start) ? null : (known ?? null)
  const announcedStart = _status === 'published' ? storedStart : known
  const isMoved = start !== undefined && !isSame(start, storedStart)
  const previousStart = isMoved ? announcedStart : known
  return isSame(previousStart, start ?? storedStart) ? null : (previousStart ?? null)
}

const isSame = (first: string | null | undefined, second: string | null | undefined): boolean =>
  first && second ? Date.parse(first) === Date.parse(second) : false
