import { z } from 'zod'
import { findRoleRefusal } from '../../access/authority'
import { cancelInvitationsWithRole } from '../../database/invitations/invitations'
import { deleteUnusedRole, tenantOfRole } from '../../database/roles/roles'
import { defineOperation } from '../define'
import { conflict } from '../OperationError'
import { withAnyPermission } from '../routeRules'
import { assertNotRefused, lockSiteForActor } from '../people/lockedSite'
import { readStoredRole } from './storedRole'
import { translatorOf } from '../../i18n/translator'

/** Deletes a custom role that is not assigned to anyone, and cancels pending invitations with it. */
export const deleteRole = defineOperation({
  name: 'deleteRole',
  area: 'roles',
  audit: 'roles.deleted',
  input: z.object({ id: z.uuid() }),
  method: 'delete',
  output: z.object({ message: z.string() }),
  path: '/user-roles/:id',
  run: async ({ audit, input: { id }, person, req, tenantId }) => {
    const { actor } = await lockSiteForActor(req, tenantId, person, 'roles:delete')
    const { keys, members, organisations, title } = await readStoredRole(req, id)
    assertNotRefused(req, findRoleRefusal(actor, id, keys))
    if (members + organisations > 0) throw conflict('roles', translatorOf(req.i18n)('peopleRoleInUse'))
    await cancelInvitationsWithRole(req, id)
    await deleteUnusedRole(req, id)
    audit({ before: { title }, target: `user-roles/${id}` })
    return { message: 'Role deleted successfully' }
  },
  summary: 'Delete a role',
  tenant: ({ id }, req) => tenantOfRole(req, id),
  who: withAnyPermission('roles:delete'),
})
