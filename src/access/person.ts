import type { PlanSource } from '../lib/plans/planAllows'
import type { PermissionKey } from './permissions'

/**
 * How somebody belongs to a tenant. `support`: the provider's, who look into it for a while; `supportAgreed` with the
 * owner's word that they may change something. `withheld` while they lack the second proof that it asks for, whatever they
 * are there.
 */
export type MembershipKind =
  'admin' | 'collaborator' | 'owner' | 'staff' | 'support' | 'supportAgreed' | 'viewer' | 'withheld'

/** One person's place in one tenant, with what that allows. */
export interface Membership {
  tenant: TenantSummary
  kind: MembershipKind
  /** The custom role, for staff and collaborators. */
  role: { id: string; title: string } | null
  /** All keys held, implied ones included. */
  keys: ReadonlySet<PermissionKey>
}

export interface TenantSummary {
  id: string
  name: string
  slug: string
  timezone: string
  /** Language codes; never empty. */
  languages: string[]
  defaultLanguage: string
  plan: PlanSource | null
  addons: PlanSource[]
}

/** The signed-in person as the database knows them at this very request. */
export interface Person {
  id: string
  email: string
  isSuperAdmin: boolean
  /** One of the provider's support, who may visit any site and belong to one as long as a visit lasts. */
  isSupport: boolean
  /** By tenant id, sorted by the tenant's name. */
  memberships: ReadonlyMap<string, Membership>
  /** The tenant on screen: a hint for lists and new documents, never an authority. Null when there is none. */
  current: TenantSummary | null
}

/** Does the person hold the key in that tenant? A super-admin holds every key everywhere. */
export function holds(person: Person | null, key: PermissionKey, tenantId: string | null | undefined): boolean {
  if (!person || !tenantId) return false
  return person.isSuperAdmin || (person.memberships.get(tenantId)?.keys.has(key) ?? false)
}

/** Ids of the tenants in which the person holds the key. Of no use for super-admins, who hold it everywhere. */
export function tenantsWith(person: Person, key: PermissionKey): string[] {
  const ids: string[] = []
  for (const [id, membership] of person.memberships) if (membership.keys.has(key)) ids.push(id)
  return ids
}

/** Owner or admin of the tenant, or the provider. */
export function administers(person: Person | null, tenantId: string | null | undefined): boolean {
  if (!person || !tenantId) return false
  const kind = person.memberships.get(tenantId)?.kind
  return person.isSuperAdmin || kind === 'owner' || kind === 'admin'
}

/** Is somebody in a tenant for the provider, and not as one of its own people? */
export function actsForProvider(person: Person | null, tenantId: string | null | undefined): boolean {
  if (!person || person.isSuperAdmin) return Boolean(person)
  const kind = person.memberships.get(tenantId ?? '')?.kind
  return kind === 'support' || kind === 'supportAgreed' || (person.isSupport && kind === undefined)
}

export function isMember(person: Person | null, tenantId: string | null | undefined): boolean {
  return Boolean(
    person && tenantId && (person.isSuperAdmin || (person.memberships.has(tenantId) && !isSecondFactorMissing(person, tenantId))),
  )
}

/** Does the person belong to the tenant, but may do nothing there before they have a second proof? */
export const isSecondFactorMissing = (person: Person | null, tenantId: string | null | undefined): boolean =>
  person !== null && !person.isSuperAdmin && person.memberships.get(tenantId ?? '')?.kind === 'withheld'

/** Ids of the tenants that the person may look into. Of no use for super-admins, who look into all. */
export const openTenants = (person: Person): string[] =>
  [...person.memberships.keys()].filter((id) => isMember(person, id))
