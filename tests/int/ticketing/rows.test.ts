import { poolOf } from '@/database/connections'
import { createSeason } from '@/plugins/ticketing/demo/season'
import { refreshList } from '@/plugins/ticketing/jobs/refreshList'
import { API_KEY as ELEVENT_KEY, startEleventFake } from '@tests/fakes/elevent'
import { API_KEY as LINEUP_KEY, startLineupFake } from '@tests/fakes/lineup'
import { CLIENT_NAME, startSpektrixFake } from '@tests/fakes/spektrix'
import type { Fake } from '@tests/fakes/startFake'
import { CREDENTIALS, startTessituraFake } from '@tests/fakes/tessitura'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'
import { doJobs, HAMLET, type Run } from './support'

type Handle = 'elevent' | 'lineup' | 'spektrix' | 'tessitura'

const season = () =>
  createSeason({
    eventAttributes: [{ name: 'Genre', type: 'text' }],
    events: [HAMLET],
    funds: ['Roof Appeal'],
    instanceAttributes: [{ name: 'Captioned', type: 'boolean' }],
    memberships: ['Friend'],
    zone: 'Europe/London',
  })
const fakes = {} as Record<Handle, Fake>
const connections = {} as Record<Handle, Record<string, string>>
let app: TestApp
let world: World

beforeAll(async () => {
  fakes.spektrix = await startSpektrixFake(season())
  fakes.elevent = await startEleventFake(season(), { largestPage: 100 })
  fakes.lineup = await startLineupFake(season(), { hasOrganisation: true, largestPage: 100, scheme: 'Bearer' })
  fakes.tessitura = await startTessituraFake(season(), {
    hasEmptyRefusals: false,
    isStatusOpen: true,
    isUnwell: false,
    version: '16',
    withoutRight: /^$/,
  })
  app = await boot({
    env: {
      ELEVENT_API_BASE_URL: fakes.elevent.origin,
      LINEUP_API_BASE_URL: `${fakes.lineup.origin}/api`,
      PROVIDER_ALLOWED_HOSTS: Object.values(fakes)
        .map(({ host }) => host)
        .join(','),
      SPEKTRIX_BASE_URL: fakes.spektrix.origin,
    },
  })
  world = await makeWorld(app)
  const apps = await Promise.all(
    ['elevent', 'generalBooking', 'lineup', 'spektrix', 'tessitura'].map((handle) =>
      create(app.payload, 'apps', { name: handle, category: 'ticketing', handle }),
    ),
  )
  for (const tenant of [world.a, world.b])
    await app.payload.update({ id: tenant, collection: 'tenants', data: { installedApps: apps }, overrideAccess: true })
  await create(app.payload, 'venues', { name: 'Main Stage', tenant: world.a })
  connections.elevent = { apiKey: ELEVENT_KEY, widgetKey: 'widget-key' }
  connections.lineup = { apiKey: LINEUP_KEY, siteUrl: 'https://tickets.riverside.example/' }
  connections.spektrix = { clientName: CLIENT_NAME }
  connections.tessitura = {
    apiVersion: '16',
    restPassword: CREDENTIALS.password,
    restURL: `${fakes.tessitura.origin}/tessitura/api`,
    restUserGroup: CREDENTIALS.userGroup,
    restUserLocation: CREDENTIALS.location,
    restUsername: CREDENTIALS.username,
  }
})
afterAll(async () => {
  await Promise.all(Object.values(fakes).map((fake) => fake.close()))
  await app.close()
})

const owner = () => world.clients['owner-a']!
const post = async (handle: Handle, what: string, body: object = {}) =>
  owner().post(`/ticketing/${handle}/${what}`, { tenant: world.a, ...body })
const check = async (handle: Handle, body: object = connections[handle]) => (await post(handle, 'check', body)).body
const get = async <Body = Record<string, unknown>>(handle: Handle, what: string, client = owner()) =>
  client.get<Body>(`/ticketing/${handle}/${what}${what.includes('?') ? '&' : '?'}tenant=${world.a}`)
const connect = async (handle: Handle) =>
  expect((await post(handle, 'connect', connections[handle])).body).toMatchObject({
    connected: true,
    status: 'connected',
  })
