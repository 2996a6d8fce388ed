import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { idOf } from '../../lib/values'
import { publicError } from '../../access/publicError'
import { isEventTrashed } from '../../database/performances/trash'
import { translatorOf } from '../../i18n/translator'

const UNPROCESSABLE = 422

/**
 * A performance does not come out of the trash without its event, and none is added to an event that lies there. The event
 * is held meanwhile: it cannot go to the trash before this one is seen to be its own.
 */
export const keepWithEvent: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const event = idOf(data.event ?? originalDoc?.event)
  if (!event || data.deletedAt) return data
  const isNew = event !== idOf(originalDoc?.event)
  const comesBack = Boolean(originalDoc?.deletedAt)
  if ((!isNew && !comesBack) || !(await isEventTrashed(req, event))) return data
  const t = translatorOf(req.i18n)
  // A list shows the message of an error alone, and there is no form to show it in.
  if (comesBack) throw publicError(t('performanceEventTrashed'), UNPROCESSABLE)
  throw new ValidationError({
    collection: collection.slug,
    errors: [{ message: t('referenceTrashed'), path: 'event' }],
  })
}
