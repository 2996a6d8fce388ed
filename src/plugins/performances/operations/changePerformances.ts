import { z } from 'zod'
import { tenantOfUntrashed } from '@/database/documents/states'
import { findClashes } from '@/database/performances/clashes'
import { badRequest, defineOperation, notFound, refused, translatorOf, withAnyPermission } from '@/exports/server'
import { MAX_PERFORMANCES_AT_ONCE } from '@/lib/events/recurring/rule'
import { isContentLanguage } from '@/lib/languages/codes'
import {
  fieldsOf,
  momentInput,
  performanceChange,
  performanceValues,
  type PerformanceValues,
  changeAction,
} from '../lib/change'
import { tenantOfEvent, titleOfEvent } from '../lib/eventOf'
import { AREA } from '../lib/plan'
import { planChanges } from '../lib/planChanges'
import { loadHeldFields, heldReasons, rejectLocked, rejectPerformances } from '../lib/rejectPerformances'
import { findConflicts, isSeenAtOnce, readPerformances, writePerformances } from '../lib/storedPerformances'
import { inputProblem } from '@/i18n/inputs/inputProblem'

const output = z.object({
  changed: z.number().int(),
  /** How many of the changed performances overlap with another one in their venue. */
  clashes: z.number().int(),
  /** How many were saved as drafts, so that visitors do not see the change yet. */
  drafts: z.number().int(),
  /** How many are at a time that occurs twice, because the clocks go back: the first is used. */
  shifted: z.number().int(),
  /** Body for `…/performances/restore`, which undoes the change. */
  undo: z.array(z.object({ before: performanceValues, id: z.uuid(), leftAt: z.string() })),
})

export type ChangedPerformances = z.infer<typeof output>

/** Changes several performances of an event: all of them or none. */
export const changePerformances = defineOperation({
  name: 'changePerformances',
  area: AREA,
  audit: 'events.performancesChanged',
  input: z.strictObject({
    id: z.uuid(),
    change: performanceChange,
    locale: z.string().refine(isContentLanguage, inputProblem('language')).default('en'),
    performances: z
      .array(
        z.strictObject({
          id: z.uuid(),
          /** Its `updatedAt` as the caller read it. */
          seen: momentInput,
        }),
      )
      .min(1)
      .max(MAX_PERFORMANCES_AT_ONCE),
  }),
  method: 'post',
  output,
  path: '/events/:id/performances/change',
  run: async ({ audit, input: { change, id: event, locale, performances }, req, tenantId }) => {
    const t = translatorOf(req.i18n)
    const fields = fieldsOf(change)
    if (fields.length === 0) throw badRequest(AREA, t('performancesChangeEmpty'))
    if (change.venue && (await tenantOfUntrashed(req, 'venues', change.venue)) !== tenantId)
      throw refused(AREA, t('performancesNoVenue'), 'venue')
    const seen = new Map(performances.map((performance) => [performance.id, performance.seen]))
    const ids = [...seen.keys()]
    const selection = { event, ids, locale, tenant: tenantId }
    let shifted = 0
    let drafts = 0
    const { leftOut, result: previous } = await writePerformances(
      req,
      { ...selection, events: [event] },
      async (free, save) => {
        if (free.length < ids.length) return []
        const stored = await readPerformances(req, selection)
        if (stored.length < ids.length) throw notFound(AREA)
        const stale = await findConflicts(req, stored, seen)
        if (stale.size > 0) throw rejectPerformances(req, 409, stale)
        const held = heldReasons(
          req,
          stored,
          await loadHeldFields(req, { performances: stored, tenant: tenantId }),
          () => fields,
        )
        if (held.size > 0) throw rejectPerformances(req, 422, held)
        const changes = await planChanges(req, tenantId, stored, change)
        for (const { hasShifted, performance, values } of changes) {
          shifted += hasShifted ? 1 : 0
          drafts += isSeenAtOnce(performance, values) ? 0 : 1
          save(performance, values)
        }
        return stored
      },
    )
    if (leftOut.size > 0) throw await rejectLocked(req, await readPerformances(req, selection), leftOut)
    const after = await readPerformances(req, selection)
    const clashing = await findClashes(
      req,
      { event, locale, tenant: tenantId },
      after.flatMap(({ id, values }) => requestedTime(id, values)),
    )
    const action = changeAction(change)
    audit({
      ...(action && { action }),
      after: { performances: ids.length, title: (await titleOfEvent(event, tenantId, req)) ?? '' },
      target: `events/${event}`,
    })
    const leftAt = new Map(after.map(({ id, updatedAt }) => [id, updatedAt]))
    return {
      changed: ids.length,
      clashes: new Set(clashing.map(({ key }) => key)).size,
      drafts,
      shifted,
      undo: previous.map(({ id, values }) => ({ before: values, id, leftAt: leftAt.get(id) ?? '' })),
    }
  },
  summary: 'Change performances of an event',
  tenant: ({ id }, req) => tenantOfEvent(id, req),
  who: withAnyPermission('events:manage'),
})

const requestedTime = (id: string, { end, instanceStatus, start, venue }: PerformanceValues) =>
  start && instanceStatus !== 'cancelled' && instanceStatus !== 'postponed' ? [{ end, id, key: id, start, venue }] : []
