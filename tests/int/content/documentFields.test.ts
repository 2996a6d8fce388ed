import { boot, type TestApp } from '@tests/support/boot'
import { makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

interface Doc {
  id: string
  _status: string
  relativePath: string
  slug: string
}

describe('every document', () => {
  it('[B-132] has a slug, a path where it is a page, and is a draft or published', async () => {
    const client = world.clients['editor-a']!
    const make = async (data: object, query = '') => (await client.post<{ doc: Doc }>(`/pages${query}`, { tenant: world.a, ...data })).body.doc
    const above = await make({ _status: 'published', title: 'What’s on' })
    const below = await make({ parent: above.id, title: 'Late at night' }, '?draft=true')
    expect(above).toMatchObject({ _status: 'published', relativePath: '/whats-on', slug: 'whats-on' })
    expect(below).toMatchObject({ _status: 'draft', relativePath: '/whats-on/late-at-night', slug: 'late-at-night' })
    expect((await client.get<Doc>(`/pages/${below.id}?draft=true`)).body).toMatchObject({ _status: 'draft', slug: 'late-at-night' })
    expect((await client.patch(`/pages/${below.id}`, { _status: 'archived' })).status).toBe(400)
    expect((await client.patch<{ doc: Doc }>(`/pages/${below.id}`, { _status: 'published' })).body.doc).toMatchObject({ _status: 'published', relativePath: '/whats-on/late-at-night' })
  })
})
