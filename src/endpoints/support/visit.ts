import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { addVisit, endVisits, readVisit, type SupportVisit } from '@/database/people/supportVisits'
import { translatorOf } from '@/i18n/translator'
import { personName, type NamedPerson } from '@/lib/names/personName'
import { notFound, refused } from '@/endpoints/OperationError'
import { loadTenant } from '@/access/tenants'
import { findUserIdsWithKey } from '@/database/people/recipients'
import { isSuspended } from '@/database/tenants/readTenants'
import { defineOperation } from '@/endpoints/define'
import { notify } from '@/endpoints/notices/notify'
import { signedIn, support } from '@/endpoints/routeRules'
import { hasPermission } from '@/access/person'
import { readAuthorities } from '@/access/readAuthorities'
import { releaseLocks } from '@/endpoints/people/releaseLocks'

export const AREA = 'support'
/** Path of the screen that lists support visits, below the admin route. */
export const VISITS_SCREEN = '/settings/users'

/** The tenant of a visit, for an operation to act in. */
export const tenantOfVisit = async ({ id }: { id: string }, req: PayloadRequest): Promise<string | null> =>
  (await readVisit(req, id))?.tenantId ?? null

/** Whether the visit is still open. */
export const isOpenVisit = ({ endedAt, endsAt }: Pick<SupportVisit, 'endedAt' | 'endsAt'>): boolean =>
  endedAt === null && endsAt.getTime() > Date.now()

/**
 * Reads an open visit and locks it until the end of the transaction.
 * @throws OperationError 404 if there is none, 422 if it is over
 */
export async function lockOpenVisit(req: PayloadRequest, id: string): Promise<SupportVisit> {
  const visit = await readVisit(req, id, { forUpdate: true })
  if (!visit) throw notFound(AREA)
  if (!isOpenVisit(visit)) throw refused(AREA, translatorOf(req.i18n)('supportOver'))
  return visit
}

/** Display name of the request's user. */
export const callerName = ({ user }: PayloadRequest): string => personName((user ?? {}) as NamedPerson)

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
