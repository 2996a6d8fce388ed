import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { idOf } from '@/lib/values'
import { findLockHolders } from '@/access/documentLocks'
import { callboardOf } from '@/access/registryOf'
import { deleteDocumentRows } from '@/database/documents/stored'
import { dbOf } from '@/database/connections'
import {
  awaitPerformanceSaves,
  deletePerformanceRows,
  moveWithEvent,
  lockEvent,
  findPerformanceIds,
  type LockedEvent,
} from '@/database/performances/trash'
import { translatorOf } from '@/i18n/translator'
import { findPersonName } from '@/collections/hooks/findPersonName'
import { recordCompanions } from '@/collections/AuditLog/writeAudit'
import { writeSpans } from '@/database/events/span'

const LOCKED = 423
const OVERRIDES_LOCKS = 'eventsOverrideLocks'
const heldKey = (id: string): string => `heldEvent:${id}`

/** Remembers whether the request overrides locks: only a hook before the operation sees it. */
export const rememberLockOverride: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update' || operation === 'delete')
    req.context[OVERRIDES_LOCKS] = !('overrideLock' in args) || args.overrideLock !== false
}

/** Fields of an event that affect its performances, besides the trash: names, venue and what visitors see. */
const INHERITED_FIELDS = ['_status', 'title', 'venue'] as const

/**
 * Waits for saves of performances that are affected by the change of their event. If the event moves to or from the
 * trash, locks it and its performances; rejects moving to the trash while another user edits a performance.
 */
export const lockPerformances: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const id = idOf(originalDoc)
  if (!id) return data
  const changesTrash = (data.deletedAt ?? null) !== (originalDoc.deletedAt ?? null)
  if (changesTrash || INHERITED_FIELDS.some((name) => (idOf(data[name]) ?? null) !== (idOf(originalDoc[name]) ?? null)))
    await awaitPerformanceSaves(req, id)
  if (!changesTrash) return data
  const held = await lockEvent(req, id)
  if (data.deletedAt) await assertNotEdited(req, held.performances)
  recordCompanions(req, collection.slug, id, { performances: held.performances.length })
  // Use `req.context`: Payload's own calls replace the `context` argument of the hook.
  req.context[heldKey(id)] = held
  return data
}

/** Moves the performances to the trash with their event, and restores them with it. */
export const trashPerformancesWithEvent: CollectionAfterChangeHook = async ({ doc, req }) => {
  const id = String(doc.id)
  const held = req.context[heldKey(id)] as LockedEvent | undefined
  if (!held) return doc
  delete req.context[heldKey(id)]
  await moveWithEvent(req, id, held)
  await writeSpans(req, [id])
  return doc
}

/** Deletes all performances of a permanently deleted event, including those already in the trash. */
export const deletePerformances: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const event = String(id)
  await awaitPerformanceSaves(req, event)
  await lockEvent(req, event)
  const ids = await findPerformanceIds(req, event)
  await assertNotEdited(req, ids)
  recordCompanions(req, collection.slug, event, { performances: ids.length })
  if (ids.length === 0) return
  // The permission to delete events includes their performances: both are in one permission group.
  await deleteDocumentRows(await dbOf(req), callboardOf(req.payload).documentTables, 'event-instances', ids)
  await deletePerformanceRows(req, ids)
}

async function assertNotEdited(req: PayloadRequest, performances: string[]): Promise<void> {
  if (req.context[OVERRIDES_LOCKS] !== false) return
  const [holder] = (await findLockHolders(req, 'event-instances', performances, req.user?.id)).values()
  if (!holder) return
  const message = translatorOf(req.i18n)('performanceLocked', { person: (await findPersonName(req, holder)) ?? '–' })
  throw new APIError(message, LOCKED, { code: 'locked:documents', errors: [{ message }] }, true)
}
