import { inspect } from 'node:util'
import { jest } from '@jest/globals'
import {
  cancelInstance,
  deleteEvent,
  deleteInstance,
  moveInstance,
  renameEvent,
  type Season,
} from '@/plugins/ticketing/demo/season'
import type {
  ExternalEvent,
  ExternalInstance,
  SourceField,
  SourceValue,
} from '@/plugins/ticketing/lib/provider/external'
import { ProviderError } from '@/plugins/ticketing/lib/provider/problems'
import { LISTS } from '@/plugins/ticketing/lib/provider/provider'
import { API_PROVIDERS } from '@/plugins/ticketing/providers'
import { EVENTS, INSTANCES, sampleSeason, TODAY, UPCOMING } from '@tests/fakes/sampleSeason'
import { CASES, type Running } from './cases'
import { agents, check, collect, connect } from './connect'

const FROM = { from: TODAY }
let cases = 0

beforeEach(() => void (cases += 1))

afterAll(async () => {
  await agents.close()
  console.log(
    `FIGURE ticketing contract ${cases} cases over ${CASES.length} set-ups of ${new Set(CASES.map(({ provider }) => provider.handle)).size} providers`,
  )
})

it('every provider with an API has a contract case', () => {
  expect([...new Set(CASES.map(({ provider }) => provider.handle))]).toEqual(
    expect.arrayContaining(API_PROVIDERS.map(({ handle }) => handle)),
  )
})

