import { boot, type TestApp } from '@tests/support/boot'
import { makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

describe('passwords', () => {
  it('never changes a password by saving the user', async () => {
    const own = world.clients['viewer-a']!
    expect((await own.patch(`/users/${world.users['viewer-a']}`, { password: 'stolen session password' })).status).toBe(
      403,
    )
    expect((await own.patch(`/users/${world.users['viewer-a']}`, { firstName: 'Vera' })).status).toBe(200)
  })
})

describe('the site on screen', () => {
  it('[B-183, B-279, B-280] is kept for the person, and only for a site of theirs', async () => {
    const { a, b, clients } = world
    const chosen = await clients.both!.post('/users/set-tenant', { tenantId: b })
    expect(chosen.status).toBe(200)
    expect(chosen.headers.get('Set-Cookie')).toContain(`payload-tenant=${b}`)
    const me = await clients.both!.get<{ user: { lastTenant: string } }>('/users/me')
    expect(me.body.user.lastTenant).toBe(b)
    expect((await clients['editor-a']!.post('/users/set-tenant', { tenantId: b })).status).toBe(404)
    expect((await clients['editor-a']!.post('/users/set-tenant', { tenantId: a })).status).toBe(200)
    expect((await clients.super!.post('/users/set-tenant', { tenantId: b })).status).toBe(200)
  })

  it('[B-265, B-266] is chosen from the own sites by name, from all of them by the provider', async () => {
    const { clients } = world
    const names = async (who: string, search = '') =>
      (await clients[who]!.get<{ tenants: { name: string }[] }>(`/users/tenants?search=${search}`)).body.tenants.map(
        (one) => one.name,
      )
    expect(await names('both')).toEqual(['Theatre A', 'Theatre B'])
    expect(await names('editor-a')).toEqual(['Theatre A'])
    expect(await names('super', 'theatre b')).toEqual(['Theatre B'])
    expect(await names('stranger')).toEqual([])
  })
})
