import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { dbOf } from '../../database/connections'
import { lockPageTree } from '../../database/locks'
import { addressesAbove, isAddressTaken } from '../../database/pages/addresses'
import { keyAndParentOf } from '../../database/pages/places'
import { lastKey } from '../../database/pages/siblings'
import { translatorOf } from '../../i18n/translator'
import { keyAfter } from '../../lib/content/orderKeys'
import { MAX_LEVELS } from '../../lib/pages/levels'
import { pathOf } from '../../lib/pages/pathOf'
import { idOf, isUuid } from '../../lib/values'

/**
 * Gives a page its place among its siblings and its address, and refuses to hang it below itself. A page that the save
 * does not move stays where the tree has it by now, below whatever address that is.
 */
export const placePage: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const tenant = idOf(data.tenant)
  const moves = !originalDoc?.order || idOf(data.parent) !== idOf(originalDoc.parent)
  // A move waits for saves of the pages that it moves: what is read here stays.
  if (!moves && operation === 'update') Object.assign(data, await keyAndParentOf(req, String(originalDoc.id)))
  const parent = idOf(data.parent)
  // Two pages that come to the same place at once get different keys, and no address is worked out from one above that is
  // being changed. A page on top that stays there needs neither.
  if (isUuid(tenant) && (moves || parent)) await lockPageTree(await dbOf(req), tenant)
  const isLive = data._status === 'published'
  const above = isUuid(parent) ? await addressesAbove(req, parent, isLive) : []
  const refuse = (message: string) =>
    new ValidationError({ collection: collection.slug, errors: [{ message, path: 'parent' }] })
  if (originalDoc && above.some((page) => page.id === originalDoc.id)) throw refuse('A page cannot stand below itself.')
  if (above.length >= MAX_LEVELS) throw refuse('Pages cannot be nested deeper than this.')
  data.relativePath = data.slug ? pathOf(above[0]?.path ?? null, data.slug as string) : null
  const comesThere = originalDoc?._status !== 'published' || originalDoc.relativePath !== data.relativePath
  if (
    isLive &&
    comesThere &&
    data.relativePath &&
    isUuid(tenant) &&
    (await isAddressTaken(req, { id: idOf(originalDoc), path: String(data.relativePath), tenant }))
  ) {
    throw new ValidationError({
      collection: collection.slug,
      errors: [{ message: translatorOf(req.i18n)('slugTaken'), path: 'slug' }],
    })
  }
  const isGiven = data.order && !originalDoc?.id
  if (moves && !isGiven) data.order = keyAfter(await lastKey(req, tenant, parent))
  return data
}
