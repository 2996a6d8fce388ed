import type { Access, Where } from 'payload'
import { openTenants } from '../person'
import { evaluateForPerson } from '../personOf'

/** The tenants that the person belongs to and may look into. */
export const isTenantOfPerson: Access = ({ req }) =>
  evaluateForPerson(req, (person): boolean | Where => {
    if (!person) return false
    return person.isSuperAdmin || { id: { in: openTenants(person) } }
  })
