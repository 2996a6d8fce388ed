import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { idOf } from '../../lib/values'
import { writeSpan } from '../../database/events/span'

/** Keeps an event's start and end equal to those of its first and last performance. */
export const updateEventDates: CollectionAfterChangeHook = async ({ context, data, doc, previousDoc, req }) => {
  if (context.spansFollow) return doc
  const ids = new Set([idOf(data.event), idOf(previousDoc?.event)].filter((id) => id !== null))
  for (const id of ids) await writeSpan(req, id)
  return doc
}

export const updateEventDatesAfterDelete: CollectionAfterDeleteHook = async ({ context, doc, req }) => {
  if (context.spansFollow) return
  const id = idOf(doc.event)
  if (id) await writeSpan(req, id)
}
