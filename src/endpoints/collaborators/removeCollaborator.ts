import { z } from 'zod'
import { revokeTokens } from '@/access/tokenStores'
import { findChangeRefusal } from '@/access/authority'
import { closeRequest, readOrganisation } from '@/database/collaborators/organisations'
import { defineOperation } from '@/endpoints/define'
import { notFound } from '@/endpoints/OperationError'
import { withAnyPermission } from '@/endpoints/routeRules'
import { assertNotRefused, lockSiteForActor } from '@/endpoints/people/lockedSite'
import { releaseLocks } from '@/endpoints/people/releaseLocks'
import { required } from '@/lib/values'

/** Removes an organisation's access to a tenant, for all its members. */
export const removeCollaborator = defineOperation({
  name: 'removeCollaborator',
  area: 'collaborators',
  audit: 'collaborators.removed',
  input: z.strictObject({ id: z.uuid(), tenantId: z.uuid() }),
  method: 'post',
  output: z.object({ message: z.string(), success: z.literal(true) }),
  path: '/collaborators/:id/remove-access',
  run: async ({ audit, input: { id }, person, req, tenantId }) => {
    const { actor, people, tenant } = await lockSiteForActor(req, tenantId, person, 'users:admin')
    const organisation = await readOrganisation(req, id, tenant.id)
    if (organisation?.request?.status !== 'approved') throw notFound('collaborators')
    // Members who are also staff keep their access.
    const collaborators = organisation.members.filter((userId) => people.get(userId)?.kind === 'collaborator')
    for (const userId of collaborators)
      assertNotRefused(req, findChangeRefusal(actor, required(people.get(userId), `person ${userId}`)))
    await closeRequest(req, organisation.request.id, 'ended')
    await releaseLocks(req, tenant.id, collaborators)
    for (const userId of collaborators) await revokeTokens(req, { tenantId: tenant.id, userId })
    audit({ before: { organisation: organisation.name }, target: `collaborators/${id}` })
    return { message: 'Access removed successfully', success: true as const }
  },
  summary: "Remove an organisation's access to a site",
  tenant: ({ tenantId }) => tenantId,
  who: withAnyPermission('users:admin'),
})
