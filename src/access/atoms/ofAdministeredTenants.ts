import type { Access } from 'payload'
import { administers } from '../person'
import { personOf } from '../personOf'

/** Documents of the tenants that the person owns or is admin of. */
export const ofAdministeredTenants: Access = async ({ req }) => {
  const person = await personOf(req)
  if (!person) return false
  const tenants = [...person.memberships.keys()].filter((id) => administers(person, id))
  return tenants.length > 0 ? { tenant: { in: tenants } } : false
}
