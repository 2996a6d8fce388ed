import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import type { Client } from '@tests/support/client'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
let owner: Client
let maps: string
let chat: string

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  owner = world.clients['owner-a']!
  maps = await create(app.payload, 'apps', { category: 'maps', handle: 'maps', name: 'Maps' })
  chat = await create(app.payload, 'apps', { category: 'other', handle: 'chat', name: 'Chat' })
})
afterAll(() => app.close())

interface Answered {
  doc: { installedApps: string[]; collaboratorSettings?: object; updatedAt: string }
  error?: string
}

const patch = (data: object, client = owner) => client.patch<Answered>(`/tenants/${world.a}`, data)

describe('[A-235, A-239, A-114] PATCH of a site by its staff', () => {
  it('takes apps by id, or as objects that have one', async () => {
    expect((await patch({ installedApps: [maps] })).body.doc.installedApps).toEqual([maps])
    expect(
      (await patch({ installedApps: [{ handle: 'chat', id: chat, name: 'Chat' }, maps] })).body.doc.installedApps,
    ).toEqual([chat, maps])
    const deep = await owner.get<{ installedApps: { handle: string }[] }>(`/tenants/${world.a}?depth=1`)
    expect(deep.body.installedApps.map(({ handle }) => handle)).toEqual(['chat', 'maps'])
  })

  it('is not ok where a part of it is refused, and changes nothing then', async () => {
    const unknown = await patch({
      collaboratorSettings: { requireRequestCode: true },
      installedApps: [crypto.randomUUID()],
    })
    expect([unknown.status, unknown.body.error]).toEqual([422, 'There is no such app.'])
    expect((await patch({ name: 'Mine' })).status).toBe(400)
    expect((await patch({ installedApps: 'maps' })).status).toBe(400)
    const site = (await owner.get<Answered['doc']>(`/tenants/${world.a}`)).body
    expect(site).toMatchObject({ installedApps: [chat, maps] })
    expect(site.collaboratorSettings).not.toMatchObject({ requireRequestCode: true })
  })

  it('asks for the key of each part', async () => {
    const role = await create(app.payload, 'user-roles', {
      permissions: { 'settings:apps': true },
      tenant: world.a,
      title: 'Apps',
    })
    const { docs } = await app.payload.find({
      collection: 'memberships',
      where: { user: { equals: world.users['editor-a'] } },
    })
    expect((await patch({ installedApps: [] }, world.clients['editor-a'])).status).toBe(403)
    await app.payload.update({ id: docs[0]!.id, collection: 'memberships', data: { userRole: role } })
    expect((await patch({ installedApps: [] }, world.clients['editor-a'])).status).toBe(200)
    expect(
      (await patch({ collaboratorSettings: { requireRequestCode: true } }, world.clients['editor-a'])).status,
    ).toBe(403)
    expect((await patch({ installedApps: [maps] }, world.clients['owner-b'])).status).toBe(404)
  })

  it('makes a code where one is required, which only those see who decide about people', async () => {
    const settings = (await patch({ collaboratorSettings: { requestCode: 'MINE', requireRequestCode: true } })).body.doc
      .collaboratorSettings
    expect(settings).toEqual({
      requestCode: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/),
      requireRequestCode: true,
    })
    const seen = (await world.clients['viewer-a']!.get<Answered['doc']>(`/tenants/${world.a}`)).body
      .collaboratorSettings
    expect(seen).toEqual({ requireRequestCode: true })
    const { rows } = await poolOf(app.payload).query<{ line: string }>(
      `select to_jsonb(audit_log)::text as line from audit_log where action = 'settings.collaboration'`,
    )
    expect(rows.some(({ line }) => line.includes('requireRequestCode'))).toBe(true)
    expect(rows.some(({ line }) => line.includes((settings as { requestCode: string }).requestCode))).toBe(false)
    expect((await patch({ collaboratorSettings: { requireRequestCode: true } })).body.doc.collaboratorSettings).toEqual(
      settings,
    )
    // Choosing anyone ends it: whoever knows the old code needs the new one.
    await patch({ collaboratorSettings: { requireRequestCode: false } })
    const again = (await patch({ collaboratorSettings: { requireRequestCode: true } })).body.doc.collaboratorSettings
    expect(again).not.toEqual(settings)
    expect(again).toMatchObject({ requireRequestCode: true })
  })

  it("lets the provider's form through, which no staff can send", async () => {
    const form = { name: 'Theatre A', slug: 'theatre-a', updatedAt: '2020-01-01T00:00:00.000Z' }
    expect((await patch(form)).status).toBe(400)
    expect((await patch(form, world.clients.super)).status).toBe(200)
    expect((await owner.get<{ slug: string }>(`/tenants/${world.a}`)).body.slug).toBe('theatre-a')
  })

  it('loses nothing of the site while the provider saves their form', async () => {
    const provider = world.clients.super!
    for (let round = 0; round < 6; round++) {
      const languages = round % 2 ? ['en', 'cy'] : ['en', 'fr']
      const [form, site] = await Promise.all([
        patch({ name: `Theatre ${round}`, slug: 'theatre-a' }, provider),
        owner.post(`/tenants/${world.a}/languages`, { languages }),
      ])
      expect([form.status, site.status]).toEqual([200, 200])
      expect((await owner.get<object>(`/tenants/${world.a}`)).body).toMatchObject({
        languages,
        name: `Theatre ${round}`,
      })
    }
  })
})
