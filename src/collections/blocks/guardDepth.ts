import { ValidationError, type CollectionBeforeValidateHook } from 'payload'
import { translatorOf } from '../../i18n/translator'
import { settings } from '../../lib/settings'
import { isolated } from '../../lib/text/isolated'
import { tooDeep } from '../../lib/content/tooDeep'

/** Refuses blocks within blocks beyond so many levels (`BLOCK_LEVELS`), in drafts and autosaves too. */
export const guardDepth: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  if (!data) return data
  const levels = settings().BLOCK_LEVELS
  const found = tooDeep(collection.flattenedFields, data, req.payload.blocks, levels)
  if (!found) return data
  const message = translatorOf(req.i18n)('blocksTooDeep', { count: levels, place: isolated(found.place.join(' › ')) })
  throw new ValidationError({ collection: collection.slug, errors: [{ message, path: found.path }] }, req.t)
}
