import { createSeason } from '@/plugins/ticketing/demo/season'
import { startBoxOffice } from '@/plugins/ticketing/demo/serveBoxOffice'
import { elevent } from '@/plugins/ticketing/providers/elevent'
import { generalBooking } from '@/plugins/ticketing/providers/generalBooking'
import { lineup } from '@/plugins/ticketing/providers/lineup'
import { findProvider, PROVIDERS } from '@/plugins/ticketing/providers'
import { spektrix } from '@/plugins/ticketing/providers/spektrix'
import { tessitura } from '@/plugins/ticketing/providers/tessitura'
import type { SkippedRecord } from '@/plugins/ticketing/lib/provider/provider'
import { startEleventFake } from '@tests/fakes/elevent'
import { startLineupFake } from '@tests/fakes/lineup'
import { EVENTS, INSTANCES, largeSeason, sampleSeason, TODAY, ZONE } from '@tests/fakes/sampleSeason'
import { startSpektrixFake } from '@tests/fakes/spektrix'
import { CREDENTIALS, startTessituraFake, type TessituraBehaviour } from '@tests/fakes/tessitura'
import type { Fake } from '@tests/fakes/startFake'
import { agents, collect, connect } from './contract/connect'

const FROM = { from: TODAY }
const NOWHERE = {
  ELEVENT_API_BASE_URL: undefined,
  LINEUP_API_BASE_URL: 'https://line-up.invalid/api',
  SPEKTRIX_BASE_URL: 'https://spektrix.invalid',
}
let open: { close: () => Promise<void> }[] = []

const started = async <Server extends { close: () => Promise<void> }>(server: Promise<Server>): Promise<Server> => {
  open.push(await server)
  return server
}

afterEach(async () => {
  await Promise.all(open.map((server) => server.close()))
  open = []
})

afterAll(() => agents.close())

