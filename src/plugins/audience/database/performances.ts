import type { BasePayload } from 'payload'
import { poolOf } from '@/database/connections'

/** Returns the event of a performance that the site has published; null if there is none. */
export async function findEventOf(payload: BasePayload, tenantId: string, id: string): Promise<string | null> {
  const { rows } = await poolOf(payload).query<{ event_id: string | null }>(
    `select event_id from event_instances where id = $1 and tenant_id = $2 and _status = 'published' and deleted_at is null`,
    [id, tenantId],
  )
  return rows[0]?.event_id ?? null
}
