import { type CollectionAfterChangeHook, type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { removeMembers } from '@/database/people/memberships'
import { createStored } from '@/database/documents/stored'
import { translatorOf } from '@/i18n/translator'
import { idOf } from '@/lib/values'

/** Refuses to take the owner from a site. */
export const refuseMissingOwner: CollectionBeforeChangeHook = ({ collection, data, operation, originalDoc, req }) => {
  if (operation === 'update' && 'owner' in data && !idOf(data.owner) && idOf(originalDoc?.owner))
    throw new ValidationError({
      collection: collection.slug,
      errors: [{ message: translatorOf(req.i18n)('refusedOwnerNeeded'), path: 'owner' }],
      req,
    })
  return data
}

/** Does what the transfer of a site does when the provider chooses its owner: the previous owner becomes an admin. */
export const replaceOwner: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const [owner, previous] = [idOf(doc.owner), idOf(previousDoc?.owner)]
  if (operation !== 'update' || !owner || owner === previous) return doc
  const tenant = String(doc.id)
  await removeMembers(req, tenant, previous ? [owner, previous] : [owner])
  if (previous)
    await createStored(req, {
      collection: 'memberships',
      data: { role: 'tenant-admin', tenant, user: previous },
      returning: false,
    })
  return doc
}
