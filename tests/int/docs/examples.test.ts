import { getTranslation } from '@payloadcms/translations'
import { createLocalReq, type SanitizedConfig } from 'payload'
import { callboardOf, registryOf } from '@/access/registryOf'
import { appFieldsOf } from '@/collections/AppConfig/appFields'
import { appFormState } from '@/components/settings/AppForm/appFormState'
import { describeEntry } from '@/components/views/Settings/Activity/describeEntry'
import { addFeature } from '@/config/feature'
import { servePageOnHost } from '@/config/serveHosts'
import { poolOf } from '@/database/connections'
import { translatorOf } from '@/i18n/translator'
import { taskList, crontabOf } from '@/jobs/worker/taskList'
import { toolsFor } from '@/plugins/chat/lib/tools/toolsFor'
import { addTables } from '@tests/isolation/support/addTables'
import { boot, ORIGIN, type TestApp } from '@tests/support/boot'
import { configWith } from '@tests/support/configWith'
import { anonymous } from '@tests/support/client'
import { productPlugins } from '@tests/support/productPlugins'
import { tokensOf } from '@tests/support/tokens'
import { create, makeWorld, type World } from '@tests/support/world'

// The examples of docs/how-to, as their readers add them. The provider has tests of its own: tests/unit/ticketing/contract
// and tests/int/ticketing/fixtureProvider.test.ts.
let app: TestApp
let world: World

async function withExamples(): Promise<{ default: Promise<SanitizedConfig> }> {
  const { siteTypes } = await import('@/collections/siteTypes')
  const { cloakroom } = await import('@tests/fixtures/examples/cloakroom')
  const { countDrafts } = await import('@tests/fixtures/examples/countDrafts')
  const { exhibitions } = await import('@tests/fixtures/examples/exhibitions')
  const { pageCounter } = await import('@tests/fixtures/examples/pageCounter')
  return {
    default: configWith({
      contentTypes: [...siteTypes, exhibitions],
      plugins: [
        ...(await productPlugins()),
        cloakroom(),
        (config) => addFeature(config, { name: 'examples', apps: [pageCounter], operations: [countDrafts] }),
      ],
    }),
  }
}

beforeAll(async () => {
  app = await boot({ config: withExamples })
  await addTables(app)
  world = await makeWorld(app)
})
afterAll(() => app.close())

describe('add a content type', () => {
  it('has its permissions, and is written by those who hold them, in their tenant', async () => {
    expect(
      ['view', 'manage', 'publish', 'delete'].filter(
        (verb) => !registryOf(app.payload).keys.has(`exhibitions:${verb}`),
      ),
    ).toEqual([])
    const add = (name: string) =>
      world.clients[name]!.post<{ doc: { slug: string } }>('/exhibitions', {
        _status: 'published',
        opens: '2027-05-01T10:00:00.000Z',
        tenant: world.a,
        title: 'Stage models',
      })
    expect(await add('editor-a')).toMatchObject({ body: { doc: { slug: 'stage-models' } }, status: 201 })
    expect([(await add('viewer-a')).status, (await add('editor-b')).status]).toEqual([403, 403])
    const read = async (name: string) => (await world.clients[name]!.get('/exhibitions')).body.totalDocs
    expect([await read('viewer-a'), await read('viewer-b')]).toEqual([1, 0])
  })
})

describe('add an operation and a tool', () => {
  const call = (name: string) => world.clients[name]!.get(`/pages/count-drafts?tenant=${world.a}`)

  it('answers over REST to whoever holds the permission in that tenant', async () => {
    await create(app.payload, 'pages', { _status: 'draft', tenant: world.a, title: 'Season launch' })
    await create(app.payload, 'pages', { _status: 'draft', tenant: world.b, title: 'Of B' })
    expect(await call('viewer-a')).toMatchObject({ body: { drafts: 1 }, status: 200 })
    expect((await call('viewer-b')).status).toBe(404)
    expect((await anonymous(app).get(`/pages/count-drafts?tenant=${world.a}`)).status).toBe(401)
  })

  it('refuses input that it has not declared, and calls above its limit', async () => {
    expect((await world.clients['editor-a']!.get(`/pages/count-drafts?tenant=${world.a}&more=1`)).status).toBe(400)
    const answers = new Set<number>()
    for (let count = 0; count < 61; count++) answers.add((await call('admin-a')).status)
    expect([...answers]).toEqual([200, 429])
  })

  it('is described, and offered to the assistant for the site of the conversation', async () => {
    const { body } = await world.clients.super!.get<{ paths: Record<string, object> }>('/openapi.json')
    expect(body.paths['/pages/count-drafts']).toMatchObject({ get: { operationId: 'countDrafts' } })
    const tokens = await tokensOf(app, ['viewer-a'])
    const offered = (tenant: string) =>
      toolsFor(app.payload, {
        given: { tenant },
        headers: new Headers({ Authorization: `JWT ${tokens['viewer-a']}`, Origin: ORIGIN }),
        isReadOnly: true,
        show: () => undefined,
        tenantId: tenant,
      })
    const use = async (tenant: string) =>
      (await offered(tenant)).countDrafts!.execute!({}, { messages: [], toolCallId: 'one' } as never)
    expect(await use(world.a)).toMatchObject({ data: { drafts: 1 } })
    expect(await use(world.b)).toEqual({ error: expect.any(String) })
  })
})

