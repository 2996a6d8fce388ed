import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { guardTenant } from '@/access/guardTenant'
import type { Membership, Person } from '@/access/person'
import { cachePerson } from '@/access/personOf'

type Args = Parameters<CollectionBeforeValidateHook>[0]

const A = { id: 'a' } as Membership['tenant']

/** A person with the given keys in A, and nothing anywhere else. */
function requestOf(keys: string[] | null, isSuperAdmin = false): PayloadRequest {
  if (!keys) return { t: (key: string) => key, user: null } as unknown as PayloadRequest
  const user = { id: 'me' } as NonNullable<PayloadRequest['user']>
  const membership: Membership = { keys: new Set(keys), kind: 'staff', role: null, tenant: A }
  const person: Person = {
    current: A,
    email: 'me@test.example',
    id: 'me',
    isSuperAdmin,
    isSupport: false,
    memberships: new Map([['a', membership]]),
  }
  cachePerson(user, person)
  return { t: (key: string) => key, user } as unknown as PayloadRequest
}

const guard = (req: PayloadRequest, data: Record<string, unknown> | undefined, originalDoc?: Record<string, unknown>) =>
  guardTenant('pages')({
    collection: { slug: 'pages' },
    context: {},
    data,
    operation: originalDoc ? 'update' : 'create',
    originalDoc,
    req,
  } as unknown as Args)

const manager = () => requestOf(['pages:manage', 'pages:view'])
const remover = () => requestOf(['pages:delete', 'pages:view'])

describe('guardTenant', () => {
  it('allows creating a document where the person holds the key', async () => {
    const data = { tenant: 'a', title: 'Visit us' }
    expect(await guard(manager(), data)).toBe(data)
    expect(await guard(manager(), { tenant: { id: 'a' } })).toBeTruthy()
  })

  it('refuses to create a document in another tenant or in none', async () => {
    await expect(guard(manager(), { tenant: 'b' })).rejects.toMatchObject({ status: 403 })
    await expect(guard(manager(), { title: 'Nowhere' })).rejects.toMatchObject({ status: 400 })
    await expect(guard(requestOf(['events:manage']), { tenant: 'a' })).rejects.toMatchObject({ status: 403 })
  })

  it('refuses to move a document to another tenant, even for a super-admin', async () => {
    const stored = { tenant: 'a' }
    expect(await guard(manager(), { title: 'Here' }, stored)).toBeTruthy()
    expect(await guard(manager(), { tenant: 'a' }, stored)).toBeTruthy()
    await expect(guard(manager(), { tenant: 'b' }, stored)).rejects.toMatchObject({ status: 403 })
    await expect(guard(requestOf([], true), { tenant: 'b' }, stored)).rejects.toMatchObject({ status: 403 })
  })

  it('checks the stored tenant, whatever the body says', async () => {
    await expect(guard(manager(), { title: 'There' }, { tenant: 'b' })).rejects.toMatchObject({ status: 403 })
    await expect(guard(manager(), { tenant: 'a' }, { tenant: 'b' })).rejects.toMatchObject({ status: 403 })
  })

  it('lets a person with only the delete key move a document to the trash, and nothing else', async () => {
    expect(await guard(remover(), { deletedAt: '2026-11-01' }, { tenant: 'a' })).toBeTruthy()
    await expect(guard(remover(), { title: 'Changed' }, { tenant: 'a' })).rejects.toMatchObject({ status: 403 })
    await expect(guard(remover(), { deletedAt: null }, { tenant: 'a' })).rejects.toMatchObject({ status: 403 })
    await expect(guard(remover(), { deletedAt: '2026-11-01' }, { tenant: 'b' })).rejects.toMatchObject({ status: 403 })
  })

  it('lets internal jobs write without a person, in a named tenant only', async () => {
    expect(await guard(requestOf(null), { tenant: 'b' })).toBeTruthy()
    await expect(guard(requestOf(null), {})).rejects.toMatchObject({ status: 400 })
  })
})
