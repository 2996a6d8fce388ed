import { randomUUID } from 'node:crypto'
import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'
import { makeAppsSite, type AppsSite } from './support/site'

let app: TestApp
let world: World
let site: AppsSite
let plan: string
let addon: string

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  site = await makeAppsSite(app)
  plan = await create(app.payload, 'plans', { name: 'Larger', staff_seats: 9 })
  addon = await create(app.payload, 'addons', { name: 'Ticketing', ticketing_integrations: true })
})
afterAll(() => app.close())

const change = (wish: object, client = world.clients.super!) =>
  client.post<{ updatedAt: string }>(`/tenants/${site.id}/plan`, { addons: [], plan: null, ...wish })

describe('plan and addons of a site', () => {
  it('are changed by the provider, with a line in the log', async () => {
    expect(await change({ addons: [addon], plan })).toMatchObject({ status: 200 })
    expect((await site.owner.get(`/tenants/${site.id}?depth=0`)).body).toMatchObject({
      addons: [{ active: true, addon }],
      plan,
    })
    const { rows } = await poolOf(app.payload).query(
      `select 1 from audit_log where action = 'tenant.plan' and tenant_id = $1 and as_provider`,
      [site.id],
    )
    expect(rows).toHaveLength(1)
    expect((await change({})).body).toMatchObject({ addons: [], plan: null })
  })

  it('are nobody else’s to change, by any door', async () => {
    for (const client of [site.owner, site.appsAdmin, world.clients['owner-a']!])
      expect((await change({ plan }, client)).status).toBe(404)
    expect((await site.owner.patch(`/tenants/${site.id}`, { plan })).status).toBe(400)
    expect((await site.owner.get<{ plan: unknown }>(`/tenants/${site.id}?depth=0`)).body.plan).toBeNull()
  })

  it('refuse what does not exist, and what is outdated', async () => {
    expect((await change({ plan: randomUUID() })).status).toBe(422)
    expect((await change({ addons: [addon, randomUUID()] })).status).toBe(422)
    const { updatedAt } = (await change({})).body
    expect((await change({ addons: [addon], updatedAt })).status).toBe(200)
    expect((await change({ updatedAt })).status).toBe(409)
  })
})