describe('Spektrix', () => {
  const overSpektrix = (fake: Pick<Fake, 'host' | 'origin'>) => ({
    addresses: { ...NOWHERE, SPEKTRIX_BASE_URL: fake.origin },
    connection: { clientName: 'riverside' },
    fake: fake as Fake,
  })

  it('requests the availability of one performance at a time, one second apart', async () => {
    const running = overSpektrix(await started(startSpektrixFake(sampleSeason())))
    const events: string[] = []
    const client = connect(spektrix, running, { wait: async (ms) => void events.push(`wait ${ms}`) })
    const instances = await collect(spektrix.listInstances(client, FROM))
    running.fake.clearRequests()
    const said: string[] = []
    for await (const { id } of spektrix.listSoldOut!(
      client,
      instances.slice(0, 3).map((each) => each.id),
    ))
      said.push(id)
    expect(said).toHaveLength(3)
    expect(events).toEqual(['wait 1000', 'wait 1000'])
    expect(running.fake.requests.every(({ path }) => path.endsWith('/status'))).toBe(true)
  })

  it('returns null for texts, numbers, dates and images that the box office left empty', async () => {
    const running = overSpektrix(await started(startSpektrixFake(sampleSeason())))
    const client = connect(spektrix, running)
    const event = (await collect(spektrix.listEvents(client, FROM))).find(({ name }) => name === 'Studio Night')
    expect(event?.values).toMatchObject({
      attribute_Genre: null,
      attribute_IsFeatured: false,
      attribute_LowestPrice: null,
      attribute_Presale: null,
      duration: null,
      imageUrl: null,
    })
    const summer = (await collect(spektrix.listInstances(client, FROM))).find(({ start }) =>
      start.local.startsWith('2026-08-01'),
    )
    expect(summer).toMatchObject({
      onSaleFrom: null,
      values: { attribute_Captioned: false, startSellingAtWebUtc: null },
    })
  })

  it('detects the type of each custom attribute', async () => {
    const running = overSpektrix(await started(startSpektrixFake(sampleSeason())))
    const fields = await spektrix.sourceFields(connect(spektrix, running), FROM)
    const attributes = fields
      .filter(({ isAttribute }) => isAttribute)
      .map(({ label, of, type }) => `${of} ${label} ${type}`)
    expect(attributes).toEqual([
      'event Genre text',
      'event IsFeatured boolean',
      'event LowestPrice number',
      'event Presale date',
      'instance Captioned boolean',
    ])
  })

  it('splits the date range when a response is too large', async () => {
    const running = overSpektrix(await started(startSpektrixFake(largeSeason(40, 10))))
    const instances = await collect(
      spektrix.listInstances(connect(spektrix, running, { maxResponseBytes: 80_000 }), FROM),
    )
    expect(new Set(instances.map(({ id }) => id)).size).toBe(400)
    expect(instances).toHaveLength(400)
    expect(running.fake.requests.filter(({ path }) => path.endsWith('/instances')).length).toBeGreaterThan(4)
  })

  it('returns venues from single seating plans when the list of all plans is too large', async () => {
    const running = overSpektrix(await started(startSpektrixFake(sampleSeason())))
    running.fake.setMode('oversized', /\/plans$/)
    const instances = await collect(spektrix.listInstances(connect(spektrix, running), FROM))
    expect(instances.map(({ venue }) => venue?.name)).toEqual([
      ...Array<string>(2).fill('Main House'),
      ...Array<string>(3).fill('Studio'),
      'Park',
      'Park',
      'Main House',
      'Main House',
    ])
    expect(running.fake.requests.filter(({ path }) => path.includes('/plans/'))).toHaveLength(3)
  })

  it('lists performances whose event cannot be read', async () => {
    const season = sampleSeason()
    const running = overSpektrix(await started(startSpektrixFake(season)))
    running.fake.setMode('malformedRecord', /\/events$/)
    const skipped: SkippedRecord[] = []
    const instances = await collect(
      spektrix.listInstances(connect(spektrix, running), { ...FROM, onSkip: (record) => void skipped.push(record) }),
    )
    expect(instances).toHaveLength(9)
    expect(skipped).toEqual([])
  })

  it('reads 2,000 events and 20,000 performances', async () => {
    const running = overSpektrix(await started(startSpektrixFake(largeSeason(2_000, 10))))
    const client = connect(spektrix, running, { maxResponseBytes: 20 * 1024 * 1024 })
    const began = performance.now()
    let [events, instances, peak] = [0, 0, 0]
    for await (const _event of spektrix.listEvents(client, FROM)) events += 1
    for await (const _instance of spektrix.listInstances(client, FROM)) {
      instances += 1
      if (instances % 1_000 === 0) peak = Math.max(peak, process.memoryUsage().heapUsed)
    }
    console.log(
      `FIGURE ticketing Spektrix ${events} events and ${instances} performances in ${Math.round(performance.now() - began)} ms, ${running.fake.requests.length} requests, heap at most ${Math.round(peak / 1024 / 1024)} MB with the fake in it`,
    )
    expect({ events, instances }).toEqual({ events: 2_000, instances: 20_000 })
  })

  it('reads the event of the demo box office, whose booking page exists', async () => {
    const season = createSeason({
      events: [{ instances: [{ start: '2026-12-01T19:30:00' }], name: 'Demo Play', venue: 'Riverside' }],
      zone: ZONE,
    })
    const running = overSpektrix(await started(startBoxOffice({ clientName: 'riverside', season: async () => season })))
    const client = connect(spektrix, running)
    await expect(spektrix.check(client, running.connection)).resolves.toEqual({ ok: true, organization: null })
    const [event] = await collect(spektrix.listEvents(client, FROM))
    expect(event?.name).toBe('Demo Play')
    await expect(fetch(event!.bookingUrl!).then(({ status }) => status)).resolves.toBe(200)
  })
})

