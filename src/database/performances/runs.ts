import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '@/database/connections'

/** Reads the starts of an event's performances by their newest versions, without trashed ones: ISO 8601, unordered. */
export async function readEventStarts(req: Transaction, event: string): Promise<Set<string>> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{
    start: Date | string
  }>(sql`select v.version_start as start from _event_instances_v v join event_instances i on i.id = v.parent_id
    where v.latest and v.version_event_id = ${event}::uuid and v.version_deleted_at is null and i.deleted_at is null and v.version_start is not null`)
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
      delete from event_instances where id in (${candidates}) and event_id = ${event}::uuid and deleted_at is null
        and created_at > now() - interval '1 hour' and updated_at = created_at
        and (select count(*) from _event_instances_v v where v.parent_id = event_instances.id) = 1
      returning id),
    versions as (delete from _event_instances_v where parent_id in (select id from gone))
    select id from gone`)
  return rows.map(({ id }) => id)
}
