import type { CollectionAfterChangeHook } from 'payload'
import { idOf } from '../../lib/values'
import { renamePerformances } from '../EventInstances/renamePerformances'

/** The performances of an event are called after it, as soon as it is called something else. */
export const nameAfterEvent: CollectionAfterChangeHook = async ({ data, doc, req }) => {
  await renamePerformances(req, idOf(data.tenant ?? doc.tenant), { event: String(doc.id) })
  return doc
}
