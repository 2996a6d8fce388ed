import { APIError, type CollectionAfterChangeHook, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { canTouch } from '../../access/canTouch'
import { lockOf } from '../../access/lockOf'
import { translatorOf } from '../../i18n/translator'
import { LOCKED_AT } from '../../lib/content/refusedSave'
import { nameOfPerson } from './nameOfPerson'

const LOCKED = 423

/** Does this request come from the edit screen of this very document? What a save brings along of others is not meant. */
function isFromScreen({ headers, query, routeParams }: PayloadRequest, collection: string, id: unknown): boolean {
  if (routeParams?.collection !== collection || routeParams.id !== id) return false
  return query.autosave === 'true' || (headers.get('Content-Type') ?? '').startsWith('multipart/form-data')
}

/**
 * Payload refuses to save over somebody's lock, but names a document's id where people want to know who it is, and drops
 * the lock at each save of its holder. Here whoever's document was taken over reads by whom, and a lock outlives saves.
 */
export const guardLock: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const id: unknown = 'id' in args ? args.id : undefined
  if (operation !== 'update' || typeof id !== 'string' || !req.user || !isFromScreen(req, collection.slug, id)) return
  const lock = await lockOf(req, collection.slug, id)
  if (!lock?.isFresh) return
  if (lock.holder === req.user.id) req.context.keptLock = `${collection.slug}/${id}`
  // Whoever may not change the document learns from what comes next that they may not, and nothing else.
  else if (await canTouch(req, collection.slug, id, 'update')) throw await lockedBy(req, lock.holder)
}

async function lockedBy(req: PayloadRequest, holder: string): Promise<APIError> {
  const message = translatorOf(req.i18n)('lockedBy', { person: (await nameOfPerson(req, holder)) ?? '–' })
  return new APIError(message, LOCKED, { code: 'locked:documents', errors: [{ message, path: LOCKED_AT }] }, true)
}

export const keepLock: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { id } = doc as { id: string }
  if (!req.user || req.context.keptLock !== `${collection.slug}/${id}`) return
  delete req.context.keptLock
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: { document: { relationTo: collection.slug, value: id }, user: { relationTo: 'users', value: req.user.id } },
    req,
    returning: false,
  })
}
