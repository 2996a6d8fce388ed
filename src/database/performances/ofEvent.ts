import { sql, type SQL } from 'drizzle-orm'

/**
 * Ids of an event's performances, those in the trash too. One that is published belongs where visitors find it, whatever
 * is drafted of it; any other where its newest draft says: what a form made has nothing else.
 * @param event its id, or where a statement has it
 */
export function ofEvent(event: SQL | string): SQL {
  const id = typeof event === 'string' ? sql`${event}::uuid` : event
  return sql`select i.id from event_instances i
    left join _event_instances_v v on v.parent_id = i.id and v.latest
    where i.id in (select id from event_instances where event_id = ${id} union select parent_id from _event_instances_v where latest and version_event_id = ${id})
      and case when i._status = 'published' or v.id is null then i.event_id else v.version_event_id end = ${id}`
}
