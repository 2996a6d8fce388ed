import { type MembershipKind, KINDS, keysOf, STRENGTH } from './person'
import type { PermissionKey } from './permissions'
import type { PayloadRequest } from 'payload'
import { placesIn } from '../database/people/places'
import { registryOf } from './registryOf'

/** What somebody is in a tenant, and may do there, at this moment. */
export interface PersonAuthority {
  userId: string
  kind: MembershipKind | 'provider'
  /** The custom role, for staff and collaborators. */
  roleId: string | null
  /** All keys held, implied ones included. */
  keys: ReadonlySet<PermissionKey>
}

/** Why somebody may not decide about another person or a role. */
export type RefusalReason = 'adminByOwner' | 'beyond' | 'owner' | 'ownRole' | 'self' | 'stronger'

/** Admin, or a custom role by what it allows. */
export type Grant = { kind: 'admin' } | { kind: 'role'; id: string; keys: ReadonlySet<PermissionKey> }

/** Owner or provider: they alone decide who is an admin. */
export const decidesOnAdmins = ({ kind }: Pick<PersonAuthority, 'kind'>): boolean =>
  kind === 'owner' || kind === 'provider'

const holdsAll = (held: ReadonlySet<PermissionKey>, keys: ReadonlySet<PermissionKey>): boolean =>
  [...keys].every((key) => held.has(key))

/**
 * What stands against changing or removing a person: themselves, the owner, or somebody who may do more.
 * @returns null when nothing does
 */
export function findChangeRefusal(actor: PersonAuthority, target: PersonAuthority): RefusalReason | null {
  if (actor.userId === target.userId) return 'self'
  if (target.kind === 'owner' || target.kind === 'provider') return 'owner'
  if (target.kind === 'admin' && !decidesOnAdmins(actor)) return 'adminByOwner'
  return holdsAll(actor.keys, target.keys) ? null : 'stronger'
}

/**
 * What stands against giving somebody a role: nobody gives what they do not hold.
 * @returns null when nothing does
 */
export function findGrantRefusal(actor: PersonAuthority, grant: Grant): RefusalReason | null {
  if (grant.kind === 'admin') return decidesOnAdmins(actor) ? null : 'adminByOwner'
  return holdsAll(actor.keys, grant.keys) ? null : 'beyond'
}

/**
 * What stands against making, changing or deleting a role.
 * @param id of the role; null for one that is new
 * @param keys what it allows before and after, together
 */
export function findRoleRefusal(
  actor: PersonAuthority,
  id: string | null,
  keys: ReadonlySet<PermissionKey>,
): RefusalReason | null {
  if (id && actor.roleId === id) return 'ownRole'
  return holdsAll(actor.keys, keys) ? null : 'beyond'
}

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
