import { z } from 'zod'
import { findGrantRefusal } from '../../access/authority'
import { idOf } from '../../lib/values'
import { closeInvitation, tenantOfInvitation } from '../../database/invitations/invitations'
import { defineOperation } from '../define'
import { conflict } from '../OperationError'
import { withAnyPermission } from '../routeRules'
import { assertNotRefused, lockSiteForActor } from '../people/lockedSite'
import { grantOfInvitation } from './grantOfInvitation'
import { invitation, readInvitation, readStoredInvitation } from './invitation'
import { translatorOf } from '../../i18n/translator'

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
