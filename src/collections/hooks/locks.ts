import type {
  CollectionAfterChangeHook,
  CollectionAfterReadHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { createStored, listVersions } from '@/database/documents/stored'
import { canAccess } from '@/access/canAccess'
import { findDocumentLock } from '@/access/documentLocks'
import { isOutsideChange } from '@/collections/saves/saves'
import { lockedError } from '@/collections/saves/lockedError'
import { idOf } from '@/lib/values'
import { personName, type NamedPerson } from '@/lib/names/personName'
import { findPersonName } from './findPersonName'

/** A lock that Payload deletes during a save, to be recreated afterwards. */
interface KeptLock {
  /** `pages/{id}` */
  document: string
  holder: string
}

/** Whether the request is the edit screen saving this document, as opposed to a nested save of another document. */
function isSaveOfScreen({ headers, query, routeParams }: PayloadRequest, collection: string, id: unknown): boolean {
  if (routeParams?.collection !== collection || routeParams.id !== id) return false
  return query.autosave === 'true' || (headers.get('Content-Type') ?? '').startsWith('multipart/form-data')
}

/**
 * Rejects a save or restore of a document that another user is editing, with that user's name, and remembers the lock
 * so that `restoreLock` recreates it. Payload's own error contains only the document's id, and each save by the holder
 * deletes the lock.
 */
export const guardLock: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const requestedId: unknown = 'id' in args ? args.id : undefined
  if (!req.user || typeof requestedId !== 'string') return
  const isOutside =
    operation === 'update' && (req.payloadAPI === 'local' || isOutsideChange(req, collection.slug, requestedId))
  const id =
    operation === 'restoreVersion'
      ? await findRestoredDocument(req, collection.slug, requestedId)
      : operation === 'update' && (isOutside || isSaveOfScreen(req, collection.slug, requestedId))
        ? requestedId
        : null
  if (!id) return
  const lock = await findDocumentLock(req, collection.slug, id)
  if (!lock?.isFresh) return
  // A change from outside the form (such as scheduled publishing) must not remove the editor's lock. Restoring a
  // version does not delete the lock.
  if (isOutside || lock.holder === req.user.id)
    req.context.keptLock =
      operation === 'update'
        ? ({ document: `${collection.slug}/${id}`, holder: lock.holder } satisfies KeptLock)
        : undefined
  // Without update permission, access control rejects the request next, without revealing who holds the lock.
  else if (await canAccess(req, collection.slug, id, 'update')) throw await lockedError(req, lock.holder)
}

/** Payload restores a version regardless of locks. `overrideLock` skips this check, as with a save. */
async function findRestoredDocument(req: PayloadRequest, collection: string, version: string): Promise<string | null> {
  if (req.payloadAPI !== 'REST' || req.query.overrideLock === 'true') return null
  const { docs } = await listVersions<{ id: string }>(req, {
    collection: collection as CollectionSlug,
    limit: 1,
    pagination: false,
    where: { id: { equals: version } },
  })
  return docs[0] ? String(docs[0].parent) : null
}

export const restoreLock: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { id } = doc as { id: string }
  const kept = req.context.keptLock as KeptLock | undefined
  if (kept?.document !== `${collection.slug}/${id}`) return
  delete req.context.keptLock
  await createStored(req, {
    collection: 'payload-locked-documents',
    data: { document: { relationTo: collection.slug, value: id }, user: { relationTo: 'users', value: kept.holder } },
    returning: false,
  })
}

/**
 * Reduces the holder of a lock to id and name, also for readers without access to that user. Payload's screens show the
 * `email` property or the id, and would otherwise receive every field of the holder that the reader may read. Payload's
 * internal reads bypass access control and keep the plain id.
 */
export const maskLockHolder: CollectionAfterReadHook = async ({ doc, overrideAccess, req }) => {
  const lock = doc as { user?: { relationTo: string; value: NamedPerson | string | null } | null }
  const holder = lock.user?.value
  const id = idOf(holder)
  if (!holder || !id || (overrideAccess && typeof holder === 'string')) return lock
  const name = typeof holder === 'string' ? await findPersonName(req, id) : personName(holder)
  return { ...lock, user: { relationTo: 'users', value: { id, collection: 'users', email: name } } }
}
