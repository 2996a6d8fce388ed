import { createLocalReq, type PayloadRequest } from 'payload'
import { poolOf } from '@/database/connections'
import { ticketing } from '@/plugins/ticketing'
import { siteProviders } from '@/plugins/ticketing/lib/connections/siteProviders'
import {
  createSeason,
  deleteEvent,
  moveInstance,
  renameEvent,
  type BoxOfficeEvent,
  type Season,
} from '@/plugins/ticketing/demo/season'
import { spektrixId } from '@/plugins/ticketing/demo/spektrix'
import { API_KEY as ELEVENT_KEY, startEleventFake } from '@tests/fakes/elevent'
import { API_KEY as LINEUP_KEY, startLineupFake } from '@tests/fakes/lineup'
import { CLIENT_NAME, startSpektrixFake } from '@tests/fakes/spektrix'
import type { Fake } from '@tests/fakes/startFake'
import { boot, type TestApp } from '@tests/support/boot'
import { addedBy } from '@tests/support/configWith'
import { countAdvisoryWaits } from '@tests/support/locks'
import { until } from '@tests/support/until'
import { create, makeWorld, type World } from '@tests/support/world'
import { soon, type Run } from './support'

let app: TestApp
let fakes: Fake[]
let season: Season
let world: World

beforeAll(async () => {
  const of = (name: string, first: number) => ({
    description: `About ${name}`,
    instances: [0, 1, 2].map((one) => ({ start: soon(first + one) })),
    minutes: 100,
    name,
    venue: 'Main Stage',
  })
  season = createSeason({
    events: [
      of('Hamlet', 20),
      of('Lear', 30),
      of('Othello', 40),
      of('Macbeth', 50),
      of('Cymbeline', 60),
      of('Pericles', 60),
      of('Timon', 70),
    ],
    memberships: ['Friend'],
    zone: 'Europe/London',
  })
  const [spektrix, elevent, lineup] = await Promise.all([
    startSpektrixFake(season),
    startEleventFake(season, { largestPage: 50 }),
    startLineupFake(season, { hasOrganisation: true, largestPage: 50, scheme: 'Bearer' }),
  ])
  fakes = [spektrix, elevent, lineup]
  app = await boot({
    env: {
      ELEVENT_API_BASE_URL: elevent.origin,
      LINEUP_API_BASE_URL: `${lineup.origin}/api`,
      PROVIDER_ALLOWED_HOSTS: fakes.map(({ origin }) => new URL(origin).host).join(','),
      SPEKTRIX_BASE_URL: spektrix.origin,
    },
  })
  world = await makeWorld(app)
  const apps: string[] = []
  for (const handle of ['spektrix', 'elevent', 'lineup'])
    apps.push(await create(app.payload, 'apps', { name: handle, category: 'ticketing', handle }))
  await app.payload.update({ id: world.a, collection: 'tenants', data: { installedApps: apps }, overrideAccess: true })
  await create(app.payload, 'venues', { name: 'Main Stage', tenant: world.a })
  await connect('spektrix', { clientName: CLIENT_NAME })
  await connect('elevent', { apiKey: ELEVENT_KEY, widgetKey: 'widget-key' })
  await connect('lineup', { apiKey: LINEUP_KEY, siteUrl: 'https://tickets.riverside.example/' })
})
afterAll(async () => {
  await Promise.all(fakes.map((fake) => fake.close()))
  await app.close()
})

const owner = () => world.clients['owner-a']!
const editor = () => world.clients['editor-a']!
const viewer = () => world.clients['viewer-a']!
const there = (name: string): BoxOfficeEvent =>
  [...season.events.values()].find((event) => event.name.startsWith(name))!

async function connect(handle: string, fields: Record<string, string>): Promise<void> {
  const { body } = await owner().post<{ connected: boolean }>(`/ticketing/${handle}/connect`, {
    ...fields,
    tenant: world.a,
  })
  if (!body.connected) throw new Error(JSON.stringify(body))
}

interface Followed {
  connected: boolean
  externalId: string | null
  externalName: string | null
}

/** An event of the site that follows one of a box office. */
async function follow(name: string, provider: string): Promise<string> {
  const id = await create(app.payload, 'events', { _status: 'draft', tenant: world.a, title: name })
  const externalId = provider === 'spektrix' ? spektrixId(there(name).number) : String(there(name).number)
  const { body, status } = await editor().post<Followed>(`/ticketing/events/${id}/link`, { externalId, provider })
  expect([status, body.connected]).toEqual([200, true])
  return id
}

interface StoredEvent {
  endDate: string | null
  eventId: string | null
  eventName: string | null
  summary: string | null
  syncConnected: boolean | null
  syncToPublished: boolean | null
  title: string
}

