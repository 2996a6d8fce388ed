import {
  addInstance,
  createSeason,
  renameEvent,
  type BoxOfficeEvent,
  type Season,
} from '@/plugins/ticketing/demo/season'
import { CREDENTIALS, startTessituraFake } from '@tests/fakes/tessitura'
import type { Fake } from '@tests/fakes/startFake'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'
import { doJobs, soon, type Run } from './support'

let app: TestApp
let fake: Fake
let season: Season
let world: World
let hamlet: string
let lear: string

beforeAll(async () => {
  const of = (name: string, first: number) => ({
    description: `About ${name}`,
    instances: [0, 1, 2, 3].map((one) => ({ start: soon(first + one) })),
    minutes: 100,
    name,
    venue: 'Main Stage',
  })
  season = createSeason({ events: [of('Hamlet', 20), of('Lear', 40)], zone: 'Europe/London' })
  fake = await startTessituraFake(season, {
    hasEmptyRefusals: false,
    isStatusOpen: true,
    isUnwell: false,
    version: '16',
    withoutRight: /^$/,
  })
  app = await boot({ env: { PROVIDER_ALLOWED_HOSTS: new URL(fake.origin).host } })
  world = await makeWorld(app)
  const tessitura = await create(app.payload, 'apps', { name: 'Tessitura', category: 'ticketing', handle: 'tessitura' })
  await app.payload.update({
    id: world.a,
    collection: 'tenants',
    data: { installedApps: [tessitura] },
    overrideAccess: true,
  })
  await create(app.payload, 'venues', { name: 'Main Stage', tenant: world.a })
  const { location, password, userGroup, username } = CREDENTIALS
  const connected = await owner().post<{ connected: boolean }>('/ticketing/tessitura/connect', {
    apiVersion: '16',
    restPassword: password,
    restURL: fake.origin,
    restUserGroup: userGroup,
    restUserLocation: location,
    restUsername: username,
    tenant: world.a,
  })
  if (!connected.body.connected) throw new Error(JSON.stringify(connected.body))
  hamlet = await make('Hamlet')
  lear = await make('Lear')
})
afterAll(async () => {
  await fake.close()
  await app.close()
})

const owner = () => world.clients['owner-a']!
const editor = () => world.clients['editor-a']!
const there = (name: string): BoxOfficeEvent =>
  [...season.events.values()].find((event) => event.name.startsWith(name))!

/** An event of the site that follows one of the box office. */
async function make(name: string): Promise<string> {
  const id = await create(app.payload, 'events', { _status: 'draft', tenant: world.a, title: name })
  const { body, status } = await editor().post(`/ticketing/events/${id}/link`, {
    externalId: String(there(name).number),
    provider: 'tessitura',
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return id
}

const override = async (id: string, data: object) =>
  expect((await editor().patch(`/events/${id}?draft=true`, data)).status).toBe(200)
const syncEvent = async (id: string): Promise<Run> =>
  (await editor().post<{ run: Run }>(`/ticketing/events/${id}/sync`, {})).body.run
const performances = async (id: string) =>
  (
    await editor().get<{
      docs: { bookingLinkLabel: string | null; start: string; ticketing: { externalId: string } }[]
    }>(`/event-instances?draft=true&depth=0&sort=start&where[event][equals]=${id}`)
  ).body.docs
const title = async (id: string) =>
  (await editor().get<{ title: string }>(`/events/${id}?draft=true&depth=0`)).body.title

async function syncAll(): Promise<void> {
  expect((await owner().post('/ticketing/tessitura/sync', { tenant: world.a })).status).toBe(202)
  await doJobs({ app })
}

const odd = (name: string) =>
  there(name)
    .instances.map(({ number }) => String(number))
    .filter((id) => Number(id) % 2 === 1)

describe('an event that is sold in other modes than the rest', () => {
  it('gets the performances of its own modes of sale, by itself and with the whole connection', async () => {
    await override(hamlet, { modesOfSale: { modesOfSale: ['6'], overrideModesOfSale: true } })
    await syncEvent(hamlet)
    expect((await performances(hamlet)).map(({ ticketing }) => ticketing.externalId)).toEqual(odd('Hamlet'))
    addInstance(season, there('Hamlet').number, { start: soon(24) })
    await syncAll()
    expect((await performances(hamlet)).map(({ ticketing }) => ticketing.externalId)).toEqual(odd('Hamlet'))
    expect(await performances(lear)).toHaveLength(4)
  })

  it('gets all of them again once it decides no longer for itself', async () => {
    await override(hamlet, { modesOfSale: { modesOfSale: ['6'], overrideModesOfSale: false } })
    await syncAll()
    expect(await performances(hamlet)).toHaveLength(5)
  })
})

describe('an event with a map of its own', () => {
  it('[B-134] takes its name from its own rows while they are switched on, and so do its performances', async () => {
    await override(lear, {
      eventFieldMaps: {
        overrideEventMaps: true,
        rows: [{ authority: 'provider', source: 'bookingUrl', target: 'bookingLinkURL' }],
      },
    })
    renameEvent(season, there('Lear').number, 'Lear, King of Britain')
    renameEvent(season, there('Hamlet').number, 'Hamlet, Prince of Denmark')
    await syncAll()
    expect([await title(hamlet), await title(lear)]).toEqual(['Hamlet, Prince of Denmark', 'Lear'])
    await override(lear, { eventFieldMaps: { overrideEventMaps: false } })
    await syncEvent(lear)
    expect(await title(lear)).toBe('Lear, King of Britain')
  })

  it('adds no performances where it says so', async () => {
    await override(lear, { eventInstanceFieldMaps: { addInstances: false, overrideInstanceMaps: true } })
    addInstance(season, there('Lear').number, { start: soon(50) })
    await syncAll()
    expect(await performances(lear)).toHaveLength(4)
    await override(lear, { eventInstanceFieldMaps: { overrideInstanceMaps: false } })
    await syncAll()
    expect(await performances(lear)).toHaveLength(5)
  })

  it('waits as a draft, or goes live at once, as the event says', async () => {
    const live = async () => (await editor().get<{ title: string }>(`/events/${hamlet}?depth=0`)).body.title
    const publish = async (syncToPublished: boolean) =>
      expect((await editor().patch(`/events/${hamlet}`, { _status: 'published', syncToPublished })).status).toBe(200)
    await publish(false)
    renameEvent(season, there('Hamlet').number, 'Hamlet in the park')
    await syncEvent(hamlet)
    expect([await live(), await title(hamlet)]).toEqual(['Hamlet, Prince of Denmark', 'Hamlet in the park'])
    await publish(true)
    renameEvent(season, there('Hamlet').number, 'Hamlet on the roof')
    await syncEvent(hamlet)
    expect(await live()).toBe('Hamlet on the roof')
  })

  it('refuses to publish what is no map', async () => {
    const rows = (target: unknown) => ({
      _status: 'published',
      eventFieldMaps: { overrideEventMaps: true, rows: [{ authority: 'provider', source: 'name', target }] },
    })
    expect((await editor().patch(`/events/${hamlet}`, rows(7))).status).toBe(400)
    expect((await editor().patch(`/events/${hamlet}`, rows('title'))).status).toBe(200)
  })

  it('goes on where somebody left there what is no map', async () => {
    await override(lear, {
      eventFieldMaps: { overrideEventMaps: true, rows: { target: 'title' } },
      modesOfSale: { overrideModesOfSale: true },
    })
    expect((await syncEvent(lear)).status).toBe('done')
  })
})
