import { numberOfId, spektrixId } from '@/plugins/ticketing/demo/spektrix'
import type { Season } from '@/plugins/ticketing/demo/season'
import { API_KEY as ELEVENT_KEY, startEleventFake } from '@tests/fakes/elevent'
import { API_KEY as LINEUP_KEY, startLineupFake } from '@tests/fakes/lineup'
import { EVENTS, INSTANCES, sampleSeason } from '@tests/fakes/sampleSeason'
import { startSpektrixFake } from '@tests/fakes/spektrix'
import type { Fake } from '@tests/fakes/startFake'
import { CREDENTIALS, startTessituraFake, type TessituraBehaviour } from '@tests/fakes/tessitura'

/** Fakes are what the contract is tried against: they must be as strict and as odd as the systems that they stand for. */
let season: Season
let fake: Fake

beforeEach(() => void (season = sampleSeason()))
afterEach(() => fake.close())

interface Answer {
  status: number
  type: string
  // Answers of fakes are looked into freely.
  json: { [name: string]: unknown } & { [index: number]: Record<string, unknown>; length: number }
}

async function ask(path: string, headers: Record<string, string> = {}, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`${fake.origin}${path}`, { ...init, headers, redirect: 'manual' })
  const text = await response.text()
  const type = response.headers.get('content-type') ?? ''
  return {
    json: (type.includes('json') && text !== '' ? JSON.parse(text) : {}) as Answer['json'],
    status: response.status,
    type,
  }
}

describe('Spektrix fake', () => {
  beforeEach(async () => void (fake = await startSpektrixFake(season)))
  const list = async (path: string): Promise<unknown[]> => [
    ...((await ask(`/riverside/api/v3/${path}`)).json as unknown as unknown[]),
  ]

  it('returns unique ids of 33 characters, which numberOfId converts back to numbers', async () => {
    const ids = ((await list('instances')) as { id: string }[]).map(({ id }) => id)
    expect(ids.every((id) => /^\d+A[A-Z]+$/.test(id) && id.length === 33)).toBe(true)
    expect(new Set(ids).size).toBe(ids.length)
    expect(numberOfId(spektrixId(100_001))).toBe(100_001)
    expect(numberOfId(`${spektrixId(100_001)}X`)).toBeNull()
  })

  it('returns UTC times with and without Z, and null, 0 or an empty text for missing values', async () => {
    const [instance] = (await list(`events/${spektrixId(EVENTS.tempest)}/instances`)) as Record<string, unknown>[]
    expect(instance).toMatchObject({ startSellingAtWebUtc: '2026-02-01T10:00:00Z', startUtc: '2026-03-28T19:30:00' })
    expect((await ask(`/riverside/api/v3/instances/${spektrixId(INSTANCES.firstSummer)}`)).json).toMatchObject({
      startSellingAtWeb: null,
      startSellingAtWebUtc: null,
    })
    expect((await ask(`/riverside/api/v3/events/${spektrixId(EVENTS.studioNight)}`)).json).toMatchObject({
      attribute_Presale: null,
      duration: 0,
      imageUrl: '',
    })
  })

  it('returns the same attribute fields for every event', async () => {
    const keys = ((await list('events')) as object[]).map((event) =>
      Object.keys(event)
        .filter((name) => name.startsWith('attribute_'))
        .join(),
    )
    expect(new Set(keys)).toEqual(
      new Set(['attribute_Genre,attribute_IsFeatured,attribute_LowestPrice,attribute_Presale']),
    )
  })

  it.each([
    ['events', 4],
    ['events?instanceStart_from=2026-03-10', 3],
    ['events?instanceStart_to=2026-03-01', 1],
    ['events?name=tempest', 1],
    ['events?onSale=false', 1],
    ['events?attribute_Genre=Drama', 1],
    ['instances?startFrom=2026-08-01', 4],
    ['instances?startFrom=2026-08-01&startTo=2026-08-01', 1],
    // The other spelling belongs to the other path, and is ignored here.
    ['instances?start_from=2026-08-01', 10],
    [`events/${spektrixId(EVENTS.tempest)}/instances?start_from=2026-10-01`, 2],
    [`events/${spektrixId(EVENTS.tempest)}/instances?startFrom=2026-10-01`, 4],
  ])('responds to GET %s with %i record(s)', async (path, count) => expect(await list(path)).toHaveLength(count))

  it('returns 404 for an unknown client and ignores the authorization header', async () => {
    expect(await ask('/somebody/api/v3/events')).toMatchObject({ status: 404, type: expect.stringContaining('html') })
    expect((await ask('/riverside/api/v3/events', { authorization: 'SpektrixAPI3 x:y' })).status).toBe(200)
  })
})

