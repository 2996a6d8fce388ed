import type { PayloadRequest } from 'payload'
import type { TenantSummary } from './person'
import { personOf } from './personOf'
import { loadTenant } from './loadTenant'

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
