import type { BasePayload } from 'payload'
import { poolOf } from '../../../../../access/poolOf'
import { personName, type NamedPerson } from '../../../../../lib/names/personName'

/** Somebody who stands in the audit log. */
export interface Actor {
  id: string
  name: string
  /** Address of the picture; null where there is none. */
  picture: string | null
}

interface Row extends NamedPerson {
  id: string
  file: string | null
}

/** Everybody who has left a line in a site's audit log and still has an account, by name. */
export async function actorsOf(payload: BasePayload, tenantId: string): Promise<Actor[]> {
  const { rows } = await poolOf(payload).query<Row>({
    name: 'callboard-activity-actors',
    text: `select u.id, u.display_name as "displayName", u.first_name as "firstName", u.last_name as "lastName", u.email,
        coalesce(a.sizes_square_filename, a.filename) as file
      from users u left join avatars a on a.id = u.avatar_id
      where exists (select 1 from audit_log l where l.actor_id = u.id and l.tenant_id = $1)`,
    values: [tenantId],
  })
  const { routes, serverURL } = payload.config
  const picture = (file: string | null) => (file ? `${serverURL}${routes.api}/avatars/file/${encodeURIComponent(file)}` : null)
  return rows.map((row) => ({ id: row.id, name: personName(row), picture: picture(row.file) })).sort((one, other) => one.name.localeCompare(other.name))
}
