import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { idOf } from '../../lib/values'
import { holdersOf } from '../../access/lockOf'
import { callboardOf } from '../../access/registryOf'
import { deleteRowsBeside } from '../../database/documents/touchDocuments'
import { dbOf } from '../../database/connections'
import {
  awaitPerformanceSaves,
  deletePerformanceRows,
  followEvent,
  holdEvent,
  performancesOf,
  type HeldEvent,
} from '../../database/performances/trash'
import { translatorOf } from '../../i18n/translator'
import { nameOfPerson } from '../hooks/nameOfPerson'
import { noteCompanions } from '../AuditLog/companions'
import { writeSpan } from '../../database/events/span'

const LOCKED = 423
const OVERRIDES_LOCKS = 'eventsOverrideLocks'
const heldKey = (id: string): string => `heldEvent:${id}`

/** Remembers whether the caller passes locks by: only a hook before the operation sees it. */
export const noteLocks: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update' || operation === 'delete')
    req.context[OVERRIDES_LOCKS] = !('overrideLock' in args) || args.overrideLock !== false
}

/** What its performances follow, beside its trash: their names, their place, and what of it visitors see. */
const FOLLOWED = ['_status', 'title', 'venue'] as const

/**
 * Saves of its performances come first, or wait, where they follow what is saved of an event. One that goes to the trash, or
 * comes back, is held with them; one that a colleague edits keeps it where it is.
 */
export const holdPerformances: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const id = idOf(originalDoc)
  if (!id) return data
  const moves = (data.deletedAt ?? null) !== (originalDoc.deletedAt ?? null)
  if (moves || FOLLOWED.some((name) => (idOf(data[name]) ?? null) !== (idOf(originalDoc[name]) ?? null)))
    await awaitPerformanceSaves(req, id)
  if (!moves) return data
  const held = await holdEvent(req, id)
  if (data.deletedAt) await refuseWhileEdited(req, held.performances)
  noteCompanions(req, collection.slug, id, { performances: held.performances.length })
  // Not the context that the hook was given: calls of Payload's own put another in its place.
  req.context[heldKey(id)] = held
  return data
}

/** Its performances go to the trash with an event, and come back with it as they were. */
export const takePerformances: CollectionAfterChangeHook = async ({ doc, req }) => {
  const id = String(doc.id)
  const held = req.context[heldKey(id)] as HeldEvent | undefined
  if (!held) return doc
  delete req.context[heldKey(id)]
  await followEvent(req, id, held)
  await writeSpan(req, id)
  return doc
}

/** An event that is deleted for good takes all its performances along, those that lie in the trash by themselves too. */
export const deletePerformances: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const event = String(id)
  await awaitPerformanceSaves(req, event)
  await holdEvent(req, event)
  const ids = await performancesOf(req, event)
  await refuseWhileEdited(req, ids)
  noteCompanions(req, collection.slug, event, { performances: ids.length })
  if (ids.length === 0) return
  // Whoever may delete an event may delete its performances: both are of one group of permissions.
  await deleteRowsBeside(await dbOf(req), callboardOf(req.payload).documentTables, 'event-instances', ids)
  await deletePerformanceRows(req, ids)
}

async function refuseWhileEdited(req: PayloadRequest, performances: string[]): Promise<void> {
  if (req.context[OVERRIDES_LOCKS] !== false) return
  const [holder] = (await holdersOf(req, 'event-instances', performances, req.user?.id)).values()
  if (!holder) return
  const message = translatorOf(req.i18n)('performanceLocked', { person: (await nameOfPerson(req, holder)) ?? '–' })
  throw new APIError(message, LOCKED, { code: 'locked:documents', errors: [{ message }] }, true)
}
