import { createLocalReq, type Plugin, type SanitizedConfig } from 'payload'
import { appPartOf, callboardOf, registryOf } from '@/access/registryOf'
import { poolOf, newId } from '@/database/connections'
import { serverFunctionsOf } from '@/app/(payload)/serverFunctions'
import { bulkTarget } from '@/collections/hooks/bulk'
import { describeEntry } from '@/components/views/Settings/Activity/describeEntry'
import { sidebarPart } from '@/components/frame/Nav/sidebarPart'
import { navigationOf } from '@/components/frame/navigation/navigationOf'
import { addFeature, featuresOf } from '@/config/feature'
import { isAdminHost, servePageOnHost } from '@/config/serveHosts'
import { writeDocuments } from '@/database/bulk/writeDocuments'
import type { AnyOperation } from '@/endpoints/define'
import { toTool, type OperationTool } from '@/endpoints/toTool'
import { translatorOf } from '@/i18n/translator'
import { deleteTenant } from '@/jobs/tasks/deleteTenant'
import { startServices } from '@/jobs/worker/startServices'
import { taskList, crontabOf } from '@/jobs/worker/taskList'
import { personOf } from '@/access/personOf'
import { addTables } from '@tests/isolation/support/addTables'
import { boot, ORIGIN, type TestApp } from '@tests/support/boot'
import { addedBy, configWith } from '@tests/support/configWith'
import { productPlugins } from '@tests/support/productPlugins'
import { tokensOf } from '@tests/support/tokens'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
let tokens: Record<string, string>

/** The product with one plugin more, as an adopter adds it: one line. */
async function withSeating(): Promise<{ default: Promise<SanitizedConfig> }> {
  const { seating } = await import('@tests/fixtures/seating')
  return { default: configWith({ plugins: [...(await productPlugins()), seating()] }) }
}

beforeAll(async () => {
  app = await boot({ config: withSeating })
  await addTables(app)
  world = await makeWorld(app)
  tokens = await tokensOf(app, ['owner-a', 'viewer-a'])
})
afterAll(() => app.close())

const seatsOf = async (tenant: string) =>
  (
    await poolOf(app.payload).query<{ seat: string }>(
      'select seat from held_seats where tenant_id = $1 order by seat',
      [tenant],
    )
  ).rows.map(({ seat }) => seat)
const linesOf = async (action: string) =>
  (
    await poolOf(app.payload).query<{ after: { outcome?: string; seat?: string } }>(
      'select after from audit_log where action = $1 order by created_at',
      [action],
    )
  ).rows.map(({ after }) => after)
const operation = (name: string) =>
  (callboardOf(app.payload).operations as AnyOperation[]).find((one) => one.name === name)!

