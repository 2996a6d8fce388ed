import type { FeatureValue, PlanSource } from '../lib/plans/planAllows'
import { closure, type PermissionRegistry } from './permissions'
import type { Membership, MembershipKind, Person, TenantSummary } from './person'
import type { PersonRow, PlaceRow, PlanRow, TenantRow } from '../database/people/personRows'

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
  const keysIn = keysOnce(registry)
  for (const place of row.places) {
    const membership = toMembership(place, keysIn)
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

type KeysIn = (kind: MembershipKind, permissions: Record<string, unknown> | null) => ReadonlySet<string>

function toMembership(place: PlaceRow, keysIn: KeysIn): Membership {
  const kind = place.withheld ? 'withheld' : KINDS[place.kind]
  return { keys: keysIn(kind, place.permissions), kind, role: place.role, tenant: toTenant(place.tenant) }
}

/** The keys of a place, worked out once for all places of the same kind that share their permissions: an agency has hundreds. */
function keysOnce(registry: PermissionRegistry): KeysIn {
  const known = new Map<Record<string, unknown> | null, Map<MembershipKind, ReadonlySet<string>>>()
  return (kind, permissions) => {
    const ofKinds = known.get(permissions) ?? new Map<MembershipKind, ReadonlySet<string>>()
    const keys = ofKinds.get(kind) ?? keysOf(kind, permissions, registry)
    known.set(permissions, ofKinds.set(kind, keys))
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

/** Those that were reduced already: places share their plans. */
const knownSources = new WeakMap<PlanRow, PlanSource>()

/** A plan or an addon, reduced to its features. */
export function toPlanSource(row: PlanRow): PlanSource {
  const known = knownSources.get(row) ?? reduced(row)
  knownSources.set(row, known)
  return known
}

function reduced({ id, name, ...columns }: PlanRow): PlanSource {
  const features: Record<string, FeatureValue> = {}
  for (const [key, value] of Object.entries(columns)) {
    // PostgreSQL's numeric arrives as a number in JSON; everything else that is no flag is no feature.
    if (typeof value === 'boolean' || typeof value === 'number') features[key] = value
  }
  return { id, features, name }
}
