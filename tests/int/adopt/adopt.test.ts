import { buildConfig } from 'payload'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous } from '@tests/support/client'
import { configWith } from '@tests/support/configWith'
import { addTables } from '@tests/isolation/support/addTables'
import { makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

interface Doc {
  id: string
  allergens?: string
}

beforeAll(async () => {
  app = await boot({
    config: async () => {
      const { withCallboard } = await import('@tests/fixtures/adopter/config')
      return { default: withCallboard() }
    },
  })
  await addTables(app)
  world = await makeWorld(app)
})
afterAll(() => app.close())

describe('a project that takes Callboard', () => {
  it('keeps its collection, global and view, with their own rules', async () => {
    const visitor = anonymous(app)
    const owner = world.clients['owner-a']!
    const name = 'Soup of the day'
    expect((await visitor.post('/recipes', { name })).status).toBe(403)
    const made = await owner.post<{ doc: Doc }>('/recipes', { allergens: 'celery', name })
    expect([made.status, made.body.doc]).toMatchObject([201, { allergens: 'celery', name }])
    expect((await visitor.get(`/recipes/${made.body.doc.id}`)).body).toMatchObject({ name })
    await app.payload.updateGlobal({ slug: 'kitchen' as 'platform', data: { opens: '17:00' } as never })
    expect((await visitor.get('/globals/kitchen')).body).toMatchObject({ opens: '17:00' })
    expect(app.config.admin.components?.views).toMatchObject({
      dashboard: expect.anything(),
      menuCard: { path: '/menu-card' },
    })
  })

  it('has the sites of Callboard beside them, kept apart, whatever the order of the plugins', async () => {
    const editor = world.clients['editor-a']!
    const made = await editor.post<{ doc: Doc }>('/pages', {
      _status: 'published',
      allergens: 'nuts',
      tenant: world.a,
      title: 'Quayside bar',
    })
    expect([made.status, made.body.doc.allergens]).toEqual([201, 'nuts'])
    expect((await world.clients['owner-b']!.get(`/pages/${made.body.doc.id}`)).status).toBe(404)
    expect((await editor.get<{ docs: object[] }>('/search?search=quayside')).body.docs).toHaveLength(1)
    expect((await editor.get('/reviews')).status).toBe(404)
  })
})

describe('a configuration that cannot work', () => {
  it('is refused with what to change: without callboard(), without multiTenant(), with another database', async () => {
    const { callboardDatabase } = await import('@/database/adapter')
    const { callboard } = await import('@/config/callboard')
    const { multiTenant } = await import('@/config/multiTenant')
    const { siteTypes } = await import('@/collections/siteTypes')
    const { search } = await import('@/plugins/search')
    const { postgresAdapter } = await import('@payloadcms/db-postgres')
    const core = callboard({ contentTypes: siteTypes })
    const build = (plugins: Parameters<typeof buildConfig>[0]['plugins'], db = callboardDatabase()) =>
      buildConfig({ db, plugins, secret: 'of the test' })
    await expect(build([search(), multiTenant()])).rejects.toThrow('Add callboard()')
    await expect(build([core, multiTenant()], postgresAdapter({ pool: {} }))).rejects.toThrow(
      'Set db to callboardDatabase()',
    )
    const incomplete = await build([core, search()])
    await expect((async () => incomplete.onInit!(app.payload))()).resolves.toBeUndefined()
    await expect(
      (async () => incomplete.onInit!({ ...app.payload, config: incomplete } as typeof app.payload))(),
    ).rejects.toThrow('Add multiTenant()')
    // Everything that can be is switched off.
    expect((await configWith({})).collections.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['tenants', 'users', 'pages', 'events']),
    )
  })
})
