import type { PlanSource, FeatureValue } from '@/lib/plans/planAllows'
import { type PermissionKey, withImpliedKeys, type PermissionRegistry } from './permissions'
import type { PersonRow, MembershipRow, PlanRow, TenantRow } from '@/database/people/personRows'

/**
 * How a person belongs to a tenant. `support`: the provider's support staff, read-only for the length of a visit;
 * `supportAgreed`: the same once the owner has agreed to changes. `withheld`: the second factor that the tenant
 * requires is missing, whatever their role.
 */
export type MembershipKind =
  'admin' | 'collaborator' | 'owner' | 'staff' | 'support' | 'supportAgreed' | 'viewer' | 'withheld'

/** A person's membership of a tenant and the keys that it grants. */
export interface Membership {
  tenant: TenantSummary
  kind: MembershipKind
  /** The custom role of staff and collaborators. */
  role: { id: string; title: string } | null
  /** All keys held, including implied ones. */
  keys: ReadonlySet<PermissionKey>
}

/** What is known of a site wherever a person's sites are known. */
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

/** The signed-in user, as read from the database for this request. */
export interface Person {
  id: string
  email: string
  isSuperAdmin: boolean
  /** Support staff of the provider: may visit any tenant, and is a member of it for the length of the visit. */
  isSupport: boolean
  /** By tenant id, sorted by tenant name. */
  memberships: ReadonlyMap<string, Membership>
  /**
   * The tenant on screen: a default for lists and new documents, never a basis for authorisation. Null if there is
   * none.
   */
  current: TenantSummary | null
}

/** Whether the person holds the key in the tenant. Super-admins hold every key in every tenant. */
export function hasPermission(person: Person | null, key: PermissionKey, tenantId: string | null | undefined): boolean {
  if (!person || !tenantId) return false
  return person.isSuperAdmin || (person.memberships.get(tenantId)?.keys.has(key) ?? false)
}

/**
 * Ids of the tenants in which the person holds the key by membership. Handle super-admins, who hold it everywhere,
 * first.
 */
export function tenantsWithPermission(person: Person, key: PermissionKey): string[] {
  const ids: string[] = []
  for (const [id, membership] of person.memberships) if (membership.keys.has(key)) ids.push(id)
  return ids
}

/** Whether the person is owner or admin of the tenant, or super-admin. */
export function administers(person: Person | null, tenantId: string | null | undefined): boolean {
  if (!person || !tenantId) return false
  const kind = person.memberships.get(tenantId)?.kind
  return person.isSuperAdmin || kind === 'owner' || kind === 'admin'
}

/** Whether the person acts in a tenant for the provider and not as one of its own members. */
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

/** Whether the person is a member of the tenant but may do nothing there until they set up a second factor. */
export const isSecondFactorMissing = (person: Person | null, tenantId: string | null | undefined): boolean =>
  person !== null && !person.isSuperAdmin && person.memberships.get(tenantId ?? '')?.kind === 'withheld'

/** Ids of the tenants that the person may access by membership. Handle super-admins, who access all, first. */
export const accessibleTenants = (person: Person): string[] =>
  [...person.memberships.keys()].filter((id) => isMember(person, id))

/** `tenants` of a signed-in user, as `@payloadcms/plugin-multi-tenant` reads it. */
export const tenantsOfUser = (person: Person): { tenant: string }[] =>
  accessibleTenants(person).map((tenant) => ({ tenant }))

export const KINDS: Record<MembershipRow['kind'], MembershipKind> = {
  collaborator: 'collaborator',
  owner: 'owner',
  staff: 'staff',
  support: 'support',
  'support-agreed': 'supportAgreed',
  'tenant-admin': 'admin',
  'tenant-viewer': 'viewer',
}

/**
 * Precedence, strongest first, for people with more than one membership in a tenant, such as an owner who also works
 * for a partner.
 */
export const KINDS_BY_PRECEDENCE: MembershipKind[] = [
  'owner',
  'admin',
  'supportAgreed',
  'staff',
  'collaborator',
  'viewer',
  'support',
  'withheld',
]

/**
 * Keys that collaborators and support never hold, whatever their role or the owner grants: only members of the tenant
 * itself manage its people.
 */
export const INTERNAL_KEYS = /^(users:admin|roles:\w+)$/

/**
 * Maps the row of `PERSON_QUERY` to a person.
 * @param cookieTenant tenant of the browser's cookie: ignored unless the person is a member
 */
export function toPerson(row: PersonRow, registry: PermissionRegistry, cookieTenant: string | null): Person {
  const memberships = new Map<string, Membership>()
  const keysFor = cacheKeys(registry)
  for (const place of row.places) {
    const membership = toMembership(place, keysFor)
    const known = memberships.get(membership.tenant.id)
    if (!known || KINDS_BY_PRECEDENCE.indexOf(membership.kind) < KINDS_BY_PRECEDENCE.indexOf(known.kind)) {
      memberships.set(membership.tenant.id, membership)
    }
  }
  return {
    id: row.id,
    current: row.is_super
      ? row.provider_tenant && toTenant(row.provider_tenant)
      : selectTenant(memberships, cookieTenant, row.last_tenant_id),
    email: row.email,
    isSuperAdmin: row.is_super,
    isSupport: row.is_support,
    memberships,
  }
}

type KeysFor = (kind: MembershipKind, permissions: Record<string, unknown> | null) => ReadonlySet<string>

function toMembership(place: MembershipRow, keysFor: KeysFor): Membership {
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

/**
 * The keys of a membership: all for owner and admin, view keys for viewers and support, those of the role for staff and
 * collaborators. Agreed support holds all keys except those of `INTERNAL_KEYS`.
 */
export function keysOf(
  kind: MembershipKind,
  permissions: Record<string, unknown> | null,
  registry: PermissionRegistry,
): ReadonlySet<string> {
  if (kind === 'withheld') return new Set()
  if (kind === 'owner' || kind === 'admin') return registry.keys
  if (kind === 'viewer' || kind === 'support') return registry.viewKeys
  if (kind === 'supportAgreed') return withImpliedKeys(registry, withoutInternalKeys(registry.keys))
  const granted = Object.entries(permissions ?? {}).flatMap(([key, value]) => (value === true ? [key] : []))
  return withImpliedKeys(registry, kind === 'collaborator' ? withoutInternalKeys(granted) : granted)
}

const withoutInternalKeys = (keys: Iterable<string>): string[] => [...keys].filter((key) => !INTERNAL_KEYS.test(key))

/**
 * The cookie's tenant wins even if a second factor is missing there, because the screen then asks for it. The first
 * screen after sign-in prefers a tenant that is accessible.
 */
function selectTenant(
  memberships: ReadonlyMap<string, Membership>,
  fromCookie: string | null,
  last: string | null,
): TenantSummary | null {
  const cookieMembership = memberships.get(fromCookie ?? '')
  if (cookieMembership) return cookieMembership.tenant
  const all = [...memberships.values()]
  const accessible = all.filter(({ kind }) => kind !== 'withheld')
  const first =
    accessible.find(({ tenant }) => tenant.id === last) ?? accessible[0] ?? memberships.get(last ?? '') ?? all[0]
  return first?.tenant ?? null
}

/** Maps a row to a tenant, with defaults for missing values. */
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
    // Numeric columns arrive as numbers in JSON. Values of other types are not features.
    if (typeof value === 'boolean' || typeof value === 'number') features[key] = value
  }
  return { id, features, name }
}
