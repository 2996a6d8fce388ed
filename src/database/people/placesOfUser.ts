import type { BasePayload } from 'payload'
import { poolOf } from '../poolOf'

/** A membership as the API shows it. */
export interface PlaceOfUser {
  /** Id of the tenant. */
  tenant: string
  roles: ('tenant-admin' | 'tenant-viewer')[]
  /** Ids of custom roles: none or one. */
  userRoles: string[]
}

/** The memberships of a user, the oldest first. */
export async function placesOfUser(payload: BasePayload, user: string): Promise<PlaceOfUser[]> {
  const { rows } = await poolOf(payload).query<{ place: PlaceOfUser }>({
    name: 'callboard-places',
    text: `select json_build_object('tenant', tenant_id, 'roles', case when role = 'staff' then '[]'::json else json_build_array(role) end,
      'userRoles', case when user_role_id is null then '[]'::json else json_build_array(user_role_id) end) as place
      from memberships where user_id = $1 order by created_at`,
    values: [user],
  })
  return rows.map(({ place }) => place)
}