describe('Tessitura fake', () => {
  const behaviour: TessituraBehaviour = {
    hasEmptyRefusals: false,
    isStatusOpen: false,
    isUnwell: false,
    version: '16',
    withoutRight: /^$/,
  }
  const { location, password, userGroup, username } = CREDENTIALS
  const signed = (...parts: string[]): Record<string, string> => ({
    authorization: `Basic ${Buffer.from(parts.join(':')).toString('base64')}`,
  })
  const rightly = signed(username, userGroup, location, password)
  beforeEach(async () => void (fake = await startTessituraFake(season, behaviour)))

  it('requires all four credentials and accepts a password with colons', async () => {
    expect((await ask('/tessitura/api/ReferenceData/Seasons/Summary', rightly)).status).toBe(200)
    for (const headers of [
      {},
      signed(username, password),
      signed(username, userGroup, password),
      signed(username, userGroup, location, 'no'),
    ]) {
      expect(await ask('/tessitura/api/ReferenceData/Seasons/Summary', headers)).toMatchObject({
        json: { 0: { Code: '401' } },
        status: 401,
      })
    }
  })

  it.each([
    ['TXN/Performances', 400],
    ['Finance/MembershipLevels/Summary', 400],
    ['TXN/WebContents', 400],
    ['TXN/Seasons', 404],
  ])('refuses %s with %i', async (path, status) =>
    expect((await ask(`/tessitura/api/${path}`, rightly)).status).toBe(status),
  )

  it('uses other field names in a search, pads texts, returns XML on request, and 404 for the path of version 15', async () => {
    const search = await ask(
      '/tessitura/api/TXN/Performances/Search',
      { ...rightly, 'content-type': 'application/json' },
      { body: '{}', method: 'POST' },
    )
    expect(search.json[0]).toMatchObject({
      AvailSaleIndicator: expect.stringMatching(/^[YN]$/),
      PerformanceId: expect.any(Number),
    })
    const got = await ask(`/tessitura/api/TXN/Performances?performanceIds=${INSTANCES.soldOut}`, rightly)
    expect(got.json[0]).toMatchObject({
      AvailSaleIndicator: true,
      Description: 'Studio Night'.padEnd(30),
      Id: INSTANCES.soldOut,
    })
    expect((await ask('/tessitura/api/TXN/Facilities/Summary', { ...rightly, accept: 'text/xml' })).type).toContain(
      'xml',
    )
    expect((await ask('/TessituraService/TXN/Facilities/Summary', rightly)).status).toBe(404)
  })
})

describe('Line-Up fake', () => {
  const bearer = { authorization: `Bearer ${LINEUP_KEY}` }
  beforeEach(
    async () =>
      void (fake = await startLineupFake(season, { hasOrganisation: true, largestPage: 2, scheme: 'Bearer' })),
  )

  it('redirects to a trailing slash, limits the page size and returns errors in its envelope', async () => {
    expect((await ask('/api/event', bearer)).status).toBe(301)
    expect((await ask('/api/event/?resultsPerPage=100', bearer)).json).toMatchObject({
      _meta: { page: 1, perPage: 2, totalPages: 3 },
    })
    expect(await ask('/api/event/')).toMatchObject({ json: { _meta: { code: 401 } }, status: 401 })
    expect(
      (await ask('/api/event/', { authorization: `Basic ${Buffer.from(`${LINEUP_KEY}:`).toString('base64')}` })).status,
    ).toBe(401)
  })

  it('omits the next performance of an event without dates and returns null for its image', async () => {
    const { data } = (await ask(`/api/event/${EVENTS.undated}/`, bearer)).json as unknown as {
      data: Record<string, unknown>
    }
    expect(data).toMatchObject({ image: null })
    expect(data).not.toHaveProperty('nextPerformance')
  })
})

describe('Elevent fake', () => {
  const key = { 'x-api-key': ELEVENT_KEY }
  beforeEach(async () => void (fake = await startEleventFake(season, { largestPage: 2 })))

  it('limits the page size, returns errors with a message, and 404 for a deleted event', async () => {
    expect((await ask('/v1/events?page=2&pageSize=100', key)).json).toMatchObject({
      Page: 2,
      PageSize: 2,
      TotalCount: 5,
    })
    expect(await ask('/v1/events')).toMatchObject({ json: { Message: expect.any(String) }, status: 401 })
    expect((await ask(`/v1/events/${EVENTS.studioNight}`, key)).json).toMatchObject({ EndDateTime: null })
    season.events.delete(EVENTS.studioNight)
    season.memberships.length = 0
    expect((await ask(`/v1/events/${EVENTS.studioNight}`, key)).status).toBe(404)
    expect((await ask('/v1/memberships', key)).json).toMatchObject({ Items: [], TotalCount: 0 })
  })
})
