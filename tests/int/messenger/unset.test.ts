import { createLocalReq } from 'payload'
import { messengerStartOf } from '@/plugins/messenger/lib/messengerFor'
import { boot, type TestApp } from '@tests/support/boot'
import { makeWorld } from '@tests/support/world'

let app: TestApp

beforeAll(async () => {
  app = await boot({ env: { MESSENGER_APP_ID: 'app-1', MESSENGER_SCRIPT: 'https://widget.messenger.example/app.js' } })
})
afterAll(() => app.close())

it('no messenger is loaded while one of its settings is missing', async () => {
  const world = await makeWorld(app)
  const user = await app.payload.findByID({ collection: 'users', id: world.users['editor-a']!, overrideAccess: true })
  expect(
    await messengerStartOf(await createLocalReq({ user: { ...user, collection: 'users' } as never }, app.payload)),
  ).toBeNull()
})
