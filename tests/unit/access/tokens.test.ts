import { isTokenKey, narrowPerson, scopeOf, tokenNameOf } from '@/access/bearerTokens'
import { actsForProvider, type KINDS, keysOf, toPerson } from '@/access/person'
import { buildRegistry } from '@/access/permissions'
import { bearerOf } from '@/access/sessionToken'
import { personIn } from './people.support'

describe('token of a person', () => {
  const owner = personIn(
    { a: { keys: ['pages:view', 'pages:manage', 'users:admin'], kind: 'owner' }, b: { kind: 'viewer' } },
    { isSuperAdmin: true, isSupport: true },
  )

  it('narrows the person to one tenant and to the keys that both hold, without administration', () => {
    const narrowed = narrowPerson(owner, { keys: ['pages:view', 'events:view'], tenantId: 'a' })
    expect(narrowed).toMatchObject({ current: { id: 'a' }, isSuperAdmin: false, isSupport: false })
    expect([...(narrowed?.memberships.keys() ?? [])]).toEqual(['a'])
    expect(narrowed?.memberships.get('a')).toMatchObject({ keys: new Set(['pages:view']), kind: 'staff' })
    const kindOf = (kind: 'admin' | 'viewer') =>
      narrowPerson(personIn({ a: { kind } }), { keys: [], tenantId: 'a' })?.memberships.get('a')?.kind
    expect([kindOf('admin'), kindOf('viewer')]).toEqual(['staff', 'viewer'])
  })

  it('is worth nothing in a tenant that the person does not belong to', () => {
    expect(narrowPerson(owner, { keys: ['pages:view'], tenantId: 'z' })).toBeNull()
  })

  it('cannot hold keys of users, roles, apps or domains', () => {
    const keys = ['users:admin', 'roles:view', 'apps:admin', 'settings:apps', 'settings:domains']
    expect([...keys, 'pages:manage', 'settings:languages'].filter(isTokenKey)).toEqual([
      'pages:manage',
      'settings:languages',
    ])
  })

  it('is read from the Authorization header, and its scope and name from the user', () => {
    const bearer = (value?: string) => bearerOf(new Headers(value ? { Authorization: value } : {}))
    expect([bearer('Bearer x'), bearer('JWT y'), bearer('Basic z'), bearer()]).toEqual(['x', 'y', null, null])
    const scope = { id: '1', keys: [], name: 'Sync', tenantId: 'a' }
    expect([scopeOf({ _token: scope }), tokenNameOf({ _token: scope })]).toEqual([scope, 'Sync'])
    expect([scopeOf({}), tokenNameOf(null)]).toEqual([null, null])
  })
})

describe('actsForProvider', () => {
  it('is true for super-admins, and for support without another membership of the site', () => {
    const of = (person: Parameters<typeof actsForProvider>[0]) => actsForProvider(person, 'a')
    expect([of(null), of(personIn({}, { isSuperAdmin: true })), of(personIn({}))]).toEqual([false, true, false])
    expect([of(personIn({ a: { kind: 'support' } })), of(personIn({ a: { kind: 'supportAgreed' } }))]).toEqual([
      true,
      true,
    ])
    expect(of(personIn({}, { isSupport: true }))).toBe(true)
    expect(of(personIn({ a: { kind: 'staff' } }, { isSupport: true }))).toBe(false)
    expect(actsForProvider(personIn({ '': { kind: 'support' } }), undefined)).toBe(true)
  })
})

describe('memberships of one tenant', () => {
  const registry = buildRegistry([{ label: 'Pages', name: 'pages' }])
  const tenant = { addons: [], defaultLanguage: 'en', id: 'a', languages: ['en'], name: 'a', plan: null, slug: 'a' }
  const kindOf = (...kinds: (keyof typeof KINDS)[]) => {
    const places = kinds.map((kind) => ({ kind, permissions: null, role: null, tenant, withheld: false }))
    return toPerson({ id: 'me', places } as never, registry, null).memberships.get('a')?.kind
  }

  it('count by the strongest kind in either order', () => {
    const order = [
      ['owner', 'owner'],
      ['tenant-admin', 'admin'],
      ['support-agreed', 'supportAgreed'],
      ['staff', 'staff'],
      ['collaborator', 'collaborator'],
      ['tenant-viewer', 'viewer'],
      ['support', 'support'],
    ] as const
    for (const [index, [strong, kind]] of order.entries())
      for (const [weak] of order.slice(index))
        expect([strong, weak, kindOf(strong, weak), kindOf(weak, strong)]).toEqual([strong, weak, kind, kind])
  })

  it('let support view, and let support with the owner’s consent edit content', () => {
    expect([...keysOf('support', null, registry)]).toEqual(['pages:view'])
    const agreed = keysOf('supportAgreed', null, registry)
    expect(['pages:manage', 'users:admin', 'roles:manage'].map((key) => agreed.has(key))).toEqual([true, false, false])
  })
})
