import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { idOf } from '@/lib/values'
import { publicError } from '@/access/publicError'
import { lockEventAndReadTrash } from '@/database/performances/trash'
import { translatorOf } from '@/i18n/translator'

const UNPROCESSABLE = 422

/**
 * Rejects restoring a performance whose event is in the trash, and adding one to such an event. The event is locked
 * meanwhile, so it cannot be trashed before this performance is visible to that transaction.
 */
export const assertEventNotTrashed: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const event = idOf(data.event ?? originalDoc?.event)
  if (!event || data.deletedAt) return data
  const isNew = event !== idOf(originalDoc?.event)
  const isRestoring = Boolean(originalDoc?.deletedAt)
  if ((!isNew && !isRestoring) || !(await lockEventAndReadTrash(req, event))) return data
  const t = translatorOf(req.i18n)
  // Restoring happens in a list, which only shows the message of an error.
  if (isRestoring) throw publicError(t('performanceEventTrashed'), UNPROCESSABLE)
  throw new ValidationError({
    collection: collection.slug,
    errors: [{ message: t('referenceTrashed'), path: 'event' }],
  })
}
