import type { Access, CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { openTenants, type Person } from './person'
import { evaluateForPerson } from './personOf'

/** `tenants` of a signed-in user, in the shape that `@payloadcms/plugin-multi-tenant` reads. */
export const tenantsOfUser = (person: Person): { tenant: string }[] => openTenants(person).map((tenant) => ({ tenant }))

/** Super-admins have access to every tenant. `@payloadcms/plugin-multi-tenant` asks this of the signed-in user. */
export const isSuperAdminUser = (user: object): boolean =>
  'roles' in user && Array.isArray(user.roles) && user.roles.includes('super-admin')

/** Signing in sets `tenants`. A user that our code or Payload's has read through the Local API comes without them. */
function attachTenants({ user }: PayloadRequest, person: Person | null): void {
  if (user && person && !('tenants' in user)) Object.assign(user, { tenants: tenantsOfUser(person) })
}

/** Attaches the user's tenants before `access` runs. Costs no statement beyond what our own rules read. */
export const withUserTenants =
  (access: Access): Access =>
  (args) =>
    evaluateForPerson(args.req, (person) => {
      attachTenants(args.req, person)
      return access(args)
    })

/** Attaches the user's tenants before the plugin's own `beforeValidate` checks membership. */
export const attachUserTenants: CollectionBeforeValidateHook = ({ data, req }) =>
  evaluateForPerson(req, (person) => {
    attachTenants(req, person)
    return data
  })
