import type { CollectionBeforeChangeHook } from 'payload'
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
  if (req.context[UNDOES_MOVE])
    return {
      ...data,
      previousStart: isSame(originalDoc.previousStart, data.start) ? null : (originalDoc.previousStart ?? null),
    }
  const announcedStart = originalDoc._status === 'published' ? originalDoc.start : originalDoc.previousStart
  const isMoved = data.start !== undefined && !isSame(data.start, originalDoc.start)
  const previousStart = isMoved ? announcedStart : originalDoc.previousStart
  return {
    ...data,
    previousStart: isSame(previousStart, data.start ?? originalDoc.start) ? null : (previousStart ?? null),
  }
}

const isSame = (first: string | null | undefined, second: string | null | undefined): boolean =>
  first && second ? Date.parse(first) === Date.parse(second) : false
