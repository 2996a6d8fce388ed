import type { Access, Where } from 'payload'
import { administers } from '../person'
import { evaluateForPerson } from '../personOf'

/** Documents of the tenants that the person owns or is admin of. */
export const ofAdministeredTenants: Access = ({ req }) =>
  evaluateForPerson(req, (person): boolean | Where => {
    if (!person) return false
    const tenants = [...person.memberships.keys()].filter((id) => administers(person, id))
    return tenants.length > 0 ? { tenant: { in: tenants } } : false
  })
