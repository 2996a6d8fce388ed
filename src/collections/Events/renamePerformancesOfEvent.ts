import type { CollectionAfterChangeHook } from 'payload'
import { idOf } from '../../lib/values'
import { renamePerformances } from '../EventInstances/renamePerformances'

/** Renames the performances of an event after its title changes. */
export const renamePerformancesOfEvent: CollectionAfterChangeHook = async ({ data, doc, req }) => {
  await renamePerformances(req, idOf(data.tenant ?? doc.tenant), { event: String(doc.id) })
  return doc
}