describe('Tessitura', () => {
  const usual: TessituraBehaviour = {
    hasEmptyRefusals: false,
    isStatusOpen: true,
    isUnwell: false,
    version: '16',
    withoutRight: /^$/,
  }
  const overTessitura = async (behaviour: Partial<TessituraBehaviour> = {}) => {
    const fake = await started(startTessituraFake(sampleSeason(), { ...usual, ...behaviour }))
    const { location, password, userGroup, username } = CREDENTIALS
    return {
      addresses: NOWHERE,
      connection: {
        apiVersion: '16',
        restPassword: password,
        restURL: fake.origin,
        restUserGroup: userGroup,
        restUserLocation: location,
        restUsername: username,
      },
      fake,
    }
  }

  it('lists each performance that is sold in the chosen modes of sale once', async () => {
    const running = await overTessitura()
    const idsIn = async (...modesOfSale: string[]): Promise<string[]> =>
      (await collect(tessitura.listInstances(connect(tessitura, running), { ...FROM, modesOfSale }))).map(
        ({ id }) => id,
      )
    const all = await idsIn()
    expect((await idsIn('5', '6')).sort()).toEqual([...all].sort())
    expect(await idsIn('6')).toEqual(all.filter((id) => Number(id) % 2 === 1))
    expect(await idsIn('7')).toEqual([])
  })

  it('reads 2,000 events and 20,000 performances', async () => {
    const { location, password, userGroup, username } = CREDENTIALS
    const fake = await started(startTessituraFake(largeSeason(2_000, 10), usual))
    const running = {
      addresses: NOWHERE,
      connection: {
        apiVersion: '16',
        restPassword: password,
        restURL: fake.origin,
        restUserGroup: userGroup,
        restUserLocation: location,
        restUsername: username,
      },
      fake,
    }
    const client = connect(tessitura, running, { maxResponseBytes: 20 * 1024 * 1024 })
    const began = performance.now()
    let [events, instances] = [0, 0]
    for await (const _event of tessitura.listEvents(client, FROM)) events += 1
    for await (const _instance of tessitura.listInstances(client, FROM)) instances += 1
    console.log(
      `FIGURE ticketing Tessitura ${events} events and ${instances} performances in ${Math.round(performance.now() - began)} ms, ${fake.requests.length} requests`,
    )
    expect({ events, instances }).toEqual({ events: 2_000, instances: 20_000 })
  })

  it('omits web content that the user has no permission to read', async () => {
    const [allowed, refused] = [await overTessitura(), await overTessitura({ withoutRight: /WebContents$/ })]
    const valuesOf = async (running: typeof allowed) =>
      (await tessitura.findEvent(connect(tessitura, running), String(EVENTS.tempest)))!.values
    expect(await valuesOf(allowed)).toMatchObject({
      webContent_4: '<p>An island, a storm & a spell</p>',
      webContent_5: null,
    })
    expect(Object.keys(await valuesOf(refused)).filter((name) => name.startsWith('webContent'))).toEqual([])
  })

  it('reports the resource that the user has no permission to read', async () => {
    const running = await overTessitura({ withoutRight: /Performances/ })
    await expect(collect(tessitura.listInstances(connect(tessitura, running), FROM))).rejects.toMatchObject({
      problem: {
        call: 'TXN/Performances/Search',
        detail: 'This user has no right to view this resource.',
        name: 'credentials',
        status: 403,
      },
    })
  })

  it.each([
    ['tessitura.example', '15', 'https://tessitura.example/TessituraService'],
    ['https://tessitura.example/', '16', 'https://tessitura.example/tessitura/api'],
    [' https://tessitura.example/Some/Path// ', '16', 'https://tessitura.example/Some/Path'],
    ['http://tessitura.example', '16', 'http://tessitura.example/tessitura/api'],
  ])('builds the base URL from the address %s for version %s', (restURL, apiVersion, expected) => {
    const connection = {
      apiVersion,
      restPassword: 'p',
      restURL,
      restUserGroup: 'g',
      restUserLocation: 'l',
      restUsername: 'u',
    }
    expect(tessitura.access(connection, NOWHERE).baseUrl).toBe(expected)
  })
})