describe.each(CASES.map((each) => [each.title, each] as const))('Provider contract: %s', (_, contract) => {
  const { eventId, instanceId, provider } = contract
  let season: Season
  let running: Running
  const client = () => connect(provider, running)
  const listEvents = (): Promise<ExternalEvent[]> => collect(provider.listEvents(client(), FROM))
  const listInstances = (eventIds?: readonly string[]): Promise<ExternalInstance[]> =>
    collect(provider.listInstances(client(), { ...FROM, eventIds }))
  const instanceOf = async (number: number): Promise<ExternalInstance | undefined> =>
    (await listInstances()).find(({ id }) => id === instanceId(number))

  beforeEach(async () => {
    season = sampleSeason()
    running = await contract.start(season)
  })

  afterEach(async () => running.fake.close())

  it('accepts valid credentials and returns their organization', async () => {
    await expect(check(provider, running)).resolves.toEqual({ ok: true, organization: contract.organization })
  })

  it('reports the problem of each invalid connection', async () => {
    expect(running.refused.length).toBeGreaterThan(0)
    for (const { addresses, connection, prepare, problem, why } of running.refused) {
      prepare?.()
      const result = await check(provider, {
        ...running,
        addresses: { ...running.addresses, ...addresses },
        connection: connection ?? running.connection,
      })
      running.reset()
      expect({ problem: result.ok ? null : result.problem.name, why }).toEqual({ problem, why })
    }
  })

  it('reports a server that is down as unreachable', async () => {
    const away = { ...running }
    await running.fake.close()
    await expect(check(provider, away)).resolves.toMatchObject({ ok: false, problem: { name: 'unreachable' } })
  })

  it('lists events that are not over', async () => {
    const expected = [
      EVENTS.tempest,
      EVENTS.studioNight,
      EVENTS.lateSummer,
      ...(contract.listsUndated ? [EVENTS.undated] : []),
    ]
    const events = await listEvents()
    expect(events.map(({ id }) => id).sort()).toEqual(expected.map(eventId).sort())
    expect(events.find(({ id }) => id === eventId(EVENTS.lateSummer))?.name).toBe('Late Summer – für alle')
  })

  it('lists each upcoming performance once, with its event', async () => {
    const instances = await listInstances()
    expect(instances.map(({ id }) => id).sort()).toEqual(UPCOMING.map(instanceId).sort())
    for (const { eventId: of, id } of instances) {
      const number = UPCOMING.find((each) => instanceId(each) === id)!
      expect(of).toBe(eventId(season.instances.get(number)!.eventNumber))
    }
  })

  it('lists only the performances of the requested events', async () => {
    const chosen = [EVENTS.studioNight, EVENTS.lateSummer]
    const expected = chosen.flatMap((number) =>
      season.events.get(number)!.instances.map((each) => instanceId(each.number)),
    )
    expect((await listInstances(chosen.map(eventId))).map(({ id }) => id).sort()).toEqual(expected.sort())
    // Many events are asked for in another way than a few.
    const many = [
      ...chosen,
      EVENTS.past,
      EVENTS.undated,
      ...Array.from({ length: 60 }, (_unused, index) => 5_000 + index),
    ]
    expect((await listInstances(many.map(eventId))).map(({ id }) => id).sort()).toEqual(expected.sort())
  })

  it('returns correct times before and after each clock change', async () => {
    const expected = [
      [INSTANCES.beforeSpring, '2026-03-28T19:30:00', '2026-03-28T19:30:00Z'],
      [INSTANCES.afterSpring, '2026-03-29T19:30:00', '2026-03-29T18:30:00Z'],
      [INSTANCES.beforeAutumn, '2026-10-24T19:30:00', '2026-10-24T18:30:00Z'],
      [INSTANCES.afterAutumn, '2026-10-25T19:30:00', '2026-10-25T19:30:00Z'],
    ] as const
    const instances = await listInstances([eventId(EVENTS.tempest)])
    for (const [number, local, utc] of expected) {
      const start = instances.find(({ id }) => id === instanceId(number))?.start
      expect(start).toMatchObject({ local, utc: contract.knowsUtc ? utc : null })
      expect([null, 'Europe/London']).toContain(start?.zone)
    }
    for (const { end, start } of instances.filter((each) => each.end)) {
      expect(end).toMatchObject({
        local: start.local.replace('T19:30', 'T21:30'),
        utc: start.utc && new Date(Date.parse(start.utc) + 7_200_000).toISOString().replace('.000', ''),
      })
    }
  })

  it('reports which performances are cancelled and which are sold out', async () => {
    const instances = await listInstances([eventId(EVENTS.studioNight)])
    const ids = instances.map(({ id }) => id)
    const cancelled = instances.filter(({ isCancelled }) => isCancelled).map(({ id }) => id)
    expect(cancelled).toEqual(provider.features.cancelled ? [instanceId(INSTANCES.cancelled)] : [])
    const said = provider.listSoldOut ? await collect(provider.listSoldOut(client(), ids)) : instances
    expect(said.map(({ id }) => id).sort()).toEqual([...ids].sort())
    expect(said.filter(({ isSoldOut }) => isSoldOut).map(({ id }) => id)).toEqual([instanceId(INSTANCES.soldOut)])
  })

  it('returns the venue of a performance if the box office provides it', async () => {
    const instance = await instanceOf(INSTANCES.soldOut)
    expect(instance?.venue?.name ?? null).toBe(contract.venueOfInstance ? 'Studio' : null)
  })

  it('finds an event with the same values as the list, and returns null once it is deleted', async () => {
    const id = eventId(EVENTS.tempest)
    const listed = (await listEvents()).find((each) => each.id === id)
    const found = await provider.findEvent(client(), id)
    // A list counts the first performance from today on.
    expect(found).toEqual({ ...listed, firstStart: found?.firstStart })
    deleteEvent(season, EVENTS.tempest)
    await expect(provider.findEvent(client(), id)).resolves.toBeNull()
    await expect(listInstances([id])).resolves.toEqual([])
    await expect(provider.findEvent(client(), '../../admin')).resolves.toBeNull()
  })

  it('reports an HTML 404 page as a wrong address rather than a deleted event', async () => {
    running.fake.overrideResponse(() => ({ status: 404, text: '<html>Not found</html>' }))
    await expect(provider.findEvent(client(), eventId(EVENTS.tempest))).rejects.toMatchObject({
      problem: { name: 'wrongAddress' },
    })
    await expect(listEvents()).rejects.toMatchObject({ problem: { name: 'wrongAddress' } })
    await expect(listInstances([eventId(EVENTS.tempest)])).rejects.toMatchObject({ problem: { name: 'wrongAddress' } })
  })

  it('returns changes at the box office immediately', async () => {
    moveInstance(season, INSTANCES.beforeSpring, '2026-03-30T18:00:00')
    deleteInstance(season, INSTANCES.firstSummer)
    renameEvent(season, EVENTS.tempest, 'The Storm')
    if (provider.features.cancelled) cancelInstance(season, INSTANCES.lastSummer)
    const [events, instances] = [await listEvents(), await listInstances()]
    expect(events.find(({ id }) => id === eventId(EVENTS.tempest))?.name).toBe('The Storm')
    expect(instances.find(({ id }) => id === instanceId(INSTANCES.beforeSpring))?.start.local).toBe(
      '2026-03-30T18:00:00',
    )
    expect(instances.some(({ id }) => id === instanceId(INSTANCES.firstSummer))).toBe(false)
    if (provider.features.cancelled)
      expect(instances.find(({ id }) => id === instanceId(INSTANCES.lastSummer))?.isCancelled).toBe(true)
  })

  it('provides exactly the lists that it declares', async () => {
    expect(Object.keys(provider.lists).sort()).toEqual(Object.keys(contract.lists).sort())
    for (const name of LISTS) {
      const options = (await provider.lists[name]?.(client(), FROM)) ?? []
      expect(options.map(({ label }) => label).sort()).toEqual([...(contract.lists[name] ?? [])].sort())
      expect(new Set(options.map(({ id }) => id)).size).toBe(options.length)
    }
  })

  it('declares each source field once, with its type', async () => {
    const fields = await provider.sourceFields(client(), FROM)
    expect(new Set(fields.map(({ name, of }) => `${of}.${name}`)).size).toBe(fields.length)
    expect(fields.filter(({ label }) => label.trim() === '')).toEqual([])
    const [events, instances] = [await listEvents(), await listInstances()]
    for (const [of, records] of [
      ['event', events],
      ['instance', instances],
    ] as const) {
      const known = fields.filter((field) => field.of === of)
      for (const { values } of records) {
        expect(Object.keys(values).sort()).toEqual(known.map(({ name }) => name).sort())
        expect(
          known
            .filter(({ name, type }) => !isOfType(values[name] ?? null, type))
            .map(({ name }) => ({ name, value: values[name] })),
        ).toEqual([])
      }
      expect(
        known.filter(({ isAttribute, name }) => !isAttribute && records.length > 0 && !(name in records[0]!.values)),
      ).toEqual([])
    }
  })

  it('returns a page of the box office, or null, as the booking URL', async () => {
    const expected = (path: string | null): string | null =>
      path?.startsWith('/') ? `${running.fake.origin}${path}` : path
    const event = (await listEvents()).find(({ id }) => id === eventId(EVENTS.tempest))
    expect(event?.bookingUrl).toBe(expected(contract.bookingUrls.event))
    expect((await instanceOf(INSTANCES.beforeSpring))?.bookingUrl).toBe(expected(contract.bookingUrls.instance))
  })

  it('sends every request to its own paths, with its credentials and our user agent', async () => {
    await check(provider, running)
    await listEvents()
    await listInstances()
    await provider.findEvent(client(), eventId(EVENTS.tempest))
    await provider.sourceFields(client(), FROM)
    for (const name of LISTS) await provider.lists[name]?.(client(), FROM)
    expect(running.fake.requests.length).toBeGreaterThan(3)
    for (const { headers, method, path } of running.fake.requests) {
      expect(path).toMatch(contract.path)
      expect(headers).toMatchObject({
        ...contract.headers,
        accept: 'application/json',
        'user-agent': 'Callboard/1.0 (+https://callboard.example)',
      })
      expect(method === 'GET' || path.endsWith('/Search')).toBe(true)
      for (const secret of contract.secrets) expect(path + JSON.stringify(Object.keys(headers))).not.toContain(secret)
    }
  })

  it('keeps credentials out of errors, logs and results', async () => {
    const logged = (['debug', 'error', 'info', 'log', 'warn'] as const).map((level) => jest.spyOn(console, level))
    const said: string[] = [
      inspect(client(), { depth: 5 }),
      JSON.stringify([await listEvents(), await listInstances()]),
    ]
    for (const status of [400, 401, 403, 404, 422, 500, 503]) {
      running.fake.overrideResponse(({ headers }) => {
        const token = (headers.authorization ?? '').split(' ')[1] ?? ''
        const words = `Refused: ${headers.authorization} ${headers['x-api-key']} ${headers['x-token']} ${Buffer.from(token, 'base64').toString()} ${JSON.stringify(headers)}`
        return { json: [{ Description: words }], status }
      })
      const error: unknown = await listEvents().catch((thrown: unknown) => thrown)
      expect(ProviderError.is(error)).toBe(true)
      said.push(
        inspect(error, { depth: 10, showHidden: true }),
        String((error as Error).stack),
        JSON.stringify(error),
        JSON.stringify(await check(provider, running)),
      )
    }
    said.push(...logged.flatMap((spy) => spy.mock.calls.map((call) => inspect(call, { depth: 10 }))))
    for (const secret of contract.secrets) expect(said.filter((text) => text.includes(secret))).toEqual([])
  })

  it('stops listing when its signal aborts', async () => {
    const reason = new Error('The run was cancelled.')
    for (const list of [provider.listEvents, provider.listInstances]) {
      const stop = new AbortController()
      running.fake.setMode('slow')
      running.fake.clearRequests()
      const listing = collect<unknown>(list(connect(provider, running, { signal: stop.signal }), FROM))
      const arrival = new Promise<void>((resolve) => running.fake.overrideResponse(() => (resolve(), null)))
      await arrival
      stop.abort(reason)
      await expect(listing).rejects.toBe(reason)
    }
  })
})

const FORMS: Partial<Record<SourceField['type'], RegExp>> = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  image: /^https?:\/\/\S+$/,
  moment: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/,
  url: /^https?:\/\/\S+$/,
}

/** Null is a value of every type. */
function isOfType(value: SourceValue, type: SourceField['type']): boolean {
  if (value === null) return true
  if (type === 'boolean' || type === 'number') return typeof value === type
  if (type === 'list') return Array.isArray(value) && value.every((each) => typeof each === 'string')
  return typeof value === 'string' && value.trim() !== '' && (FORMS[type]?.test(value) ?? true)
}
