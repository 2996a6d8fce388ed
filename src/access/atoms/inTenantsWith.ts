import type { Access, Where } from 'payload'
import { tenantsWith, type Person } from '../person'
import { askPerson } from '../personOf'

/**
 * Documents of the tenants in which the person holds the key.
 * @param key a permission key
 * @param path the field that holds the tenant, `version.tenant` in versions
 */
export const inTenantsWith = (key: string, path = 'tenant'): Access => {
  const rule = (person: Person | null): Where | boolean => {
    if (!person) return false
    if (person.isSuperAdmin) return true
    const tenants = tenantsWith(person, key)
    return tenants.length > 0 ? { [path]: { in: tenants } } : false
  }
  return ({ req }) => askPerson(req, rule)
}
