import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { readVisitsTo } from '@/database/people/supportVisits'
import { translatorOf } from '@/i18n/translator'
import { personName } from '@/lib/names/personName'
import { defineOperation } from '@/endpoints/define'
import { siteMoments } from '@/endpoints/documents/siteMoments'
import { notFound } from '@/endpoints/OperationError'
import { withAnyPermission } from '@/endpoints/routeRules'
import { AREA, isOpenVisit } from './visit'

const MAX_VISITS = 20

const visitOutput = z.object({
  id: z.uuid(),
  /** Whether the visitor can make changes. */
  isAgreed: z.boolean(),
  isAsking: z.boolean(),
  isOpen: z.boolean(),
  name: z.string(),
  reason: z.string(),
  /** In the tenant's time zone, with its name. */
  start: z.string(),
  until: z.string(),
})

export type ShownVisit = z.infer<typeof visitOutput>

/** Lists current and past support visits to a tenant, newest first. */
export const listVisits = defineOperation({
  name: 'listSupportVisits',
  area: AREA,
  audit: null,
  input: z.strictObject({ tenantId: z.uuid() }),
  method: 'get',
  output: z.object({ visits: z.array(visitOutput) }),
  path: '/support/visits',
  run: async ({ req, tenantId }) => {
    if (!tenantId) throw notFound(AREA)
    return { visits: await listShownVisits(req, tenantId) }
  },
  summary: 'List the support visits to a site',
  tenant: ({ tenantId }) => tenantId,
  who: withAnyPermission('users:admin'),
})

/** Formats the newest visits for users of the tenant. */
export async function listShownVisits(req: PayloadRequest, tenantId: string): Promise<ShownVisit[]> {
  const { formatWithZone } = await siteMoments(req, tenantId)
  const t = translatorOf(req.i18n)
  return (await readVisitsTo(req, tenantId, MAX_VISITS)).map((visit) => ({
    id: visit.id,
    isAgreed: visit.agreedAt !== null,
    isAsking: visit.askedAt !== null && visit.agreedAt === null,
    isOpen: isOpenVisit(visit),
    name: personName(visit) || t('accountDeleted'),
    reason: visit.reason,
    start: formatWithZone(visit.startedAt.toISOString()),
    until: formatWithZone((visit.endedAt ?? visit.endsAt).toISOString()),
  }))
}
