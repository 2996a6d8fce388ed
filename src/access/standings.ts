import type { PayloadRequest } from 'payload'
import { placesIn } from '../database/people/places'
import type { PersonAuthority } from './authority'
import type { MembershipKind } from './person'
import { registryOf } from './registryOf'
import { KINDS, keysOf, STRENGTH } from './toPerson'

/** Everybody's standing in a tenant, by user id, as the request's transaction sees it. */
export async function readAuthorities(req: PayloadRequest, tenantId: string): Promise<Map<string, PersonAuthority>> {
  const registry = registryOf(req.payload)
  const standings = new Map<string, PersonAuthority>()
  for (const row of await placesIn(req, tenantId)) {
    const kind = KINDS[row.kind]
    const known = standings.get(row.userId)
    if (known && isAtLeast(known.kind, kind)) continue
    // The provider's own people keep every key wherever they also work.
    standings.set(row.userId, {
      keys: row.isSuperAdmin ? registry.keys : keysOf(kind, row.permissions, registry),
      kind: row.isSuperAdmin ? 'provider' : kind,
      roleId: row.roleId,
      userId: row.userId,
    })
  }
  return standings
}

const isAtLeast = (one: PersonAuthority['kind'], other: MembershipKind): boolean =>
  one === 'provider' || STRENGTH.indexOf(one) <= STRENGTH.indexOf(other)
