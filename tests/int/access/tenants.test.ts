import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

describe('content of two tenants', () => {
  it('lets an editor write in their own tenant and nowhere else', async () => {
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

  it("makes a neighbour's document look like an unknown one", async () => {
    const { b, clients } = world
    const foreign = await create(app.payload, 'pages', { tenant: b, title: 'Secret' })
    const unknown = '01999999-0000-7000-8000-000000000000'
    const [one, two] = await Promise.all([foreign, unknown].map((id) => clients['editor-a']!.get(`/pages/${id}`)))
    expect(one!.status).toBe(two!.status)
    expect(one!.text).toBe(two!.text)
    expect((await clients['editor-b']!.get(`/pages/${foreign}`)).status).toBe(200)
  })

  it('does not believe the cookie, and never moves a document to another tenant', async () => {
    const { a, b, clients } = world
    const cookie = await clients.both!.post('/pages', { title: 'By cookie' }, { tenant: b })
    expect([400, 403]).toContain(cookie.status)
    const page = await create(app.payload, 'pages', { tenant: a, title: 'Stays' })
    expect((await clients.both!.patch(`/pages/${page}`, { tenant: b })).status).toBe(403)
    expect((await clients.both!.patch(`/pages/${page}`, { title: 'Stays here' })).status).toBe(200)
  })
})
