import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

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

test('but is one who may only look as one of the staff, too', async () => {
  await create(app.payload, 'memberships', { role: 'tenant-viewer', tenant: world.a, user: world.users.studio })
  expect((await call('forgot-password')).status).toBe(200)
  expect((await call('remove-tenant-access')).status).toBe(200)
  expect((await call('remove-tenant-access')).status).toBe(404)
  await create(app.payload, 'memberships', { role: 'tenant-viewer', tenant: world.a, user: world.users.studio })
  expect((await call('update-permissions', { roleIds: ['tenant-admin'] })).status).toBe(200)
})
