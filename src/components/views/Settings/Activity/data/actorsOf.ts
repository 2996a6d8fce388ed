import type { BasePayload } from 'payload'
import { poolOf } from '../../../../../database/poolOf'
import { personName, type NamedPerson } from '../../../../../lib/names/personName'

/** Somebody who stands in the audit log. */
export interface Actor {
  id: string
  name: string
  /** Address of the picture; null where there is none. */
  picture: string | null
  /** Has left lines; else there are only lines about them. */
  isActive: boolean
}

interface Row extends NamedPerson {
  id: string
  file: string | null
  isActive: boolean
}

/** Everybody whom lines of a site's audit log are by, or about, and who still has an account; by name. */
export async function actorsOf(payload: BasePayload, tenantId: string): Promise<Actor[]> {
  const { rows } = await poolOf(payload).query<Row>({
    name: 'callboard-activity-actors',
    text: `select u.id, u.display_name as "displayName", u.first_name as "firstName", u.last_name as "lastName", u.email,
        coalesce(a.sizes_square_filename, a.filename) as file, found.active as "isActive"
      from (select id, bool_or(active) as active from (
          select actor_id as id, true as active from audit_log where tenant_id = $1 and actor_id is not null group by 1
          union all select substr(target, 7)::uuid, false from audit_log where tenant_id = $1 and target ~ '^users/[0-9a-f-]{36}$' group by 1
        ) lines group by 1) found join users u on u.id = found.id left join avatars a on a.id = u.avatar_id`,
    values: [tenantId],
  })
  const { routes, serverURL } = payload.config
  const picture = (file: string | null) => (file ? `${serverURL}${routes.api}/avatars/file/${encodeURIComponent(file)}` : null)
  return rows.map((row) => ({ id: row.id, isActive: row.isActive, name: personName(row), picture: picture(row.file) })).sort((one, other) => one.name.localeCompare(other.name))
}
