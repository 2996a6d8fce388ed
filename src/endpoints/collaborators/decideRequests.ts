import { z } from 'zod'
import { approveRequest, closeRequest, readOrganisation } from '@/database/collaborators/organisations'
import { defineOperation } from '@/endpoints/define'
import { conflict, notFound } from '@/endpoints/OperationError'
import { withAnyPermission } from '@/endpoints/routeRules'
import { assertNotRefused, lockSiteForActor } from '@/endpoints/people/lockedSite'
import { findChangeRefusal } from '@/access/authority'
import { translatorOf } from '@/i18n/translator'
import { inputProblem } from '@/i18n/inputs/inputProblem'
import { notifyMembers } from './notifyMembers'
import { findOrganisationRole } from './findOrganisationRole'

/** Declines an organisation's access request. The organisation can request access again. */
export const declineCollaborator = defineOperation({
  name: 'declineCollaborator',
  area: 'collaborators',
  audit: 'collaborators.declined',
  input: z.strictObject({ id: z.uuid(), tenantId: z.uuid() }),
  method: 'post',
  output: z.object({ message: z.string(), success: z.literal(true) }),
  path: '/collaborators/:id/decline',
  run: async ({ audit, input: { id }, person, req, tenantId }) => {
    const { tenant } = await lockSiteForActor(req, tenantId, person, 'users:admin')
    const organisation = await readOrganisation(req, id, tenant.id)
    if (organisation?.request?.status !== 'waiting') throw notFound('collaborators')
    await closeRequest(req, organisation.request.id, 'declined')
    await notifyMembers(req, { organisation, tenant, verdict: 'collaboratorDeclined' })
    audit({ before: { organisation: organisation.name }, target: `collaborators/${id}` })
    return { message: `${organisation.name} has been told.`, success: true as const }
  },
  summary: "Decline an organisation's access request",
  tenant: ({ tenantId }) => tenantId,
  who: withAnyPermission('users:admin'),
})

const AREA = 'collaborators'

/** Approves an organisation's access request with a role, or changes the role of an approved organisation. */
export const approveCollaborator = defineOperation({
  name: 'approveCollaborator',
  area: AREA,
  audit: 'collaborators.approved',
  input: z.strictObject({ id: z.uuid(), roleId: z.uuid(inputProblem('role')), tenantId: z.uuid() }),
  method: 'post',
  output: z.object({ message: z.string(), success: z.literal(true) }),
  path: '/collaborators/:id/approve',
  run: async ({ audit, input: { id, roleId }, person, req, tenantId }) => {
    const { actor, people, tenant } = await lockSiteForActor(req, tenantId, person, 'users:admin')
    const organisation = await readOrganisation(req, id, tenant.id)
    if (!organisation?.request || organisation.request.status === 'declined' || organisation.request.status === 'ended')
      throw notFound(AREA)
    if (!organisation.active)
      throw conflict(AREA, translatorOf(req.i18n)('refusedOrganisationActive', { organisation: organisation.name }))
    if (organisation.members.includes(actor.userId))
      throw conflict(AREA, translatorOf(req.i18n)('refusedOrganisationOwn'))
    // Members may hold more keys here than the actor by now.
    for (const member of organisation.members) {
      const authority = people.get(member)
      if (authority?.kind === 'collaborator') assertNotRefused(req, findChangeRefusal(actor, authority))
    }
    const role = await findOrganisationRole(req, tenant.id, { actor, roleId })
    await approveRequest(req, organisation.request.id, role.id)
    if (organisation.request.status === 'waiting')
      await notifyMembers(req, { organisation, tenant, verdict: 'collaboratorApproved' })
    audit({ after: { organisation: organisation.name, role: role.title }, target: `collaborators/${id}` })
    return { message: `${organisation.name} can work on your site.`, success: true as const }
  },
  summary: "Approve an organisation's access to a site",
  tenant: ({ tenantId }) => tenantId,
  who: withAnyPermission('users:admin'),
})
