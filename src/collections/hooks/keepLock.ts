import type { CollectionAfterChangeHook, CollectionBeforeOperationHook, CollectionSlug, PayloadRequest } from 'payload'
import { canTouch } from '../../access/canTouch'
import { lockOf } from '../../access/lockOf'
import { isOutsideChange } from '../saves/currentSave'
import { lockedBy } from '../saves/lockedBy'
import { createStored, listVersions } from '@/database/documents/stored'

/** The lock that a save drops, and who gets it back. */
interface KeptLock {
  /** `pages/{id}` */
  document: string
  holder: string
}

/** Does this request come from the edit screen of this very document? What a save brings along of others is not meant. */
function isSaveOfScreen({ headers, query, routeParams }: PayloadRequest, collection: string, id: unknown): boolean {
  if (routeParams?.collection !== collection || routeParams.id !== id) return false
  return query.autosave === 'true' || (headers.get('Content-Type') ?? '').startsWith('multipart/form-data')
}

/**
 * Payload refuses to save over somebody's lock, but names a document's id where people want to know who it is, and drops
 * the lock at each save of its holder. Here whoever's document was taken over reads by whom, and a lock outlives saves.
 */
export const guardLock: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const asked: unknown = 'id' in args ? args.id : undefined
  if (!req.user || typeof asked !== 'string') return
  const isOutside =
    operation === 'update' && (req.payloadAPI === 'local' || isOutsideChange(req, collection.slug, asked))
  const id =
    operation === 'restoreVersion'
      ? await restoredDocument(req, collection.slug, asked)
      : operation === 'update' && (isOutside || isSaveOfScreen(req, collection.slug, asked))
        ? asked
        : null
  if (!id) return
  const lock = await lockOf(req, collection.slug, id)
  if (!lock?.isFresh) return
  // What is published at a set time, say, leaves whoever is editing at it. A restored version leaves the lock where it is.
  if (isOutside || lock.holder === req.user.id)
    req.context.keptLock =
      operation === 'update'
        ? ({ document: `${collection.slug}/${id}`, holder: lock.holder } satisfies KeptLock)
        : undefined
  // Whoever may not change the document learns from what comes next that they may not, and nothing else.
  else if (await canTouch(req, collection.slug, id, 'update')) throw await lockedBy(req, lock.holder)
}

/** Payload restores a version over anybody's lock. Programs may pass it by, as with a save. */
async function restoredDocument(req: PayloadRequest, collection: string, version: string): Promise<string | null> {
  if (req.payloadAPI !== 'REST' || req.query.overrideLock === 'true') return null
  const { docs } = await listVersions<{ id: string }>(req, {
    collection: collection as CollectionSlug,
    limit: 1,
    pagination: false,
    where: { id: { equals: version } },
  })
  return docs[0] ? String(docs[0].parent) : null
}

export const keepLock: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
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
