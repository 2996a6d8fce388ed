import type { Access, Where } from 'payload'
import { personOf } from '../personOf'
import { poolOf } from '../poolOf'

/** Portraits and marks of the person's own tenants, of the people in them, of the partners that everybody sees, and the logos of apps. */
export const isSeenAvatar: Access = async ({ req }) => {
  const person = await personOf(req)
  if (!person) return false
  if (person.isSuperAdmin) return true
  const tenants = [...person.memberships.keys()]
  const { rows } = await poolOf(req.payload).query<{ id: string }>({
    name: 'callboard-avatars',
    text: `select avatar_id as id from users where id = $2 and avatar_id is not null
      union select u.avatar_id from users u join memberships m on m.user_id = u.id where m.tenant_id = any($1::uuid[]) and u.avatar_id is not null
      union select u.avatar_id from users u join tenants t on t.owner_id = u.id where t.id = any($1::uuid[]) and u.avatar_id is not null
      union select avatar_id from tenants where id = any($1::uuid[]) and avatar_id is not null
      union select logo_id from collaborators where trusted and active and logo_id is not null
      union select logo_id from apps where logo_id is not null`,
    values: [tenants, person.id],
  })
  const seen: Where[] = [{ id: { in: rows.map((row) => row.id) } }]
  if (tenants.length > 0) seen.push({ tenant: { in: tenants } })
  return { or: seen }
}
