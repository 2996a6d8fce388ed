import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { hindranceToGive } from '../../access/authority'
import { idOf } from '../../access/idOf'
import { dbOf } from '../../database/dbOf'
import { defineOperation } from '../define'
import { conflict } from '../OperationError'
import { holderOf } from '../rules'
import { refuseIf } from '../people/refuse'
import { lockSite } from '../people/site'
import { grantOfInvitation } from './grantOfInvitation'
import { invitation, readInvitation, storedInvitation, tenantOfInvitation } from './invitation'

/** Takes an invitation back: its link is dead from then on. Nothing else of an invitation can be changed. */
export const cancelInvitation = defineOperation({
  name: 'cancelInvitation',
  area: 'invitations',
  audit: 'people.invitationCancelled',
  input: z.strictObject({ id: z.uuid(), status: z.literal('cancelled') }),
  method: 'patch',
  output: z.object({ doc: invitation, message: z.string() }),
  path: '/invite-tokens/:id',
  run: async ({ audit, input: { id }, person, req, tenantId }) => {
    const { actor } = await lockSite(req, tenantId!, person!, 'users:admin')
    const before = await storedInvitation(req, id)
    if (before.status !== 'pending' && before.status !== 'expired') throw conflict('invitations', `This invitation is ${before.status}.`)
    const hasRole = before.role === 'tenant-admin' || idOf(before.userRoles) !== null
    if (hasRole) refuseIf(hindranceToGive(actor, await grantOfInvitation(req, tenantId!, before)))
    const db = await dbOf(req)
    await db.execute(sql`update invite_tokens set status = 'cancelled', token_hash = null, updated_at = now() where id = ${id}::uuid`)
    audit({ after: { email: before.email }, target: `invite-tokens/${id}` })
    return { doc: await readInvitation(req, id), message: 'Updated successfully.' }
  },
  summary: 'Cancel an invitation',
  tenant: tenantOfInvitation,
  who: holderOf('users:admin'),
})
