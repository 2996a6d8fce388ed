import { callboardOf } from '@/access/registryOf'
import { createSeason, type Season } from '@/plugins/ticketing/demo/season'
import { API_KEY as ELEVENT_KEY, startEleventFake } from '@tests/fakes/elevent'
import { API_KEY as LINEUP_KEY, startLineupFake } from '@tests/fakes/lineup'
import { CLIENT_NAME, startSpektrixFake } from '@tests/fakes/spektrix'
import type { Fake } from '@tests/fakes/startFake'
import { CREDENTIALS, startTessituraFake } from '@tests/fakes/tessitura'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'
import { soon } from './support'

const season: Season = createSeason({
  events: [
    {
      attributes: { Genre: 'Drama' },
      description: 'To be',
      instances: [{ start: soon(10) }, { start: soon(11) }],
      minutes: 120,
      name: 'Hamlet',
      venue: 'Main Stage',
    },
  ],
  eventAttributes: [{ name: 'Genre', type: 'text' }],
  instanceAttributes: [{ name: 'Captioned', type: 'boolean' }],
  memberships: ['Friend', 'Patron', ' '],
  zone: 'Europe/London',
})
let app: TestApp
let world: World
let fakes: Fake[]

beforeAll(async () => {
  const started = await Promise.all([
    startSpektrixFake(season),
    startLineupFake(season, { hasOrganisation: true, largestPage: 50, scheme: 'Bearer' }),
    startEleventFake(season, { largestPage: 50 }),
    startTessituraFake(season, {
      hasEmptyRefusals: false,
      isStatusOpen: false,
      isUnwell: false,
      version: '16',
      withoutRight: /^$/,
    }),
  ])
  fakes = started
  const [spektrix, lineup, elevent, tessitura] = started
  app = await boot({
    env: {
      ELEVENT_API_BASE_URL: elevent.origin,
      LINEUP_API_BASE_URL: `${lineup.origin}/api`,
      PROVIDER_ALLOWED_HOSTS: fakes.map(({ origin }) => new URL(origin).host).join(','),
      SPEKTRIX_BASE_URL: spektrix.origin,
    },
  })
  world = await makeWorld(app)
  const handles = ['spektrix', 'lineup', 'elevent', 'tessitura']
  const installedApps = await Promise.all(
    handles.map((handle) => create(app.payload, 'apps', { name: handle, category: 'ticketing', handle })),
  )
  await app.payload.update({ id: world.a, collection: 'tenants', data: { installedApps }, overrideAccess: true })
  const connections: Record<string, object> = {
    elevent: { apiKey: ELEVENT_KEY, widgetKey: 'widget' },
    lineup: { apiKey: LINEUP_KEY, siteUrl: 'https://tickets.riverside.example/' },
    spektrix: { clientName: CLIENT_NAME },
    tessitura: {
      apiVersion: '16',
      restPassword: CREDENTIALS.password,
      restURL: `${tessitura.origin}/`,
      restUserGroup: CREDENTIALS.userGroup,
      restUserLocation: CREDENTIALS.location,
      restUsername: CREDENTIALS.username,
    },
  }
  for (const handle of handles) {
    const { body } = await world.clients['owner-a']!.post<{ connected: boolean; error: string | null }>(
      `/ticketing/${handle}/connect`,
      { ...connections[handle], tenant: world.a },
    )
    expect([handle, body.connected, body.error]).toEqual([handle, true, null])
  }
})
afterAll(async () => {
  await Promise.all(fakes.map((fake) => fake.close()))
  await app.close()
})

const list = async (path: string) =>
  (
    await world.clients['editor-a']!.get<{ docs: { id: string; label: string }[] }>(
      `/ticketing/${path}${path.includes('?') ? '&' : '?'}tenant=${world.a}`,
    )
  ).body.docs
const [event] = [...season.events.values()]

