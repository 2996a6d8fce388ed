import { administers, holds, isMember, isWithheld, type Person } from '../access/person'
import type { PermissionKey } from '../access/permissions'

/** Who may call an operation. */
export type Rule =
  | { kind: 'administrator' | 'anyone' | 'belonging' | 'member' | 'owner' | 'signedIn' | 'superAdmin' | 'support' }
  | { kind: 'holder'; anyOf: PermissionKey[] }

export const anyone: Rule = { kind: 'anyone' }
export const signedIn: Rule = { kind: 'signedIn' }
export const superAdmin: Rule = { kind: 'superAdmin' }
/** One of the provider's support, whichever site it is about. */
export const support: Rule = { kind: 'support' }
/** Anybody who belongs to the tenant. */
export const member: Rule = { kind: 'member' }
/** The same, and who may do nothing there before they have a second proof. */
export const belonging: Rule = { kind: 'belonging' }
/** Owner or admin of the tenant. */
export const administrator: Rule = { kind: 'administrator' }
export const owner: Rule = { kind: 'owner' }
/** Whoever holds one of the keys in the tenant. */
export const holderOf = (...anyOf: PermissionKey[]): Rule => ({ anyOf, kind: 'holder' })

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
