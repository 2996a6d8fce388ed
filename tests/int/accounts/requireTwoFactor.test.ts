import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'
import { withFactor } from './support/person'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const require2 = (who: string, required: boolean, more: object = {}) =>
  world.clients[who]!.post<{ code?: string; requireTwoFactor?: boolean; updatedAt: string }>(
    `/tenants/${world.a}/require-two-factor`,
    { required, ...more },
  )
const person = (name: string) => ({
  client: world.clients[name]!,
  email: `${name}@test.example`,
  id: world.users[name]!,
})
const pagesOf = async (who: string, tenant: string) =>
  ((await world.clients[who]!.get<{ docs?: { tenant: string }[] }>('/pages?limit=100')).body.docs ?? []).filter(
    (page) => page.tenant === tenant,
  ).length

describe('a site that asks for two-factor sign-in', () => {
  it('is switched by its owner, who has it', async () => {
    expect((await require2('owner-a', true)).status).toBe(422)
    await withFactor(app, person('owner-a'))
    for (const [who, status] of [
      ['admin-a', 403],
      ['editor-a', 403],
      ['owner-b', 404],
      ['stranger', 404],
    ] as const)
      expect((await require2(who, true)).status).toBe(status)
    const on = await require2('owner-a', true)
    expect([on.status, on.body.requireTwoFactor]).toEqual([200, true])
    expect((await require2('owner-a', true, { updatedAt: '2020-01-01T00:00:00.000Z' })).status).toBe(409)
    expect((await require2('owner-a', false)).body.requireTwoFactor).toBe(false)
  })

  it('gives nothing to who lacks it, leaves their other sites alone, and gives all back when they have it', async () => {
    await create(app.payload, 'pages', { _status: 'draft', tenant: world.a, title: 'Of A' })
    await create(app.payload, 'pages', { _status: 'draft', tenant: world.b, title: 'Of B' })
    const { both } = world.clients
    const write = (tenant: string) => both!.post('/pages', { tenant, title: 'Tried' })
    const general = () => both!.post<{ code?: string }>(`/tenants/${world.a}/avatar`, { avatarId: world.a })
    const tenants = async () => (await both!.get<{ docs: { id: string }[] }>('/tenants')).body.docs.map(({ id }) => id)
    expect([await pagesOf('both', world.a), await pagesOf('both', world.b), (await general()).status]).toEqual([
      1, 1, 422,
    ])
    expect(await tenants()).toEqual(expect.arrayContaining([world.a, world.b]))

    expect((await require2('owner-a', true)).status).toBe(200)
    expect([await pagesOf('both', world.a), await pagesOf('both', world.b)]).toEqual([0, 1])
    expect((await write(world.a)).status).toBe(403)
    expect([(await general()).status, (await general()).body.code]).toEqual([403, 'second_factor:settings'])
    expect(await tenants()).toEqual([world.b])
    expect((await both!.get(`/tenants/${world.a}`)).status).toBe(404)
    for (const who of ['admin-a', 'editor-a', 'viewer-a', 'studio'])
      expect([who, await pagesOf(who, world.a)]).toEqual([who, 0])
    expect([await pagesOf('owner-a', world.a), await pagesOf('super', world.a)]).toEqual([1, 1])
    // They still see it among their sites and can put it on screen, to be told why.
    expect((await both!.post('/users/set-tenant', { tenantId: world.a })).status).toBe(200)
    expect(
      (await both!.get<{ tenants: { id: string }[] }>('/users/tenants')).body.tenants.map(({ id }) => id),
    ).toContain(world.a)
    expect((await world.clients['owner-b']!.post('/users/set-tenant', { tenantId: world.a })).status).toBe(404)

    await withFactor(app, person('both'))
    expect([await pagesOf('both', world.a), (await write(world.a)).status, (await general()).status]).toEqual([
      1, 201, 422,
    ])
    expect([
      await pagesOf('editor-a', world.a),
      (await require2('owner-a', false)).status,
      await pagesOf('editor-a', world.a),
    ]).toEqual([0, 200, 2])
  })
})
