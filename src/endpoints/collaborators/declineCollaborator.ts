import { z } from 'zod'
import { closeRequest, readOrganisation } from '../../database/collaborators/organisations'
import { defineOperation } from '../define'
import { notFound } from '../OperationError'
import { withAnyPermission } from '../routeRules'
import { lockSiteForActor } from '../people/lockedSite'
import { notifyMembers } from './notifyMembers'

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
