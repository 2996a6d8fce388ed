import { z } from 'zod'
import { changeVisit } from '../../database/people/supportVisits'
import { readOwnerId } from '../../database/tenants/readTenants'
import { defineOperation } from '../define'
import { notify } from '../notices/notify'
import { forbidden } from '../OperationError'
import { owner } from '../routeRules'
import { AREA, lockOpenVisit, tenantOfVisit } from './visit'

/**
 * Lets the tenant's owner allow visiting support staff to make changes until the visit ends. Nobody else can agree, not
 * even super-admins.
 */
export const agreeToChanges = defineOperation({
  name: 'agreeToSupportChanges',
  area: AREA,
  audit: 'support.agreed',
  input: z.strictObject({ id: z.uuid() }),
  method: 'post',
  output: z.object({ id: z.uuid() }),
  path: '/support/visits/:id/agree',
  run: async ({ audit, input: { id }, person, req, tenantId }) => {
    const visit = await lockOpenVisit(req, id)
    if ((await readOwnerId(req, visit.tenantId)) !== person.id || visit.userId === person.id) throw forbidden(AREA)
    if (visit.agreedAt) {
      audit({ isNothing: true })
      return { id }
    }
    await changeVisit(req, id, { agreedAt: new Date(), agreedBy: person.id })
    const site = person.memberships.get(visit.tenantId)?.tenant.name ?? ''
    await notify(req, {
      recipients: [visit.userId],
      tenantId: tenantId,
      title: 'supportAgreedNotice',
      values: { site },
    })
    audit({ target: `support/${id}` })
    return { id }
  },
  summary: 'Allow a support visitor to make changes',
  tenant: tenantOfVisit,
  who: owner,
})