const set = (secret: string) => ({ last4: secret.slice(-4), set: true })

interface Linked {
  id: string
  instanceStatus?: string
  ticketing: { externalId: string; provider: string }
  title: string
}

/** Connects it, brings in its only event, and gives the site back as it was. */
async function broughtIn(handle: Handle): Promise<{ event: Linked; instances: Linked[]; run: Run }> {
  await connect(handle)
  const { body } = await owner().post<{ run: Run }>(`/ticketing/${handle}/import`, { all: true, tenant: world.a })
  await doJobs({ app })
  const run = (await owner().get<Run>(`/ticketing/runs/${body.run.id}`)).body
  const of = `where[ticketing.provider][equals]=${handle}&draft=true&depth=0&sort=start`
  const [event] = (await owner().get<{ docs: Linked[] }>(`/events?${of}`)).body.docs
  const { docs } = (await owner().get<{ docs: Linked[] }>(`/event-instances?${of}`)).body
  return { event: event!, instances: docs, run }
}

describe('POST /api/ticketing/:provider/check', () => {
  it('checks Elevent by API key and widget key and Spektrix by client name, and returns whether they connect [B-300]', async () => {
    expect(await check('elevent')).toEqual({ connected: true })
    expect(await check('elevent', { apiKey: 'another-key', widgetKey: 'widget-key' })).toEqual({
      connected: false,
      error: 'Elevent does not accept these credentials. Check them for typing errors.',
    })
    expect(await check('spektrix')).toEqual({ connected: true })
    expect(await check('spektrix', { clientName: 'nobody' })).toEqual({
      connected: false,
      error: 'There is no Spektrix at this address. Please check it for typing errors.',
    })
  })

  it('checks Tessitura by each of its credentials and its version, and returns isError and message [A-271] [A-272] [B-300]', async () => {
    expect(await check('tessitura')).toEqual({ isError: false, message: '' })
    expect(await check('tessitura', { ...connections.tessitura, restPassword: 'wrong' })).toEqual({
      isError: true,
      message: 'Tessitura does not accept these credentials. Check them for typing errors.',
    })
    // Each of the parts counts.
    for (const part of ['restUsername', 'restUserGroup', 'restUserLocation'])
      expect([part, await check('tessitura', { ...connections.tessitura, [part]: 'another' })]).toEqual([
        part,
        expect.objectContaining({ isError: true }),
      ])
    expect(await check('tessitura', { ...connections.tessitura, apiVersion: '15' })).toEqual({
      isError: true,
      message: 'This address belongs to a different version of Tessitura.',
    })
    expect((await post('tessitura', 'check', { ...connections.tessitura, apiVersion: '14' })).status).toBe(400)
  })

  it('checks Line-Up by API key and site URL, and returns its organisation or an error [A-273] [A-274]', async () => {
    expect(await check('lineup')).toEqual({
      connected: true,
      data: { organizationId: '42', organizationName: 'Riverside Theatre' },
      error: null,
    })
    expect(await check('lineup', { ...connections.lineup, apiKey: 'another-key' })).toEqual({
      connected: false,
      data: null,
      error: 'Line-Up does not accept these credentials. Check them for typing errors.',
    })
    expect(await check('lineup', { apiKey: LINEUP_KEY })).toEqual({
      connected: false,
      data: null,
      error: 'Please fill in Site URL.',
    })
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'not a url',
    'ftp://x.test',
    'https://',
    'http://tickets.riverside.example',
    'https://user:secret@tickets.riverside.example',
    'mailto:box@riverside.example',
  ])('refuses the address %s of every provider that takes one, and names the field', async (address) => {
    for (const [handle, field] of [
      ['lineup', 'siteUrl'],
      ['tessitura', 'restURL'],
    ] as const)
      for (const call of ['check', 'connect']) {
        const { body, status } = await post(handle, call, { ...connections[handle], [field]: address })
        expect([call, status, (body as { errors: object[] }).errors]).toEqual([
          call,
          400,
          [{ message: expect.stringContaining('https://'), path: field }],
        ])
      }
  })

  it('stores none of the checked credentials', async () => {
    for (const handle of ['elevent', 'lineup', 'spektrix', 'tessitura'] as const) {
      const { body } = await get<{ connected: boolean; fields: object }>(handle, 'connection')
      expect([handle, body.connected, Object.values(body.fields).filter(Boolean)]).toEqual([handle, false, []])
    }
  })

  it('takes an address without its scheme as one of https', async () => {
    const { body } = await post('lineup', 'connect', { ...connections.lineup, siteUrl: 'tickets.riverside.example' })
    expect(body).toMatchObject({ connected: true })
    expect((await get<{ fields: object }>('lineup', 'connection')).body.fields).toMatchObject({
      siteUrl: 'https://tickets.riverside.example',
    })
    await post('lineup', 'connect', connections.lineup)
    await post('lineup', 'disconnect')
  })
})

