import type { Access, Where } from 'payload'
import { tenantsWithPermission } from './person'
import { permissionKey, type Verb } from './permissions'
import { evaluateForPerson } from './personOf'
import { callboardOf } from './registryOf'

/**
 * Documents that are about documents of a content type, in the tenants where the person holds the key of that type.
 * @param field that holds the slug of the type
 */
export const isAboutTypeWith =
  (verb: Verb, field: string): Access =>
  ({ req }) =>
    evaluateForPerson(req, (person): boolean | Where => {
      if (!person || person.isSuperAdmin) return person !== null
      // Most people hold the keys of all types in the same tenants, which is one condition.
      const typesByTenants = Map.groupBy(callboardOf(req.payload).contentTypes, ({ group }) =>
        tenantsWithPermission(person, permissionKey(group.name, verb)).join(),
      )
      const allowed = [...typesByTenants].flatMap(([tenants, types]): Where[] =>
        tenants
          ? [{ and: [{ tenant: { in: tenants.split(',') } }, { [field]: { in: types.map(({ slug }) => slug) } }] }]
          : [],
      )
      return allowed.length > 0 ? { or: allowed } : false
    })
