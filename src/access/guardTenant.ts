import {
  Forbidden,
  ValidationError,
  type Access,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'
import { idOf } from '@/lib/values'
import { hasPermission, tenantsOfUser, type Person } from './person'
import { evaluateForPerson, personOf } from './personOf'
import { permissionKey } from './permissions'

/** Whether the signed-in user has access to every tenant. Called by `@payloadcms/plugin-multi-tenant`. */
export const isSuperAdminUser = (user: object): boolean =>
  'roles' in user && Array.isArray(user.roles) && user.roles.includes('super-admin')

/** Authentication sets `tenants`. Users read through the Local API lack it. */
function attachTenants({ user }: PayloadRequest, person: Person | null): void {
  if (user && person && !('tenants' in user)) Object.assign(user, { tenants: tenantsOfUser(person) })
}

/** Attaches the user's tenants before `access` runs. Needs no statement beyond those of the other rules. */
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

/**
 * Refuses to create a document in a tenant where the user lacks the key, and to move it to another tenant, regardless
 * of cookie or body. Runs on drafts and autosaves too, after default values are set.
 * @param group permission group of the collection
 * @throws Forbidden, or ValidationError if there is no tenant
 */
export const guardTenant =
  (group: string): CollectionBeforeValidateHook =>
  async ({ collection, data, operation, originalDoc, req }) => {
    const stored = idOf(originalDoc?.tenant)
    const requested = idOf(data?.tenant)
    if (operation === 'update' && requested && stored && requested !== stored) throw new Forbidden(req.t)
    const tenant = stored ?? requested
    if (!tenant) throw missingTenant(req, collection.slug)
    // No user: an internal job through the Local API. Access control refuses anonymous requests.
    if (!req.user) return data
    const person = await personOf(req)
    if (!hasPermission(person, permissionKey(group, 'manage'), tenant) && !isTrashing(person, data, group, tenant)) {
      throw new Forbidden(req.t)
    }
    return data
  }

/** Moving to the trash is an update that requires `delete`, which access control has checked. */
function isTrashing(
  person: Awaited<ReturnType<typeof personOf>>,
  data: unknown,
  group: string,
  tenant: string,
): boolean {
  const trashes = typeof data === 'object' && data !== null && 'deletedAt' in data && data.deletedAt !== null
  return trashes && hasPermission(person, permissionKey(group, 'delete'), tenant)
}

const missingTenant = (req: PayloadRequest, collection: string) =>
  new ValidationError({ collection, errors: [{ message: req.t('validation:required'), path: 'tenant' }] })
