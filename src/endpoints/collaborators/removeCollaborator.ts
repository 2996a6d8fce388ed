import { z } from 'zod'
import { endTokensOf } from '../../access/tokenKeepers'
import { hindranceToChange } from '../../access/authority'
import { closeRequest, readOrganisation } from '../../database/collaborators/organisations'
import { defineOperation } from '../define'
import { notFound } from '../OperationError'
import { holderOf } from '../rules'
import { refuseIf } from '../people/refuse'
import { releaseLocks } from '../people/releaseLocks'
import { lockSite } from '../people/site'

/** Ends an organisation's work on a site, for all its people at once. */
export const removeCollaborator = defineOperation({
  name: 'removeCollaborator',
  area: 'collaborators',
  audit: 'collaborators.removed',
  input: z.strictObject({ id: z.uuid(), tenantId: z.uuid() }),
  method: 'post',
  output: z.object({ message: z.string(), success: z.literal(true) }),
  path: '/collaborators/:id/remove-access',
  run: async ({ audit, input: { id }, person, req, tenantId }) => {
    const { actor, people, tenant } = await lockSite(req, tenantId, person, 'users:admin')
    const organisation = await readOrganisation(req, id, tenant.id)
    if (organisation?.request?.status !== 'approved') throw notFound('collaborators')
    // Those of its people who are of the staff as well stay that.
    const throughIt = organisation.members.filter((one) => people.get(one)?.kind === 'collaborator')
    for (const one of throughIt) refuseIf(hindranceToChange(actor, people.get(one)!))
    await closeRequest(req, organisation.request.id, 'ended')
    await releaseLocks(req, tenant.id, throughIt)
    for (const userId of throughIt) await endTokensOf(req, { tenantId: tenant.id, userId })
    audit({ before: { organisation: organisation.name }, target: `collaborators/${id}` })
    return { message: 'Access removed successfully', success: true as const }
  },
  summary: "End an organisation's work on a site",
  tenant: ({ tenantId }) => tenantId,
  who: holderOf('users:admin'),
})
