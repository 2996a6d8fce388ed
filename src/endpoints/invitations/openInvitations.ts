import { z } from 'zod'
import { findGrantRefusal } from '@/access/authority'
import { idOf } from '@/lib/values'
import {
  cancelInvitationsTo,
  closeInvitation,
  renewInvitation,
  tenantOfInvitation,
} from '@/database/invitations/invitations'
import { defineOperation } from '@/endpoints/define'
import { conflict } from '@/endpoints/OperationError'
import { withAnyPermission } from '@/endpoints/routeRules'
import { assertNotRefused, assertSeatAvailable, lockSiteForActor } from '@/endpoints/people/lockedSite'
import { translatorOf } from '@/i18n/translator'
import { hashToken, newToken } from '@/lib/crypto/envelope'
import { grantOfInvitation } from './grantOfInvitation'
import {
  assertNotInvited,
  invitation,
  invitationExpiry,
  readInvitation,
  readStoredInvitation,
  sendInvitation,
} from './invitation'

/** Cancels an invitation and invalidates its link. Nothing else of an invitation can be changed. */
export const cancelInvitation = defineOperation({
  name: 'cancelInvitation',
  area: 'invitations',
  audit: 'people.invitationCancelled',
  input: z.strictObject({ id: z.uuid(), status: z.literal('cancelled') }),
  method: 'patch',
  output: z.object({ doc: invitation, message: z.string() }),
  path: '/invite-tokens/:id',
  run: async ({ audit, input: { id }, person, req, tenantId }) => {
    const { actor } = await lockSiteForActor(req, tenantId, person, 'users:admin')
    const before = await readStoredInvitation(req, id)
    if (before.status !== 'pending' && before.status !== 'expired')
      throw conflict('invitations', translatorOf(req.i18n)(`refusedInvitation_${before.status}`))
    const hasRole = before.role === 'tenant-admin' || idOf(before.userRoles) !== null
    if (hasRole) assertNotRefused(req, findGrantRefusal(actor, await grantOfInvitation(req, tenantId, before)))
    await closeInvitation(req, id, 'cancelled')
    audit({ after: { email: before.email }, target: `invite-tokens/${id}` })
    return { doc: await readInvitation(req, id), message: 'Updated successfully.' }
  },
  summary: 'Cancel an invitation',
  tenant: ({ id }, req) => tenantOfInvitation(req, id),
  who: withAnyPermission('users:admin'),
})

/** Sends an invitation again with a new link, which replaces the previous one. */
export const resendInvitation = defineOperation({
  name: 'resendInvitation',
  area: 'invitations',
  audit: 'people.invitedAgain',
  input: z.strictObject({ id: z.uuid() }),
  limit: [
    { by: ['target'], points: 1, seconds: 60 },
    { by: ['target'], points: 5, seconds: 24 * 60 * 60 },
  ],
  method: 'post',
  output: invitation,
  path: '/invite-tokens/:id/resend',
  run: async ({ audit, input: { id }, person, req, tenantId }) => {
    const { actor, tenant } = await lockSiteForActor(req, tenantId, person, 'users:admin')
    const before = await readStoredInvitation(req, id)
    if (before.status !== 'pending' && before.status !== 'expired')
      throw conflict('invitations', translatorOf(req.i18n)(`refusedInvitation_${before.status}`))
    const grant = await grantOfInvitation(req, tenant.id, before)
    assertNotRefused(req, findGrantRefusal(actor, grant))
    const { email, metadata } = before
    await assertNotInvited(req, tenant.id, email, id)
    await assertSeatAvailable(req, tenant, id)
    await cancelInvitationsTo(req, tenant.id, email)
    const token = newToken()
    await renewInvitation(req, id, {
      expiresAt: invitationExpiry(),
      invitedBy: actor.userId,
      tokenHash: hashToken(token),
    })
    await sendInvitation(req, tenant, {
      email,
      firstName: metadata?.firstName ?? '',
      isReminder: true,
      role: grant.kind === 'admin' ? '' : grant.title,
      token,
    })
    audit({ after: { email }, target: `invite-tokens/${id}` })
    return readInvitation(req, id)
  },
  summary: 'Resend an invitation',
  tenant: ({ id }, req) => tenantOfInvitation(req, id),
  who: withAnyPermission('users:admin'),
})
