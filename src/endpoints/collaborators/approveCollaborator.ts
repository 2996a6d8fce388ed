import { z } from 'zod'
import { hindranceToChange } from '../../access/authority'
import { approveRequest, readOrganisation } from '../../database/collaborators/organisations'
import { defineOperation } from '../define'
import { conflict, notFound } from '../OperationError'
import { holderOf } from '../rules'
import { refuseIf } from '../people/refuse'
import { lockSite } from '../people/site'
import { grantForOrganisation } from './grantForOrganisation'
import { tellMembers } from './tellMembers'

const AREA = 'collaborators'

/** Lets an organisation in that has asked, with a role; or gives one that works here already another. */
export const approveCollaborator = defineOperation({
  name: 'approveCollaborator',
  area: AREA,
  audit: 'collaborators.approved',
  input: z.strictObject({ id: z.uuid(), roleId: z.uuid('Choose a role'), tenantId: z.uuid() }),
  method: 'post',
  output: z.object({ message: z.string(), success: z.literal(true) }),
  path: '/collaborators/:id/approve',
  run: async ({ audit, input: { id, roleId }, person, req, tenantId }) => {
    const { actor, people, tenant } = await lockSite(req, tenantId, person, 'users:admin')
    const organisation = await readOrganisation(req, id, tenant.id)
    if (!organisation?.request || organisation.request.status === 'declined' || organisation.request.status === 'ended')
      throw notFound(AREA)
    if (!organisation.active) throw conflict(AREA, `${organisation.name} is not active any more.`)
    if (organisation.members.includes(actor.userId))
      throw conflict(AREA, 'You work for this organisation. Somebody else has to decide.')
    // Some may do more here by now than who decides.
    for (const one of organisation.members) {
      const standing = people.get(one)
      if (standing?.kind === 'collaborator') refuseIf(hindranceToChange(actor, standing))
    }
    const role = await grantForOrganisation(req, tenant.id, { actor, roleId })
    await approveRequest(req, organisation.request.id, role.id)
    if (organisation.request.status === 'waiting')
      await tellMembers(req, { organisation, tenant, verdict: 'collaboratorApproved' })
    audit({ after: { organisation: organisation.name, role: role.title }, target: `collaborators/${id}` })
    return { message: `${organisation.name} can work on your site.`, success: true as const }
  },
  summary: 'Let an organisation work on a site',
  tenant: ({ tenantId }) => tenantId,
  who: holderOf('users:admin'),
})
