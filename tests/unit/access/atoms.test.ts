import {
  inTenantOfData,
  isOwnRow,
  isSelf,
  isSignedIn,
  isSuperAdmin,
  isSuperAdminField,
  isTenantOfPerson,
  isSelfOrSuperAdmin,
  nobody,
  inAdministeredTenants,
  inTenantsWith,
} from '@/access/atoms'
import { canAddAvatar, canReadDomainRecords, canReadRequestCode } from '@/access/atoms'
import { forCollection } from '@/access/forCollection'
import { isFromAdmin } from '@/access/sessionToken'
import { keepServerValues } from '@/access/keepServerValues'
import { canPublish } from '@/access/personOf'
import type { Person } from '@/access/person'
import { personIn, requestOf } from './people.support'

const superAdmin = personIn({}, { id: 'super', isSuperAdmin: true })
const editor = personIn({ a: { keys: ['pages:view', 'pages:manage'] }, b: { keys: ['pages:view'] }, c: {} })
const owner = personIn({ a: { kind: 'owner' }, b: { kind: 'admin' }, c: { kind: 'staff', keys: ['users:admin'] } })
const withheld = personIn({ a: { kind: 'withheld' }, b: { kind: 'viewer' } })

const ask = async (rule: (args: never) => unknown, person: Person | null, args: object = {}) =>
  rule({ ...args, req: requestOf(person) } as never)

describe('access rules of documents', () => {
  it('limit a query to the tenants in which the person holds the key', async () => {
    const view = inTenantsWith('pages:view')
    expect(await ask(view, null)).toBe(false)
    expect(await ask(view, superAdmin)).toBe(true)
    expect(await ask(view, editor)).toEqual({ tenant: { in: ['a', 'b'] } })
    expect(await ask(inTenantsWith(['pages:view', 'pages:manage']), editor)).toEqual({ tenant: { in: ['a'] } })
    expect(await ask(inTenantsWith('pages:delete'), editor)).toBe(false)
    expect(await ask(inTenantsWith('pages:view', 'version.tenant'), editor)).toEqual({
      'version.tenant': { in: ['a', 'b'] },
    })
  })

  it('allow creating in the named tenant, else in the current one, only where the key is held', async () => {
    const rule = inTenantOfData('pages:manage')
    expect(await ask(rule, null, { data: { tenant: 'a' } })).toBe(false)
    expect(await ask(rule, superAdmin, { data: { tenant: 'z' } })).toBe(true)
    expect(await ask(rule, editor, { data: { tenant: 'a' } })).toBe(true)
    expect(await ask(rule, editor, { data: { tenant: { id: 'b' } } })).toBe(false)
    expect(await ask(rule, editor)).toBe(true)
    expect(await ask(inTenantOfData('pages:delete'), editor)).toBe(false)
  })

  it('limit a query to the person’s own account or to rows that name them', async () => {
    expect(await ask(isSelf, editor)).toEqual({ id: { equals: 'me' } })
    expect(await ask(isSelf, null)).toBe(false)
    expect(await ask(isOwnRow('user'), editor)).toEqual({ user: { equals: 'me' } })
    expect(await ask(isOwnRow('user'), null)).toBe(false)
    expect([await ask(isSignedIn, editor), await ask(isSignedIn, null)]).toEqual([true, false])
  })

  it('allow only a super-admin, or nobody at all', async () => {
    for (const rule of [isSuperAdmin, isSuperAdminField])
      expect([await ask(rule, superAdmin), await ask(rule, owner), await ask(rule, null)]).toEqual([true, false, false])
    expect(await ask(nobody, superAdmin)).toBe(false)
  })

  it('isTenantOfPerson finds the tenants that the person can open', async () => {
    expect(await ask(isTenantOfPerson, null)).toBe(false)
    // All but those that no person sees.
    expect(await ask(isTenantOfPerson, superAdmin)).toEqual({ internal: { not_equals: true } })
    expect(await ask(isTenantOfPerson, withheld)).toEqual({ id: { in: ['b'] } })
  })

  it('inAdministeredTenants finds only the tenants that the person administers', async () => {
    expect(await ask(inAdministeredTenants, null)).toBe(false)
    expect(await ask(inAdministeredTenants, owner)).toEqual({ tenant: { in: ['a', 'b'] } })
    expect(await ask(inAdministeredTenants, editor)).toBe(false)
  })

  it('canAddAvatar allows administrators of the tenant only', async () => {
    expect(await ask(canAddAvatar, owner, { data: { tenant: 'b' } })).toBe(true)
    expect(await ask(canAddAvatar, owner, { data: { tenant: 'c' } })).toBe(false)
    expect(await ask(canAddAvatar, owner)).toBe(true)
    expect(await ask(canAddAvatar, editor)).toBe(false)
    expect(await ask(canAddAvatar, null)).toBe(false)
  })
})

