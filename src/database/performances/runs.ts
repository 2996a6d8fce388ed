import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '@/database/connections'
import { namesOf } from '@/database/names'

const v = namesOf('_event_instances_v', 'v')
const i = namesOf('event_instances', 'i')
const eventInstances = namesOf('event_instances', 'event_instances')
const eventInstancesV = namesOf('_event_instances_v')

/** Reads the starts of an event's performances by their newest versions, without trashed ones: ISO 8601, unordered. */
export async function readEventStarts(req: Transaction, event: string): Promise<Set<string>> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{
    start: Date | string
  }>(sql`select ${v.version_start} as start from ${v} join ${i} on ${i.id} = ${v.parent_id}
    where ${v.latest} and ${v.version_event_id} = ${event}::uuid and ${v.version_deleted_at} is null and ${i.deleted_at} is null and ${v.version_start} is not null`)
  return new Set(rows.map(({ start }) => new Date(start).toISOString()))
}

/**
 * Deletes performances of an event, with their versions, that were created within the last hour and not saved since;
 * others are kept. One statement deletes a run of hundreds, as the bulk writer created them: they are not known
 * anywhere except in the response that created them. Call it inside `changeManyOutsideForms`. Rows that belong to them
 * are deleted by `deleteDocumentRows`.
 * @returns ids of the deleted performances
 */
export async function deleteUntouchedPerformances(req: Transaction, event: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const candidates = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string }>(sql`
    with gone as (
      delete from ${eventInstances} where ${eventInstances.id} in (${candidates}) and ${eventInstances.event_id} = ${event}::uuid and ${eventInstances.deleted_at} is null
        and ${eventInstances.created_at} > now() - interval '1 hour' and ${eventInstances.updated_at} = ${eventInstances.created_at}
        and (select count(*) from ${v} where ${v.parent_id} = ${eventInstances.id}) = 1
      returning ${eventInstances.id}),
    versions as (delete from ${eventInstancesV} where ${eventInstancesV.parent_id} in (select id from gone))
    select id from gone`)
  return rows.map(({ id }) => id)
}
