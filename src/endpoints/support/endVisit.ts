import { z } from 'zod'
import { holds } from '../../access/person'
import { readStandings } from '../../access/standings'
import { endVisits } from '../../database/people/supportVisits'
import { defineOperation } from '../define'
import { tell } from '../notices/tell'
import { notFound } from '../OperationError'
import { releaseLocks } from '../people/releaseLocks'
import { signedIn } from '../rules'
import { AREA, openVisit, tenantOfVisit } from './visit'

/** Ends a visit of support: whoever came, and whoever decides about the people of the site, at any moment. */
export const endVisit = defineOperation({
  name: 'endSupportVisit',
  area: AREA,
  audit: 'support.ended',
  input: z.strictObject({ id: z.uuid() }),
  method: 'post',
  output: z.object({ id: z.uuid() }),
  path: '/support/visits/:id/end',
  run: async ({ audit, input: { id }, person, req, tenantId }) => {
    const visit = await openVisit(req, id)
    const isOwn = visit.userId === person.id
    if (!isOwn && !holds(person, 'users:admin', tenantId)) throw notFound(AREA)
    await endVisits(req, { by: person.id, tenantId: visit.tenantId, userId: visit.userId })
    // Who belongs to the site besides keeps what they are editing.
    if (!(await readStandings(req, visit.tenantId)).has(visit.userId))
      await releaseLocks(req, visit.tenantId, [visit.userId])
    if (!isOwn)
      await tell(req, {
        recipients: [visit.userId],
        tenantId: visit.tenantId,
        title: 'supportEndedNotice',
        values: { site: person.memberships.get(visit.tenantId)?.tenant.name ?? '' },
      })
    audit({ target: `support/${id}` })
    return { id }
  },
  summary: 'End a visit of support',
  tenant: tenantOfVisit,
  who: signedIn,
})
