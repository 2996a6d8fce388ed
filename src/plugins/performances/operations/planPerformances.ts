import { z } from 'zod'
import { defineOperation } from '../../../endpoints/define'
import { holderOf } from '../../../endpoints/rules'
import { isContentLanguage } from '../../../lib/languages/codes'
import { tenantOfEvent } from '../lib/eventOf'
import { AREA, planInput, planOf, shownClash } from '../lib/plan'

const output = z.object({
  docs: z.array(
    z.object({
      /** A time that the clocks leave out that day is later by what they leave out (`gap`); of one that comes twice it is the first (`twice`). */
      change: z.enum(['gap', 'twice']).nullable(),
      /** Performances of the site that are in its venue at the same time. */
      clashes: z.array(shownClash),
      end: z.string().nullable(),
      /** The event has a performance at that moment; it would be left out. */
      isThere: z.boolean(),
      start: z.string(),
    }),
  ),
  /** Those that would be added. */
  fresh: z.number().int(),
  timezone: z.string(),
})

export type PlannedPerformances = z.infer<typeof output>

/** What comes of a rule, before anything is added. */
export const planPerformances = defineOperation({
  name: 'planPerformances',
  area: AREA,
  audit: null,
  input: z.strictObject({
    ...planInput,
    locale: z.string().refine(isContentLanguage, 'Not a language').default('en'),
    performance: z.uuid().nullable().default(null),
  }),
  method: 'post',
  output,
  path: '/events/:id/performances/plan',
  run: async ({ input, req, tenantId }) => {
    const { dates, timezone } = await planOf(req, tenantId, input)
    return { docs: dates, fresh: dates.filter(({ isThere }) => !isThere).length, timezone }
  },
  summary: 'Plan the performances of an event by a rule',
  tenant: ({ id }, req) => tenantOfEvent(id, req),
  who: holderOf('events:manage'),
})
