import { boot, type TestApp } from '@tests/support/boot'
import type { ApiResponse, Client } from '@tests/support/client'
import { create, makeWorld, type World } from '@tests/support/world'
import type { Site } from './support/site'

let app: TestApp
let world: World
let keeper: Client
let site: string
let plan: string

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  keeper = world.clients['owner-b']!
  site = world.b
  plan = await create(app.payload, 'plans', { additional_locales: 2, name: 'Two more' })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.payload.update({ id: site, collection: 'tenants', data: { plan } })
  await store([])
})

const store = (languages: unknown, client = keeper): Promise<ApiResponse<Site>> =>
  client.post<Site>(`/tenants/${site}/languages`, { languages })
const publish = (language: string, more: object): Promise<ApiResponse<Site>> =>
  keeper.post<Site>(`/tenants/${site}/languages/publish`, { language, ...more })
const read = async (): Promise<Site> => {
  const { defaultLanguage, languages, publishedLanguages, updatedAt } = (await keeper.get<Site>(`/tenants/${site}`))
    .body
  return { defaultLanguage, languages, publishedLanguages, updatedAt }
}

describe('Languages of a site', () => {
  it('start unpublished [A-160, A-268, A-112, A-113]', async () => {
    const answer = await store(['en', 'cy'])
    expect(answer.body).toMatchObject({ defaultLanguage: 'en', languages: ['en', 'cy'], publishedLanguages: ['en'] })
  })

  it('can be published and unpublished [A-161, A-168, A-169]', async () => {
    await store(['en', 'cy'])
    expect((await publish('cy', { isPublished: true })).body.publishedLanguages).toEqual(['en', 'cy'])
    expect((await publish('cy', { isPublished: false })).body.publishedLanguages).toEqual(['en'])
  })

  it('keep the default language published [A-162, A-197]', async () => {
    const answer = await publish('en', { isPublished: false })
    expect([answer.status, answer.body.error]).toEqual([422, 'Cannot unpublish the default language'])
    expect((await read()).publishedLanguages).toEqual(['en'])
  })

  it('publish a language that becomes the one default [A-164, A-165]', async () => {
    await store(['en', 'cy'])
    expect((await publish('cy', { isDefault: true })).body).toMatchObject({
      defaultLanguage: 'cy',
      publishedLanguages: ['en', 'cy'],
    })
  })

  it('refuse to remove the default language [A-196]', async () => {
    await store(['en', 'cy'])
    await publish('cy', { isDefault: true })
    const answer = await store(['en'])
    expect([answer.status, answer.body.error]).toEqual([422, 'Cannot remove the default language'])
    expect((await read()).languages).toEqual(['en', 'cy'])
    expect((await store(['cy'])).status).toBe(200)
  })

  it('are limited by the plan [A-200, A-204]', async () => {
    expect((await store(['en', 'cy', 'fr'])).status).toBe(200)
    const answer = await store(['en', 'cy', 'fr', 'de'])
    expect([answer.status, answer.body.error]).toEqual([
      422,
      "You've reached your plan's limit of 3 language(s) total (1 default + 2 additional).",
    ])
    // Another in place of one is no language more.
    expect((await store(['en', 'fr', 'de'])).status).toBe(200)
  })

  it('stay when the plan shrinks, and can still be removed', async () => {
    await store(['en', 'cy', 'fr'])
    await app.payload.update({ id: site, collection: 'tenants', data: { plan: null } })
    expect((await store(['en', 'cy', 'fr', 'it'])).status).toBe(422)
    expect((await store(['en', 'cy'])).status).toBe(200)
    expect((await store(['en', 'de'])).status).toBe(422)
  })

  it('are unlimited when the plan says -1 [A-201]', async () => {
    const all = ['en', 'cy', 'fr', 'de', 'it', 'es', 'ja', 'ar', 'uk']
    expect((await world.clients['owner-a']!.post(`/tenants/${world.a}/languages`, { languages: all })).status).toBe(200)
  })

  it('are English alone when none are given [A-269, A-166, A-167]', async () => {
    await store(['en', 'cy'])
    await publish('cy', { isDefault: true })
    expect((await store([])).body).toMatchObject({
      defaultLanguage: 'en',
      languages: ['en'],
      publishedLanguages: ['en'],
    })
  })

  it('refuse unknown languages and publishing one that the site does not have', async () => {
    expect((await store(['en', 'xx'])).status).toBe(400)
    expect((await store('en')).status).toBe(400)
    expect((await publish('fr', { isPublished: true })).status).toBe(422)
    expect((await read()).languages).toEqual(['en'])
  })

  it('are not changed by the form of the provider, and are checked wherever they are written', async () => {
    const given = { defaultLanguage: 'xx', languages: ['xx', 'xx'], name: 'Renamed', publishedLanguages: ['xx'] }
    expect((await world.clients.super!.patch(`/tenants/${site}`, given)).status).toBe(200)
    expect(await read()).toMatchObject({ defaultLanguage: 'en', languages: ['en'], publishedLanguages: ['en'] })
    expect((await keeper.get<{ name: string }>(`/tenants/${site}`)).body.name).toBe('Renamed')
    const write = (data: object) => app.payload.update({ collection: 'tenants', data, id: site } as never)
    for (const [data, field] of [
      [{ languages: ['en', 'xx'] }, 'languages'],
      [{ languages: ['en', 'en'] }, 'languages'],
      [{ languages: 'en' }, 'languages'],
      [{ publishedLanguages: ['xx'] }, 'publishedLanguages'],
      [{ defaultLanguage: 'fr', languages: ['en', 'cy'] }, 'defaultLanguage'],
    ] as const)
      await expect(write(data)).rejects.toMatchObject({ data: { errors: [{ path: field }] } })
    await write({ defaultLanguage: 'cy', languages: ['en', 'cy'], publishedLanguages: ['cy'] })
    expect((await read()).defaultLanguage).toBe('cy')
  })

  it('can be changed only with the settings:languages permission', async () => {
    const role = await create(app.payload, 'user-roles', {
      permissions: { 'settings:languages': true },
      tenant: site,
      title: 'Languages',
    })
    expect((await store(['en', 'cy'], world.clients['editor-b']!)).status).toBe(403)
    expect((await store(['en', 'cy'], world.clients['owner-a']!)).status).toBe(404)
    const { docs } = await app.payload.find({
      collection: 'memberships',
      where: { user: { equals: world.users['editor-b'] } },
    })
    await app.payload.update({ id: docs[0]!.id, collection: 'memberships', data: { userRole: role } })
    expect((await store(['en'], world.clients['editor-b']!)).status).toBe(200)
  })

  it('report how many documents are translated, and keep translations of a removed language', async () => {
    const editor = world.clients['owner-a']!
    await editor.post(`/tenants/${world.a}/languages`, { languages: ['en', 'cy', 'fr'] })
    const page = (
      await editor.post<{ doc: { id: string } }>('/pages?locale=en', { tenant: world.a, title: 'Visit us' })
    ).body.doc.id
    await editor.patch(`/pages/${page}?locale=cy`, { title: 'Ymweld' })
    const count = async (language: string) =>
      (await editor.get<{ documents: number }>(`/tenants/${world.a}/languages/${language}`)).body.documents
    expect([await count('cy'), await count('fr')]).toEqual([1, 0])
    await editor.post(`/tenants/${world.a}/languages`, { languages: ['en'] })
    await editor.post(`/tenants/${world.a}/languages`, { languages: ['en', 'cy'] })
    expect((await editor.get<{ title: string }>(`/pages/${page}?locale=cy&draft=true`)).body.title).toBe('Ymweld')
  })
})

describe('Simultaneous changes of languages', () => {
  it('never exceed the limit, and only one based on the same version is accepted', async () => {
    const three = await create(app.payload, 'plans', { additional_locales: 3, name: 'Three more' })
    await app.payload.update({ id: site, collection: 'tenants', data: { plan: three } })
    const codes = ['fr', 'de', 'it', 'es', 'ja', 'ar', 'uk', 'pl', 'pt', 'nl']
    for (let round = 0; round < 2; round++) {
      await store(['en'])
      const { updatedAt } = await read()
      const answers = await Promise.all(
        codes.map((code) => keeper.post<Site>(`/tenants/${site}/languages`, { languages: ['en', code], updatedAt })),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
      await Promise.all(codes.map((code, index) => store(['en', code, ...codes.slice(0, 1 + (index % 4))])))
      expect((await read()).languages.length).toBeLessThanOrEqual(4)
    }
  })
})
