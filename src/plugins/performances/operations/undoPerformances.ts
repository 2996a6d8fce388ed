import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { span } from '../../../collections/EventInstances/spanEvent'
import { changeManyOutsideForms } from '../../../collections/saves/changeOutsideForm'
import { nameLeftOut } from '../../../collections/saves/nameLeftOut'
import { dbOf } from '../../../database/dbOf'
import { defineOperation } from '../../../endpoints/define'
import { holderOf } from '../../../endpoints/rules'
import { MOST_AT_ONCE } from '../../../lib/events/recurring/rule'
import { tenantOfEvent, titleOfEvent } from '../lib/eventOf'
import { AREA } from '../lib/plan'

/** Takes performances back that were added a moment ago and that nobody has touched since, or is editing; all others stay. */
export const undoPerformances = defineOperation({
  name: 'undoPerformances',
  area: AREA,
  audit: 'events.performancesUndone',
  input: z.strictObject({ id: z.uuid(), ids: z.array(z.uuid()).min(1).max(MOST_AT_ONCE) }),
  method: 'post',
  output: z.object({
    /** Why those stay that somebody else is editing, by their titles. */
    leftOut: z.array(z.string()),
    removed: z.number().int(),
  }),
  path: '/events/:id/performances/undo',
  run: async ({ audit, input: { id, ids }, req, tenantId }) => {
    const { leftOut, result: removed } = await changeManyOutsideForms(req, { collection: 'event-instances', fields: ['title'], ids }, (free) => remove(req, id, free))
    if (removed > 0) await span(req, id)
    audit({ after: { performances: removed, title: (await titleOfEvent(id, tenantId, req)) ?? '' }, target: `events/${id}` })
    return { leftOut: await nameLeftOut(req, 'event-instances', leftOut), removed }
  },
  summary: 'Take back the performances that were just added',
  tenant: ({ id }, req) => tenantOfEvent(id, req),
  who: holderOf('events:manage'),
})

async function remove(req: PayloadRequest, event: string, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0
  const db = await dbOf(req)
  const wanted = sql.join(ids.map((one) => sql`${one}::uuid`), sql`, `)
  const { rows } = await db.execute<{ id: string }>(sql`
    with gone as (
      delete from event_instances where id in (${wanted}) and event_id = ${event}::uuid and deleted_at is null
        and created_at > now() - interval '1 hour' and updated_at = created_at
        and (select count(*) from _event_instances_v v where v.parent_id = event_instances.id) = 1
      returning id),
    versions as (delete from _event_instances_v where parent_id in (select id from gone)),
    forgotten as (delete from document_references where collection = 'event-instances' and document_id in (select id from gone))
    select id from gone`)
  return rows.length
}
