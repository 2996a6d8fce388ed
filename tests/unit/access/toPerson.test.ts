import {
  administers,
  hasPermission,
  isMember,
  isSecondFactorMissing,
  accessibleTenants,
  tenantsWithPermission,
  keysOf,
  toPerson,
  toTenant,
} from '@/access/person'
import { buildRegistry } from '@/access/permissions'
import type { PersonRow, MembershipRow, TenantRow } from '@/database/people/personRows'

const registry = buildRegistry([
  { label: 'Pages', name: 'pages' },
  { label: 'Events', name: 'events' },
])

const tenant = (id: string, more: Partial<TenantRow> = {}): TenantRow => ({
  addons: [],
  defaultLanguage: 'en',
  id,
  languages: ['en'],
  name: id,
  plan: null,
  slug: id,
  timezone: null,
  ...more,
})

const place = (
  kind: MembershipRow['kind'],
  id: string,
  permissions: Record<string, unknown> | null = null,
): MembershipRow => ({
  kind,
  permissions,
  role: permissions ? { id: 'role', title: 'Role' } : null,
  tenant: tenant(id),
  withheld: false,
})

const row = (places: MembershipRow[], more: Partial<PersonRow> = {}): PersonRow => ({
  avatar_id: null,
  created_at: new Date(0),
  display_name: null,
  email: 'somebody@test.example',
  email_verified: true,
  first_name: null,
  id: 'me',
  is_super: false,
  is_support: false,
  last_name: null,
  last_tenant_id: null,
  organisation_id: null,
  places,
  provider_tenant: null,
  updated_at: new Date(0),
  ...more,
})

describe('keysOf', () => {
  it('gives owners and admins all keys, viewers the view keys [A-005]', () => {
    expect(keysOf('owner', null, registry)).toBe(registry.keys)
    expect(keysOf('admin', null, registry)).toBe(registry.keys)
    expect([...keysOf('viewer', null, registry)].sort()).toEqual(['events:view', 'pages:view'])
  })

  it('gives staff exactly the keys of their role and those that they imply', () => {
    expect([...keysOf('staff', { 'pages:manage': true }, registry)].sort()).toEqual(['pages:manage', 'pages:view'])
    expect(keysOf('staff', {}, registry).size).toBe(0)
    expect(keysOf('staff', null, registry).size).toBe(0)
  })

  it('counts only the value true as granted', () => {
    for (const value of [false, 'true', 1, null, {}, []])
      expect(keysOf('staff', { 'pages:view': value }, registry).size).toBe(0)
  })

  it('leaves out people and roles for a collaborator, whatever the role says', () => {
    const role = {
      'pages:view': true,
      'roles:delete': true,
      'roles:manage': true,
      'roles:view': true,
      'settings:domains': true,
      'users:admin': true,
    }
    expect([...keysOf('collaborator', role, registry)].sort()).toEqual(['pages:view', 'settings:domains'])
    expect(keysOf('staff', role, registry).has('users:admin')).toBe(true)
  })
})

