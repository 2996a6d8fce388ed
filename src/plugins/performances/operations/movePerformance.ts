import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { idOf } from '../../../access/idOf'
import { zoneOfPlace } from '../../../collections/Events/zoneOfPlace'
import { changeOutsideForm } from '../../../collections/saves/changeOutsideForm'
import { dbOf } from '../../../database/dbOf'
import { defineOperation } from '../../../endpoints/define'
import { notFound, stale } from '../../../endpoints/OperationError'
import { holderOf } from '../../../endpoints/rules'
import { dayInput, timeInput } from '../../../lib/events/recurring/wallInput'
import { wallMoment } from '../../../lib/events/recurring/wallMoment'
import { AREA } from '../lib/plan'

const output = z.object({ change: z.enum(['gap', 'twice']).nullable(), end: z.string().nullable(), start: z.string(), timezone: z.string() })

const input = z.strictObject({
  id: z.uuid(),
  day: dayInput,
  /** Where it stood when the caller looked: ISO moment. Without it, the last one wins. */
  from: z.iso.datetime().optional(),
  time: timeInput,
})

/**
 * Moves a performance to another time on the wall clock of its place. What is live moves for visitors at once; a draft
 * stays one. It lasts as long as before.
 */
export const movePerformance = defineOperation({
  name: 'movePerformance',
  area: AREA,
  audit: 'events.performanceMoved',
  input,
  method: 'post',
  output,
  path: '/event-instances/:id/move',
  run: async ({ audit, input, req, tenantId }) => {
    const { answer, before } = await changeOutsideForm(req, { collection: 'event-instances', fields: ['start', 'end', 'title'], id: input.id }, () => move(req, tenantId, input))
    audit({ after: { start: answer.start }, before: { start: before }, target: `event-instances/${input.id}` })
    return answer
  },
  summary: 'Move a performance to another time',
  tenant: async ({ id }, req) => tenantOfPerformance(req, id),
  who: holderOf('events:manage'),
})

async function move(req: PayloadRequest, tenant: string | null, { day, from, id, time }: z.infer<typeof input>): Promise<{ answer: z.infer<typeof output>; before: string }> {
  const stored = await req.payload.findByID({ id, collection: 'event-instances', depth: 0, draft: true, overrideAccess: false, req })
  if (from && Date.parse(from) !== Date.parse(stored.start)) throw stale(AREA)
  const timezone = stored.start_tz ?? (await zoneOfPlace(req, { event: idOf(stored.event), tenant, venue: idOf(stored.venue) }))
  const { change, moment: start } = wallMoment(day, time, timezone)
  const end = stored.end ? new Date(Date.parse(start) + Date.parse(stored.end) - Date.parse(stored.start)).toISOString() : null
  const isDraft = stored._status !== 'published'
  await req.payload.update({ id, collection: 'event-instances', data: { end, start, ...(!isDraft && { _status: 'published' }) }, depth: 0, draft: isDraft, overrideAccess: false, req })
  return { answer: { change, end, start, timezone }, before: stored.start }
}

async function tenantOfPerformance(req: PayloadRequest, id: string): Promise<string | null> {
  const { rows } = await (await dbOf(req)).execute<{ tenant_id: string }>(sql`select tenant_id from event_instances where id = ${id}::uuid and deleted_at is null`)
  if (!rows[0]) throw notFound(AREA)
  return rows[0].tenant_id
}
