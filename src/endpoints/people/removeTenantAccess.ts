import { z } from 'zod'
import { revokeTokens } from '@/access/tokenStores'
import { findChangeRefusal } from '@/access/authority'
import { clearLastTenant } from '@/database/accounts/profiles'
import { cancelInvitationsTo } from '@/database/invitations/invitations'
import { removeMembers } from '@/database/people/memberships'
import { queueMail } from '@/emails/queueMail'
import { defineOperation } from '@/endpoints/define'
import { notFound } from '@/endpoints/OperationError'
import { withAnyPermission } from '@/endpoints/routeRules'
import { readContact } from './readContact'
import { isOnlyCollaborator } from './isOnlyCollaborator'
import { assertNotRefused, lockSiteForActor, tenantOfInput, tenantInput } from './lockedSite'
import { releaseLocks } from './releaseLocks'

/** Removes a staff member from a tenant. Their account and other memberships are unchanged. */
export const removeTenantAccess = defineOperation({
  name: 'removeTenantAccess',
  area: 'people',
  audit: 'people.removed',
  input: z.strictObject({ id: z.uuid(), ...tenantInput }),
  method: 'post',
  output: z.object({ message: z.string(), success: z.literal(true) }),
  path: '/users/:id/remove-tenant-access',
  run: async ({ audit, input: { id }, person, req, tenantId }) => {
    const { actor, people, tenant } = await lockSiteForActor(req, tenantId, person, 'users:admin')
    const target = people.get(id)
    if (!target || (await isOnlyCollaborator(req, tenant.id, target))) throw notFound('people')
    assertNotRefused(req, findChangeRefusal(actor, target))
    const { email, firstName } = await readContact(req, id)
    await removeMembers(req, tenant.id, [id])
    await cancelInvitationsTo(req, tenant.id, email)
    await clearLastTenant(req, id, tenant.id)
    await releaseLocks(req, tenant.id, [id])
    await revokeTokens(req, { tenantId: tenant.id, userId: id })
    await queueMail(req, {
      content: { name: firstName, site: tenant.name, template: 'accessRemoved' },
      tenantId: tenant.id,
      to: email,
    })
    audit({ before: { email }, target: `users/${id}` })
    return { message: 'Access removed successfully', success: true as const }
  },
  summary: 'Remove a staff member from a site',
  tenant: tenantOfInput,
  who: withAnyPermission('users:admin'),
})
