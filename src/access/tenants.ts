import type { BasePayload, PayloadRequest, Access, CollectionBeforeValidateHook } from 'payload'
import { type TenantSummary, toTenant, isMember, openTenants, type Person } from './person'
import { idOf } from '../lib/values'
import { readTenantRow } from '../database/people/personRows'
import { personOf, evaluateForPerson } from './personOf'

/** Reads one tenant with plan and active addons. */
export async function loadTenant(payload: BasePayload, id: string): Promise<TenantSummary | null> {
  const row = await readTenantRow(payload, id)
  return row && toTenant(row)
}

const CONTEXT_KEY = 'callboardTenants'

/**
 * A tenant with its plan, addons and languages. Comes with the person where they are a member; read once a request
 * otherwise.
 */
export async function tenantOf(req: PayloadRequest, id: string): Promise<TenantSummary | null> {
  const person = await personOf(req)
  const known = person?.memberships.get(id)?.tenant ?? (person?.current?.id === id ? person.current : undefined)
  if (known) return known
  const read = (req.context[CONTEXT_KEY] ??= new Map()) as Map<string, Promise<TenantSummary | null>>
  let tenant = read.get(id)
  if (!tenant) read.set(id, (tenant = loadTenant(req.payload, id)))
  return tenant
}

/**
 * The tenant of the document that a form shows: the one that its data names, else the one on screen. The data comes
 * from the browser, so a tenant that the person does not belong to counts as none.
 * @param data of the document, as the form has it
 */
export async function tenantOfForm(req: PayloadRequest, data: unknown): Promise<string | null> {
  const named = typeof data === 'object' && data !== null && 'tenant' in data ? idOf(data.tenant) : null
  // Nobody is signed in for our own jobs: their data is stored data.
  if (named && !req.user) return named
  const person = await personOf(req)
  if (!named) return person?.current?.id ?? null
  return isMember(person, named) ? named : null
}

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
