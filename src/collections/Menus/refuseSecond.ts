import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { idOf } from '../../access/idOf'
import { dbOf } from '../../database/dbOf'
import { lockValue } from '../../database/locks'
import { translatorOf } from '../../i18n/translator'
import { isMenuPlace } from './places'

/** A site has one menu for each place, drafts among them. One in the trash is none. */
export const refuseSecond: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const tenant = idOf(data.tenant ?? originalDoc?.tenant)
  const place: unknown = data.place ?? originalDoc?.place
  if (data.deletedAt || !tenant || !isMenuPlace(place)) return data
  const isThere = originalDoc?.id && !originalDoc.deletedAt
  if (isThere) return data
  await lockValue(await dbOf(req), 'menu', tenant, place)
  const { totalDocs } = await req.payload.db.count({
    collection: 'menus',
    req,
    where: { and: [{ tenant: { equals: tenant } }, { place: { equals: place } }, { deletedAt: { exists: false } }, { id: { not_equals: originalDoc?.id ?? null } }] },
  })
  if (totalDocs > 0) throw new ValidationError({ collection: collection.slug, errors: [{ message: translatorOf(req.i18n)('menuTaken'), path: 'place' }] })
  return data
}
