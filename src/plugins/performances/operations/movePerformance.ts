import { z } from 'zod'
import { idOf } from '@/lib/values'
import { readLocationZone } from '@/database/performances/locations'
import { defineOperation, withAnyPermission } from '@/exports/server'
import { movedEnd } from '@/lib/events/movedEnd'
import { dayInput, timeInput } from '@/lib/events/recurring/rule'
import { instantOf } from '@/endpoints/instantOf'
import { titleOfEvent } from '../lib/eventOf'
import { AREA } from '../lib/plan'
import { changePerformance, tenantOfPerformance } from '../lib/storedPerformance'

const output = z.object({
  change: z.enum(['twice']).nullable(),
  end: z.string().nullable(),
  start: z.string(),
  timezone: z.string(),
})

/**
 * Moves a performance to another local time at its venue and keeps its duration. A published performance changes for
 * visitors immediately; a draft stays a draft.
 */
export const movePerformance = defineOperation({
  name: 'movePerformance',
  area: AREA,
  audit: 'events.performanceMoved',
  input: z.strictObject({
    id: z.uuid(),
    day: dayInput,
    /** Its `start` as the caller read it, in ISO 8601. Without it, the last write wins. */
    from: z.iso.datetime().optional(),
    time: timeInput,
  }),
  method: 'post',
  output,
  path: '/event-instances/:id/move',
  run: async ({ audit, input: { day, from, id, time }, req, tenantId }) => {
    const { before, event, ...result } = await changePerformance(req, { from, id }, async (stored) => {
      const timezone =
        stored.start_tz ??
        (await readLocationZone(req, { event: idOf(stored.event), tenant: tenantId, venue: idOf(stored.venue) }))
      const { change, moment: start } = instantOf(req, AREA, { day, time }, timezone)
      const end =
        stored.end && movedEnd({ end: stored.end, start: stored.start }, start, { after: timezone, before: timezone })
      return {
        data: { end, start },
        result: { before: stored.start, change, end, event: idOf(stored.event), start, timezone },
      }
    })
    audit({
      after: { start: result.start, title: (event && (await titleOfEvent(event, tenantId, req))) ?? '' },
      before: { start: before },
      target: `event-instances/${id}`,
    })
    return result
  },
  summary: 'Move a performance to another time',
  tenant: tenantOfPerformance,
  who: withAnyPermission('events:manage'),
})
