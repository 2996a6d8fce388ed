import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { readLocationZone } from '../../../database/performances/locations'
import { lockedMessages } from '../../../collections/saves/lockedError'
import { tenantOfUntrashed } from '../../../database/documents/states'
import { findClashes } from '../../../database/performances/clashes'
import { defineOperation } from '../../../endpoints/define'
import { badRequest, notFound, refused } from '../../../endpoints/OperationError'
import { withAnyPermission } from '../../../endpoints/routeRules'
import { translatorOf } from '../../../i18n/translator'
import { toLocalDateTime } from '../../../lib/events/calendar/localDateTime'
import { isTimezone } from '../../../lib/events/momentInZone'
import { MAX_PERFORMANCES_AT_ONCE } from '../../../lib/events/recurring/rule'
import { isContentLanguage } from '../../../lib/languages/codes'
import {
  fieldsOf,
  momentInput,
  movedBy,
  performanceChange,
  performanceValues,
  type PerformanceChange,
  type PerformanceValues,
  changeAction,
} from '../lib/change'
import { tenantOfEvent, titleOfEvent } from '../lib/eventOf'
import { needsTime } from '../lib/linkPattern'
import { linkBuilderOf } from '../lib/linkBuilderOf'
import { AREA } from '../lib/plan'
import { loadHeldFields, heldReasons, rejectPerformances } from '../lib/rejectPerformances'
import {
  findConflicts,
  nameOf,
  readPerformances,
  writePerformances,
  type StoredPerformance,
} from '../lib/storedPerformances'
import { inputProblem } from '../../../i18n/inputs/inputProblem'

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

type Change = Partial<PerformanceValues>

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
    const { leftOut, result: previous } = await writePerformances(req, selection, async (free, save) => {
      if (free.length < ids.length) return []
      const stored = await readPerformances(req, selection)
      if (stored.length < ids.length) throw notFound(AREA)
      const stale = await findConflicts(req, stored, seen)
      if (stale.size > 0) throw rejectPerformances(req, 409, stale)
      const held = heldReasons(
        req,
        stored,
        await loadHeldFields(req, { event, performances: ids, tenant: tenantId }),
        () => fields,
      )
      if (held.size > 0) throw rejectPerformances(req, 422, held)
      const changes = await planChanges(req, { event, tenant: tenantId }, stored, change)
      for (const { hasShifted, performance, values } of changes) {
        shifted += hasShifted ? 1 : 0
        await save(performance, values)
      }
      return stored
    })
    if (leftOut.size > 0) throw await refuseLocked(req, selection, leftOut)
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
      drafts: previous.filter(({ isLive }) => !isLive).length,
      shifted,
      undo: previous.map(({ id, values }) => ({ before: values, id, leftAt: leftAt.get(id) ?? '' })),
    }
  },
  summary: 'Change performances of an event',
  tenant: ({ id }, req) => tenantOfEvent(id, req),
  who: withAnyPermission('events:manage'),
})

async function refuseLocked(
  req: PayloadRequest,
  selection: Parameters<typeof readPerformances>[1],
  leftOut: ReadonlyMap<string, string>,
) {
  const names = new Map((await readPerformances(req, selection)).map(({ id, values }) => [id, nameOf(req, values)]))
  const messageOf = await lockedMessages(req, leftOut.values())
  const reasons = [...leftOut].map(([id, holder]) => [id, `${names.get(id)}: ${messageOf(holder)}`] as const)
  return rejectPerformances(req, 423, new Map(reasons))
}

const requestedTime = (id: string, { end, instanceStatus, start, venue }: PerformanceValues) =>
  start && instanceStatus !== 'cancelled' && instanceStatus !== 'postponed' ? [{ end, id, key: id, start, venue }] : []

interface PlannedChange {
  performance: StoredPerformance
  values: Change
  hasShifted: boolean
}

/**
 * Computes the new values of each performance.
 * @throws OperationError 422 if one has no time to change, or the clocks skip its new time, or a link is not a URL
 */
async function planChanges(
  req: PayloadRequest,
  { event, tenant }: { event: string; tenant: string },
  stored: StoredPerformance[],
  change: PerformanceChange,
): Promise<PlannedChange[]> {
  const t = translatorOf(req.i18n)
  const zones = new Map<string | null, Promise<string>>()
  const zoneAt = (venue: string | null): Promise<string> => {
    const known = zones.get(venue) ?? readLocationZone(req, { event, tenant, venue })
    zones.set(venue, known)
    return known
  }
  const { accessTypes, bookingLinkLabel, bookingLinkURL, instanceStatus, venue } = change
  const fields = fieldsOf(change)
  const isTimed = fields.includes('start') || fields.includes('end')
  const linkFor = bookingLinkURL ? linkBuilderOf(req, bookingLinkURL) : null
  const problems = new Map<string, string>()
  const planned: PlannedChange[] = []
  for (const [index, performance] of stored.entries()) {
    const venueZone = await zoneAt(performance.values.venue)
    const before = isTimezone(performance.values.start_tz) ? performance.values.start_tz : venueZone
    // The time zone follows the venue, unless a different one was set on the performance.
    const after = venue !== undefined && before === venueZone ? await zoneAt(venue) : before
    const moved = isTimed || after !== before ? movedBy(performance.values, change, { after, before }) : null
    const start = moved?.values.start ?? performance.values.start
    const lacksTime = (isTimed && !moved) || (bookingLinkURL && needsTime(bookingLinkURL) && !start)
    if (lacksTime)
      problems.set(performance.id, t('performanceNoTime', { performance: nameOf(req, performance.values) }))
    if (moved?.change === 'gap')
      problems.set(performance.id, t('performanceSkipped', { performance: nameOf(req, performance.values) }))
    const link =
      linkFor && !lacksTime ? linkFor(start ? toLocalDateTime(start, after) : null, index + 1) : bookingLinkURL
    const changed = {
      accessTypes,
      bookingLinkLabel: bookingLinkLabel === '' ? null : bookingLinkLabel,
      bookingLinkURL: link === '' ? null : link,
      instanceStatus,
      venue,
    }
    planned.push({
      hasShifted: Boolean(moved?.change),
      performance,
      values: {
        ...Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined)),
        ...moved?.values,
      },
    })
  }
  if (problems.size > 0) throw rejectPerformances(req, 422, problems)
  return planned
}