describe('Line-Up', () => {
  it('uses the host of the site URL as the organization name when the API returns none', async () => {
    const fake = await started(
      startLineupFake(sampleSeason(), { hasOrganisation: false, largestPage: 50, scheme: 'Bearer' }),
    )
    const running = {
      addresses: { ...NOWHERE, LINEUP_API_BASE_URL: `${fake.origin}/api` },
      connection: { apiKey: 'channel-key-of-line-up', siteUrl: 'https://tickets.riverside.example/shop' },
      fake,
    }
    await expect(lineup.check(connect(lineup, running), running.connection)).resolves.toEqual({
      ok: true,
      organization: { id: null, name: 'tickets.riverside.example' },
    })
    expect(fake.requests.some(({ headers }) => headers.host?.includes('riverside'))).toBe(false)
  })

  it('returns a time zone only if the box office provides one', async () => {
    const fake = await started(
      startLineupFake(sampleSeason(), { hasOrganisation: true, largestPage: 50, scheme: 'Bearer' }),
    )
    const running = {
      addresses: { ...NOWHERE, LINEUP_API_BASE_URL: `${fake.origin}/api` },
      connection: { apiKey: 'channel-key-of-line-up' },
      fake,
    }
    const zones = new Map(
      (await collect(lineup.listInstances(connect(lineup, running), FROM))).map(({ id, start }) => [id, start.zone]),
    )
    expect([zones.get(String(INSTANCES.beforeSpring)), zones.get(String(INSTANCES.afterSpring))]).toEqual([null, ZONE])
  })

  it('reports a missing list of performances, and filters one that covers all events', async () => {
    const fake = await started(
      startLineupFake(sampleSeason(), { hasOrganisation: true, largestPage: 50, scheme: 'Bearer' }),
    )
    const running = {
      addresses: { ...NOWHERE, LINEUP_API_BASE_URL: `${fake.origin}/api` },
      connection: { apiKey: 'channel-key-of-line-up' },
      fake,
    }
    const list = () =>
      collect(lineup.listInstances(connect(lineup, running), { ...FROM, eventIds: [String(EVENTS.tempest)] }))
    const before = await list()
    fake.overrideResponse(({ path }) =>
      path === '/api/performance/' ? { json: { _meta: { message: 'No such path' } }, status: 404 } : null,
    )
    await expect(list()).rejects.toMatchObject({ problem: { name: 'wrongAddress', status: 404 } })
    const others = [
      { eventId: EVENTS.lateSummer, id: 1, startDate: '2026-08-01', startTime: '15:00' },
      { eventId: EVENTS.tempest, id: INSTANCES.beforeSpring, startDate: '2026-03-28', startTime: '19:30:00' },
    ]
    fake.overrideResponse(({ path }) => (path === '/api/performance/' ? { json: { data: others } } : null))
    expect((await list()).map(({ id }) => id)).toEqual([before[0]!.id])
  })

  it('reports a problem when the same page is returned again', async () => {
    const fake = await started(
      startLineupFake(sampleSeason(), { hasOrganisation: true, largestPage: 50, scheme: 'Bearer' }),
    )
    const running = {
      addresses: { ...NOWHERE, LINEUP_API_BASE_URL: `${fake.origin}/api` },
      connection: { apiKey: 'channel-key-of-line-up' },
      fake,
    }
    fake.overrideResponse(() => ({ json: { _meta: { page: 1, totalPages: 3 }, data: [] } }))
    await expect(collect(lineup.listEvents(connect(lineup, running), FROM))).rejects.toMatchObject({
      problem: { name: 'shape' },
    })
    expect(fake.requests).toHaveLength(2)
  })
})

describe('Elevent', () => {
  it('throws unknownAddress until the installation sets a base URL', () => {
    expect(() => elevent.access({ apiKey: 'k' }, NOWHERE)).toThrow(
      expect.objectContaining({ problem: expect.objectContaining({ name: 'unknownAddress' }) }),
    )
  })

  it('returns booking URLs on its own ticket site only', async () => {
    const fake = await started(startEleventFake(sampleSeason(), { largestPage: 50 }))
    const running = {
      addresses: { ...NOWHERE, ELEVENT_API_BASE_URL: fake.origin },
      connection: { apiKey: 'api-key-of-elevent' },
      fake,
    }
    const event = { EventId: 1, EventName: 'Film' }
    for (const EventUrl of [
      '//evil.example/x',
      'https://evil.example',
      '',
      null,
      '\\\\evil.example',
      'javascript:alert(1)',
    ]) {
      fake.overrideResponse(() => ({ json: { ...event, EventUrl } }))
      const found = await elevent.findEvent(connect(elevent, running), '1')
      expect(found?.bookingUrl ?? 'https://www.goelevent.com/').toMatch(/^https:\/\/www\.goelevent\.com\//)
    }
  })
})

describe('generalBooking', () => {
  it.each([
    ['https://tickets.example/?EventId=1&x=%20', null],
    ['http://tickets.example', null],
    ['javascript:alert(1)', 'notWeb'],
    ['data:text/html,x', 'notWeb'],
    ['/tickets', 'notAbsolute'],
    ['tickets.example', 'notAbsolute'],
    ['https://user:pass@tickets.example', 'credentials'],
    [`https://tickets.example/${'a'.repeat(2_048)}`, 'tooLong'],
  ])('linkProblem for %s: %s', (link, problem) => expect(generalBooking.linkProblem(link)).toBe(problem))

  it('is listed as a provider but cannot be connected', () => {
    expect(PROVIDERS.map(({ handle }) => handle)).toContain('generalBooking')
    expect(findProvider('generalBooking')).toBeUndefined()
  })
})
