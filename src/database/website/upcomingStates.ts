import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf } from '../connections'

/**
 * Reads the distinct states of upcoming published performances by event, in one statement. Events without any are
 * omitted.
 */
export async function readUpcomingStates(
  payload: BasePayload,
  tenant: string,
  events: string[],
): Promise<Map<string, string[]>> {
  if (events.length === 0) return new Map()
  const { rows } = await (
    await dbOf({ payload })
  ).execute<{ event: string; states: string[] }>(sql`
    select i.event_id as event, json_agg(distinct i.instance_status::text) as states from event_instances i
    where i.tenant_id = ${tenant}::uuid and i.event_id in (select jsonb_array_elements_text(${JSON.stringify(events)}::jsonb)::uuid)
      and i._status = 'published' and i.deleted_at is null and i.start >= now()
    group by i.event_id`)
  return new Map(rows.map(({ event, states }) => [event, states]))
}
