import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

describe('Content of two tenants', () => {
  it('lets an editor create pages only in their own tenant', async () => {
    const { a, b, clients } = world
    const own = await clients['editor-a']!.post<{ doc: { id: string; slug: string } }>('/pages', {
      tenant: a,
      title: 'Visit us',
    })
    expect(own.status).toBe(201)
    expect(own.body.doc.slug).toBe('visit-us')
    expect((await clients['editor-a']!.post('/pages', { tenant: b, title: 'Intruder' })).status).toBe(403)
    expect((await clients['viewer-a']!.post('/pages', { tenant: a, title: 'Not mine to write' })).status).toBe(403)
  })

  it("returns the same response for another tenant's document as for an unknown id", async () => {
    const { b, clients } = world
    const foreign = await create(app.payload, 'pages', { tenant: b, title: 'Secret' })
    const unknown = '01999999-0000-7000-8000-000000000000'
    const [one, two] = await Promise.all([foreign, unknown].map((id) => clients['editor-a']!.get(`/pages/${id}`)))
    expect(one!.status).toBe(two!.status)
    expect(one!.text).toBe(two!.text)
    expect((await clients['editor-b']!.get(`/pages/${foreign}`)).status).toBe(200)
  })

  it('ignores the tenant cookie on creation, and refuses to move a document to another tenant', async () => {
    const { a, b, clients } = world
    const cookie = await clients.both!.post('/pages', { title: 'By cookie' }, { tenant: b })
    expect([400, 403]).toContain(cookie.status)
    const page = await create(app.payload, 'pages', { tenant: a, title: 'Stays' })
    expect((await clients.both!.patch(`/pages/${page}`, { tenant: b })).status).toBe(403)
    expect((await clients.both!.patch(`/pages/${page}`, { title: 'Stays here' })).status).toBe(200)
  })
})