const read = async (id: string) => (await editor().get<StoredEvent>(`/events/${id}?draft=true&depth=0`)).body
const sync = async (id: string, body = {}) => editor().post<{ run: Run }>(`/ticketing/events/${id}/sync`, body)
const actions = async () =>
  ((await addedBy(ticketing())).feature.operations ?? []).filter(({ isAction }) => isAction).map(({ name }) => name)
const asLocal = async (): Promise<PayloadRequest> => createLocalReq({}, app.payload)

describe('the fields of the sync', () => {
  it('[B-133, B-299] stand on the event, and one call brings it up to date', async () => {
    const id = await follow('Hamlet', 'spektrix')
    const { body, status } = await sync(id, { apiKey: 'whatever-the-caller-has' })
    expect([status, body.run.status, body.run.counts.created]).toEqual([200, 'done', 3])
    const { docs } = (
      await editor().get<{ docs: { end: string }[] }>(
        `/event-instances?draft=true&depth=0&sort=-start&where[event][equals]=${id}`,
      )
    ).body
    expect(await read(id)).toMatchObject({
      endDate: docs[0]!.end,
      eventId: spektrixId(there('Hamlet').number),
      eventName: 'Hamlet',
      syncConnected: true,
    })
    expect((await editor().patch(`/events/${id}?draft=true`, { syncToPublished: false })).status).toBe(200)
    expect((await read(id)).syncToPublished).toBe(false)
    expect(await actions()).toContain('syncEvent')
  })

  it('have the name of the box office, whatever staff call the event, in the singular alone [B-133, B-134]', async () => {
    const id = await follow('Timon', 'spektrix')
    await sync(id)
    await editor().patch(`/events/${id}?draft=true`, { title: 'Our Timon' })
    renameEvent(season, there('Timon').number, 'Timon of Athens')
    await sync(id)
    expect(await read(id)).toMatchObject({
      eventName: 'Timon of Athens',
      ticketing: { connected: true, externalName: 'Timon of Athens', status: 'linked' },
      title: 'Our Timon',
    })
    const { docs } = (
      await editor().get<{ docs: { id: string; ticketing: object }[] }>('/events?draft=true&depth=0&limit=50')
    ).body
    const listed = docs.find((doc) => doc.id === id)!
    // A list says what it knows, and nothing of the rest: null would mean that nothing is linked.
    expect(Object.keys(listed.ticketing).sort()).toEqual(['externalId', 'provider'])
    expect(['syncConnected', 'eventId', 'eventName'].filter((name) => name in listed)).toEqual([])
    renameEvent(season, there('Timon of Athens').number, 'Timon')
  })

  it('[B-298] lists under the names of the requirements', async () => {
    expect(await actions()).toEqual(
      expect.arrayContaining([
        'getAvailableEleventEvents',
        'getAvailableEleventMemberships',
        'getAvailableLineupEvents',
      ]),
    )
  })
})

describe('disconnecting', () => {
  it('[B-210] remembers the event of Elevent, and forgets that of Line-Up', async () => {
    const [elevent, lineup] = [await follow('Lear', 'elevent'), await follow('Othello', 'lineup')]
    for (const id of [elevent, lineup])
      expect((await editor().post<Followed>(`/ticketing/events/${id}/unlink`, {})).body.connected).toBe(false)
    expect(await read(elevent)).toMatchObject({
      eventId: String(there('Lear').number),
      eventName: 'Lear',
      syncConnected: false,
    })
    expect(await read(lineup)).toMatchObject({ eventId: null, eventName: null })
    expect((await read(lineup)).syncConnected).toBeFalsy()
  })

  it('[B-214] clears the field for somebody who asks for that', async () => {
    const id = await follow('Macbeth', 'elevent')
    expect((await editor().post<Followed>(`/ticketing/events/${id}/unlink`, { forget: true })).body).toMatchObject({
      connected: false,
      externalId: null,
    })
    expect(await read(id)).toMatchObject({ eventId: null, eventName: null })
  })

  it('lets go of the performances of a cleared event, too: what follows the same next has its own', async () => {
    const before = await follow('Cymbeline', 'elevent')
    expect((await sync(before)).body.run.counts.created).toBe(3)
    await editor().post(`/ticketing/events/${before}/unlink`, { forget: true })
    const after = await follow('Cymbeline', 'elevent')
    expect((await sync(after)).body.run.counts.created).toBe(3)
    const performancesOf = async (id: string) =>
      (await editor().get<{ totalDocs: number }>(`/event-instances?draft=true&depth=0&where[event][equals]=${id}`)).body
        .totalDocs
    expect([await performancesOf(before), await performancesOf(after)]).toEqual([3, 3])

    // Followed again by the event that has them already, they are the same ones.
    await editor().post(`/ticketing/events/${after}/unlink`, { forget: true })
    await editor().post(`/ticketing/events/${before}/link`, {
      externalId: String(there('Cymbeline').number),
      provider: 'elevent',
    })
    expect((await sync(before)).body.run.counts.created).toBe(0)
    expect(await performancesOf(before)).toBe(3)
  })
})

