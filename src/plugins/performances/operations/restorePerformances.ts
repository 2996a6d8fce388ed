import { z } from 'zod'
import { defineOperation, withAnyPermission } from '@/exports/server'
import { inputProblem } from '@/i18n/inputs/inputProblem'
import { MAX_PERFORMANCES_AT_ONCE } from '@/lib/events/recurring/rule'
import { isContentLanguage } from '@/lib/languages/codes'
import { momentInput, performanceValues } from '../lib/change'
import { tenantOfEvent, titleOfEvent } from '../lib/eventOf'
import { AREA } from '../lib/plan'
import { loadHeldFields, heldReasons } from '../lib/rejectPerformances'
import { restoreValues } from '../lib/restoreValues'

const output = z.object({
  /** Reasons for those that were not restored: changed since, being edited, or managed by a box office. */
  leftOut: z.array(z.string()),
  restored: z.number().int(),
})

export type RestoredPerformances = z.infer<typeof output>

/** Restores performances to their values before a change, except those that have been changed since. */
export const restorePerformances = defineOperation({
  name: 'restorePerformances',
  area: AREA,
  audit: 'events.performancesRestored',
  input: z.strictObject({
    id: z.uuid(),
    locale: z.string().refine(isContentLanguage, inputProblem('language')).default('en'),
    performances: z
      .array(z.strictObject({ before: performanceValues, id: z.uuid(), leftAt: momentInput }))
      .min(1)
      .max(MAX_PERFORMANCES_AT_ONCE),
  }),
  method: 'post',
  output,
  path: '/events/:id/performances/restore',
  run: async ({ audit, input: { id: event, locale, performances }, req, tenantId }) => {
    const { leftOut, restored } = await restoreValues(
      req,
      { events: [event], locale, tenant: tenantId },
      performances,
      async (stored, changedFields) => {
        const held = await loadHeldFields(req, { performances: stored, tenant: tenantId })
        return heldReasons(req, stored, held, changedFields)
      },
    )
    audit({
      after: { performances: restored.length, title: (await titleOfEvent(event, tenantId, req)) ?? '' },
      isNothing: restored.length === 0,
      target: `events/${event}`,
    })
    return { leftOut, restored: restored.length }
  },
  summary: 'Undo a change of performances',
  tenant: ({ id }, req) => tenantOfEvent(id, req),
  who: withAnyPermission('events:manage'),
})
