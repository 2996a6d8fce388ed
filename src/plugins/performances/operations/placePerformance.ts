import { z } from 'zod'
import { idOf } from '../../../access/idOf'
import { zoneOfPlace } from '../../../collections/Events/zoneOfPlace'
import { defineOperation } from '../../../endpoints/define'
import { holderOf } from '../../../endpoints/rules'
import { isTimezone } from '../../../lib/events/isTimezone'
import { keepWallClock } from '../../../lib/events/keepWallClock'
import { titleOfEvent } from '../lib/eventOf'
import { AREA } from '../lib/plan'
import { holdPerformance, savePerformance, tenantOfPerformance } from '../lib/storedPerformance'

/** Puts a performance into the time zone of its place, where it was stored in another. */
export const placePerformance = defineOperation({
  name: 'placePerformance',
  area: AREA,
  audit: 'events.performancePlaced',
  input: z.strictObject({
    id: z.uuid(),
    /** Where it stood when the caller looked: ISO moment. Without it, the last one wins. */
    from: z.iso.datetime().optional(),
    /** What stays: the time that its clock shows, or the moment itself. */
    keep: z.enum(['clock', 'moment']),
  }),
  method: 'post',
  output: z.object({ end: z.string().nullable(), start: z.string(), timezone: z.string() }),
  path: '/event-instances/:id/place',
  run: async ({ audit, input: { from, id, keep }, req, tenantId }) => {
    const stored = await holdPerformance(req, id, from)
    const event = idOf(stored.event)
    const timezone = await zoneOfPlace(req, { event, tenant: tenantId, venue: idOf(stored.venue) })
    const zone = isTimezone(stored.start_tz) ? stored.start_tz : timezone
    const moved = (moment: string, own: string) => (keep === 'clock' ? keepWallClock(moment, own, timezone) : moment)
    const start = moved(stored.start, zone)
    const end = stored.end ? moved(stored.end, isTimezone(stored.end_tz) ? stored.end_tz : zone) : null
    await savePerformance(req, stored, { end, end_tz: timezone, start, start_tz: timezone })
    audit({
      after: { start, timezone, title: (event && (await titleOfEvent(event, tenantId, req))) ?? '' },
      before: { start: stored.start, timezone: stored.start_tz },
      target: `event-instances/${id}`,
    })
    return { end, start, timezone }
  },
  summary: 'Put a performance into the time zone of its place',
  tenant: tenantOfPerformance,
  who: holderOf('events:manage'),
})