describe('Ticketing connection fields', () => {
  it.each<[string, Handle, () => object]>([
    [
      'apiKey, widgetKey and connected of Elevent [B-137]',
      'elevent',
      () => ({ apiKey: set(ELEVENT_KEY), widgetKey: expect.anything() }),
    ],
    ['clientName and connected of Spektrix [B-138]', 'spektrix', () => connections.spektrix],
    [
      'apiKey, siteUrl and connected of Line-Up [B-139]',
      'lineup',
      () => ({ ...connections.lineup, apiKey: set(LINEUP_KEY) }),
    ],
    [
      'apiVersion, URL, username, user group, location, password and connected of Tessitura [B-140]',
      'tessitura',
      () => ({ ...connections.tessitura, restPassword: set(CREDENTIALS.password) }),
    ],
  ])('keep %s', async (_, handle, fields) => {
    await connect(handle)
    expect((await get(handle, 'connection')).body).toMatchObject({
      connected: true,
      fields: fields(),
      status: 'connected',
    })
    expect(Object.keys((await get<{ fields: object }>(handle, 'connection')).body.fields).sort()).toEqual(
      Object.keys(connections[handle]).sort(),
    )
    expect((await post(handle, 'disconnect')).body).toEqual({ connected: false, status: 'disconnected' })
    // What was typed stays, to be connected again.
    expect((await get(handle, 'connection')).body).toMatchObject({ connected: false, fields: fields() })
    expect((await post(handle, 'connect')).body).toMatchObject({ connected: true })
  })
})

describe('Ticketing import', () => {
  it.each<[string, Handle, RegExp]>([
    [
      'a Spektrix event with its event id and performances with their instance ids [A-002] [B-003] [B-138]',
      'spektrix',
      /^\d+A[A-Z]+$/,
    ],
    ['an Elevent event and performances with their ids [A-002] [B-003]', 'elevent', /^\d+$/],
    ['a Line-Up event and performances with their ids [A-002] [B-003]', 'lineup', /^\d+$/],
    [
      'a Tessitura event with its production season id and performances with their ids [A-003] [B-003] [B-140]',
      'tessitura',
      /^\d+$/,
    ],
  ])('creates %s', async (_, handle, form) => {
    const { event, instances, run } = await broughtIn(handle)
    expect(run).toMatchObject({
      counts: { events: { created: 1, failed: 0 }, instances: { created: 3, failed: 0 } },
      status: 'done',
    })
    expect(event).toMatchObject({ ticketing: { provider: handle }, title: 'Hamlet' })
    const ids = [event, ...instances].map(({ ticketing }) => ticketing.externalId)
    expect(ids.map((id) => Number(/^\d+/.exec(id)?.[0]))).toEqual([1_001, 100_001, 100_002, 100_003])
    expect(ids.every((id) => form.test(id))).toBe(true)
    // They can be asked for by it.
    expect(
      (
        await owner().get<{ totalDocs: number }>(
          `/event-instances?draft=true&where[ticketing.externalId][equals]=${ids[1]}&where[ticketing.provider][equals]=${handle}`,
        )
      ).body.totalDocs,
    ).toBe(1)
    await owner().post(`/ticketing/runs/${run.id}/undo`, {})
  })

  it('does not exist for general booking, whose booking links are entered by hand [B-003]', async () => {
    for (const call of ['check', 'connect', 'sync'])
      expect((await owner().post(`/ticketing/generalBooking/${call}`, { tenant: world.a })).status).toBe(404)
    const made = await world.clients['editor-a']!.post<{ doc: { id: string } }>('/events?draft=true', {
      bookingLinkURL: 'https://tickets.example/hamlet',
      tenant: world.a,
      title: 'By hand',
    })
    expect(made.status).toBe(201)
    expect((await owner().get(`/events/${made.body.doc.id}?draft=true`)).body).toMatchObject({
      bookingLinkURL: 'https://tickets.example/hamlet',
    })
  })
})

