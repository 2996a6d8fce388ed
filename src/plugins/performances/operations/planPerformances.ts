import { z } from 'zod'
import { defineOperation, withAnyPermission } from '@/exports/server'
import { isContentLanguage } from '@/lib/languages/codes'
import { tenantOfEvent } from '../lib/eventOf'
import { AREA, planInput, loadPlan, shownClash } from '../lib/plan'
import { inputProblem } from '@/i18n/inputs/inputProblem'

const output = z.object({
  docs: z.array(
    z.object({
      /**
       * Clock changes: a skipped time is moved forward by the length of the gap (`gap`); of a repeated time the first
       * is used (`twice`).
       */
      change: z.enum(['gap', 'twice']).nullable(),
      /** Performances of the tenant that overlap with it in its venue. */
      clashes: z.array(shownClash),
      end: z.string().nullable(),
      /** The event already has a performance at that time, so it would be skipped. */
      isThere: z.boolean(),
      start: z.string(),
    }),
  ),
  /** How many would be added. */
  fresh: z.number().int(),
  timezone: z.string(),
})

export type PlannedPerformances = z.infer<typeof output>

/** Previews the performances that a rule would add. */
export const planPerformances = defineOperation({
  name: 'planPerformances',
  area: AREA,
  audit: null,
  input: z.strictObject({
    ...planInput,
    locale: z.string().refine(isContentLanguage, inputProblem('language')).default('en'),
    performance: z.uuid().nullable().default(null),
  }),
  method: 'post',
  output,
  path: '/events/:id/performances/plan',
  run: async ({ input, req, tenantId }) => {
    const { dates, timezone } = await loadPlan(req, tenantId, input)
    return { docs: dates, fresh: dates.filter(({ isThere }) => !isThere).length, timezone }
  },
  summary: 'Plan the performances of an event by a rule',
  tenant: ({ id }, req) => tenantOfEvent(id, req),
  who: withAnyPermission('events:manage'),
})
