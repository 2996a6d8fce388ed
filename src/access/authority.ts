import { type MembershipKind, KINDS_BY_PRECEDENCE } from './person'
import type { PermissionKey } from './permissions'

/** A person's role in a tenant and the keys that they hold there now. */
export interface PersonAuthority {
  userId: string
  kind: MembershipKind | 'provider'
  /** The custom role of staff and collaborators. */
  roleId: string | null
  /** All keys held, including implied ones. */
  keys: ReadonlySet<PermissionKey>
  /** Keys of their weaker memberships, which count as soon as the strongest ends. Default: none */
  otherKeys?: ReadonlySet<PermissionKey>
}

/** Why a change to another person or to a role is refused. */
export type RefusalReason = 'adminByOwner' | 'beyond' | 'owner' | 'ownRole' | 'self' | 'stronger'

/** The role to assign: admin, or a custom role with its keys. */
export type Grant = { kind: 'admin' } | { kind: 'role'; id: string; keys: ReadonlySet<PermissionKey> }

/** Only the owner and the provider may appoint or change admins. */
export const canManageAdmins = ({ kind }: Pick<PersonAuthority, 'kind'>): boolean =>
  kind === 'owner' || kind === 'provider'

const holdsAll = (held: ReadonlySet<PermissionKey>, keys: Iterable<PermissionKey>): boolean =>
  [...keys].every((key) => held.has(key))

/**
 * Checks whether `actor` may change or remove `target`. Refused for themselves, for the owner and the provider, for an
 * admin unless the actor is owner or provider, and for anyone with a key that the actor does not hold, also by a weaker
 * membership: a change would take that key from them, or give it back.
 * @returns null when allowed
 */
export function findChangeRefusal(actor: PersonAuthority, target: PersonAuthority): RefusalReason | null {
  if (actor.userId === target.userId) return 'self'
  if (target.kind === 'owner' || target.kind === 'provider') return 'owner'
  if (target.kind === 'admin' && !canManageAdmins(actor)) return 'adminByOwner'
  const isStronger = [target.keys, target.otherKeys ?? []].some((keys) => !holdsAll(actor.keys, keys))
  return isStronger ? 'stronger' : null
}

/**
 * Checks whether `actor` may assign a role: nobody can grant a key that they do not hold.
 * @returns null when allowed
 */
export function findGrantRefusal(actor: PersonAuthority, grant: Grant): RefusalReason | null {
  if (grant.kind === 'admin') return canManageAdmins(actor) ? null : 'adminByOwner'
  return holdsAll(actor.keys, grant.keys) ? null : 'beyond'
}

/**
 * Checks whether `actor` may create, change or delete a role.
 * @param id of the role; null for a new one
 * @param keys all keys that the role grants before and after the change
 */
export function findRoleRefusal(
  actor: PersonAuthority,
  id: string | null,
  keys: ReadonlySet<PermissionKey>,
): RefusalReason | null {
  if (id && actor.roleId === id) return 'ownRole'
  return holdsAll(actor.keys, keys) ? null : 'beyond'
}

/** One person's authority by two memberships: the stronger one counts, and remembers the keys of the other. */
export function combineAuthorities(one: PersonAuthority, other: PersonAuthority): PersonAuthority {
  const [strongest, weaker] = isAtLeast(one.kind, other.kind) ? [one, other] : [other, one]
  const otherKeys = [strongest.otherKeys, weaker.keys, weaker.otherKeys].flatMap((keys) => [...(keys ?? [])])
  return { ...strongest, otherKeys: new Set(otherKeys) }
}

const isAtLeast = (kind: PersonAuthority['kind'], other: PersonAuthority['kind']): boolean =>
  kind === 'provider' ||
  (other !== 'provider' && KINDS_BY_PRECEDENCE.indexOf(kind) <= KINDS_BY_PRECEDENCE.indexOf(other))
