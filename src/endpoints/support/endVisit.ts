import { z } from 'zod'
import { hasPermission } from '../../access/person'
import { readAuthorities } from '../../access/authority'
import { endVisits } from '../../database/people/supportVisits'
import { defineOperation } from '../define'
import { notify } from '../notices/notify'
import { notFound } from '../OperationError'
import { releaseLocks } from '../people/releaseLocks'
import { signedIn } from '../routeRules'
import { AREA, lockOpenVisit, tenantOfVisit } from './visit'

/** Ends a support visit. Allowed for the visitor and for users with `users:admin` in the tenant. */
export const endVisit = defineOperation({
  name: 'endSupportVisit',
  area: AREA,
  audit: 'support.ended',
  input: z.strictObject({ id: z.uuid() }),
  method: 'post',
  output: z.object({ id: z.uuid() }),
  path: '/support/visits/:id/end',
  run: async ({ audit, input: { id }, person, req, tenantId }) => {
    const visit = await lockOpenVisit(req, id)
    const isOwn = visit.userId === person.id
    if (!isOwn && !hasPermission(person, 'users:admin', tenantId)) throw notFound(AREA)
    await endVisits(req, { by: person.id, tenantId: visit.tenantId, userId: visit.userId })
    // Visitors who are also members keep their locks.
    if (!(await readAuthorities(req, visit.tenantId)).has(visit.userId))
      await releaseLocks(req, visit.tenantId, [visit.userId])
    if (!isOwn)
      await notify(req, {
        recipients: [visit.userId],
        tenantId: visit.tenantId,
        title: 'supportEndedNotice',
        values: { site: person.memberships.get(visit.tenantId)?.tenant.name ?? '' },
      })
    audit({ target: `support/${id}` })
    return { id }
  },
  summary: 'End a support visit',
  tenant: tenantOfVisit,
  who: signedIn,
})
