import type { Access } from 'payload'
import { personOf } from '../personOf'
import { poolOf } from '../../database/poolOf'
import { tenantsWith } from '../person'

/** People of the tenants whose people the person administers. */
export const isColleague: Access = async ({ req }) => {
  const person = await personOf(req)
  if (!person) return false
  const tenants = tenantsWith(person, 'users:admin')
  if (tenants.length === 0) return false
  const { rows } = await poolOf(req.payload).query<{ id: string }>({
    name: 'callboard-colleagues',
    text: `select user_id as id from memberships where tenant_id = any($1::uuid[])
      union select owner_id from tenants where id = any($1::uuid[]) and owner_id is not null`,
    values: [tenants],
  })
  return { id: { in: rows.map((row) => row.id) } }
}
