import type { BasePayload } from 'payload'
import { poolOf } from '../poolOf'

/** The next moment at which a performance of a site begins, or an event begins or ends: lists are others then. Null where there is none. */
export async function nextMoment(payload: BasePayload, tenant: string, since: Date): Promise<Date | null> {
  const { rows } = await poolOf(payload).query<{ next: Date | null }>({
    name: 'callboard-site-next-moment',
    text: `select least(
      (select min(start) from event_instances where tenant_id = $1 and _status = 'published' and deleted_at is null and start > $2),
      (select min(start_date) from events where tenant_id = $1 and _status = 'published' and deleted_at is null and start_date > $2),
      (select min(end_date) from events where tenant_id = $1 and _status = 'published' and deleted_at is null and end_date > $2)) as next`,
    values: [tenant, since],
  })
  return rows[0]?.next ?? null
}
