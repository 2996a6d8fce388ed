import { z } from 'zod'
import { changeVisit } from '../../database/people/supportVisits'
import { ownerOf } from '../../database/tenants/readTenants'
import { defineOperation } from '../define'
import { tell } from '../notices/tell'
import { forbidden } from '../OperationError'
import { owner } from '../rules'
import { AREA, openVisit, tenantOfVisit } from './visit'

/** The owner agrees that whoever visits as support changes something, until the visit ends. Nobody agrees in their place, the provider neither. */
export const agreeToChanges = defineOperation({
  name: 'agreeToSupportChanges',
  area: AREA,
  audit: 'support.agreed',
  input: z.strictObject({ id: z.uuid() }),
  method: 'post',
  output: z.object({ id: z.uuid() }),
  path: '/support/visits/:id/agree',
  run: async ({ audit, input: { id }, person, req, tenantId }) => {
    const visit = await openVisit(req, id)
    if ((await ownerOf(req, visit.tenantId)) !== person.id || visit.userId === person.id) throw forbidden(AREA)
    if (visit.agreedAt) {
      audit({ isNothing: true })
      return { id }
    }
    await changeVisit(req, id, { agreedAt: new Date(), agreedBy: person.id })
    const site = person.memberships.get(visit.tenantId)?.tenant.name ?? ''
    await tell(req, { recipients: [visit.userId], tenantId: tenantId, title: 'supportAgreedNotice', values: { site } })
    audit({ target: `support/${id}` })
    return { id }
  },
  summary: 'Agree that visiting support changes something',
  tenant: tenantOfVisit,
  who: owner,
})
