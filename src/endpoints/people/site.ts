import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type PersonAuthority, readAuthorities, type RefusalReason, type Grant } from '../../access/authority'
import { loadTenant } from '../../access/tenants'
import type { Person, TenantSummary } from '../../access/person'
import { type PermissionKey, closure } from '../../access/permissions'
import { personOf } from '../../access/personOf'
import { registryOf } from '../../access/registryOf'
import { lockTenantBesideSaves } from '../../database/locks'
import { forbidden, notFound, refused, conflict, type OperationError } from '../OperationError'
import { seatsTaken } from '../../database/people/memberships'
import { isReached, planLimit } from '../../lib/plans/planAllows'
import { peopleMessages as words } from '../../i18n/people/en'
import { findRole } from '../../database/roles/roles'

/** A tenant in which people are being changed: nobody else changes anybody there until the transaction ends. */
export interface LockedSite {
  tenant: TenantSummary
  people: Map<string, PersonAuthority>
}

/** @throws OperationError 404 when there is no such tenant */
export async function lockPeople(req: PayloadRequest, tenantId: string): Promise<LockedSite> {
  const isThere = await lockTenantBesideSaves(req, tenantId)
  const tenant = isThere ? await loadTenant(req.payload, tenantId) : null
  if (!tenant) throw notFound('people')
  return { people: await readAuthorities(req, tenantId), tenant }
}

/**
 * Locks a tenant for somebody who changes its people, and reads who may do what by then: what they held when the request
 * began may be gone.
 * @param key that the acting person must still hold
 * @throws OperationError 404 or 403 when they do not
 */
export async function lockSite(
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

/** The provider may do everything everywhere. */
export const providerAuthority = (req: PayloadRequest, userId: string): PersonAuthority => ({
  keys: registryOf(req.payload).keys,
  kind: 'provider',
  roleId: null,
  userId,
})

/** How calls whose path names no tenant may name it; without that, the one on screen counts. */
export const tenantNamed = { tenant: z.uuid().optional(), tenantId: z.uuid().optional() }

/** The tenant that a call means. */
export const namedTenant = async (
  input: { tenant?: string; tenantId?: string },
  req: PayloadRequest,
): Promise<string | null> => input.tenantId ?? input.tenant ?? (await personOf(req))?.current?.id ?? null

/**
 * Sees to it that there is a seat. Call it with the tenant locked.
 * @throws OperationError 422 when all are taken
 */
export async function requireSeat(req: PayloadRequest, tenant: TenantSummary, except?: string): Promise<void> {
  if (isReached(planLimit(tenant, 'staff_seats'), await seatsTaken(req, tenant.id, except)))
    throw refused('seats', 'Staff limit reached.')
}

/** The screens say the same, before anybody has to be refused. */
const SENTENCES: Record<RefusalReason, string> = {
  adminByOwner: words.peopleHindrance_adminByOwner,
  beyond: words.peopleHindrance_beyond,
  owner: words.peopleHindrance_owner,
  ownRole: words.peopleHindrance_ownRole,
  self: words.peopleHindrance_self,
  stronger: words.peopleHindrance_stronger,
}

/** What concerns oneself or the owner conflicts with how things are; the rest is a matter of rights. */
const CONFLICTS = new Set<RefusalReason>(['owner', 'ownRole', 'self'])

/** @throws OperationError when something stands against it */
export function refuseIf(hindrance: RefusalReason | null): void {
  if (hindrance) throw refusalOf(hindrance)
}

const refusalOf = (hindrance: RefusalReason): OperationError =>
  CONFLICTS.has(hindrance) ? conflict('people', SENTENCES[hindrance]) : forbidden('people', SENTENCES[hindrance])

/** A custom role of the tenant by its id, or the admin's. */
export const roleId = z.union([z.literal('tenant-admin'), z.uuid()], 'Choose a role')

export type NamedGrant = Grant & { title: string }

/**
 * What a role gives.
 * @throws OperationError 422 for a role that this tenant does not have
 */
export async function grantOf(
  req: PayloadRequest,
  tenantId: string,
  role: string,
  path = 'roleId',
): Promise<NamedGrant> {
  if (role === 'tenant-admin') return { kind: 'admin', title: 'Admin' }
  const found = await findRole(req, tenantId, role)
  if (!found) throw refused('people', 'There is no such role.', path)
  return { id: role, keys: keysOfRole(req, found.permissions), kind: 'role', title: found.title }
}

/** What the stored permissions of a role allow. */
export const keysOfRole = (req: PayloadRequest, permissions: Record<string, unknown>): Set<string> =>
  closure(
    registryOf(req.payload),
    Object.entries(permissions).flatMap(([key, on]) => (on === true ? [key] : [])),
  )
