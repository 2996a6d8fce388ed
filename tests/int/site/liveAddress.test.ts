import { boot, type TestApp } from '@tests/support/boot'
import { anonymous } from '@tests/support/client'
import { makeWorld, type World } from '@tests/support/world'
import { fillSite, type Contents } from './support'

let app: TestApp
let world: World
let contents: Contents

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  contents = await fillSite(app, world)
})
afterAll(() => app.close())

const ask = (name: string, collection: string, id: string) =>
  (world.clients[name] ?? anonymous(app)).get<{ address: string | null }>(`/documents/${collection}/${id}/live-address`)

it('[B-188, B-385] leads to what is published, for whoever may see the document', async () => {
  for (const name of ['owner-a', 'editor-a', 'viewer-a', 'super']) {
    const { body, status } = await ask(name, 'events', contents.event)
    expect([status, body.address]).toEqual([200, 'http://a.localhost:3000/events/winters-tale'])
  }
  expect((await ask('editor-a', 'pages', contents.page)).body.address).toBe('http://a.localhost:3000/')
})

it('[B-187] leads nowhere from a draft, until it has a date for visitors', async () => {
  expect((await ask('editor-a', 'events', contents.draft)).body.address).toBeNull()
  await world.clients['editor-a']!.patch(`/events/${contents.draft}?draft=true`, {
    publishDate: '2026-12-01T12:00:00.000Z',
  })
  expect((await ask('editor-a', 'events', contents.draft)).body.address).toBe('http://a.localhost:3000/events/secret')
})

it('keeps to the published address while another is only drafted', async () => {
  const { status } = await world.clients['editor-a']!.patch(`/events/${contents.event}?draft=true`, {
    _status: 'draft',
    slug: 'a-new-name',
  })
  expect(status).toBe(200)
  expect((await ask('editor-a', 'events', contents.event)).body.address).toBe(
    'http://a.localhost:3000/events/winters-tale',
  )
})

it('tells strangers nothing', async () => {
  expect((await ask('nobody', 'events', contents.event)).status).toBe(401)
  for (const name of ['owner-b', 'stranger']) expect((await ask(name, 'events', contents.event)).status).toBe(404)
  for (const [collection, id] of [
    ['tenants', world.a],
    ['nonsense', contents.event],
    ['pages', contents.event],
  ] as const)
    expect((await ask('owner-a', collection, id)).status).toBe(404)
})
