import { z } from 'zod'
import { findChangeRefusal } from '@/access/authority'
import { queueMail } from '@/emails/queueMail'
import { personName } from '@/lib/names/personName'
import { issueResetToken, resetLink } from '@/endpoints/accounts/accountTokens'
import { defineOperation } from '@/endpoints/define'
import { notFound } from '@/endpoints/OperationError'
import { withAnyPermission } from '@/endpoints/routeRules'
import { readContact } from './readContact'
import { isOnlyCollaborator } from './isOnlyCollaborator'
import { assertNotRefused, lockSiteForActor, tenantOfInput, tenantInput } from './lockedSite'

const ONE_HOUR_MINUTES = 60

/** Sends a password reset link to a staff member, always to their own address. */
export const sendPasswordReset = defineOperation({
  name: 'sendPasswordReset',
  area: 'people',
  audit: 'people.passwordResetSent',
  input: z.strictObject({ id: z.uuid(), ...tenantInput }),
  limit: [
    { by: ['target'], points: 3, seconds: 60 * 60 },
    { by: ['person'], points: 20, seconds: 60 * 60 },
  ],
  method: 'post',
  output: z.object({ message: z.string(), success: z.literal(true) }),
  path: '/users/:id/forgot-password',
  run: async ({ audit, input: { id }, person, req, tenantId }) => {
    const { actor, people, tenant } = await lockSiteForActor(req, tenantId, person, 'users:admin')
    const target = people.get(id)
    if (!target || (await isOnlyCollaborator(req, tenant.id, target))) throw notFound('people')
    assertNotRefused(req, findChangeRefusal(actor, target))
    const { email, firstName } = await readContact(req, id)
    const link = resetLink(req, await issueResetToken(req, id, ONE_HOUR_MINUTES))
    await queueMail(req, {
      content: { askedBy: personName(req.user ?? {}), link, name: firstName, template: 'resetPassword' },
      tenantId: tenant.id,
      to: email,
    })
    audit({ target: `users/${id}` })
    return { message: `Password reset email sent to ${email}`, success: true as const }
  },
  summary: 'Send a staff member a password reset link',
  tenant: tenantOfInput,
  who: withAnyPermission('users:admin'),
})
