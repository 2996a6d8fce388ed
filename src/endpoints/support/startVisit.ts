import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { loadTenant } from '../../access/loadTenant'
import { everybodyWithKey } from '../../database/people/recipients'
import { addVisit, endVisits } from '../../database/people/supportVisits'
import { isSuspended } from '../../database/tenants/readTenants'
import { translatorOf } from '../../i18n/translator'
import { defineOperation } from '../define'
import { tell } from '../notices/tell'
import { notFound, refused } from '../OperationError'
import { support } from '../rules'
import { AREA, callerName, VISITS_SCREEN } from './visit'

const AN_HOUR = 60 * 60_000
/** How long a visit may last, in hours. */
const VISIT_HOURS = [1, 4, 8] as const

/** Lets one of the provider's support look into a site for some hours. Its owner and whoever decides about people there are told. */
export const startVisit = defineOperation({
  name: 'startSupportVisit',
  area: AREA,
  audit: 'support.started',
  input: z.strictObject({
    hours: z.union(VISIT_HOURS.map((hours) => z.literal(hours))).default(1),
    reason: z
      .string()
      .trim()
      .min(3)
      .max(500)
      .meta({ examples: ['You asked us why the programme is empty.'] }),
    tenantId: z.uuid(),
  }),
  limit: { by: ['person'], points: 60, seconds: 3600 },
  method: 'post',
  output: z.object({ id: z.uuid() }),
  path: '/support/visits',
  run: async ({ audit, input: { hours, reason }, person, req, tenantId }) => {
    const tenant = tenantId && (await loadTenant(req.payload, tenantId))
    if (!tenant) throw notFound(AREA)
    if (await isSuspended(req, tenant.id)) throw refused(AREA, translatorOf(req.i18n)('supportSuspended'))
    // Who comes again begins anew: what the owner has agreed to was about the visit before.
    await endVisits(req, { by: person.id, tenantId: tenant.id, userId: person.id })
    const id = randomUUID()
    await addVisit(req, {
      endsAt: new Date(Date.now() + hours * AN_HOUR),
      id,
      reason,
      tenantId: tenant.id,
      userId: person.id,
    })
    const recipients = await everybodyWithKey(req, tenant.id, 'users:admin')
    await tell(req, {
      body: 'supportReason',
      href: VISITS_SCREEN,
      recipients,
      tenantId: tenant.id,
      title: 'supportStartedNotice',
      values: { name: callerName(req), reason, site: tenant.name },
    })
    audit({ after: { hours, reason }, target: `support/${id}` })
    return { id }
  },
  status: 201,
  summary: 'Look into a site as one of the support',
  tenant: ({ tenantId }) => tenantId,
  who: support,
})
