import type { CollectionAfterChangeHook } from 'payload'
import { createStored } from '@/database/documents/stored'
import { cancelInvitationsTo } from '@/database/invitations/invitations'
import { removeMembers } from '@/database/people/memberships'
import { idOf } from '@/lib/values'
import { mailOwnership } from './mailOwnership'

/**
 * Does what the transfer of a site does when the provider chooses its owner: the previous owner becomes an admin, and
 * both get an email.
 */
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
  const { newOwner } = await mailOwnership(req, { owner, previous, site: { id: tenant, name: String(doc.name) } })
  // It would hold a seat, and could not be accepted any more.
  await cancelInvitationsTo(req, tenant, newOwner.email)
  return doc
}
