import type { CollectionConfig } from 'payload'
import { closedVersionsById, closeVersions } from '@/access/closeInternals'
import { readableLocks } from '@/access/documentLocks'
import { tenantsOfUser } from '@/access/person'
import { publicError } from '@/access/publicError'
import { tenantOfForm } from '@/access/tenants'
import { attachUserTenants, isSuperAdminUser, withUserTenants } from '@/access/guardTenant'
import { revokeTokens, tokenStoreOf } from '@/access/tokenStores'
import { runAsVisitor, openToVisitors, publishedOrPreviewed } from '@/access/visitedSite'
import { personIn, requestOf } from './people.support'

const superAdmin = personIn({}, { id: 'super', isSuperAdmin: true })
const editor = personIn({ a: { keys: ['pages:manage'] }, b: { kind: 'withheld' }, c: { keys: ['pages:view'] } })

describe('tenantOfForm', () => {
  it('returns the tenant that the data names, to its members and to super-admins only', async () => {
    const of = (data: unknown, person = editor) => tenantOfForm(requestOf(person), data)
    expect(await of({ tenant: 'a' })).toBe('a')
    expect(await of({ tenant: { id: 'c' } })).toBe('c')
    expect(await of({ tenant: 'b' })).toBeNull()
    expect(await of({ tenant: 'z' })).toBeNull()
    expect(await of({ tenant: 'z' }, superAdmin)).toBe('z')
  })

  it('returns the current tenant when the data names none', async () => {
    for (const data of [{}, null, undefined, 'text', { tenant: null }])
      expect(await tenantOfForm(requestOf(editor), data)).toBe('a')
    expect(await tenantOfForm(requestOf(superAdmin), {})).toBeNull()
  })

  it('returns whichever tenant an internal job names', async () => {
    expect(await tenantOfForm(requestOf(null), { tenant: 'z' })).toBe('z')
    expect(await tenantOfForm(requestOf(null), {})).toBeNull()
  })
})

describe('readableLocks', () => {
  const payload = {
    config: {
      custom: {
        callboard: {
          contentTypes: [
            { group: { name: 'pages' }, slug: 'pages' },
            { group: { name: 'pages' }, slug: 'snippets' },
            { group: { name: 'events' }, slug: 'events' },
          ],
        },
      },
    },
  }
  const ask = async (person: Parameters<typeof requestOf>[0], payloadAPI = 'local') =>
    readableLocks({ req: requestOf(person, { payload, payloadAPI }) } as never)

  it('limits locks to collections that the person can change', async () => {
    expect(await ask(editor)).toEqual({
      or: [{ 'document.relationTo': { equals: 'pages' } }, { 'document.relationTo': { equals: 'snippets' } }],
    })
    expect(await ask(superAdmin)).toBe(true)
    expect(await ask(null)).toBe(false)
  })

  it('finds no lock for a viewer, and refuses the REST API', async () => {
    expect(await ask(personIn({ a: { keys: ['pages:view'] } }))).toEqual({ id: { exists: false } })
    expect(await ask(superAdmin, 'REST')).toBe(false)
  })
})

describe('access of website visitors', () => {
  const closed = [{ 'tenant.suspendedAt': { exists: false } }, { 'tenant.deletion': { exists: false } }]
  const withoutPassword = [
    { 'tenant.passwordProtection.enabled': { not_equals: true } },
    { 'tenant.passwordProtection.passwordHash': { exists: false } },
  ]

  it('covers published documents of open sites', () => {
    expect(publishedOrPreviewed()).toEqual({ _status: { equals: 'published' } })
    expect(openToVisitors()).toEqual({ and: [...closed, { or: withoutPassword }] })
  })

  it('adds previewed files and the site whose password the visitor entered', async () => {
    const seen = await runAsVisitor({ previewedFiles: ['f'], tenant: 'a' }, async () => [
      publishedOrPreviewed(),
      openToVisitors(),
    ])
    expect(seen).toEqual([
      {
        or: [{ _status: { equals: 'published' } }, { and: [{ tenant: { equals: 'a' } }, { id: { in: ['f'] } }] }],
      },
      { and: [...closed, { or: [...withoutPassword, { tenant: { equals: 'a' } }] }] },
    ])
    expect(await runAsVisitor({ tenant: 'a' }, async () => publishedOrPreviewed())).toEqual({
      _status: { equals: 'published' },
    })
    expect(publishedOrPreviewed()).toEqual({ _status: { equals: 'published' } })
  })
})

