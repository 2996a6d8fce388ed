import type { Access, Where } from 'payload'
import { tenantsWithPermission, type Person } from '../person'
import { evaluateForPerson } from '../personOf'

/**
 * Documents of the tenants in which the person holds the key.
 * @param key a permission key, or several, all of which are required
 * @param path the tenant field; `version.tenant` in versions
 */
export const inTenantsWith = (key: string | [string, ...string[]], path = 'tenant'): Access => {
  const [first, ...others] = typeof key === 'string' ? [key] : key
  const rule = (person: Person | null): Where | boolean => {
    if (!person) return false
    if (person.isSuperAdmin) return true
    const tenants = tenantsWithPermission(person, first).filter((id) =>
      others.every((other) => person.memberships.get(id)?.keys.has(other)),
    )
    return tenants.length > 0 ? { [path]: { in: tenants } } : false
  }
  return ({ req }) => evaluateForPerson(req, rule)
}
