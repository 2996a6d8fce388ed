import type { BasePayload } from 'payload'
import { poolOf } from '../../../access/poolOf'
import { personName, type NamedPerson } from '../../../lib/names/personName'

const MOST_NAMED = 3

interface Row extends NamedPerson {
  rank: number
}

/** Names of those who can give access in a tenant: its owner first, then its admins. At most three. */
export async function whoCanGrant(payload: BasePayload, tenantId: string): Promise<string[]> {
  const { rows } = await poolOf(payload).query<Row>({
    name: 'callboard-who-can-grant',
    text: `select u.display_name as "displayName", u.first_name as "firstName", u.last_name as "lastName", u.email, 0 as rank
        from tenants t join users u on u.id = t.owner_id where t.id = $1
      union all
      select u.display_name, u.first_name, u.last_name, u.email, 1
        from memberships m join users u on u.id = m.user_id where m.tenant_id = $1 and m.role = 'tenant-admin'
      order by rank, "lastName", "firstName" limit ${MOST_NAMED}`,
    values: [tenantId],
  })
  return rows.map(personName)
}
