import type { Access, Where } from 'payload'
import { personOf } from '../personOf'
import { poolOf } from '../poolOf'

/** Apps that are offered, and those that a site of the person still has. The provider sees all. */
export const isOfferedApp: Access = async ({ req }) => {
  const person = await personOf(req)
  if (!person) return false
  if (person.isSuperAdmin) return true
  const { rows } = await poolOf(req.payload).query<{ id: string }>({
    name: 'callboard-installed-apps',
    text: `select distinct apps_id as id from tenants_rels where parent_id = any($1::uuid[]) and path = 'installedApps'`,
    values: [[...person.memberships.keys()]],
  })
  const seen: Where[] = [{ active: { not_equals: false } }, { id: { in: rows.map((row) => row.id) } }]
  return { or: seen }
}