describe('lists that people choose from', () => {
  it('[B-298] are there for Line-Up and Elevent under the names that the requirements give them', async () => {
    const { operations } = callboardOf(app.payload)
    const pathOf = (name: string) => operations.find((one) => one.name === name)?.path
    expect(
      ['getAvailableLineupEvents', 'getAvailableEleventEvents', 'getAvailableEleventMemberships'].map(pathOf),
    ).toEqual(['/ticketing/lineup/events', '/ticketing/elevent/events', '/ticketing/elevent/memberships'])
    expect((await list('lineup/events')).map(({ label }) => label)).toEqual([expect.stringContaining('Hamlet')])
    expect((await list('elevent/events')).map(({ label }) => label)).toEqual([expect.stringContaining('Hamlet')])
    expect((await list('elevent/memberships')).map(({ label }) => label)).toEqual([
      'Friend',
      'Patron',
      expect.stringMatching(/^\d+$/),
    ])
  })

  it.each(['elevent', 'spektrix', 'tessitura'])('show the id of what %s has no name for', async (handle) => {
    const memberships = await list(`${handle}/memberships`)
    const unnamed = memberships.at(-1)!
    expect(memberships).toHaveLength(3)
    expect(unnamed.label).toContain(unnamed.id)
    expect(memberships[0]!.label).toContain('Friend')
  })

  it('[B-138] [B-140] name events and performances by the ids of the box office: productions and performances of Tessitura, events and instances of Spektrix', async () => {
    expect(await list('tessitura/productions')).toEqual([expect.objectContaining({ id: String(event!.number) })])
    expect((await list(`tessitura/performances?event=${event!.number}`)).map(({ id }) => id)).toEqual(
      event!.instances.map(({ number }) => String(number)),
    )
    const [spektrix] = await list('spektrix/events')
    expect(spektrix!.id).toMatch(new RegExp(`^${event!.number}`))
    expect((await list(`spektrix/instances?event=${spektrix!.id}`)).map(({ id }) => Number.parseInt(id, 10))).toEqual(
      event!.instances.map(({ number }) => number),
    )
  })
})

describe('every box office', () => {
  interface Fields {
    map: { events: { source: string; target: string }[]; instances: { source: string; target: string }[] }
    modesOfSale: { label: string }[] | null
    sources: Record<'events' | 'instances', { name: string; sample: string | null }[]>
  }
  const fieldsOf = async (handle: string) =>
    (await world.clients['editor-a']!.get<Fields>(`/ticketing/${handle}/map/fields?tenant=${world.a}`)).body

  it.each(['spektrix', 'lineup', 'elevent', 'tessitura'])(
    '[B-136] %s has a map that is useful from the start, with values of its own',
    async (handle) => {
      const { map, sources } = await fieldsOf(handle)
      expect(map.events.map(({ target }) => target)).toContain('title')
      expect(map.instances.map(({ target }) => target)).toEqual(expect.arrayContaining(['start', 'instanceStatus']))
      expect(sources.events.find(({ name }) => name === 'name')?.sample).toBe('Hamlet')
      expect(sources.instances.find(({ name }) => name === 'start')?.sample).toMatch(/\d{4}/)
    },
  )

  it('[B-136] offers its modes of sale where it has any', async () => {
    expect((await fieldsOf('tessitura')).modesOfSale?.map(({ label }) => label)).toEqual(['Web', 'Telephone'])
    expect((await fieldsOf('spektrix')).modesOfSale).toBeNull()
  })

  it.each(['spektrix', 'lineup', 'elevent', 'tessitura'])(
    '%s lists its events to be brought in, with their days and performances',
    async (handle) => {
      const { body } = await world.clients['owner-a']!.get<{
        docs: { firstDay: string; name: string; performances: number }[]
      }>(`/ticketing/${handle}/unlinked?tenant=${world.a}`)
      expect(body.docs).toEqual([
        expect.objectContaining({ firstDay: soon(10).slice(0, 10), name: 'Hamlet', performances: 2 }),
      ])
    },
  )
})
