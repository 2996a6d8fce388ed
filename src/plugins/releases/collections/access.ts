import type { Access, Where } from 'payload'
import { accessibleTenants } from '@/access/person'
import { evaluateForPerson } from '@/access/personOf'
import { canReadReleases } from '../lib/permissions'

/** Documents of the sites in which the person may edit or publish content. */
export const inTenantsWithReleases: Access = ({ req }) =>
  evaluateForPerson(req, (person): boolean | Where => {
    if (!person || person.isSuperAdmin) return person !== null
    const tenants = accessibleTenants(person).filter((id) => canReadReleases(req, person, id))
    return tenants.length > 0 ? { tenant: { in: tenants } } : false
  })
