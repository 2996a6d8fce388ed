import { z } from 'zod'
import { changeVisit } from '../../database/people/supportVisits'
import { readOwnerId } from '../../database/tenants/readTenants'
import { translatorOf } from '../../i18n/translator'
import { defineOperation } from '../define'
import { notify } from '../notices/notify'
import { notFound, refused } from '../OperationError'
import { support } from '../routeRules'
import { AREA, callerName, lockOpenVisit, tenantOfVisit, VISITS_SCREEN } from './visit'

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
