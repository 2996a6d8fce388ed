import type { SanitizedConfig } from 'payload'
import { poolOf } from '@/database/connections'
import { servePageOnHost } from '@/config/serveHosts'
import { taskList, crontabOf } from '@/jobs/worker/taskList'
import { boot, type TestApp } from '@tests/support/boot'
import { configWith } from '@tests/support/configWith'
import { productPlugins } from '@tests/support/productPlugins'
import { create, makeWorld, type World } from '@tests/support/world'

/** What is gone with a plugin, as somebody asks for it who has the right: the path of a call, or a job. */
const GONE: Record<string, string[]> = {
  audience: ['GET /audience?tenantId={event}', 'POST /audience/switch'],
  canary: ['GET /health/canary'],
  chat: ['GET /history', 'GET /chat-usage?tenant={event}', 'POST /chat'],
  credits: ['POST /people/match', 'POST /people/add'],
  csvImport: ['POST /imports/people/preview', 'GET /imports/people/last'],
  mediaLibrary: [
    'GET /media/tags?tenantId={event}',
    'GET /media/uploads/{event}?tenantId={event}',
    'POST /media/use-counts',
    'POST /documents/replace-file',
  ],
  messenger: [],
  movingIn: ['POST /old-websites', 'GET /old-websites/last?tenantId={event}'],
  nyphil: [],
  pageTree: ['POST /pages/navigation'],
  passkeys: ['POST /passkeys/challenge', 'POST /passkeys/options', 'POST /tenants/{event}/passkeys'],
  performances: ['POST /events/{event}/performances'],
  releases: ['GET /releases?tenantId={event}', 'POST /releases'],
  reviews: ['POST /documents/pages/{event}/review'],
  savedViews: ['GET /views/events', 'POST /views/events'],
  search: ['GET /search?search=hamlet'],
  seo: ['GET /redirects/not-found?tenantId={event}', 'POST /redirects/not-found/hide'],
  site: ['POST /documents/pages/{event}/preview-links', 'POST /menus/start', 'POST /menus/add'],
  starters: ['GET /starters?tenant={event}', 'POST /starters/choose', 'POST /starters/remove'],
  themes: [
    'POST /themes/add',
    'POST /themes/create-nocode',
    'GET /themes/{event}/versions',
    'POST /themes/{event}/versions/1/publish',
    'POST /themes/{event}/download',
  ],
  ticketing: [
    'GET /ticketing/runs?tenant={event}',
    'POST /ticketing/events/{event}/sync',
    'POST /ticketing/spektrix/check',
  ],
  tokens: ['GET /tokens', 'POST /tokens'],
  translations: [
    'GET /documents/pages/{event}/translations',
    'POST /documents/pages/{event}/translations/confirm',
    'GET /translations/overview',
    'GET /translations/documents?type=pages&to=cy&state=missing',
  ],
  versions: [],
}

async function without(name: string): Promise<{ default: Promise<SanitizedConfig> }> {
  return {
    default: configWith({ plugins: (await productPlugins()).filter(({ slug }) => slug !== name) }),
  }
}

/**
 * Walks through the product with one of its plugins taken out of the list.
 * @param name of the plugin
 */
export const describeWithout = (name: string): void =>
  describe(`without the plugin ${name}`, () => {
    let app: TestApp
    let world: World

    beforeAll(async () => {
      app = await boot({ config: () => without(name) })
      world = await makeWorld(app)
    })
    afterAll(() => app.close())

    it('a document goes through its whole life', async () => {
      const editor = world.clients['editor-a']!
      const owner = world.clients['owner-a']!
      const made = await editor.post<{ doc: { id: string } }>('/pages?draft=true', {
        tenant: world.a,
        title: 'Season launch',
      })
      expect(made.status).toBe(201)
      const at = `/pages/${made.body.doc.id}`
      expect((await editor.patch(`${at}?draft=true&autosave=true`, { title: 'Season launch 2027' })).status).toBe(200)
      expect((await editor.patch(at, { _status: 'published', title: 'Season launch 2027' })).status).toBe(200)
      expect((await editor.post(`${at}/duplicate`, {})).status).toBe(200)
      expect((await owner.patch(`${at}?trash=true`, { deletedAt: new Date().toISOString() })).status).toBe(200)
      expect((await owner.delete(`${at}?trash=true`)).status).toBe(200)
      expect((await editor.get('/pages')).body).toMatchObject({ totalDocs: 1 })
    })

    it('an event takes performances, and a bulk change reaches several documents', async () => {
      const editor = world.clients['editor-a']!
      const event = await create(app.payload, 'events', { _status: 'published', tenant: world.a, title: 'Hamlet' })
      for (const day of ['01', '02'])
        await create(app.payload, 'event-instances', {
          _status: 'published',
          event,
          start: `2027-03-${day}T19:30:00.000Z`,
          start_tz: 'Europe/London',
          tenant: world.a,
        })
      expect((await editor.get(`/event-instances?where[event][equals]=${event}`)).body).toMatchObject({ totalDocs: 2 })
      expect((await editor.get(`/events/${event}`)).body).toMatchObject({ startDate: '2027-03-01T19:30:00.000Z' })
    })

    it('neighbours stay apart', async () => {
      const stranger = world.clients['owner-b']!
      const { docs } = (await world.clients['editor-a']!.get<{ docs: { id: string }[] }>('/pages')).body
      expect(docs.length).toBeGreaterThan(0)
      for (const { id } of docs)
        expect([
          (await stranger.get(`/pages/${id}`)).status,
          (await stranger.patch(`/pages/${id}`, { title: 'Ours' })).status,
        ]).toEqual([404, 403])
      expect((await stranger.get<{ totalDocs: number }>('/pages')).body.totalDocs).toBe(0)
    })

    it('the worker has its jobs, and every job by the clock exists', () => {
      const jobs = Object.keys(taskList(app.payload))
      const lines = crontabOf(app.config)
        .split('\n')
        .map((line) => line.split(' ')[5]!)
      expect(lines.filter((job) => !jobs.includes(job))).toEqual([])
      expect(jobs).toEqual(expect.arrayContaining(['tidy', 'sendMail', 'deleteTenant']))
      expect(jobs.includes('tidyPreviews')).toBe(name !== 'site')
    })

    it('the provider sees all sites, and what the rest of the product knows of them', async () => {
      const list = () =>
        world.clients.super!.get<{ sites: { name: string; problems: { kind: string }[] }[] }>('/provider/sites')
      expect((await list()).body.sites.map((site) => [site.name, site.problems])).toEqual([
        ['Theatre A', []],
        ['Theatre B', []],
      ])
      // As the account of an owner that was deleted before such accounts were kept.
      await poolOf(app.payload).query('update tenants set owner_id = null where id = $1', [world.b])
      expect((await list()).body.sites[1]!.problems).toMatchObject([{ kind: 'owner.none' }])
    })

    it('its own calls are not there, and hosts of sites answer accordingly', async () => {
      for (const call of GONE[name]!) {
        const [method = '', path = ''] = call.split(' ')
        const address = path.replace('{event}', '0199c000-0000-7000-8000-000000000000')
        const answer =
          method === 'GET'
            ? await world.clients['owner-a']!.get(address)
            : await world.clients['owner-a']!.post(address, {})
        expect([call, answer.status]).toEqual([call, 404])
      }
      const page = await servePageOnHost(
        app.config,
        new Request('http://internal/', { headers: { Host: 'a.callboard.site' } }),
      )
      expect([page.status, page.headers.get('Location')]).toEqual(name === 'site' ? [307, '/admin'] : [200, null])
    })
  })
