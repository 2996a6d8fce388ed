import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { loadTenant } from '../../access/tenants'
import { findUserIdsWithKey } from '../../database/people/recipients'
import { addVisit, endVisits } from '../../database/people/supportVisits'
import { isSuspended } from '../../database/tenants/readTenants'
import { translatorOf } from '../../i18n/translator'
import { defineOperation } from '../define'
import { notify } from '../notices/notify'
import { notFound, refused } from '../OperationError'
import { support } from '../routeRules'
import { AREA, callerName, VISITS_SCREEN } from './visit'

const ONE_HOUR_MS = 60 * 60_000
/** Allowed durations of a visit, in hours. */
const VISIT_HOURS = [1, 4, 8] as const

/** Starts a support visit to a tenant for some hours, and notifies its owner and everyone with `users:admin`. */
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
    // A new visit replaces an open one, including the owner's agreement, which was for that visit only.
    await endVisits(req, { by: person.id, tenantId: tenant.id, userId: person.id })
    const id = randomUUID()
    await addVisit(req, {
      endsAt: new Date(Date.now() + hours * ONE_HOUR_MS),
      id,
      reason,
      tenantId: tenant.id,
      userId: person.id,
    })
    const recipients = await findUserIdsWithKey(req, tenant.id, 'users:admin')
    await notify(req, {
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
  summary: 'Start a support visit to a site',
  tenant: ({ tenantId }) => tenantId,
  who: support,
})
