import type { Access } from 'payload'
import { personOf } from '../personOf'

/** The tenants that the person belongs to. */
export const isTenantOfPerson: Access = async ({ req }) => {
  const person = await personOf(req)
  if (!person) return false
  return person.isSuperAdmin || { id: { in: [...person.memberships.keys()] } }
}
