import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { hindranceToShape } from '../../access/authority'
import { dbOf } from '../../database/dbOf'
import { defineOperation } from '../define'
import { conflict } from '../OperationError'
import { holderOf } from '../rules'
import { refuseIf } from '../people/refuse'
import { lockSite } from '../people/site'
import { storedRole, tenantOfRole } from './storedRole'

/** Deletes a custom role that nobody has. Invitations that wait with it are cancelled. */
export const deleteRole = defineOperation({
  name: 'deleteRole',
  area: 'roles',
  audit: 'roles.deleted',
  input: z.object({ id: z.uuid() }),
  method: 'delete',
  output: z.object({ message: z.string() }),
  path: '/user-roles/:id',
  run: async ({ audit, input: { id }, person, req, tenantId }) => {
    const { actor } = await lockSite(req, tenantId!, person!, 'roles:delete')
    const { keys, members, organisations, title } = await storedRole(req, id)
    refuseIf(hindranceToShape(actor, id, keys))
    if (members + organisations > 0) throw conflict('roles', 'This role is in use. Give the people who have it another one first.')
    const db = await dbOf(req)
    await db.execute(sql`update invite_tokens set status = 'cancelled', token_hash = null, user_roles_id = null, updated_at = now()
      where user_roles_id = ${id}::uuid and status = 'pending'`)
    await db.execute(sql`delete from user_roles where id = ${id}::uuid`)
    audit({ before: { title }, target: `user-roles/${id}` })
    return { message: 'Role deleted successfully' }
  },
  summary: 'Delete a role',
  tenant: tenantOfRole,
  who: holderOf('roles:delete'),
})
