import type { Access, Where } from 'payload'
import { personOf } from '../personOf'
import { poolOf } from '../poolOf'
import { tenantsWith } from '../person'

const TRUSTED: Where = { and: [{ trusted: { equals: true } }, { active: { equals: true } }] }

/**
 * Trusted partners, the organisation that the person works for, and those that asked for a tenant whose people the
 * person administers.
 */
export const isKnownOrganisation: Access = async ({ req }) => {
  const person = await personOf(req)
  if (!person) return false
  if (person.isSuperAdmin) return true
  const { rows } = await poolOf(req.payload).query<{ id: string }>({
    name: 'callboard-organisations',
    text: `select organisation_id as id from access_requests where tenant_id = any($1::uuid[])
      union select organisation_id from users where id = $2 and organisation_id is not null`,
    values: [tenantsWith(person, 'users:admin'), person.id],
  })
  return { or: [TRUSTED, { id: { in: rows.map((row) => row.id) } }] }
}