describe('add an app', () => {
  const visit = async () => {
    const page = await servePageOnHost(
      app.config,
      new Request('http://internal/', { headers: { Host: 'a.localhost:3000' } }),
    )
    return { policy: page.headers.get('Content-Security-Policy') ?? '', text: await page.text() }
  }

  it('shows its settings in the language of the reader', async () => {
    const labels = async (language: 'ar' | 'en' | 'es') => {
      const req = await createLocalReq({}, app.payload)
      req.i18n = { ...req.i18n, language }
      const { fields } = await appFormState(req, {
        fields: appFieldsOf(app.payload, 'pageCounter')!.fields,
        handle: 'pageCounter',
        stored: {},
      })
      return fields.map((field) => 'label' in field && getTranslation(field.label!, req.i18n))
    }
    expect([await labels('en'), await labels('es'), await labels('ar')]).toEqual([
      ['Site ID'],
      ['ID del sitio'],
      ['معرّف الموقع'],
    ])
  })

  it('loads its script once a site has enabled it and filled it in', async () => {
    const entry = await create(app.payload, 'apps', { category: 'other', handle: 'pageCounter', name: 'Page counter' })
    const owner = world.clients['owner-a']!
    await poolOf(app.payload).query(`update tenants set csp_preset = 'strict' where id = $1`, [world.a])
    expect((await owner.patch(`/tenants/${world.a}`, { installedApps: [entry] })).status).toBe(200)
    expect((await visit()).text).not.toContain('counter.example')
    const save = (siteId: string) => owner.patch(`/app-config/${world.a}`, { settings: { pageCounter: { siteId } } })
    expect((await save('x'.repeat(21))).status).toBe(400)
    expect((await save('riverside')).status).toBe(200)
    const { policy, text } = await visit()
    expect(text).toContain('"src":"https://counter.example/count.js"')
    expect(text).toContain('"site":"riverside"')
    expect(policy).toContain("script-src 'self' https://counter.example;")
  })
})

describe('add a plugin', () => {
  const take = (name: string, ticket: string) =>
    world.clients[name]!.post('/cloakroom/coats', { tenant: world.a, ticket })
  const tickets = async () =>
    (
      await poolOf(app.payload).query<{ ticket: string }>('select ticket from cloakroom_coats order by ticket')
    ).rows.map(({ ticket }) => ticket)

  it('has its permission, its table and its line in the activity log, in each language', async () => {
    expect([
      (await take('owner-a', 'A1')).status,
      (await take('editor-a', 'A2')).status,
      (await take('owner-b', 'A3')).status,
    ]).toEqual([200, 403, 404])
    expect(await tickets()).toEqual(['A1'])
    const { actions } = callboardOf(app.payload)
    const tell = (language: string) =>
      describeEntry(
        { actions, language, names: new Map(), t: translatorOf({ language }) },
        { action: 'cloakroom.taken', after: { ticket: 'A1' }, before: null },
      )
    expect([tell('en'), tell('es'), tell('ar')]).toEqual([
      expect.stringMatching(/^Took a coat/),
      expect.stringMatching(/^Recogió un abrigo/),
      expect.stringMatching(/^استلم معطفًا/),
    ])
  })

  it('clears what is older than its setting says, each night', async () => {
    expect(crontabOf(app.config)).toContain('0 4 * * * returnCoats')
    await taskList(app.payload).returnCoats!({} as never, {} as never)
    expect(await tickets()).toEqual(['A1'])
    await poolOf(app.payload).query(`update cloakroom_coats set taken_at = now() - interval '8 days'`)
    await taskList(app.payload).returnCoats!({} as never, {} as never)
    expect(await tickets()).toEqual([])
  })
})