describe('Plugin', () => {
  it('adds a REST operation for people with its permission', async () => {
    expect(registryOf(app.payload).keys.has('seating:hold')).toBe(true)
    const hold = (name: string, seat: string) => world.clients[name]!.post('/seating/hold', { seat, tenant: world.a })
    expect((await hold('viewer-a', 'A1')).status).toBe(403)
    expect((await hold('owner-b', 'A1')).status).toBe(404)
    expect(await hold('owner-a', 'A1')).toMatchObject({ body: { minutes: 10, seat: 'A1' }, status: 200 })
    expect(await seatsOf(world.a)).toEqual(['A1'])
    expect(await linesOf('seating.held')).toEqual([{ seat: 'A1' }])
  })

  it('adds a server action for its operation', async () => {
    const functions = serverFunctionsOf(app.config)
    const user = await app.payload.findByID({ collection: 'users', id: world.users['owner-a']! })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } as never }, app.payload)
    expect(await functions.holdSeat!({ input: { seat: 'A2', tenant: world.a }, req } as never)).toMatchObject({
      doc: { seat: 'A2' },
      success: true,
    })
    expect(functions.listSeats).toBeUndefined()
  })

  it('adds an assistant tool that runs with the current permissions of the person who asks', async () => {
    const tool = (name: string): OperationTool =>
      toTool(operation('holdSeat'), {
        headers: new Headers({ Authorization: `JWT ${tokens[name]}`, Origin: ORIGIN }),
        payload: app.payload,
      })
    expect(tool('owner-a')).toMatchObject({ description: 'Holds a seat for somebody.', name: 'holdSeat' })
    expect(await tool('owner-a').execute({ seat: 'A3', tenant: world.a })).toMatchObject({ success: true })
    expect(await tool('viewer-a').execute({ seat: 'A4', tenant: world.a })).toMatchObject({
      code: 'forbidden:seating',
      success: false,
    })
    expect(() => toTool(operation('inviteStaff'), { headers: new Headers(), payload: app.payload })).toThrow(
      'declares no "tool"',
    )
    expect(await seatsOf(world.a)).toEqual(['A1', 'A2', 'A3'])
  })

  it('adds jobs that the worker runs when queued and on a schedule', async () => {
    const { rows } = await poolOf(app.payload).query<{ payload: { tenant: string }; task: string }>(
      `select t.identifier as task, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'releaseSeats'`,
    )
    expect(rows).toEqual([{ payload: { tenant: world.a }, task: 'releaseSeats' }])
    expect(crontabOf(app.config).split('\n')).toEqual(
      expect.arrayContaining([
        '5 4 * * * releaseSeats ?max=1&jobKey=releaseSeats',
        '17 * * * * tidy ?max=1&jobKey=tidy',
      ]),
    )
    await taskList(app.payload).releaseSeats!({ tenant: world.a } as never, {} as never)
    expect(await seatsOf(world.a)).toEqual([])
  })

  it('starts and stops its service with the worker, and adds demo data', async () => {
    const { openDoors } = await import('@tests/fixtures/seating')
    const end = await startServices(app.payload)
    expect([...openDoors]).toEqual(['stalls'])
    await end()
    expect([...openDoors]).toEqual([])
    for (const { programs } of featuresOf(app.config)) await programs?.demo?.(app.payload)
    expect([...openDoors]).toEqual(['demo'])
  })

  it('adds its navigation section and plan feature, in each language of the admin', async () => {
    const user = await app.payload.findByID({ collection: 'users', id: world.users['owner-a']! })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } as never }, app.payload)
    const sections = navigationOf(req, await personOf(req))
    expect(sections.find(({ name }) => name === 'seating')).toMatchObject({
      label: 'seating',
      links: [{ label: 'Seating', path: '/seating' }],
    })
    expect(['en', 'cy', 'es', 'ar', 'xx'].map((language) => translatorOf({ language })('seating'))).toEqual([
      'Seating',
      'Seddi',
      'Butacas',
      'المقاعد',
      'Seating',
    ])
    const plan = await create(app.payload, 'plans', { name: 'With seats', seating: true })
    expect(await app.payload.findByID({ collection: 'plans', id: plan })).toMatchObject({ seating: true })
    expect(callboardOf(app.payload).planFeatures.map(({ name }) => name)).toContain('seating')
  })

  it('adds a sidebar part to its own section and a box to the dashboard', async () => {
    const { dashboard, sidebars } = callboardOf(app.payload).components
    expect(dashboard.at(-1)).toBe('/tests/fixtures/Seats#SeatsBox')
    expect(Object.keys(app.config.admin.dependencies ?? {})).toEqual(
      expect.arrayContaining(['/tests/fixtures/Seats#SeatsBox', '/tests/fixtures/Seats#SeatsPart']),
    )
    const user = await app.payload.findByID({ collection: 'users', id: world.users['owner-a']! })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } as never }, app.payload)
    const sections = navigationOf(req, await personOf(req))
    const { importMap } = app.payload
    app.payload.importMap = { ...importMap, [sidebars.seating!]: () => 'seats' }
    const part = (pathname: string) => sidebarPart({ ...req, pathname, payload: app.payload }, sections)
    expect(part('/admin/seating')).toMatchObject({ content: expect.anything(), section: 'seating' })
    expect([part('/admin/collections/pages'), part('/admin')]).toEqual([null, null])
    app.payload.importMap = importMap
  })

  it('describes its audit log entries in each language', () => {
    const { actions } = callboardOf(app.payload)
    const speak = (language: string) =>
      describeEntry(
        { actions, language, names: new Map(), t: translatorOf({ language }) },
        { action: 'seating.held', after: { seat: 'A1' }, before: null },
      )
    expect(speak('en')).toMatch(/^Held seat .*A1/)
    expect(speak('es')).toMatch(/^Reservó la butaca .*A1/)
  })

  it('adds apps, importers and hosts of its own', async () => {
    expect(appPartOf(app.payload, 'seatMap')).toMatchObject({ handle: 'seatMap', settings: [] })
    expect(appPartOf(app.payload, 'nothing')).toBeNull()
    expect(featuresOf(app.config).flatMap(({ programs }) => Object.keys(programs?.importers ?? {}))).toEqual([
      'wordpress',
      'nyphil',
      'seatmap',
    ])
    const page = (host: string) =>
      servePageOnHost(app.config, new Request('http://internal/x', { headers: { Host: host } }))
    expect(await (await page('seats.example')).text()).toBe('seats')
    expect((await page('localhost:3000')).status).toBe(404)
    expect(
      await Promise.all(
        ['seats.example', 'localhost:3000'].map((host) => isAdminHost(app.config, new Headers({ Host: host }))),
      ),
    ).toEqual([false, true])
  })

  it('adds an app that runs its script on websites that enable it, within their content security policy', async () => {
    const seatMap = await create(app.payload, 'apps', { category: 'other', handle: 'seatMap', name: 'Seat map' })
    const home = async () => {
      const answer = await servePageOnHost(
        app.config,
        new Request('http://internal/', { headers: { Host: 'a.localhost:3000' } }),
      )
      return { policy: answer.headers.get('Content-Security-Policy')!, text: await answer.text() }
    }
    await poolOf(app.payload).query(`update tenants set csp_preset = 'strict' where id = $1`, [world.a])
    expect((await home()).text).not.toContain('seats.example')
    await app.payload.db.updateOne({ collection: 'tenants', data: { installedApps: [seatMap] }, id: world.a })
    const { policy, text } = await home()
    expect(text).toContain('"src":"https://seats.example/map.js"')
    expect(policy).toContain("script-src 'self' https://seats.example;")
  })

  it('adds page blocks, sale states and conditions of event collections', async () => {
    const live = (collection: string, data: Record<string, unknown>) =>
      create(app.payload, collection, { _status: 'published', slugLock: false, tenant: world.a, ...data })
    const ticketing = await create(app.payload, 'apps', {
      name: 'Booking',
      category: 'ticketing',
      handle: 'generalBooking',
    })
    await app.payload.db.updateOne({ collection: 'tenants', data: { installedApps: [ticketing] }, id: world.a })
    await world.clients['owner-a']!.post('/seating/hold', { seat: 'A1', tenant: world.a })
    const made = await world.clients['editor-a']!.post('/pages', {
      _status: 'published',
      layout: [{ blockType: 'seatPlan', note: 'Stalls' }],
      slug: 'seats',
      slugLock: false,
      tenant: world.a,
      title: 'Seats',
    })
    expect(made.status).toBe(201)
    const page = async (path: string) =>
      (
        await servePageOnHost(
          app.config,
          new Request(`http://internal${path}`, { headers: { Host: 'a.localhost:3000' } }),
        )
      ).text()
    expect(await page('/seats')).toMatch(
      /<h2>Stalls<\/h2>.*<a class="button" data-booking="true" href="https:\/\/seats\.example\/plan">See the seats<\/a>/,
    )
    const event = await live('events', { bookingLinkURL: 'https://tickets.example/', slug: 'lear', title: 'Lear' })
    await live('event-instances', { event, start: new Date(Date.now() + 86_400_000).toISOString() })
    expect(await page('/events/lear')).toContain('>Few left</p>')
    const matching = async (name: string, tenantId: string) =>
      (
        await world.clients[name]!.post<{ docs: { title: string }[] }>('/event-collections/matching', {
          conditions: { match: 'all', rows: [{ operator: 'equal', property: 'seatMap.held', value: 'A1' }] },
          tenantId,
        })
      ).body.docs
    await create(app.payload, 'events', { _status: 'published', tenant: world.b, title: 'Of B' })
    expect([await matching('editor-a', world.a), await matching('editor-b', world.b)]).toMatchObject([
      [{ title: 'Lear' }],
      [],
    ])
    await poolOf(app.payload).query('delete from held_seats')
  })

  it("writes its rows with bulk-written documents, and loses a tenant's rows when the tenant is deleted", async () => {
    const tenant = await create(app.payload, 'tenants', {
      languages: ['en'],
      name: 'Closing House',
      owner: world.users['owner-a'],
      slug: 'closing',
    })
    const venue = newId(app.payload, 'venues')
    const { refused } = await writeDocuments(bulkTarget(app.payload, tenant, 'en'), 'venues', [
      { data: { name: 'Main stage', slug: 'main-stage' }, id: venue },
    ])
    expect(refused).toEqual([])
    await create(app.payload, 'seat-maps', { rows: 12, tenant })
    await create(app.payload, 'seat-maps', { rows: 20, tenant: world.a })
    expect(await seatsOf(tenant)).toEqual(['of a venue'])
    await poolOf(app.payload).query(`update tenants set deletion = 'requested' where id = $1`, [tenant])
    await deleteTenant(app.payload, { id: tenant })
    expect(await seatsOf(tenant)).toEqual([])
    const { rows } = await poolOf(app.payload).query<{ rows: string }>('select rows from seat_maps')
    expect(rows.map((row) => Number(row.rows))).toEqual([20])
  })
})

