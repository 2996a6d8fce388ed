import { administers, holds, isMember, isWithheld, type Person } from '../access/person'
import type { PermissionKey } from '../access/permissions'

/** Who may call an operation. */
export type Rule = Plain<PlainKind> | HolderRule

type PlainKind = 'anyone' | 'signedIn' | 'superAdmin' | 'support' | WithinTenant
type WithinTenant = 'administrator' | 'belonging' | 'member' | 'owner'
type Plain<Kind extends PlainKind> = { kind: Kind }
type HolderRule = { kind: 'holder'; anyOf: PermissionKey[] }

/** Who an operation runs for: nobody in particular only where its rule allows anyone. */
export type CallerOf<Who extends Rule> = 'anyone' extends Who['kind'] ? Person | null : Person
/** The tenant that an operation acts in: always one where its rule asks for a place in it. */
export type TenantIdOf<Who extends Rule> = Who['kind'] extends WithinTenant | 'holder' ? string : string | null

export const anyone: Plain<'anyone'> = { kind: 'anyone' }
export const signedIn: Plain<'signedIn'> = { kind: 'signedIn' }
export const superAdmin: Plain<'superAdmin'> = { kind: 'superAdmin' }
/** One of the provider's support, whichever site it is about. */
export const support: Plain<'support'> = { kind: 'support' }
/** Anybody who belongs to the tenant. */
export const member: Plain<'member'> = { kind: 'member' }
/** The same, and who may do nothing there before they have a second proof. */
export const belonging: Plain<'belonging'> = { kind: 'belonging' }
/** Owner or admin of the tenant. */
export const administrator: Plain<'administrator'> = { kind: 'administrator' }
export const owner: Plain<'owner'> = { kind: 'owner' }
/** Whoever holds one of the keys in the tenant. */
export const holderOf = (...anyOf: PermissionKey[]): HolderRule => ({ anyOf, kind: 'holder' })

export type Verdict = 'allowed' | 'forbidden' | 'notFound' | 'signedOut'

/**
 * Decides a rule.
 * @param tenantId tenant of the target; null where there is none, or it does not exist
 */
export function decide(rule: Rule, person: Person | null, tenantId: string | null): Verdict {
  if (rule.kind === 'anyone') return 'allowed'
  if (!person) return 'signedOut'
  if (rule.kind === 'signedIn') return 'allowed'
  if (rule.kind === 'superAdmin') return person.isSuperAdmin ? 'allowed' : 'notFound'
  if (rule.kind === 'support') return person.isSupport ? 'allowed' : 'notFound'
  if (rule.kind === 'belonging' && isWithheld(person, tenantId)) return 'allowed'
  if (!isMember(person, tenantId)) return isWithheld(person, tenantId) ? 'forbidden' : 'notFound'
  return isAllowedMember(rule, person, tenantId) ? 'allowed' : 'forbidden'
}

function isAllowedMember(rule: Rule, person: Person, tenantId: string | null): boolean {
  switch (rule.kind) {
    case 'administrator':
      return administers(person, tenantId)
    case 'owner':
      return person.isSuperAdmin || person.memberships.get(tenantId ?? '')?.kind === 'owner'
    case 'holder':
      return rule.anyOf.some((key) => holds(person, key, tenantId))
    default:
      return true
  }
}