describe('user tenants for the multi-tenant plugin', () => {
  it('are the tenants that the user can open', () => {
    expect(tenantsOfUser(editor)).toEqual([{ tenant: 'a' }, { tenant: 'c' }])
  })

  it('isSuperAdminUser reads the roles of the user', () => {
    expect(isSuperAdminUser({ roles: ['super-admin'] })).toBe(true)
    expect(isSuperAdminUser({ roles: ['other'] })).toBe(false)
    expect(isSuperAdminUser({ roles: 'super-admin' })).toBe(false)
    expect(isSuperAdminUser({})).toBe(false)
  })

  it('are attached once, before an access rule runs and before a document is validated', async () => {
    const seen: unknown[] = []
    const req = requestOf(editor)
    const access = withUserTenants(({ req: { user } }) => {
      seen.push(structuredClone(user))
      return false
    })
    expect(await access({ req })).toBe(false)
    expect(seen).toEqual([expect.objectContaining({ tenants: [{ tenant: 'a' }, { tenant: 'c' }] })])
    const other = requestOf(editor)
    expect(await attachUserTenants({ data: { title: 'x' }, req: other } as never)).toEqual({ title: 'x' })
    expect(other.user).toMatchObject({ tenants: [{ tenant: 'a' }, { tenant: 'c' }] })
    Object.assign(other.user ?? {}, { tenants: [] })
    await attachUserTenants({ data: {}, req: other } as never)
    expect(other.user).toMatchObject({ tenants: [] })
    expect(await withUserTenants(() => true)({ req: requestOf(null) })).toBe(true)
  })
})

describe('token stores', () => {
  it('are found by the prefix of a token, and all of them revoke on revokeTokens', async () => {
    const ended: unknown[] = []
    const keeper = (prefix: string) => ({
      revoke: async (_: unknown, which: unknown) => ended.push([prefix, which]),
      prefix,
    })
    const payload = { config: { custom: { callboard: { bearerTokens: [keeper('one_'), keeper('two_')] } } } }
    expect(tokenStoreOf(payload, 'two_abc')?.prefix).toBe('two_')
    expect(tokenStoreOf(payload, 'abc_one_')).toBeNull()
    await revokeTokens({ payload } as never, { userId: 'me' })
    expect(ended).toEqual([
      ['one_', { userId: 'me' }],
      ['two_', { userId: 'me' }],
    ])
  })
})

describe('closeVersions', () => {
  const collection = (more: Partial<CollectionConfig>): CollectionConfig => ({ fields: [], slug: 'plans', ...more })
  const paths = ({ endpoints }: CollectionConfig) => (endpoints || []).map(({ method, path }) => `${method} ${path}`)

  it('answers 404 for the versions of a collection that has none', async () => {
    const own = { handler: () => new Response(), method: 'get', path: '/own' } as const
    const closed = closeVersions(collection({ endpoints: [own] }))
    expect(paths(closed)).toEqual(['get /own', 'get /versions', 'get /versions/:id', 'post /versions/:id'])
    const [, handler] = closed.endpoints || []
    expect(() => handler?.handler(requestOf(null))).toThrow(expect.objectContaining({ status: 404 }))
    expect(closedVersionsById.map(({ path }) => path)).toEqual(['/versions/:id', '/versions/:id'])
  })

  it('leaves a collection with versions or without endpoints unchanged', () => {
    for (const one of [collection({ versions: true }), collection({ endpoints: false })])
      expect(closeVersions(one)).toBe(one)
    expect(paths(closeVersions(collection({})))).toHaveLength(3)
  })
})

describe('publicError', () => {
  it('keeps its message and status, and is public', () => {
    expect(publicError('Not so.', 400)).toMatchObject({ isPublic: true, message: 'Not so.', status: 400 })
  })
})