describe('toPerson', () => {
  it('gives the person in each tenant exactly the permissions of that tenant', () => {
    const person = toPerson(
      row([place('tenant-admin', 'a'), place('staff', 'b', { 'pages:view': true })]),
      registry,
      null,
    )
    expect(hasPermission(person, 'events:delete', 'a')).toBe(true)
    expect(hasPermission(person, 'events:delete', 'b')).toBe(false)
    expect(hasPermission(person, 'pages:view', 'b')).toBe(true)
    expect(hasPermission(person, 'pages:view', 'c')).toBe(false)
    expect(tenantsWithPermission(person, 'pages:view')).toEqual(['a', 'b'])
    expect(tenantsWithPermission(person, 'users:admin')).toEqual(['a'])
    expect([administers(person, 'a'), administers(person, 'b'), isMember(person, 'b'), isMember(person, 'c')]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  it('uses the strongest of several memberships of one tenant in any order', () => {
    const places = [
      place('collaborator', 'a', { 'pages:view': true }),
      place('owner', 'a'),
      place('tenant-viewer', 'a'),
    ]
    for (const order of [places, places.toReversed()])
      expect(toPerson(row(order), registry, null).memberships.get('a')!.kind).toBe('owner')
  })

  it('takes the current tenant from the cookie, then the last one, then the first', () => {
    const places = [place('tenant-viewer', 'a'), place('tenant-viewer', 'b')]
    expect(toPerson(row(places), registry, 'b').current?.id).toBe('b')
    expect(toPerson(row(places), registry, 'foreign').current?.id).toBe('a')
    expect(toPerson(row(places, { last_tenant_id: 'b' }), registry, 'foreign').current?.id).toBe('b')
    expect(toPerson(row(places, { last_tenant_id: 'foreign' }), registry, null).current?.id).toBe('a')
    expect(toPerson(row([]), registry, 'a').current).toBeNull()
  })

  it('gives a super-admin every key in every tenant, and nobody none [A-009]', () => {
    const provider = toPerson(row([], { is_super: true, provider_tenant: tenant('a') }), registry, null)
    expect([
      hasPermission(provider, 'pages:delete', 'anywhere'),
      administers(provider, 'anywhere'),
      provider.current?.id,
    ]).toEqual([true, true, 'a'])
    expect(hasPermission(provider, 'pages:delete', null)).toBe(false)
    expect([hasPermission(null, 'pages:view', 'a'), administers(null, 'a'), isMember(null, 'a')]).toEqual([
      false,
      false,
      false,
    ])
  })
})

describe('toTenant', () => {
  it('fills in defaults for missing settings [A-101]', () => {
    expect(toTenant(tenant('a', { defaultLanguage: null, languages: [], timezone: null }))).toMatchObject({
      defaultLanguage: 'en',
      languages: ['en'],
      plan: null,
      timezone: 'UTC',
    })
  })

  it('reads only flags and numbers of plan and addons as features', () => {
    const { addons, plan } = toTenant(
      tenant('a', {
        addons: [{ custom_themes: true, id: 'x', name: 'X' }],
        plan: { ai_chat: false, created_at: '2026', id: 'p', name: 'Pro', price: 10, staff_seats: 5 },
      }),
    )
    expect(plan).toEqual({ features: { ai_chat: false, price: 10, staff_seats: 5 }, id: 'p', name: 'Pro' })
    expect(addons).toEqual([{ features: { custom_themes: true }, id: 'x', name: 'X' }])
  })
})

describe('tenant that requires a second factor', () => {
  const places = [
    { ...place('owner', 'a'), withheld: true },
    { ...place('staff', 'a', { 'pages:manage': true }), withheld: true },
    place('tenant-admin', 'b'),
  ]

  it('gives no permission without it, while those in other tenants remain', () => {
    const person = toPerson(row(places), registry, 'a')
    expect(person.memberships.get('a')).toMatchObject({ keys: new Set(), kind: 'withheld' })
    expect([
      isMember(person, 'a'),
      administers(person, 'a'),
      hasPermission(person, 'pages:view', 'a'),
      isSecondFactorMissing(person, 'a'),
    ]).toEqual([false, false, false, true])
    expect([
      isMember(person, 'b'),
      administers(person, 'b'),
      hasPermission(person, 'pages:view', 'b'),
      isSecondFactorMissing(person, 'b'),
    ]).toEqual([true, true, true, false])
    expect([accessibleTenants(person), person.current?.id]).toEqual([['b'], 'a'])
  })

  it('is not the first tenant on screen when another is available, unless its cookie is set', () => {
    const first = (own: MembershipRow[], last: string | null, cookie: string | null = null) =>
      toPerson(row(own, { last_tenant_id: last }), registry, cookie).current?.id
    expect([first(places, null), first(places, 'a'), first(places, 'a', 'foreign'), first(places, null, 'a')]).toEqual([
      'b',
      'b',
      'b',
      'a',
    ])
    const two = [...places.slice(0, 2), { ...place('staff', 'c'), withheld: true }]
    expect([first(two, null), first(two, 'c')]).toEqual(['a', 'c'])
  })

  it('does not restrict a super-admin', () => {
    const provider = toPerson(row(places, { is_super: true }), registry, 'a')
    expect([isMember(provider, 'a'), isSecondFactorMissing(provider, 'a'), accessibleTenants(provider)]).toEqual([
      true,
      false,
      ['a', 'b'],
    ])
  })
})
