import type { CollectionBeforeChangeHook } from 'payload'
import type { EventInstance } from '../../payload-types'

/** In the context of a request that takes a move back, right after it: visitors are not told of the time in between. */
export const TAKES_BACK = 'takesBackMoves'

/**
 * Remembers when visitors were last told that a performance would be: website and search engines say it of one that was
 * moved. Drafts in between were told to nobody, and what came back to its old time was not moved.
 */
export const keepPreviousStart: CollectionBeforeChangeHook<EventInstance> = ({ data, operation, originalDoc, req }) => {
  if (operation === 'create' || !originalDoc?.start) return { ...data, previousStart: null }
  if (req.context[TAKES_BACK])
    return {
      ...data,
      previousStart: isSame(originalDoc.previousStart, data.start) ? null : (originalDoc.previousStart ?? null),
    }
  const told = originalDoc._status === 'published' ? originalDoc.start : originalDoc.previousStart
  const isMoved = data.start !== undefined && !isSame(data.start, originalDoc.start)
  const previousStart = isMoved ? told : originalDoc.previousStart
  return {
    ...data,
    previousStart: isSame(previousStart, data.start ?? originalDoc.start) ? null : (previousStart ?? null),
  }
}

const isSame = (one: string | null | undefined, other: string | null | undefined): boolean =>
  one && other ? Date.parse(one) === Date.parse(other) : false
