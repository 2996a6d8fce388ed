import { z } from 'zod'
import { idOf } from '@/lib/values'
import { readLocationZone } from '@/database/performances/locations'
import { defineOperation, withAnyPermission } from '@/exports/server'
import { isTimezone, keepLocalTime } from '@/lib/events/momentInZone'
import { titleOfEvent } from '../lib/eventOf'
import { AREA } from '../lib/plan'
import { changePerformance, tenantOfPerformance } from '../lib/storedPerformance'

/** Changes the time zone of a performance to that of its venue. */
export const placePerformance = defineOperation({
  name: 'placePerformance',
  area: AREA,
  audit: 'events.performancePlaced',
  input: z.strictObject({
    id: z.uuid(),
    /** Its `start` as the caller read it, in ISO 8601. Without it, the last write wins. */
    from: z.iso.datetime().optional(),
    /** What stays the same: the local time (`clock`), or the instant (`moment`). */
    keep: z.enum(['clock', 'moment']),
  }),
  method: 'post',
  output: z.object({ end: z.string().nullable(), start: z.string(), timezone: z.string() }),
  path: '/event-instances/:id/place',
  run: async ({ audit, input: { from, id, keep }, req, tenantId }) => {
    const { before, event, ...answer } = await changePerformance(req, { from, id }, async (stored) => {
      const timezone = await readLocationZone(req, {
        event: idOf(stored.event),
        tenant: tenantId,
        venue: idOf(stored.venue),
      })
      const zone = isTimezone(stored.start_tz) ? stored.start_tz : timezone
      const convert = (moment: string, ownZone: string) =>
        keep === 'clock' ? keepLocalTime(moment, ownZone, timezone) : moment
      const start = convert(stored.start, zone)
      const end = stored.end ? convert(stored.end, isTimezone(stored.end_tz) ? stored.end_tz : zone) : null
      const result = {
        before: { start: stored.start, timezone: stored.start_tz },
        end,
        event: idOf(stored.event),
        start,
        timezone,
      }
      return { data: { end, end_tz: timezone, start, start_tz: timezone }, result }
    })
    const { start, timezone } = answer
    audit({
      after: { start, timezone, title: (event && (await titleOfEvent(event, tenantId, req))) ?? '' },
      before,
      target: `event-instances/${id}`,
    })
    return answer
  },
  summary: 'Change a performance to the time zone of its venue',
  tenant: tenantOfPerformance,
  who: withAnyPermission('events:manage'),
})
