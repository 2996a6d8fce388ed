import { boot, type TestApp } from '@tests/support/boot'
import type { Client } from '@tests/support/client'
import { makeWorld, type World } from '@tests/support/world'
import { registryOf } from '@/access/registryOf'
import { mailTo, tokenOf } from './support'

let app: TestApp
let world: World
let owner: Client

interface Answered {
  code?: string
  doc?: { id: string; permissions: object; tenant: string; title: string }
  errors?: { message: string; path?: string }[]
  message?: string
}

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  owner = world.clients['owner-a']!
})
afterAll(() => app.close())

const make = (data: object, client = owner) =>
  client.post<Answered>('/user-roles', { permissions: {}, tenantId: world.a, title: 'A role', ...data })
const change = (id: string, data: object, client = owner) => client.patch<Answered>(`/user-roles/${id}`, data)
const give = (who: string, roleIds: string[]) =>
  owner.post(`/users/${world.users[who]}/update-permissions`, { roleIds, tenantId: world.a })

describe('Roles [A-140, A-190, A-191, A-253, A-254, A-255, A-256, A-257, A-258, A-309, A-310]', () => {
  it('store every permission key that they are given', async () => {
    const permissions = Object.fromEntries([...registryOf(app.payload).keys].map((key) => [key, true]))
    const made = await make({ description: 'All of it', permissions, title: '  Everything ' })
    expect([made.status, made.body.message]).toEqual([201, 'Role created successfully'])
    const read = await owner.get(`/user-roles/${made.body.doc!.id}?depth=0`)
    expect(read.body).toMatchObject({ description: 'All of it', permissions, title: 'Everything' })
    expect(Object.keys(permissions).length).toBeGreaterThanOrEqual(55)
    const changed = await change(made.body.doc!.id, { permissions: { 'pages:view': true }, title: 'Less' })
    expect([changed.status, changed.body.message, changed.body.doc!.permissions]).toEqual([
      200,
      'Role updated successfully',
      { 'pages:view': true },
    ])
  })

  it.each([
    ['no title', { title: ' ' }, '“Title” is required.'],
    ['a title missing', { title: undefined }, '“Title” is required.'],
    ['a long title', { title: 'R'.repeat(81) }, '“Title” takes at most 80 characters.'],
    ['a long description', { description: 'd'.repeat(501) }, '“Description” takes at most 500 characters.'],
    [
      'a permission that nobody knows',
      { permissions: { 'sites:delete': true } },
      'There is no permission “sites:delete”.',
    ],
    [
      'a permission that is false',
      { permissions: { 'pages:view': false } },
      '“Permissions, Pages view” is either true or left out.',
    ],
    ['permissions as a list', { permissions: ['pages:view'] }, '“Permissions” takes a group of named values.'],
    ['another key', { owner: true }, 'There is no field “owner” here. Leave it out.'],
  ])('refuses %s and says what is wrong', async (_, data, message) => {
    const answer = await make(data)
    expect([answer.status, answer.body.errors?.[0]?.message]).toEqual([400, message])
  })

  it('refuse a change based on an outdated version with 409', async () => {
    const { id } = (await make({ title: 'As it was' })).body.doc!
    const read = (await owner.get<{ updatedAt: string }>(`/user-roles/${id}?depth=0`)).body
    const second = world.clients['admin-a']!
    expect((await change(id, { title: 'By the first', updatedAt: read.updatedAt }, second)).status).toBe(200)
    const late = await change(id, {
      permissions: { 'pages:delete': true },
      title: 'By the second',
      updatedAt: read.updatedAt,
    })
    expect([late.status, late.body.code]).toEqual([409, 'stale:roles'])
    const now = (
      await owner.get<{ permissions: object; title: string; updatedAt: string }>(`/user-roles/${id}?depth=0`)
    ).body
    expect([now.title, now.permissions]).toEqual(['By the first', {}])
    expect((await change(id, { title: 'By the second', updatedAt: now.updatedAt })).status).toBe(200)
    // A caller that knows only the specification names no moment, and the last one wins.
    expect((await change(id, { title: 'By nobody in particular' })).status).toBe(200)
    expect((await change(id, { title: 'Whenever', updatedAt: 'yesterday' })).status).toBe(400)
  })

  it('accept one of several changes that were made from the same version at once', async () => {
    const { id } = (await make({ title: 'Wanted' })).body.doc!
    const { updatedAt } = (await owner.get<{ updatedAt: string }>(`/user-roles/${id}?depth=0`)).body
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => change(id, { title: `Change ${index}`, updatedAt })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(409)])
  })

  it('refuse __proto__ as a permission key', async () => {
    const answer = await owner.post<Answered>(
      '/user-roles',
      `{"title":"P","tenantId":"${world.a}","permissions":{"__proto__":{"users:admin":true},"constructor":true}}`,
      { headers: { 'Content-Type': 'application/json' } },
    )
    expect(answer.status).toBe(400)
    expect(({} as Record<string, unknown>)['users:admin']).toBeUndefined()
  })

  it('are created, read and changed in their own tenant with the permission', async () => {
    const { id } = (await make({ title: 'Ours' })).body.doc!
    for (const client of [world.clients['owner-b']!, world.clients.stranger!]) {
      expect([403, 404]).toContain((await client.get(`/user-roles/${id}`)).status)
      expect((await change(id, { title: 'Mine' }, client)).status).toBe(404)
      expect((await client.delete(`/user-roles/${id}`)).status).toBe(404)
      expect((await make({}, client)).status).toBe(404)
    }
    expect((await make({}, world.clients['editor-a'])).status).toBe(403)
    expect((await change(id, { title: 'Mine' }, world.clients['editor-a'])).status).toBe(403)
    // A role stays where it is, whatever the body says.
    expect((await change(id, { tenantId: world.b, title: 'Moved' })).body.doc).toMatchObject({
      tenant: world.a,
      title: 'Moved',
    })
  })

  it('cannot be given, or lose, a permission that the editing person does not hold', async () => {
    const manager = (
      await make({ permissions: { 'events:view': true, 'roles:delete': true, 'roles:manage': true }, title: 'Manager' })
    ).body.doc!
    await give('viewer-a', [manager.id])
    const clerk = world.clients['viewer-a']!
    expect((await make({ permissions: { 'pages:view': true } }, clerk)).status).toBe(403)
    const weak = (await make({ permissions: { 'events:view': true } }, clerk)).body.doc!
    expect((await change(weak.id, { permissions: { 'events:manage': true } }, clerk)).status).toBe(403)
    const strong = (await make({ permissions: { 'pages:delete': true }, title: 'Strong' })).body.doc!
    expect((await change(strong.id, { permissions: {} }, clerk)).status).toBe(403)
    expect((await clerk.delete(`/user-roles/${strong.id}`)).status).toBe(403)
    expect((await change(manager.id, { permissions: {} }, clerk)).body.code).toBe('conflict:people')
    expect((await clerk.delete(`/user-roles/${weak.id}`)).status).toBe(200)
  })

  it('can be deleted when nobody has them, which cancels their invitations [A-259, A-311]', async () => {
    const { id } = (await make({ title: 'Held' })).body.doc!
    await give('viewer-a', [id])
    expect((await owner.delete<Answered>(`/user-roles/${id}`)).body.code).toBe('conflict:roles')
    const other = (await make({ title: 'Other' })).body.doc!
    await give('viewer-a', [other.id])
    const invited = await owner.post<{ id: string }>('/users/invite-staff', {
      email: 'r@guests.example',
      firstName: 'R',
      lastName: 'R',
      roleId: id,
      tenantId: world.a,
    })
    const token = tokenOf(await mailTo(app, 'r@guests.example', 'invitation'))
    const deleted = await owner.delete<Answered>(`/user-roles/${id}`)
    expect([deleted.status, deleted.body.message]).toEqual([200, 'Role deleted successfully'])
    expect((await owner.get<{ status: string }>(`/invite-tokens/${invited.body.id}`)).body.status).toBe('cancelled')
    expect((await owner.post('/users/accept-invitation', { password: 'a long password', token })).status).toBe(404)
    expect((await owner.delete(`/user-roles/${id}`)).status).toBe(404)
  })
})
