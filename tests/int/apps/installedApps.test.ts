import { boot, type TestApp } from '@tests/support/boot'
import { makeWorld, type World } from '@tests/support/world'
import { install, makeApps, makeAppsSite, type AppsSite } from './support/site'

/** `npm test` enables a tenth of 20 apps from as many sides; `npm run prove` all. */
const SIDES = Math.max(3, Math.round(20 * Number(process.env.PROVE_SIZE ?? '0.1')))

let app: TestApp
let world: World
let site: AppsSite
let apps: Record<string, string>

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  site = await makeAppsSite(app)
  apps = {
    ...(await makeApps(app, ['free', 'elevent', 'tessitura', 'spektrix', 'generalBooking'])),
    ...(await makeApps(app, ['gated'], { requiresPlan: 'ticketing_integrations' })),
  }
})
afterAll(() => app.close())

const installedOn = async ({ id, owner }: AppsSite) =>
  (await owner.get<{ installedApps: string[] }>(`/tenants/${id}?depth=0`)).body.installedApps ?? []

describe('enabling and removing apps', () => {
  it('[A-170] [A-171] [A-172] [A-238] [B-106] adds to the installed apps and takes out, by ids or objects', async () => {
    expect((await install(site, site.id, [apps.free!])).status).toBe(200)
    expect(await installedOn(site)).toEqual([apps.free])
    const both = [{ handle: 'elevent', id: apps.elevent }, apps.free]
    expect((await site.catalogueKeeper.patch(`/tenants/${site.id}`, { installedApps: both })).status).toBe(200)
    expect(await installedOn(site)).toEqual([apps.elevent, apps.free])
    expect((await install(site, site.id, [])).status).toBe(200)
    expect(await installedOn(site)).toEqual([])
  })

  it('[A-134] knows the handles of ticketing systems', async () => {
    const handles = ['elevent', 'tessitura', 'spektrix', 'generalBooking']
    expect(
      (
        await install(
          site,
          site.id,
          handles.map((handle) => apps[handle]!),
        )
      ).status,
    ).toBe(200)
    const { body } = await site.owner.get<{ installedApps: { handle: string }[] }>(`/tenants/${site.id}?depth=1`)
    expect(body.installedApps.map(({ handle }) => handle)).toEqual(handles)
  })

  it('[A-207] [A-208] [A-224] asks for the capability that an app needs, and says so by its name', async () => {
    await install(site, site.id, [])
    const refused = await install(site, site.id, [apps.gated!])
    expect(refused).toMatchObject({
      body: {
        code: 'plan:apps',
        error:
          'App gated requires Ticketing Integrations. Please upgrade your plan or purchase an add-on to access premium ticketing integrations.',
      },
      status: 403,
    })
    expect(await installedOn(site)).toEqual([])
    const premium = await makeAppsSite(app, { ticketing_integrations: true })
    expect((await install(premium, premium.id, [apps.gated!])).status).toBe(200)
  })

  it('refuses unknown and withdrawn apps; one that is there may stay', async () => {
    const { old } = await makeApps(app, ['old'])
    expect((await install(site, site.id, [old!])).status).toBe(200)
    await app.payload.update({ id: old!, collection: 'apps', data: { active: false }, overrideAccess: true })
    expect((await install(site, site.id, [old!, apps.free!])).status).toBe(200)
    expect((await install(site, site.id, [apps.free!])).status).toBe(200)
    expect(await install(site, site.id, [old!, apps.free!])).toMatchObject({
      body: { code: 'refused:apps' },
      status: 422,
    })
    expect((await install(site, site.id, [world.a])).status).toBe(422)
    expect(await installedOn(site)).toEqual([apps.free])
  })

  it('changes together with other parts of the site', async () => {
    const wish = { collaboratorSettings: { requireRequestCode: true }, installedApps: [apps.free] }
    expect((await site.owner.patch(`/tenants/${site.id}`, wish)).status).toBe(200)
    expect((await site.owner.get(`/tenants/${site.id}?depth=0`)).body).toMatchObject({
      collaboratorSettings: { requireRequestCode: true },
      installedApps: [apps.free],
    })
  })

  it('needs the key, and a place in the site', async () => {
    const wish = { installedApps: [] }
    expect((await site.appsAdmin.patch(`/tenants/${site.id}`, wish)).status).toBe(403)
    expect((await world.clients['owner-a']!.patch(`/tenants/${site.id}`, wish)).status).toBe(404)
    expect((await site.catalogueKeeper.patch(`/tenants/${site.id}`, wish)).status).toBe(200)
  })

  it('tells a stale list, so that of many who enable at once nobody undoes the other', async () => {
    const crowd = await makeAppsSite(app)
    const ids = Object.values(
      await makeApps(
        app,
        Array.from({ length: SIDES }, (_, index) => `crowd-${index}`),
      ),
    )
    const stored = async () =>
      (await crowd.owner.get<{ installedApps?: string[]; updatedAt: string }>(`/tenants/${crowd.id}?depth=0`)).body
    const enable = async (
      id: string,
      { installedApps = [], updatedAt }: { installedApps?: string[]; updatedAt: string },
    ): Promise<number> =>
      (await crowd.owner.patch(`/tenants/${crowd.id}`, { installedApps: [...installedApps, id], updatedAt })).status
    const enableAtLast = async (id: string): Promise<void> => {
      for (;;) {
        const status = await enable(id, await stored())
        if (status === 200) return
        expect(status).toBe(409)
      }
    }
    const seenByAll = await stored()
    const answers = await Promise.all(ids.map(async (id) => ({ id, status: await enable(id, seenByAll) })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...ids.slice(1).map(() => 409)])
    await Promise.all(answers.filter(({ status }) => status === 409).map(({ id }) => enableAtLast(id)))
    expect((await installedOn(crowd)).sort()).toEqual([...ids].sort())
  })
})
