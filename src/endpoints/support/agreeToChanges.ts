import { z } from 'zod'
import { changeVisit } from '@/database/people/supportVisits'
import { readOwnerId } from '@/database/tenants/readTenants'
import { defineOperation } from '@/endpoints/define'
import { notify } from '@/endpoints/notices/notify'
import { forbidden, notFound, refused } from '@/endpoints/OperationError'
import { owner, support } from '@/endpoints/routeRules'
import { translatorOf } from '@/i18n/translator'
import { AREA, callerName, lockOpenVisit, tenantOfVisit, VISITS_SCREEN } from './visit'

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

/** Asks the owner of a visited tenant to allow changes. */
export const requestToChange = defineOperation({
  name: 'askToChangeInSupport',
  area: AREA,
  audit: 'support.asked',
  input: z.strictObject({ id: z.uuid() }),
  limit: { by: ['person'], points: 20, seconds: 3600 },
  method: 'post',
  output: z.object({ id: z.uuid() }),
  path: '/support/visits/:id/ask',
  run: async ({ audit, input: { id }, person, req, tenantId }) => {
    const visit = await lockOpenVisit(req, id)
    if (visit.userId !== person.id || !tenantId) throw notFound(AREA)
    const owner = await readOwnerId(req, tenantId)
    if (!owner) throw refused(AREA, translatorOf(req.i18n)('supportNoOwner'))
    if (visit.agreedAt || visit.askedAt) {
      audit({ isNothing: true })
      return { id }
    }
    await changeVisit(req, id, { askedAt: new Date() })
    await notify(req, {
      body: 'supportReason',
      href: VISITS_SCREEN,
      recipients: [owner],
      tenantId,
      title: 'supportAskedNotice',
      values: { name: callerName(req), reason: visit.reason },
    })
    audit({ target: `support/${id}` })
    return { id }
  },
  summary: 'Ask the owner of a visited site to allow changes',
  tenant: tenantOfVisit,
  who: support,
})
