import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { idOf } from '../../../access/idOf'
import { lockOf } from '../../../access/lockOf'
import { zoneOfPlace } from '../../../collections/Events/zoneOfPlace'
import { nameOfPerson } from '../../../collections/hooks/nameOfPerson'
import { awaitOtherSaves } from '../../../collections/saves/awaitOtherSaves'
import { dbOf } from '../../../database/dbOf'
import { defineOperation } from '../../../endpoints/define'
import { conflict, notFound, stale } from '../../../endpoints/OperationError'
import { holderOf } from '../../../endpoints/rules'
import { translatorOf } from '../../../i18n/translator'
import { dayInput, timeInput } from '../../../lib/events/recurring/wallInput'
import { wallMoment } from '../../../lib/events/recurring/wallMoment'
import { titleOfEvent } from '../lib/eventOf'
import { AREA } from '../lib/plan'

const output = z.object({ change: z.enum(['gap', 'twice']).nullable(), end: z.string().nullable(), start: z.string(), timezone: z.string() })

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
    // Whoever saves it at this moment comes first or waits, as with every save.
    await awaitOtherSaves(req, id)
    const stored = await req.payload.findByID({ id, collection: 'event-instances', depth: 0, draft: true, overrideAccess: false, req })
    const lock = await lockOf(req, 'event-instances', id)
    if (lock?.isFresh && lock.holder !== req.user?.id) throw conflict(AREA, translatorOf(req.i18n)('lockedBy', { person: (await nameOfPerson(req, lock.holder)) ?? '–' }))
    if (from && Date.parse(from) !== Date.parse(stored.start)) throw stale(AREA)
    const timezone = stored.start_tz ?? (await zoneOfPlace(req, { event: idOf(stored.event), tenant: tenantId, venue: idOf(stored.venue) }))
    const { change, moment: start } = wallMoment(day, time, timezone)
    const end = stored.end ? new Date(Date.parse(start) + Date.parse(stored.end) - Date.parse(stored.start)).toISOString() : null
    const isDraft = stored._status !== 'published'
    // The operation's own line tells of it.
    const { withoutAudit } = req.context
    req.context.withoutAudit = true
    await req.payload.update({ id, collection: 'event-instances', data: { end, start, ...(!isDraft && { _status: 'published' }) }, depth: 0, draft: isDraft, overrideAccess: false, req })
    req.context.withoutAudit = withoutAudit
    const event = idOf(stored.event)
    audit({ after: { start, title: (event && (await titleOfEvent(event, tenantId, req))) ?? '' }, before: { start: stored.start }, target: `event-instances/${id}` })
    return { change, end, start, timezone }
  },
  summary: 'Move a performance to another time',
  tenant: async ({ id }, req) => tenantOfPerformance(req, id),
  who: holderOf('events:manage'),
})

async function tenantOfPerformance(req: PayloadRequest, id: string): Promise<string | null> {
  const { rows } = await (await dbOf(req)).execute<{ tenant_id: string }>(sql`select tenant_id from event_instances where id = ${id}::uuid and deleted_at is null`)
  if (!rows[0]) throw notFound(AREA)
  return rows[0].tenant_id
}