describe('the box offices of a site', () => {
  it('[B-271, B-303] are those whose app it has enabled, and none elsewhere', async () => {
    const req = await asLocal()
    expect((await siteProviders(req, world.a)).map(({ handle, isConnected }) => [handle, isConnected])).toEqual([
      ['elevent', true],
      ['lineup', true],
      ['spektrix', true],
    ])
    expect(await siteProviders(req, world.b)).toEqual([])
  })

  it('[B-306] name a hash that changes with the connection, and never a key', async () => {
    const req = await asLocal()
    const hash = async () => (await siteProviders(req, world.a)).find(({ handle }) => handle === 'elevent')!.connection
    const before = await hash()
    expect(before).toMatch(/^[\w-]{32}$/)
    expect(JSON.stringify(await siteProviders(req, world.a))).not.toContain(ELEVENT_KEY)
    expect(await hash()).toBe(before)
    await connect('elevent', { apiKey: ELEVENT_KEY, widgetKey: 'another-widget-key' })
    expect(await hash()).not.toBe(before)
  })
})

describe('what would change', () => {
  it('is told in the words of the form, with whether visitors see it at once', async () => {
    const id = await follow('Macbeth', 'spektrix')
    await sync(id)
    moveInstance(season, there('Macbeth').instances[0]!.number, soon(50, '18:00:00'))
    renameEvent(season, there('Macbeth').number, 'Macbeth by night')
    const { body } = await editor().post<{
      update: { fields: { fromText: string; label: string; toText: string }[]; type: string; write: string }[]
    }>(`/ticketing/events/${id}/plan`, {})
    const event = body.update.find(({ type }) => type === 'events')
    expect([event?.fields.map(({ fromText, label, toText }) => [label, fromText, toText]), event?.write]).toEqual([
      [['Title', 'Macbeth', 'Macbeth by night']],
      'draft',
    ])
    const performance = body.update.find(({ type }) => type === 'event-instances')
    expect(performance?.fields.map(({ label }) => label)).toContain('Start')
    expect(performance?.fields.find(({ label }) => label === 'Start')?.toText).toMatch(/18:00|6:00/)
    expect((await viewer().post(`/ticketing/events/${id}/plan`, {})).status).toBe(403)
  })
})

interface Marks {
  fields: { label: string; name: string; state: string }[]
  provider: string | null
  syncedAt: string | null
}

describe('marks on fields', () => {
  let id: string
  const marks = async (client = editor()) => (await client.get<Marks>(`/ticketing/marks/events/${id}`)).body
  const state = async (name: string) => (await marks()).fields.find((field) => field.name === name)?.state

  it('say which fields follow, also to somebody who only reads', async () => {
    id = await follow('Lear', 'spektrix')
    expect((await marks()).fields).toEqual([])
    await sync(id)
    expect((await marks(viewer())).provider).toBe('Spektrix')
    expect([await state('title'), await state('summary')]).toEqual(['follows', 'follows'])
    expect(Date.parse((await marks()).syncedAt!)).toBeGreaterThan(Date.now() - 60_000)
  })

  it('say what staff edited, before and after the next sync', async () => {
    await editor().patch(`/events/${id}?draft=true`, { title: 'Our Lear' })
    expect(await state('title')).toBe('edited')
    renameEvent(season, there('Lear').number, 'Lear, King of Britain')
    await sync(id)
    expect([await state('title'), (await read(id)).title]).toEqual(['edited', 'Our Lear'])
    expect(await state('summary')).toBe('follows')
  })

  it('let it follow again, for somebody who may edit', async () => {
    const again = `/ticketing/marks/events/${id}/follow`
    expect((await viewer().post(again, { name: 'title' })).status).toBe(403)
    expect((await editor().post(again, { name: 'slug' })).status).toBe(422)
    expect((await editor().post(again, { name: 'title' })).status).toBe(200)
    await sync(id)
    expect([await state('title'), (await read(id)).title]).toEqual(['follows', 'Lear, King of Britain'])
  })

  it('stand on performances, too, whose times the next sync puts back', async () => {
    const { docs } = (
      await editor().get<{ docs: { id: string }[] }>(
        `/event-instances?draft=true&depth=0&sort=start&where[event][equals]=${id}`,
      )
    ).body
    const one = docs[0]!.id
    const stateOf = async (name: string) =>
      (await editor().get<Marks>(`/ticketing/marks/event-instances/${one}`)).body.fields.find(
        (field) => field.name === name,
      )?.state
    expect([await stateOf('start'), await stateOf('venue')]).toEqual(['follows', 'follows'])
    await editor().patch(`/event-instances/${one}?draft=true`, { start: `${soon(30, '20:15:00')}Z`, venue: null })
    expect([await stateOf('start'), await stateOf('venue')]).toEqual(['replaced', 'edited'])
    await sync(id)
    expect([await stateOf('start'), await stateOf('venue')]).toEqual(['follows', 'edited'])
  })

  it('say nothing once it follows no more', async () => {
    await editor().post(`/ticketing/events/${id}/unlink`, {})
    expect(await marks()).toEqual({ fields: [], language: null, provider: null, syncedAt: null })
  })

  it("are nobody else's", async () => {
    expect((await world.clients['editor-b']!.get(`/ticketing/marks/events/${id}`)).status).toBe(404)
  })
})