describe('access rules of fields', () => {
  it('isSelfOrSuperAdmin shows a private field to the person and to super-admins only', async () => {
    expect(await ask(isSelfOrSuperAdmin, editor, { doc: { id: 'me' } })).toBe(true)
    expect(await ask(isSelfOrSuperAdmin, editor, { id: 'me' })).toBe(true)
    expect(await ask(isSelfOrSuperAdmin, editor, { doc: { id: 'you' }, id: 'me' })).toBe(false)
    expect(await ask(isSelfOrSuperAdmin, superAdmin, { id: 'me' })).toBe(true)
    expect(await ask(isSelfOrSuperAdmin, null, { id: 'me' })).toBe(false)
    expect(await ask(isSelfOrSuperAdmin, null)).toBe(false)
  })

  it.each([
    [canReadDomainRecords, 'settings:domains'],
    [canReadRequestCode, 'users:admin'],
  ] as const)('shows a field of a tenant only to holders of its key', async (rule, key) => {
    const holder = personIn({ a: { keys: [key] }, b: {} })
    expect(await ask(rule, holder, { id: 'a' })).toBe(true)
    expect(await ask(rule, holder, { doc: { id: 'a' } })).toBe(true)
    expect(await ask(rule, holder, { doc: { id: 'b' } })).toBe(false)
    expect(await ask(rule, holder, { doc: { id: 'a' }, id: 'b' })).toBe(false)
    expect(await ask(rule, holder)).toBe(false)
    expect(await ask(rule, null, { id: 'a' })).toBe(false)
  })
})

describe('forCollection', () => {
  const {
    create,
    delete: remove,
    read,
    readVersions,
    unlock,
    update,
  } = forCollection({ label: 'Pages', name: 'pages' })
  const only = (key: string) => personIn({ a: { keys: [`pages:${key}`] } })
  const inA = { tenant: { in: ['a'] } }

  it('requires the key of each operation', async () => {
    const published = { _status: 'published', tenant: 'a' }
    const draft = { _status: 'draft', tenant: 'a' }
    expect(await ask(create, only('manage'), { data: draft })).toBe(true)
    expect(await ask(create, only('manage'), { data: published })).toBe(false)
    expect(await ask(create, only('publish'), { data: published })).toBe(true)
    expect(await ask(create, only('publish'))).toBe(false)
    expect(await ask(read, only('view'))).toEqual(inA)
    expect(await ask(read, only('manage'))).toBe(false)
    expect(await ask(readVersions, only('view'))).toEqual({ 'version.tenant': { in: ['a'] } })
    expect(await ask(remove, only('delete'))).toEqual(inA)
    expect(await ask(remove, only('manage'))).toBe(false)
    expect(await ask(unlock, superAdmin)).toBe(false)
  })

  it('distinguishes a change, a publication and a move to the trash', async () => {
    const now = new Date(0).toISOString()
    const may = async (key: string, data: unknown) => (await ask(update, only(key), { data })) !== false
    expect([await may('manage', { title: 'x' }), await may('publish', { title: 'x' })]).toEqual([true, false])
    expect([await may('manage', undefined), await may('manage', null)]).toEqual([true, true])
    expect([await may('manage', 'text'), await may('delete', 'text')]).toEqual([true, false])
    const live = { _status: 'published' }
    expect([await may('publish', live), await may('manage', live)]).toEqual([true, false])
    expect([await may('delete', { deletedAt: now }), await may('manage', { deletedAt: now })]).toEqual([true, false])
    expect([await may('delete', { deletedAt: null }), await may('manage', { deletedAt: null })]).toEqual([false, true])
    const both = { deletedAt: now, title: 'x' }
    expect([await may('delete', both), await may('manage', both)]).toEqual([false, true])
    expect([await may('delete', { title: 'x' }), await may('delete', {})]).toEqual([false, false])
  })

  it('lets an editor publish a content type that has no publish key', async () => {
    const themes = forCollection({ hasPublish: false, label: 'Themes', name: 'themes' })
    const editing = personIn({ a: { keys: ['themes:manage'] } })
    expect(await ask(themes.create, editing, { data: { _status: 'published', tenant: 'a' } })).toBe(true)
  })

  it('canPublish requires the publish key in the named tenant', async () => {
    const pages = { name: 'pages' }
    expect(await canPublish(requestOf(only('publish')), pages, 'a')).toBe(true)
    expect(await canPublish(requestOf(only('manage')), pages, 'a')).toBe(false)
    expect(await canPublish(requestOf(only('publish')), pages, null)).toBe(false)
    expect(await canPublish(requestOf(null), pages, 'a')).toBe(true)
  })
})

describe('request helpers', () => {
  it('isFromAdmin recognises a request of the same origin by Sec-Fetch-Site', () => {
    const from = (site?: string) => isFromAdmin({ headers: new Headers(site ? { 'Sec-Fetch-Site': site } : {}) })
    expect([from('same-origin'), from('cross-site'), from()]).toEqual([true, false, false])
  })

  it('keepServerValues ignores times that a client sends', async () => {
    const save = (payloadAPI: string, operation: string, data: object | undefined, originalDoc?: object) =>
      keepServerValues({ data, operation, originalDoc, req: { payloadAPI } } as never)
    expect(await save('REST', 'update', { createdAt: 'now' }, { createdAt: 'then' })).toEqual({ createdAt: 'then' })
    expect(await save('REST', 'create', { createdAt: 'now', title: 'x' })).toEqual({ title: 'x' })
    expect(await save('REST', 'create', { createdAt: 'now' }, { createdAt: 'then' })).toEqual({})
    expect(await save('REST', 'update', { createdAt: 'now' })).toEqual({})
    expect(await save('REST', 'create', { deletedAt: 'now', updatedAt: 'now' })).toEqual({})
    expect(await save('REST', 'update', { deletedAt: 'now' }, { createdAt: 'then', deletedAt: 'then' })).toEqual({
      createdAt: 'then',
      deletedAt: 'then',
    })
    expect(await save('REST', 'update', { deletedAt: null }, { createdAt: 'then', deletedAt: 'then' })).toEqual({
      createdAt: 'then',
      deletedAt: null,
    })
    expect(await save('local', 'create', { createdAt: 'now' })).toEqual({ createdAt: 'now' })
    expect(await save('REST', 'create', undefined)).toBeUndefined()
  })
})
