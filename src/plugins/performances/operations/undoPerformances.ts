import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { span } from '../../../collections/EventInstances/spanEvent'
import { dbOf } from '../../../database/dbOf'
import { defineOperation } from '../../../endpoints/define'
import { holderOf } from '../../../endpoints/rules'
import { MOST_AT_ONCE } from '../../../lib/events/recurring/rule'
import { tenantOfEvent, titleOfEvent } from '../lib/eventOf'
import { AREA } from '../lib/plan'

/** Takes performances back that were added a moment ago and that nobody has touched since; all others stay. */
export const undoPerformances = defineOperation({
  name: 'undoPerformances',
  area: AREA,
  audit: 'events.performancesUndone',
  input: z.strictObject({ id: z.uuid(), ids: z.array(z.uuid()).min(1).max(MOST_AT_ONCE) }),
  method: 'post',
  output: z.object({ removed: z.number().int() }),
  path: '/events/:id/performances/undo',
  run: async ({ audit, input: { id, ids }, req, tenantId }) => {
    const db = await dbOf(req)
    const wanted = sql.join(ids.map((one) => sql`${one}::uuid`), sql`, `)
    const { rows } = await db.execute<{ id: string }>(sql`
      with gone as (
        delete from event_instances where id in (${wanted}) and event_id = ${id}::uuid and deleted_at is null
          and created_at > now() - interval '1 hour' and updated_at = created_at
          and (select count(*) from _event_instances_v v where v.parent_id = event_instances.id) = 1
        returning id),
      versions as (delete from _event_instances_v where parent_id in (select id from gone)),
      forgotten as (delete from document_references where collection = 'event-instances' and document_id in (select id from gone))
      select id from gone`)
    if (rows.length > 0) await span(req, id)
    audit({ after: { performances: rows.length, title: (await titleOfEvent(id, tenantId, req)) ?? '' }, target: `events/${id}` })
    return { removed: rows.length }
  },
  summary: 'Take back the performances that were just added',
  tenant: ({ id }, req) => tenantOfEvent(id, req),
  who: holderOf('events:manage'),
})
