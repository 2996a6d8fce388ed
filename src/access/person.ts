import type { PlanSource, FeatureValue } from '../lib/plans/planAllows'
import { type PermissionKey, closure, type PermissionRegistry } from './permissions'
import type { PersonRow, PlaceRow, PlanRow, TenantRow } from '../database/people/personRows'

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
    person &&
    tenantId &&
    (person.isSuperAdmin || (person.memberships.has(tenantId) && !isSecondFactorMissing(person, tenantId))),
  )
}

/** Does the person belong to the tenant, but may do nothing there before they have a second proof? */
export const isSecondFactorMissing = (person: Person | null, tenantId: string | null | undefined): boolean =>
  person !== null && !person.isSuperAdmin && person.memberships.get(tenantId ?? '')?.kind === 'withheld'

/** Ids of the tenants that the person may look into. Of no use for super-admins, who look into all. */
export const openTenants = (person: Person): string[] =>
  [...person.memberships.keys()].filter((id) => isMember(person, id))

export const KINDS: Record<PlaceRow['kind'], MembershipKind> = {
  collaborator: 'collaborator',
  owner: 'owner',
  staff: 'staff',
  support: 'support',
  'support-agreed': 'supportAgreed',
  'tenant-admin': 'admin',
  'tenant-viewer': 'viewer',
}

/** Who stands in more than one place of the same tenant (its owner works for a partner, too) has the strongest. */
export const STRENGTH: MembershipKind[] = [
  'owner',
  'admin',
  'supportAgreed',
  'staff',
  'collaborator',
  'viewer',
  'support',
  'withheld',
]

/** Keys that nobody from outside ever has, whatever their role or the owner says: who belongs to a site is decided in it. */
export const NEVER_FROM_OUTSIDE = /^(users:admin|roles:\w+)$/

/**
 * Turns the row of `PERSON_QUERY` into a person.
 * @param cookieTenant the tenant that the browser says is on screen: a hint, heeded only for members
 */
export function toPerson(row: PersonRow, registry: PermissionRegistry, cookieTenant: string | null): Person {
  const memberships = new Map<string, Membership>()
  const keysFor = cacheKeys(registry)
  for (const place of row.places) {
    const membership = toMembership(place, keysFor)
    const known = memberships.get(membership.tenant.id)
    if (!known || STRENGTH.indexOf(membership.kind) < STRENGTH.indexOf(known.kind)) {
      memberships.set(membership.tenant.id, membership)
    }
  }
  return {
    id: row.id,
    current: row.is_super
      ? row.provider_tenant && toTenant(row.provider_tenant)
      : pickTenant(memberships, cookieTenant, row.last_tenant_id),
    email: row.email,
    isSuperAdmin: row.is_super,
    isSupport: row.is_support,
    memberships,
  }
}

type KeysFor = (kind: MembershipKind, permissions: Record<string, unknown> | null) => ReadonlySet<string>

function toMembership(place: PlaceRow, keysFor: KeysFor): Membership {
  const kind = place.withheld ? 'withheld' : KINDS[place.kind]
  return { keys: keysFor(kind, place.permissions), kind, role: place.role, tenant: toTenant(place.tenant) }
}

/** Computes keys once for all memberships of the same kind and permissions: an agency has hundreds of them. */
function cacheKeys(registry: PermissionRegistry): KeysFor {
  const cache = new Map<Record<string, unknown> | null, Map<MembershipKind, ReadonlySet<string>>>()
  return (kind, permissions) => {
    const ofKinds = cache.get(permissions) ?? new Map<MembershipKind, ReadonlySet<string>>()
    const keys = ofKinds.get(kind) ?? keysOf(kind, permissions, registry)
    cache.set(permissions, ofKinds.set(kind, keys))
    return keys
  }
}

/** The keys that a place gives: all, the view keys, or those of the role. Support may read, and change what its owner agrees to. */
export function keysOf(
  kind: MembershipKind,
  permissions: Record<string, unknown> | null,
  registry: PermissionRegistry,
): ReadonlySet<string> {
  if (kind === 'withheld') return new Set()
  if (kind === 'owner' || kind === 'admin') return registry.keys
  if (kind === 'viewer' || kind === 'support') return registry.viewKeys
  if (kind === 'supportAgreed') return closure(registry, withoutInside(registry.keys))
  const granted = Object.entries(permissions ?? {}).flatMap(([key, value]) => (value === true ? [key] : []))
  return closure(registry, kind === 'collaborator' ? withoutInside(granted) : granted)
}

const withoutInside = (keys: Iterable<string>): string[] => [...keys].filter((key) => !NEVER_FROM_OUTSIDE.test(key))

/** What this browser shows now may ask for a second proof, and says so; the first screen is one with which something can be done. */
function pickTenant(
  memberships: ReadonlyMap<string, Membership>,
  inBrowser: string | null,
  last: string | null,
): TenantSummary | null {
  const shown = memberships.get(inBrowser ?? '')
  if (shown) return shown.tenant
  const all = [...memberships.values()]
  const open = all.filter(({ kind }) => kind !== 'withheld')
  const first = open.find(({ tenant }) => tenant.id === last) ?? open[0] ?? memberships.get(last ?? '') ?? all[0]
  return first?.tenant ?? null
}

/** A tenant with its defaults filled in. */
export function toTenant(row: TenantRow): TenantSummary {
  return {
    id: row.id,
    addons: row.addons.map(toPlanSource),
    defaultLanguage: row.defaultLanguage ?? 'en',
    languages: row.languages?.length ? row.languages : ['en'],
    name: row.name,
    plan: row.plan && toPlanSource(row.plan),
    slug: row.slug,
    timezone: row.timezone ?? 'UTC',
  }
}

/** Plans and addons that were converted before: memberships share them. */
const convertedPlans = new WeakMap<PlanRow, PlanSource>()

/** Reduces a plan or an addon to its features. */
export function toPlanSource(row: PlanRow): PlanSource {
  const known = convertedPlans.get(row) ?? convertPlan(row)
  convertedPlans.set(row, known)
  return known
}

function convertPlan({ id, name, ...columns }: PlanRow): PlanSource {
  const features: Record<string, FeatureValue> = {}
  for (const [key, value] of Object.entries(columns)) {
    // PostgreSQL's numeric arrives as a number in JSON; everything else that is no flag is no feature.
    if (typeof value === 'boolean' || typeof value === 'number') features[key] = value
  }
  return { id, features, name }
}
