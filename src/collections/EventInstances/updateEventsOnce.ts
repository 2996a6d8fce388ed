import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { writeSpans } from '@/database/events/span'
import { idOf } from '@/lib/values'
import { DEFER_NAMES } from './performanceNames'
import { renamePerformances } from './renamePerformances'

interface Saved {
  /** Events whose performances were saved or deleted. */
  events: Iterable<string>
  /** Performances that were saved. */
  ids: string[]
}

/**
 * Saves or deletes many performances in the request's transaction. Their translated names and the dates of their events
 * are updated once at the end instead of after each save.
 * @param tenant tenant of the performances
 */
export async function updateEventsOnce(req: PayloadRequest, tenant: string, save: () => Promise<Saved>): Promise<void> {
  const { [DEFER_NAMES]: namesFollow, spansFollow } = req.context
  Object.assign(req.context, { [DEFER_NAMES]: true, spansFollow: true })
  const { events, ids } = await save().finally(() =>
    Object.assign(req.context, { [DEFER_NAMES]: namesFollow, spansFollow }),
  )
  if (ids.length > 0) await renamePerformances(req, tenant, { ids })
  await writeSpans(req, events)
}

/** Keeps an event's start and end equal to those of its first and last performance. */
export const updateEventDates: CollectionAfterChangeHook = async ({ context, data, doc, previousDoc, req }) => {
  if (context.spansFollow) return doc
  await writeSpans(
    req,
    [idOf(data.event), idOf(previousDoc?.event)].filter((id) => id !== null),
  )
  return doc
}

export const updateEventDatesAfterDelete: CollectionAfterDeleteHook = async ({ context, doc, req }) => {
  if (context.spansFollow) return
  const id = idOf(doc.event)
  if (id) await writeSpans(req, [id])
}
