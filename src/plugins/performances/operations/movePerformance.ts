import { z } from 'zod'
import { idOf } from '../../../lib/values'
import { zoneOfPlace } from '../../../collections/Events/zoneOfPlace'
import { defineOperation } from '../../../endpoints/define'
import { holderOf } from '../../../endpoints/routeRules'
import { dayInput, timeInput } from '../../../lib/events/recurring/wallInput'
import { wallMoment } from '../../../lib/events/recurring/wallMoment'
import { titleOfEvent } from '../lib/eventOf'
import { AREA } from '../lib/plan'
import { changePerformance, tenantOfPerformance } from '../lib/storedPerformance'

const output = z.object({
  change: z.enum(['gap', 'twice']).nullable(),
  end: z.string().nullable(),
  start: z.string(),
  timezone: z.string(),
})

/**
 * Moves a performance to another time on the wall clock of its place. What is live moves for visitors at once; a draft
 * stays one. It lasts as long as before.
 */
export const movePerformance = defineOperation({
  name: 'movePerformance',
  area: AREA,
  audit: 'events.performanceMoved',
  input: z.strictObject({
    id: z.uuid(),
    day: dayInput,
    /** Where it stood when the caller looked: ISO moment. Without it, the last one wins. */
    from: z.iso.datetime().optional(),
    time: timeInput,
  }),
  method: 'post',
  output,
  path: '/event-instances/:id/move',
  run: async ({ audit, input: { day, from, id, time }, req, tenantId }) => {
    const { before, event, ...answer } = await changePerformance(req, { from, id }, async (stored) => {
      const timezone =
        stored.start_tz ??
        (await zoneOfPlace(req, { event: idOf(stored.event), tenant: tenantId, venue: idOf(stored.venue) }))
      const { change, moment: start } = wallMoment(day, time, timezone)
      const end = stored.end
        ? new Date(Date.parse(start) + Date.parse(stored.end) - Date.parse(stored.start)).toISOString()
        : null
      return {
        data: { end, start },
        result: { before: stored.start, change, end, event: idOf(stored.event), start, timezone },
      }
    })
    audit({
      after: { start: answer.start, title: (event && (await titleOfEvent(event, tenantId, req))) ?? '' },
      before: { start: before },
      target: `event-instances/${id}`,
    })
    return answer
  },
  summary: 'Move a performance to another time',
  tenant: tenantOfPerformance,
  who: holderOf('events:manage'),
})
