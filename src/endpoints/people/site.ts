import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { PersonAuthority } from '../../access/authority'
import { loadTenant } from '../../access/loadTenant'
import type { Person, TenantSummary } from '../../access/person'
import type { PermissionKey } from '../../access/permissions'
import { personOf } from '../../access/personOf'
import { registryOf } from '../../access/registryOf'
import { readAuthorities } from '../../access/standings'
import { lockTenantBesideSaves } from '../../database/tenants/locks'
import { forbidden, notFound } from '../OperationError'

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
