import { z } from 'zod'
import { countPerformancesOf } from '@/database/performances/trash'
import { tenantOfDocument } from '@/endpoints/documents/siteDocument'
import { defineOperation } from '@/endpoints/define'
import { withAnyPermission } from '@/endpoints/routeRules'
import { required } from '@/lib/values'

const output = z.object({
  /** All performances of the events, including those already in the trash: deleting an event deletes them all. */
  all: z.number().int(),
  /** Performances that are in the same place as their event: they move to or from the trash with it. */
  along: z.number().int(),
})

export type PerformanceCount = z.infer<typeof output>

/** Counts the performances that are affected when events are trashed, restored or deleted. */
export const countPerformances = defineOperation({
  name: 'countPerformances',
  area: 'events',
  audit: null,
  input: z.strictObject({ ids: z.array(z.uuid()).min(1).max(200) }),
  method: 'post',
  output,
  path: '/events/performances/count',
  run: ({ input: { ids }, req, tenantId }) => countPerformancesOf(req, ids, tenantId),
  summary: 'Count the performances of events',
  tenant: ({ ids: [id] }, req) => tenantOfDocument({ id: required(id, 'an id'), type: 'events' }, req),
  who: withAnyPermission('events:view'),
})
