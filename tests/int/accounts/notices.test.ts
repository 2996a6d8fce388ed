import { boot, type TestApp } from '@tests/support/boot'
import { anonymous } from '@tests/support/client'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  for (const title of ['An invitation was accepted', 'A request is waiting']) {
    await create(app.payload, 'notices', { recipient: world.users['owner-a'], tenant: world.a, title })
  }
  await create(app.payload, 'notices', { recipient: world.users['owner-b'], title: 'For the neighbour' })
})
afterAll(() => app.close())

interface Notices {
  docs: { readAt: string | null; title: string }[]
  unread: number
}

const read = async (who: string) => (await world.clients[who]!.get<Notices>('/notices')).body

describe('notices', () => {
  it('reach the person they are for, newest first, and nobody else', async () => {
    expect((await read('owner-a')).docs.map((one) => one.title)).toEqual([
      'A request is waiting',
      'An invitation was accepted',
    ])
    expect((await read('admin-a')).docs).toEqual([])
    expect((await anonymous(app).get('/notices')).status).toBe(401)
  })

  it('are unread until the person has seen them', async () => {
    expect((await read('owner-a')).unread).toBe(2)
    await world.clients['owner-a']!.post('/notices/read', {})
    expect((await read('owner-a')).unread).toBe(0)
    expect((await read('owner-b')).unread).toBe(1)
  })
})
