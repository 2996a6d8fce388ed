import type { BasePayload } from 'payload'
import type { NamedPerson } from '@/lib/names/personName'
import { poolOf } from '@/database/connections'

export interface ActorRow extends NamedPerson {
  id: string
  /** File name of their picture; null if they have none. */
  file: string | null
  /** Whether entries are by them; otherwise entries are only about them. */
  isActive: boolean
}

/** Reads the users, with an account, whom entries of a tenant's audit log are by or about. Unordered. */
export async function readAuditActors(payload: BasePayload, tenant: string): Promise<ActorRow[]> {
  const { rows } = await poolOf(payload).query<ActorRow>({
    name: 'callboard-activity-actors',
    text: `select u.id, u.display_name as "displayName", u.first_name as "firstName", u.last_name as "lastName", u.email,
        coalesce(a.sizes_square_filename, a.filename) as file, found.active as "isActive"
      from (select id, bool_or(active) as active from (
          select actor_id as id, true as active from audit_log where tenant_id = $1 and actor_id is not null group by 1
          union all select substr(target, 7)::uuid, false from audit_log where tenant_id = $1 and target ~ '^users/[0-9a-f-]{36}$' group by 1
        ) lines group by 1) found join users u on u.id = found.id left join avatars a on a.id = u.avatar_id`,
    values: [tenant],
  })
  return rows
}