describe('Streaming operation', () => {
  const seats = () => world.clients['owner-a']!
  const stream = (query = '') =>
    app.send(
      new Request(`${ORIGIN}/api/seating/list?tenant=${world.a}${query}`, {
        headers: { Authorization: `JWT ${tokens['owner-a']}`, Origin: ORIGIN },
      }),
    )

  it('writes its audit log entry when the stream ends, with the outcome', async () => {
    for (const seat of ['B1', 'B2', 'B3']) await seats().post('/seating/hold', { seat, tenant: world.a })
    const whole = await stream()
    expect([whole.status, await linesOf('seating.listed')]).toEqual([200, []])
    expect(await whole.text()).toBe('B1\nB2\nB3\n')
    expect(await linesOf('seating.listed')).toEqual([{ outcome: 'complete' }])
  })

  it('records whether the reader left or the stream failed', async () => {
    const reader = (await stream()).body!.getReader()
    await reader.read()
    await reader.cancel()
    await expect((await stream('&broken=1')).text()).rejects.toThrow('broke off')
    expect((await linesOf('seating.listed')).map(({ outcome }) => outcome)).toEqual(['complete', 'left', 'failed'])
  })

  it("checks the caller's permission before it starts", async () => {
    expect((await world.clients['viewer-a']!.get(`/seating/list?tenant=${world.a}`)).status).toBe(403)
    expect((await world.clients['owner-b']!.get(`/seating/list?tenant=${world.a}`)).status).toBe(404)
  })
})

describe('Name conflicts between plugins', () => {
  it('are refused at start, and so are invalid settings', async () => {
    const { seating } = await import('@tests/fixtures/seating')
    const { defineSettings } = await import('@/lib/settings/defineSettings')
    const { z } = await import('zod')
    const other =
      (feature: object): Plugin =>
      (config) =>
        addFeature(config, { name: 'other', ...feature })
    await expect(configWith({ plugins: [seating(), seating()] })).rejects.toThrow('named "')
    const { feature } = await addedBy(seating())
    const secrets = feature.storage!.tables!.held_seats!
    await expect(configWith({ plugins: [other({ storage: { tables: { secrets } } })] })).rejects.toThrow(
      'define a table named "secrets"',
    )
    process.env.SEATS_WRONG = 'many'
    const wrong = defineSettings({ SEATS_WRONG: z.coerce.number({ error: 'must be a number' }) })
    await expect(configWith({ plugins: [other({ settings: wrong })] })).rejects.toThrow('SEATS_WRONG must be a number')
  })
})