describe('two people who connect one event at the same time', () => {
  it('both get an answer, and it follows the one or the other', async () => {
    const { body } = await editor().post<{ doc: { id: string } }>('/events?draft=true', {
      tenant: world.a,
      title: 'Whose',
    })
    const chosen = ['Cymbeline', 'Pericles'].map((name) => spektrixId(there(name).number))
    const pool = poolOf(app.payload)
    const sync = await pool.connect()
    await sync.query('begin')
    for (const externalId of chosen)
      await sync.query('select pg_advisory_xact_lock(7002, hashtext($1))', [
        `ticketing\n${world.a}\nspektrix\n${externalId}`,
      ])
    const answers = Promise.all(
      chosen.map((externalId, index) =>
        [editor(), owner()][index]!.post(`/ticketing/events/${body.doc.id}/link`, { externalId, provider: 'spektrix' }),
      ),
    )
    // Both have come as far as a sync of these events lets them.
    await until(async () => (await countAdvisoryWaits(pool)) === 2)
    await sync.query('commit')
    sync.release()
    expect((await answers).map(({ status }) => status)).toEqual([200, 200])
    const { eventId } = await read(body.doc.id)
    expect(chosen).toContain(eventId)
    // The other one is free for another event.
    const other = await create(app.payload, 'events', { _status: 'draft', tenant: world.a, title: 'Ours' })
    expect(
      (
        await editor().post(`/ticketing/events/${other}/link`, {
          externalId: chosen.find((id) => id !== eventId)!,
          provider: 'spektrix',
        })
      ).status,
    ).toBe(200)
  })

  it('hear in their own language why it cannot be', async () => {
    const { body } = await editor().post<{ doc: { id: string } }>('/events?draft=true', {
      tenant: world.a,
      title: 'Follows none',
    })
    const answer = await editor().post<{ error: string }>(
      `/ticketing/events/${body.doc.id}/sync`,
      {},
      { headers: { 'Accept-Language': 'es' } },
    )
    expect([answer.status, answer.body.error]).toEqual([409, 'Este evento no sigue ninguna taquilla.'])
  })
})

describe('what an event may decide for itself', () => {
  it('comes with the fields that there are, for all who work on events', async () => {
    await follow('Othello', 'spektrix')
    const path = `/ticketing/spektrix/map/fields?tenant=${world.a}`
    const { body } = await editor().get<{
      map: { events: { target: string }[] }
      targets: { events: { label: string; name: string }[] }
    }>(path)
    expect(body.map.events.map(({ target }) => target)).toContain('title')
    expect(body.targets.events.find(({ name }) => name === 'title')?.label).toBe('Title')
    expect(body.targets.events.map(({ name }) => name)).not.toContain('slug')
    expect((await viewer().get(path)).status).toBe(403)
  })
})

describe('an event in the trash', () => {
  it('is neither linked nor synced, and says so like one that does not exist', async () => {
    const event = await follow('Lear', 'lineup')
    expect((await sync(event)).status).toBe(200)
    expect((await owner().patch(`/events/${event}`, { deletedAt: new Date().toISOString() })).status).toBe(200)
    const answers = await Promise.all([
      editor().post(`/ticketing/events/${event}/sync`, {}),
      editor().post(`/ticketing/events/${event}/link`, {
        externalId: String(there('Lear').number),
        provider: 'lineup',
      }),
      editor().post(`/ticketing/marks/events/${event}/follow`, { name: 'title' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})

describe('an event that is gone there', () => {
  it('[B-207] is marked as deleted by the next sync, and keeps what it has', async () => {
    const id = await follow('Hamlet', 'elevent')
    await sync(id)
    deleteEvent(season, there('Hamlet').number)
    await sync(id)
    const { body } = await editor().get<{ ticketing: { status: string }; title: string }>(
      `/events/${id}?draft=true&depth=0`,
    )
    expect([body.ticketing.status, body.title]).toEqual(['deleted', 'Hamlet'])
  })
})
