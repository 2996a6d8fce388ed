import { z } from 'zod'
import { approveRequest, readOrganisation } from '@/database/collaborators/organisations'
import { defineOperation } from '@/endpoints/define'
import { conflict, notFound } from '@/endpoints/OperationError'
import { withAnyPermission } from '@/endpoints/routeRules'
import { lockSiteForActor } from '@/endpoints/people/lockedSite'
import { findOrganisationRole } from './findOrganisationRole'
import { notifyMembers } from './notifyMembers'
import { createStored } from '@/database/documents/stored'
import { translatorOf } from '@/i18n/translator'
import { inputProblem } from '@/i18n/inputs/inputProblem'

const AREA = 'collaborators'

/** Grants a trusted partner access with a role, without a request. */
export const invitePartner = defineOperation({
  name: 'invitePartner',
  area: AREA,
  audit: 'collaborators.invited',
  input: z.strictObject({ id: z.uuid(), roleId: z.uuid(inputProblem('role')), tenantId: z.uuid() }),
  limit: { by: ['tenant'], points: 20, seconds: 24 * 60 * 60 },
  method: 'post',
  output: z.object({ message: z.string(), success: z.literal(true) }),
  path: '/collaborators/:id/invite',
  run: async ({ audit, input: { id, roleId }, person, req, tenantId }) => {
    const { actor, tenant } = await lockSiteForActor(req, tenantId, person, 'users:admin')
    const organisation = await readOrganisation(req, id, tenant.id)
    if (!organisation?.active || !organisation.trusted) throw notFound(AREA)
    if (organisation.request?.status === 'approved')
      throw conflict(AREA, translatorOf(req.i18n)('refusedCollaboratorWorks', { organisation: organisation.name }))
    if (organisation.members.includes(actor.userId))
      throw conflict(AREA, translatorOf(req.i18n)('refusedOrganisationOwn'))
    const role = await findOrganisationRole(req, tenant.id, { actor, roleId })
    if (organisation.request) {
      await approveRequest(req, organisation.request.id, role.id)
    } else {
      await createStored(req, {
        collection: 'access-requests',
        data: { organisation: id, status: 'approved', tenant: tenant.id, userRole: role.id },
        returning: false,
      })
    }
    await notifyMembers(req, { organisation, tenant, verdict: 'collaboratorApproved' })
    audit({ after: { organisation: organisation.name, role: role.title }, target: `collaborators/${id}` })
    return { message: `${organisation.name} can work on your site.`, success: true as const }
  },
  summary: 'Give a trusted partner access to a site',
  tenant: ({ tenantId }) => tenantId,
  who: withAnyPermission('users:admin'),
})
