import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type PersonAuthority, type RefusalReason, type Grant } from '@/access/authority'
import { readAuthorities } from '@/access/readAuthorities'
import { loadTenant } from '@/access/tenants'
import type { Person, TenantSummary } from '@/access/person'
import { type PermissionKey, withImpliedKeys } from '@/access/permissions'
import { personOf } from '@/access/personOf'
import { registryOf } from '@/access/registryOf'
import { lockTenantAllowingReferences } from '@/database/transactions'
import { forbidden, notFound, refused, conflict } from '@/endpoints/OperationError'
import { countSeatsTaken } from '@/database/people/memberships'
import { findRole } from '@/database/roles/roles'
import { isLimitReached, planLimit } from '@/lib/plans/planAllows'
import { translatorOf } from '@/i18n/translator'
import { inputProblem } from '@/i18n/inputs/inputProblem'

/** A tenant locked for changes to its people: nobody else can change them until the transaction ends. */
export interface LockedSite {
  tenant: TenantSummary
  people: Map<string, PersonAuthority>
}

/** @throws OperationError 404 if the tenant does not exist */
export async function lockPeople(req: PayloadRequest, tenantId: string): Promise<LockedSite> {
  const exists = await lockTenantAllowingReferences(req, tenantId)
  const tenant = exists ? await loadTenant(req.payload, tenantId) : null
  if (!tenant) throw notFound('people')
  return { people: await readAuthorities(req, tenantId), tenant }
}

/**
 * Locks a tenant for a change to its people and reads the current authorities, because the user's permissions may have
 * changed since the request began.
 * @param key that the user must still hold
 * @throws OperationError 404 if they are no longer a member, 403 if they lack the key
 */
export async function lockSiteForActor(
  req: PayloadRequest,
  tenantId: string,
  person: Person,
  key: PermissionKey,
): Promise<LockedSite & { actor: PersonAuthority }> {
  const site = await lockPeople(req, tenantId)
  const actor = person.isSuperAdmin ? providerAuthority(req, person.id) : site.people.get(person.id)
  if (!actor) throw notFound('people')
  if (!actor.keys.has(key)) throw forbidden('people')
  return { ...site, actor }
}

/** The authority of a super-admin, with all keys in every tenant. */
export const providerAuthority = (req: PayloadRequest, userId: string): PersonAuthority => ({
  keys: registryOf(req.payload).keys,
  kind: 'provider',
  roleId: null,
  userId,
})

/** Inputs that name the tenant, for operations without it in the path. Default: the current tenant. */
export const tenantInput = { tenant: z.uuid().optional(), tenantId: z.uuid().optional() }

/** Resolves the tenant of such an input. */
export const tenantOfInput = async (
  input: { tenant?: string; tenantId?: string },
  req: PayloadRequest,
): Promise<string | null> => input.tenantId ?? input.tenant ?? (await personOf(req))?.current?.id ?? null

/**
 * Checks that a seat is available. Call it with the tenant locked.
 * @throws OperationError 422 when all are taken
 */
export async function assertSeatAvailable(req: PayloadRequest, tenant: TenantSummary, except?: string): Promise<void> {
  if (isLimitReached(planLimit(tenant, 'staff_seats'), await countSeatsTaken(req, tenant.id, except)))
    throw refused('seats', translatorOf(req.i18n)('peopleLimitReached'))
}

/** Refusals that concern oneself or the owner return 409, the others 403. */
const CONFLICTS = new Set<RefusalReason>(['owner', 'ownRole', 'self'])

/** @throws OperationError 409 or 403 if there is a reason to refuse */
export function assertNotRefused(req: PayloadRequest, reason: RefusalReason | null): void {
  if (!reason) return
  const message = translatorOf(req.i18n)(`peopleHindrance_${reason}`)
  throw CONFLICTS.has(reason) ? conflict('people', message) : forbidden('people', message)
}

/** The id of a custom role of the tenant, or `tenant-admin`. */
export const roleId = z.union([z.literal('tenant-admin'), z.uuid()], inputProblem('role'))

export type NamedGrant = Grant & { title: string }

/**
 * Resolves what a role grants.
 * @throws OperationError 422 if the tenant has no such role
 */
export async function readGrant(
  req: PayloadRequest,
  tenantId: string,
  role: string,
  path = 'roleId',
): Promise<NamedGrant> {
  if (role === 'tenant-admin') return { kind: 'admin', title: 'Admin' }
  const storedRole = await findRole(req, tenantId, role)
  if (!storedRole) throw refused('people', translatorOf(req.i18n)('refusedRoleUnknown'), path)
  return { id: role, keys: keysOfRole(req, storedRole.permissions), kind: 'role', title: storedRole.title }
}

/** The keys that a role's stored permissions grant, including implied ones. */
export const keysOfRole = (req: PayloadRequest, permissions: Record<string, unknown>): Set<string> =>
  withImpliedKeys(
    registryOf(req.payload),
    Object.entries(permissions).flatMap(([key, on]) => (on === true ? [key] : [])),
  )
