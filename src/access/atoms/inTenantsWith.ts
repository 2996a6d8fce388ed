import type { Access, AccessArgs, Where } from 'payload'
import { personOf } from '../personOf'
import { tenantsWith } from '../person'

/**
 * Documents of the tenants in which the person holds the key.
 * @param key a permission key
 * @param path the field that holds the tenant, `version.tenant` in versions
 */
export const inTenantsWith =
  (key: string, path = 'tenant'): Access =>
  async ({ req }: AccessArgs): Promise<Where | boolean> => {
    const person = await personOf(req)
    if (!person) return false
    if (person.isSuperAdmin) return true
    const tenants = tenantsWith(person, key)
    return tenants.length > 0 ? { [path]: { in: tenants } } : false
  }
