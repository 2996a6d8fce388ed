import type { BasePayload } from 'payload'
import type { NamedPerson } from '@/lib/names/personName'
import { poolOf } from '@/database/connections'
import { namesOf } from '@/database/names'

const u = namesOf('users', 'u')
const a = namesOf('avatars', 'a')
const auditLog = namesOf('audit_log')

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
    text: `select ${u.id}, ${u.display_name} as "displayName", ${u.first_name} as "firstName", ${u.last_name} as "lastName", ${u.email},
        coalesce(${a.sizes_square_filename}, ${a.filename}) as file, found.active as "isActive"
      from (select id, bool_or(active) as active from (
          select ${auditLog.actor_id} as id, true as active from ${auditLog} where ${auditLog.tenant_id} = $1 and ${auditLog.actor_id} is not null group by 1
          union all select substr(${auditLog.target}, 7)::uuid, false from ${auditLog} where ${auditLog.tenant_id} = $1 and ${auditLog.target} ~ '^users/[0-9a-f-]{36}$' group by 1
        ) lines group by 1) found join ${u} on ${u.id} = found.id left join ${a} on ${a.id} = ${u.avatar_id}`,
    values: [tenant],
  })
  return rows
}
