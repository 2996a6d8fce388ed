import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())
beforeEach(() => poolOf(app.payload).query('truncate events, event_instances cascade'))

const HOUR = 3_600_000
const from = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
const newEvent = (title: string, more: object = {}) =>
  create(app.payload, 'events', { _status: 'published', tenant: world.a, title, ...more })
const perform = (event: string, hours: number, more: object = {}) =>
  create(app.payload, 'event-instances', { _status: 'published', event, start: from(hours), tenant: world.a, ...more })

interface Row {
  id: string
  nextPerformance: string | null
  title: string
}

const client = (name = 'editor-a') => world.clients[name]!
const list = async (query = 'sort=nextPerformance&draft=true', name?: string) =>
  (await client(name).get<{ docs: Row[] }>(`/events?${query}&depth=0&limit=100`)).body.docs
const titles = async (query?: string) => (await list(query)).map(({ title }) => title)
const nextOf = async (title: string, query?: string) =>
  (await list(query)).find((one) => one.title === title)?.nextPerformance ?? null

/** As if so many hours had gone by, for all that is stored. */
async function pass(hours: number): Promise<void> {
  const columns = {
    _event_instances_v: ['version_start', 'version_end'],
    _events_v: ['version_start_date', 'version_end_date', 'version_next_performance'],
    event_instances: ['start', '"end"'],
    events: ['start_date', 'end_date', 'next_performance'],
  }
  for (const [table, names] of Object.entries(columns))
    await poolOf(app.payload).query(
      `update ${table} set ${names.map((name) => `${name} = ${name} - interval '${hours} hours'`).join(', ')}`,
    )
}

describe('the list of events', () => {
  it('has the next performance first, those without a date behind, and those that are over last', async () => {
    const [soon, later, over] = [await newEvent('Soon'), await newEvent('Later'), await newEvent('Over')]
    await newEvent('Undated')
    await newEvent('Long over', { endDate: from(-2000), startDate: from(-3000) })
    await perform(over, -48)
    await perform(later, -100)
    await perform(later, 72)
    await perform(soon, 24)
    await perform(soon, 240)
    expect(await titles()).toEqual(['Soon', 'Later', 'Undated', 'Over', 'Long over'])
    expect(await titles('sort=nextPerformance')).toEqual(['Soon', 'Later', 'Undated', 'Over', 'Long over'])
    expect(await titles('sort=-nextPerformance&draft=true')).toEqual(['Long over', 'Over', 'Undated', 'Later', 'Soon'])
    // Over pages as over one.
    const pages = await Promise.all(
      [1, 2, 3].map(
        async (page) =>
          (await client().get<{ docs: Row[] }>(`/events?sort=nextPerformance&draft=true&limit=2&page=${page}`)).body
            .docs,
      ),
    )
    expect(pages.flat().map(({ title }) => title)).toEqual(['Soon', 'Later', 'Undated', 'Over', 'Long over'])
  })

  it('follows the clock: what has begun and ended makes room for what comes next', async () => {
    const [run, single] = [await newEvent('Run'), await newEvent('Single')]
    await perform(run, 1, { end: from(3) })
    await perform(run, 50)
    await perform(single, 20)
    expect(await titles()).toEqual(['Run', 'Single'])
    await pass(2)
    // It is on.
    expect(await titles()).toEqual(['Run', 'Single'])
    await pass(2)
    expect(await titles()).toEqual(['Single', 'Run'])
    await pass(100)
    expect([await nextOf('Run'), await nextOf('Single')]).toEqual([null, null])
    // Published rows follow as drafts do.
    expect([await nextOf('Run', 'sort=nextPerformance'), await nextOf('Single', 'sort=nextPerformance')]).toEqual([
      null,
      null,
    ])
  })

  it('leaves out what was called off as long as something takes place, and what lies in the trash', async () => {
    const event = await newEvent('Changed')
    const first = await perform(event, 10)
    const second = await perform(event, 20)
    const [firstStart, secondStart] = [
      await nextOf('Changed'),
      (await client().get<{ start: string }>(`/event-instances/${second}`)).body.start,
    ]
    await client().patch(`/event-instances/${first}`, { instanceStatus: 'cancelled' })
    expect(await nextOf('Changed')).toBe(secondStart)
    await client().patch(`/event-instances/${second}`, { instanceStatus: 'postponed' })
    expect(await nextOf('Changed')).toBe(firstStart)
    expect(
      (await client('owner-a').patch(`/event-instances/${first}?trash=true`, { deletedAt: new Date().toISOString() }))
        .status,
    ).toBe(200)
    expect(await nextOf('Changed')).toBe(secondStart)
    expect(
      (await client('owner-a').patch(`/event-instances/${second}?trash=true`, { deletedAt: new Date().toISOString() }))
        .status,
    ).toBe(200)
    // Without performances, what is typed counts; their dates stay until somebody types others.
    const typed = from(500)
    await client().patch(`/events/${event}?draft=true`, { endDate: from(600), startDate: typed })
    expect(await nextOf('Changed')).toBe(typed)
  })

  it('takes no word for it from whoever writes, and gives a copy none of another', async () => {
    const event = await newEvent('Original', { nextPerformance: from(1) })
    expect(await nextOf('Original')).toBeNull()
    await perform(event, 30)
    expect(
      (await client().patch(`/events/${event}?draft=true`, { nextPerformance: from(1), summary: 'Changed' })).status,
    ).toBe(200)
    expect(Date.parse((await nextOf('Original'))!)).toBeGreaterThan(Date.now() + 29 * HOUR)
    const copy = await client().post<{ doc: { id: string } }>(`/events/${event}/duplicate`, {})
    expect(copy.status).toBe(200)
    expect((await list()).find(({ id }) => id === copy.body.doc.id)).toMatchObject({ nextPerformance: null })
  })

  it('follows the clock for the sites that the list is about, and for no other', async () => {
    const [mine, theirs] = [await newEvent('Mine'), await newEvent('Theirs', { tenant: world.b })]
    await perform(mine, 1)
    await perform(theirs, 1, { tenant: world.b })
    await pass(5)
    const stored = async (id: string) =>
      (await poolOf(app.payload).query('select next_performance as next from events where id = $1', [id])).rows[0].next
    await list()
    expect([await stored(mine), await stored(theirs)]).toEqual([null, expect.any(Date)])
    // A site that the reader does not belong to is not theirs to follow, and the provider's may be about any.
    await list(`sort=nextPerformance&where[tenant][equals]=${world.b}`)
    expect(await stored(theirs)).toEqual(expect.any(Date))
    await list(`sort=nextPerformance&where[and][0][tenant][in]=${world.b}`, 'super')
    expect(await stored(theirs)).toBeNull()
  })

  it('shows each site its own, and keeps the last changed first for whoever names no order', async () => {
    const mine = await newEvent('Mine')
    await perform(mine, 5)
    const theirs = await create(app.payload, 'events', { _status: 'draft', tenant: world.b, title: 'Theirs' })
    await create(app.payload, 'event-instances', { event: theirs, start: from(1), tenant: world.b })
    expect(await titles()).toEqual(['Mine'])
    expect((await list(undefined, 'editor-b')).map(({ title }) => title)).toEqual(['Theirs'])
    await newEvent('Last changed')
    expect(await titles('draft=true')).toEqual(['Last changed', 'Mine'])
  })
})
