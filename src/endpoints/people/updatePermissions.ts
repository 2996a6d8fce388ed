import { z } from 'zod'
import { findChangeRefusal, findGrantRefusal } from '@/access/authority'
import { setMemberRole } from '@/database/people/memberships'
import { queueMail } from '@/emails/queueMail'
import { defineOperation } from '@/endpoints/define'
import { notFound } from '@/endpoints/OperationError'
import { withAnyPermission } from '@/endpoints/routeRules'
import { readGrant, roleId, assertNotRefused, lockSiteForActor, tenantOfInput, tenantInput } from './lockedSite'
import { readContact } from './readContact'
import { adminLink } from './adminLink'
import { isOnlyCollaborator } from './isOnlyCollaborator'
import { inputProblem } from '@/i18n/inputs/inputProblem'
import { required } from '@/lib/values'

/** Changes the role of a staff member to a custom role or admin. */
export const updatePermissions = defineOperation({
  name: 'updatePermissions',
  area: 'people',
  audit: 'people.roleChanged',
  input: z.strictObject({ id: z.uuid(), roleIds: z.array(roleId).length(1, inputProblem('oneRole')), ...tenantInput }),
  method: 'post',
  output: z.object({ message: z.string(), success: z.literal(true) }),
  path: '/users/:id/update-permissions',
  run: async ({ audit, input: { id, roleIds }, person, req, tenantId }) => {
    const { actor, people, tenant } = await lockSiteForActor(req, tenantId, person, 'users:admin')
    const target = people.get(id)
    // Collaborators get their role from their organisation.
    if (!target || (await isOnlyCollaborator(req, tenant.id, target))) throw notFound('people')
    assertNotRefused(req, findChangeRefusal(actor, target))
    const grant = await readGrant(req, tenant.id, required(roleIds[0], 'a role'), 'roleIds')
    assertNotRefused(req, findGrantRefusal(actor, grant))
    await setMemberRole(req, tenant.id, id, grant.kind === 'role' ? grant.id : null)
    const { email, firstName } = await readContact(req, id)
    const content = {
      link: adminLink(req, ''),
      name: firstName,
      role: grant.kind === 'admin' ? '' : grant.title,
      site: tenant.name,
      template: 'roleChanged',
    } as const
    await queueMail(req, { content, tenantId: tenant.id, to: email })
    audit({
      after: { role: grant.title },
      before: { role: target.kind === 'admin' ? 'Admin' : target.roleId },
      target: `users/${id}`,
    })
    return { message: 'User permissions updated successfully', success: true as const }
  },
  summary: 'Change the role of a staff member',
  tenant: tenantOfInput,
  who: withAnyPermission('users:admin'),
})
