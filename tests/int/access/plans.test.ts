import { loadTenant } from '@/access/tenants'
import { planAllows, planLimit, UNLIMITED } from '@/lib/plans/planAllows'
import { boot, type TestApp } from '@tests/support/boot'
import { signIn } from '@tests/support/client'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

/** A tenant with a plan and addons, as the provider gives them. */
async function tenantWith(
  plan: Record<string, unknown> | null,
  addons: { active: boolean; data: Record<string, unknown> }[],
) {
  const { payload } = app
  const slug = `t${Math.random().toString(36).slice(2, 10)}`
  const planId = plan && (await create(payload, 'plans', { name: `Plan ${slug}`, ...plan }))
  const rows = await Promise.all(
    addons.map(async ({ active, data }, index) => ({
      active,
      addon: await create(payload, 'addons', { name: `Addon ${slug} ${index}`, ...data }),
    })),
  )
  const id = await create(payload, 'tenants', {
    addons: rows,
    name: slug,
    owner: world.users['owner-a'],
    plan: planId,
    slug,
  })
  return { id, tenant: (await loadTenant(payload, id))! }
}

describe("what a tenant's plan allows, as the database has it", () => {
  it('comes from the plan [B-260] [A-104] [A-106] [A-107] [A-108] [A-109]', async () => {
    const flags = ['ai_chat', 'custom_domains', 'ticketing_integrations', 'custom_liquid_block', 'custom_themes']
    for (const flag of flags) {
      const { tenant } = await tenantWith({ [flag]: true }, [])
      expect(flags.filter((one) => planAllows(tenant, one))).toEqual([flag])
    }
  })

  it('a feature is allowed by an addon while that is active [B-261]', async () => {
    const { tenant } = await tenantWith({ ai_chat: false }, [
      { active: true, data: { ai_chat: true } },
      { active: false, data: { custom_themes: true } },
    ])
    expect([planAllows(tenant, 'ai_chat'), planAllows(tenant, 'custom_themes')]).toEqual([true, false])
  })

  it('adds limits up, without limit at -1 [A-105] [A-189] [A-345]', async () => {
    const some = await tenantWith({ additional_locales: 2, staff_seats: 5 }, [
      { active: true, data: { staff_seats: 3 } },
      { active: false, data: { staff_seats: 50 } },
    ])
    expect([planLimit(some.tenant, 'staff_seats'), planLimit(some.tenant, 'additional_locales')]).toEqual([8, 2])
    const all = await tenantWith({ staff_seats: 5 }, [
      { active: true, data: { additional_locales: -1, staff_seats: -1 } },
    ])
    expect([planLimit(all.tenant, 'staff_seats'), planLimit(all.tenant, 'additional_locales')]).toEqual([
      UNLIMITED,
      UNLIMITED,
    ])
  })

  it('is nothing without a plan', async () => {
    const { tenant } = await tenantWith(null, [])
    expect(tenant.plan).toBeNull()
    expect([planAllows(tenant, 'ai_chat'), planLimit(tenant, 'staff_seats')]).toEqual([false, 0])
  })

  it('is read with the tenant as an id or as an object [A-101] [B-006]', async () => {
    const { id } = await tenantWith({ price: 49 }, [{ active: true, data: {} }])
    const owner = await signIn(app, 'owner-a@test.example')
    const flat = await owner.get(`/tenants/${id}?depth=0`)
    const deep = await owner.get<{ plan: { name: string; price: number } }>(`/tenants/${id}?depth=1`)
    expect(typeof flat.body.plan).toBe('string')
    expect(deep.body.plan).toMatchObject({ price: 49 })
    expect(Object.keys(flat.body)).toEqual(
      expect.arrayContaining(['addons', 'domains', 'installedApps', 'plan', 'selectedTheme', 'timezone']),
    )
  })

  it('cannot be changed from within the tenant [A-005]', async () => {
    const { id } = await tenantWith({ price: 0 }, [])
    const owner = await signIn(app, 'owner-a@test.example')
    const before = await loadTenant(app.payload, id)
    const better = await create(app.payload, 'plans', { ai_chat: true, name: 'Better' })
    for (const body of [{ plan: better }, { addons: [] }, { owner: world.users.stranger }, { slug: 'taken' }])
      expect((await owner.patch(`/tenants/${id}`, body)).status).toBe(400)
    expect(await loadTenant(app.payload, id)).toEqual(before)
    expect((await world.clients.super!.patch(`/tenants/${id}`, { plan: better })).status).toBe(200)
    expect(planAllows((await loadTenant(app.payload, id))!, 'ai_chat')).toBe(true)
  })
})
