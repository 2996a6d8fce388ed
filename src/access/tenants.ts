import type { BasePayload, PayloadRequest } from 'payload'
import { idOf } from '@/lib/values'
import { readTenantRow } from '@/database/people/personRows'
import { isMember, toTenant, type TenantSummary } from './person'
import { personOf } from './personOf'

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
