import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'
import { poolOf } from '@/database/connections'
import { mailTo, tokenOf } from './support'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const call = (path: string, body: object = {}) =>
  world.clients['owner-a']!.post(`/users/${world.users.studio}/${path}`, { ...body, tenantId: world.a })

test('somebody who comes through an organisation is no member of the staff', async () => {
  for (const path of ['forgot-password', 'remove-tenant-access']) expect((await call(path)).status).toBe(404)
  expect((await call('update-permissions', { roleIds: ['tenant-admin'] })).status).toBe(404)
})

test('joins the staff, and leaves it, only by somebody who holds all that the organisation gives them', async () => {
  const reader = await create(app.payload, 'user-roles', {
    permissions: { 'pages:view': true },
    tenant: world.a,
    title: 'Reader',
  })
  const decider = await create(app.payload, 'user-roles', {
    permissions: { 'pages:view': true, 'users:admin': true },
    tenant: world.a,
    title: 'Decides',
  })
  await create(app.payload, 'memberships', {
    role: 'staff',
    tenant: world.a,
    user: world.users.stranger,
    userRole: decider,
  })
  const invitedBy = async (who: string) => {
    await poolOf(app.payload).query(`update invite_tokens set status = 'cancelled'`)
    const sent = await world.clients[who]!.post('/users/invite-staff', {
      email: 'studio@test.example',
      firstName: 'A',
      lastName: 'B',
      roleId: reader,
      tenantId: world.a,
    })
    expect(sent.status).toBe(201)
    return tokenOf(await mailTo(app, 'studio@test.example', 'invitation'))
  }
  const studio = world.clients.studio!
  const writes = async () => (await studio.post('/pages', { tenant: world.a, title: 'Theirs' })).status === 201
  const join = (token: string) => studio.post<{ error?: string }>('/users/accept-invitation', { token })
  const remove = (who: string) =>
    world.clients[who]!.post(`/users/${world.users.studio}/remove-tenant-access`, { tenantId: world.a })

  const refused = await join(await invitedBy('stranger'))
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'You may do more here through your organisation than the person who invited you. Ask someone with the same permissions to invite you.',
  ])
  expect(await writes()).toBe(true)

  expect((await join(await invitedBy('owner-a'))).status).toBe(200)
  expect(await writes()).toBe(false)
  expect((await remove('stranger')).status).toBe(403)
  expect(await writes()).toBe(false)
  expect((await remove('owner-a')).status).toBe(200)
  expect(await writes()).toBe(true)
})

test('a colleague who may only look is refused as well', async () => {
  await create(app.payload, 'memberships', { role: 'tenant-viewer', tenant: world.a, user: world.users.studio })
  expect((await call('forgot-password')).status).toBe(200)
  expect((await call('remove-tenant-access')).status).toBe(200)
  expect((await call('remove-tenant-access')).status).toBe(404)
  await create(app.payload, 'memberships', { role: 'tenant-viewer', tenant: world.a, user: world.users.studio })
  expect((await call('update-permissions', { roleIds: ['tenant-admin'] })).status).toBe(200)
})
