import { createHmac } from 'node:crypto'
import { createLocalReq } from 'payload'
import { messengerStartOf } from '@/plugins/messenger/lib/messengerFor'
import { boot, type TestApp } from '@tests/support/boot'
import { makeWorld, type World } from '@tests/support/world'

const SECRET = 'a-secret-of-the-messenger'
const SCRIPT = 'https://widget.messenger.example/app.js'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot({ env: { MESSENGER_APP_ID: 'app-1', MESSENGER_SCRIPT: SCRIPT, MESSENGER_SECRET: SECRET } })
  world = await makeWorld(app)
})
afterAll(() => app.close())

async function startFor(name: string | null) {
  const user =
    name && (await app.payload.findByID({ collection: 'users', id: world.users[name]!, overrideAccess: true }))
  return messengerStartOf(
    await createLocalReq(user ? { user: { ...user, collection: 'users' } as never } : {}, app.payload),
  )
}

describe('the messenger of another company', () => {
  it('is started with id, name, email, creation time and a hash of the id that only the server can make [B-309]', async () => {
    const { createdAt } = await app.payload.findByID({
      collection: 'users',
      id: world.users['editor-a']!,
      overrideAccess: true,
    })
    const start = await startFor('editor-a')
    expect(start).toEqual({
      script: SCRIPT,
      settings: {
        app_id: 'app-1',
        created_at: Math.floor(new Date(createdAt).getTime() / 1000),
        email: 'editor-a@test.example',
        name: 'editor-a',
        user_hash: createHmac('sha256', SECRET).update(world.users['editor-a']!).digest('hex'),
        user_id: world.users['editor-a'],
      },
    })
    expect(JSON.stringify(start)).not.toContain(SECRET)
    expect((await startFor('viewer-a'))!.settings.user_hash).not.toBe(start!.settings.user_hash)
  })

  it('is not loaded for somebody who is not signed in', async () => {
    expect(await startFor(null)).toBeNull()
  })

  it('stays away from a person who has closed it, until they want it back, and from nobody else', async () => {
    expect(
      (await world.clients['owner-a']!.post('/payload-preferences/messenger-closed', { value: true })).status,
    ).toBe(200)
    expect(await startFor('owner-a')).toBeNull()
    expect(await startFor('admin-a')).not.toBeNull()
    expect(
      (await world.clients['owner-a']!.post('/payload-preferences/messenger-closed', { value: false })).status,
    ).toBe(200)
    expect(await startFor('owner-a')).not.toBeNull()
  })
})