interface List {
  docs: { id: string; label: string }[]
  fetchedAt: string
  isStale: boolean
}

describe('Lists of a ticketing provider', () => {
  it.each<[Handle, Record<string, string[]>]>([
    [
      'spektrix',
      {
        attributes: ['attribute_Genre', 'attribute_Captioned'],
        donations: ['Roof Appeal'],
        events: ['Hamlet'],
        memberships: ['Friend'],
      },
    ],
    ['tessitura', { donations: ['Roof Appeal'], events: ['Hamlet'], memberships: ['Friend'], productions: ['Hamlet'] }],
    ['lineup', { events: ['Hamlet'] }],
    ['elevent', { donations: ['Roof Appeal'], events: ['Hamlet'], memberships: ['Friend'] }],
  ])(
    "lists from %s contain the connected tenant's items, and are returned only to its staff [A-275]",
    async (handle, lists) => {
      await connect(handle)
      for (const [name, labels] of Object.entries(lists)) {
        const { body } = await get<List>(handle, name)
        expect([name, body.docs.map(({ id, label }) => `${id} ${label}`)]).toEqual([
          name,
          labels.map((label) => expect.stringContaining(label)),
        ])
      }
      const event = (await get<List>(handle, 'events')).body.docs[0]!.id
      for (const name of ['instances', 'performances'])
        expect([name, (await get<List>(handle, `${name}?event=${event}`)).body.docs.length]).toEqual([name, 3])
      const neighbour = world.clients['owner-b']!
      expect((await get(handle, 'events', neighbour)).status).toBe(404)
      // The neighbour's own connection is another one, and there is none.
      expect((await neighbour.get(`/ticketing/${handle}/events?tenant=${world.b}`)).status).toBe(409)
      expect((await get(handle, 'events', world.clients['viewer-a'])).status).toBe(403)
    },
  )

  it('are fresh for 60 seconds, and stale but served up to 600 seconds while they are refreshed [A-276] [A-361]', async () => {
    await connect('spektrix')
    const asked = () => fakes.spektrix.requests.filter(({ path }) => path.endsWith('/events')).length
    const age = (seconds: number) =>
      poolOf(app.payload).query(
        "update ticketing_lists set fetched_at = now() - make_interval(secs => $2) where tenant_id = $1 and provider = 'spektrix' and list = 'events'",
        [world.a, seconds],
      )
    const isStale = async () => (await get<List>('spektrix', 'events')).body.isStale
    fakes.spektrix.clearRequests()
    expect([await isStale(), asked()]).toEqual([false, 1])
    await age(55)
    expect([await isStale(), asked()]).toEqual([false, 1])
    await age(61)
    expect([await isStale(), asked()]).toEqual([true, 1])
    await age(595)
    expect([await isStale(), asked()]).toEqual([true, 1])
    // The worker asks again, once for everybody.
    const { rowCount } = await poolOf(app.payload).query(
      "select 1 from graphile_worker.jobs where task_identifier = 'refreshTicketingList'",
    )
    expect(rowCount).toBe(1)
    await refreshList(app.payload, { name: 'events', provider: 'spektrix', tenant: world.a })
    expect([await isStale(), asked()]).toEqual([false, 2])
    await age(601)
    expect([await isStale(), asked()]).toEqual([false, 3])
    // Too old to be shown, and nobody answers.
    await age(601)
    fakes.spektrix.setMode('html403')
    const refused = await get<{ errors: { message: string }[] }>('spektrix', 'events')
    fakes.spektrix.setMode('ok')
    expect([refused.status, refused.body.errors[0]!.message]).toEqual([
      503,
      expect.stringContaining('Spektrix responded with a web page instead of data'),
    ])
    await age(595)
    expect((await get<List>('spektrix', 'events')).body.docs).toHaveLength(1)
  })
})
