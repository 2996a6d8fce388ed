import { z } from 'zod'
import { findGrantRefusal } from '../../access/authority'
import { renewInvitation, tenantOfInvitation } from '../../database/invitations/invitations'
import { hashToken, newToken } from '../../lib/crypto/envelope'
import { defineOperation } from '../define'
import { conflict } from '../OperationError'
import { withAnyPermission } from '../routeRules'
import { assertNotRefused, assertSeatAvailable, lockSiteForActor } from '../people/lockedSite'
import { grantOfInvitation } from './grantOfInvitation'
import { invitation, invitationExpiry, readInvitation, readStoredInvitation, sendInvitation } from './invitation'
import { translatorOf } from '../../i18n/translator'

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
    await assertSeatAvailable(req, tenant, id)
    const token = newToken()
    await renewInvitation(req, id, {
      expiresAt: invitationExpiry(),
      invitedBy: actor.userId,
      tokenHash: hashToken(token),
    })
    const { email, metadata } = before
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
