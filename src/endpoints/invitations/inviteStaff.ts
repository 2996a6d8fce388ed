import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { findGrantRefusal } from '../../access/authority'
import { expireInvitations, findAddress } from '../../database/invitations/invitations'
import { hashToken, newToken } from '../../lib/crypto/envelope'
import { defineOperation } from '../define'
import { conflict } from '../OperationError'
import { withAnyPermission } from '../routeRules'
import {
  readGrant,
  roleId,
  assertNotRefused,
  assertSeatAvailable,
  lockSiteForActor,
  tenantOfInput,
  tenantInput,
} from '../people/lockedSite'
import { address, givenName } from '../people/inputs'
import { invitation, invitationExpiry, readInvitation, sendInvitation } from './invitation'
import { createStored } from '@/database/documents/stored'
import { translatorOf } from '../../i18n/translator'

const input = z.strictObject({
  email: address,
  firstName: givenName('firstName'),
  lastName: givenName('lastName'),
  roleId,
  ...tenantInput,
})

/** Invites someone to a tenant's staff. Works the same whether or not they have an account, and does not reveal it. */
export const inviteStaff = defineOperation({
  name: 'inviteStaff',
  area: 'people',
  audit: 'people.invited',
  input,
  limit: { by: ['tenant'], points: 100, seconds: 24 * 60 * 60 },
  method: 'post',
  output: invitation,
  path: '/users/invite-staff',
  run: async ({ audit, input: { email, firstName, lastName, roleId: requestedRole }, person, req, tenantId }) => {
    const { actor, tenant } = await lockSiteForActor(req, tenantId, person, 'users:admin')
    const grant = await readGrant(req, tenant.id, requestedRole)
    assertNotRefused(req, findGrantRefusal(actor, grant))
    await assertNotInvited(req, tenant.id, email)
    await assertSeatAvailable(req, tenant)
    const token = newToken()
    const { id } = await createStored(req, {
      collection: 'invite-tokens',
      data: {
        email,
        expiresAt: invitationExpiry(),
        invitedBy: actor.userId,
        metadata: { firstName, lastName },
        role: grant.kind === 'admin' ? 'tenant-admin' : 'staff',
        status: 'pending',
        tenant: tenant.id,
        tokenHash: hashToken(token),
        userRoles: grant.kind === 'role' ? grant.id : null,
      },
    })
    await sendInvitation(req, tenant, {
      email,
      firstName,
      isReminder: false,
      role: grant.kind === 'admin' ? '' : grant.title,
      token,
    })
    audit({ after: { email, role: grant.title }, target: `invite-tokens/${String(id)}` })
    return readInvitation(req, String(id))
  },
  status: 201,
  summary: "Invite someone to a site's staff",
  tenant: tenantOfInput,
  who: withAnyPermission('users:admin'),
})

/** @throws OperationError 409 if the address belongs to a member or has a pending invitation */
async function assertNotInvited(req: PayloadRequest, tenantId: string, email: string): Promise<void> {
  // Otherwise an expired invitation would prevent a new one.
  await expireInvitations(req, tenantId)
  const { isInvited, isMember } = await findAddress(req, tenantId, email)
  if (isMember) throw conflict('people', translatorOf(req.i18n)('refusedAddressWorks'), 'email')
  if (isInvited) throw conflict('invitations', translatorOf(req.i18n)('refusedAddressOpen'), 'email')
}
