import type { Access, Where } from 'payload'
import { askPerson } from '../personOf'

/** The tenants that the person belongs to. */
export const isTenantOfPerson: Access = ({ req }) =>
  askPerson(req, (person): boolean | Where => {
    if (!person) return false
    return person.isSuperAdmin || { id: { in: [...person.memberships.keys()] } }
  })
