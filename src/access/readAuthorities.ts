import { KINDS, keysOf } from './person'
import type { PayloadRequest } from 'payload'
import { readTenantMembers } from '@/database/people/memberships'
import { registryOf } from './registryOf'
import { type PersonAuthority, combineAuthorities } from './authority'

/**
 * The authority of every member of a tenant, by user id, read in the request's transaction. With several memberships
 * the strongest counts.
 */
export async function readAuthorities(req: PayloadRequest, tenantId: string): Promise<Map<string, PersonAuthority>> {
  const registry = registryOf(req.payload)
  const authorities = new Map<string, PersonAuthority>()
  for (const row of await readTenantMembers(req, tenantId)) {
    const kind = KINDS[row.kind]
    const authority: PersonAuthority = {
      // Super-admins keep every key, even where they are also members.
      keys: row.isSuperAdmin ? registry.keys : keysOf(kind, row.permissions, registry),
      kind: row.isSuperAdmin ? 'provider' : kind,
      roleId: row.roleId,
      userId: row.userId,
    }
    const existing = authorities.get(row.userId)
    authorities.set(row.userId, existing ? combineAuthorities(existing, authority) : authority)
  }
  return authorities
}
