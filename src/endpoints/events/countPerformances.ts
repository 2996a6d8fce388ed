import { z } from 'zod'
import { countOf } from '../../database/performances/trash'
import { tenantOfDocument } from '../documents/siteDocument'
import { defineOperation } from '../define'
import { holderOf } from '../rules'

const output = z.object({
  /** All performances of the events, those that lie in the trash by themselves too: an event that is deleted takes them along. */
  all: z.number().int(),
  /** Those that are where their event is: they go to the trash with it, or come back with it. */
  along: z.number().int(),
})

export type PerformanceCount = z.infer<typeof output>

/** How many performances share what becomes of events. */
export const countPerformances = defineOperation({
  name: 'countPerformances',
  area: 'events',
  audit: null,
  input: z.strictObject({ ids: z.array(z.uuid()).min(1).max(200) }),
  method: 'post',
  output,
  path: '/events/performances/count',
  run: ({ input: { ids }, req, tenantId }) => countOf(req, ids, tenantId),
  summary: 'Count the performances that go with events',
  tenant: ({ ids }, req) => tenantOfDocument({ id: ids[0]!, type: 'events' }, req),
  who: holderOf('events:view'),
})
