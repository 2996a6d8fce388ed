import {
  type Access,
  type BasePayload,
  type CollectionBeforeValidateHook,
  Forbidden,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { idOf } from '../lib/values'
import { readTenantRow } from '../database/people/personRows'
import { hasPermission, isMember, type Person, tenantsOfUser, type TenantSummary, toTenant } from './person'
import { evaluateForPerson, personOf } from './personOf'
import { permissionKey } from './permissions'

/** Reads one tenant with plan and active addons. */
export async function loadTenant(payload: BasePayload, id: string): Promise<TenantSummary | null> {
  const row = await readTenantRow(payload, id)
  return row && toTenant(row)
}

const CONTEXT_KEY = 'callboardTenants'

/**
 * A tenant with its plan, add-ons and languages. Taken from the person if they are a member, otherwise read once per
 * request.
 */
export async function tenantOf(req: PayloadRequest, id: string): Promise<TenantSummary | null> {
  const person = await personOf(req)
  const memberTenant = person?.memberships.get(id)?.tenant ?? (person?.current?.id === id ? person.current : undefined)
  if (memberTenant) return memberTenant
  const cache = (req.context[CONTEXT_KEY] ??= new Map()) as Map<string, Promise<TenantSummary | null>>
  let tenant = cache.get(id)
  if (!tenant) cache.set(id, (tenant = loadTenant(req.payload, id)))
  return tenant
}

/**
 * The tenant of the document in a form: the one in its data, otherwise the current one. The data comes from the
 * browser, so a tenant that the user is no member of counts as none.
 * @param data form data of the document
 */
export async function tenantOfForm(req: PayloadRequest, data: unknown): Promise<string | null> {
  const requested = typeof data === 'object' && data !== null && 'tenant' in data ? idOf(data.tenant) : null
  // Internal jobs have no user, and their data comes from the database.
  if (requested && !req.user) return requested
  const person = await personOf(req)
  if (!requested) return person?.current?.id ?? null
  return isMember(person, requested) ? requested : null
}

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
