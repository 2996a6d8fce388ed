import { z } from 'zod'
import { UNDOES_MOVE } from '@/collections/EventInstances/rememberPreviousStart'
import { lockedMessages } from '@/collections/saves/lockedError'
import { defineOperation } from '@/endpoints/define'
import { withAnyPermission } from '@/endpoints/routeRules'
import { translatorOf } from '@/i18n/translator'
import { MAX_PERFORMANCES_AT_ONCE } from '@/lib/events/recurring/rule'
import { isContentLanguage } from '@/lib/languages/codes'
import { isSameValue } from '@/lib/content/values'
import { CHANGED_FIELDS, momentInput, performanceValues, type PerformanceValues } from '../lib/change'
import { tenantOfEvent, titleOfEvent } from '../lib/eventOf'
import { AREA } from '../lib/plan'
import { loadHeldFields, heldReasons } from '../lib/rejectPerformances'
import {
  findConflicts,
  nameOf,
  readPerformances,
  writePerformances,
  type StoredPerformance,
} from '../lib/storedPerformances'
import { inputProblem } from '@/i18n/inputs/inputProblem'

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
    const requested = new Map(performances.map((performance) => [performance.id, performance]))
    const selection = { event, ids: [...requested.keys()], locale, tenant: tenantId }
    const changedFields = (performance: StoredPerformance): (keyof PerformanceValues)[] =>
      CHANGED_FIELDS.filter(
        (name) => !isSameValue(performance.values[name], requested.get(performance.id)?.before[name]),
      )
    req.context[UNDOES_MOVE] = true
    const { leftOut, result } = await writePerformances(req, selection, async (free, save) => {
      const stored = (await readPerformances(req, selection)).filter(({ id }) => free.includes(id))
      const refusals = new Map([
        ...heldReasons(
          req,
          stored,
          await loadHeldFields(req, { event, performances: free, tenant: tenantId }),
          changedFields,
        ),
        ...(await findConflicts(req, stored, new Map(performances.map(({ id, leftAt }) => [id, leftAt])))),
      ])
      const open = stored.filter(({ id }) => !refusals.has(id))
      for (const performance of open)
        await save(
          performance,
          Object.fromEntries(
            changedFields(performance).map((name) => [name, requested.get(performance.id)?.before[name]]),
          ),
        )
      const missing = free.length - stored.length
      return {
        reasons: [
          ...refusals.values(),
          ...(missing > 0 ? [translatorOf(req.i18n)('performancesGone', { count: missing })] : []),
        ],
        restored: open.length,
      }
    })
    const names = new Map(
      leftOut.size > 0
        ? (await readPerformances(req, selection)).map(({ id, values }) => [id, nameOf(req, values)])
        : [],
    )
    const messageOf = await lockedMessages(req, leftOut.values())
    const locked = [...leftOut].map(([id, holder]) => `${names.get(id)}: ${messageOf(holder)}`)
    const { reasons, restored } = result
    audit({
      after: { performances: restored, title: (await titleOfEvent(event, tenantId, req)) ?? '' },
      isNothing: restored === 0,
      target: `events/${event}`,
    })
    return { leftOut: [...reasons, ...locked], restored }
  },
  summary: 'Undo a change of performances',
  tenant: ({ id }, req) => tenantOfEvent(id, req),
  who: withAnyPermission('events:manage'),
})
