import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
let venue: string

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  venue = await create(app.payload, 'venues', {
    _status: 'published',
    name: 'Main House',
    tenant: world.a,
    timezone: 'Europe/London',
  })
})
afterAll(() => app.close())

interface Row {
  id: string
  bookingLinkURL: string | null
  clashes: { title: string }[]
  editor: string | null
  end: string | null
  instanceStatus: string
  start: string
  state: string
  timezone: string
  updatedAt: string
  venue: string | null
  venueName: string | null
}

interface Undo {
  id: string
}

interface Changed {
  changed: number
  clashes: number
  drafts: number
  error: string
  errors: { message: string; path: string }[]
  shifted: number
  undo: Undo[]
}

const client = (name = 'editor-a') => world.clients[name]!
const newEvent = (title: string, more: object = {}) =>
  create(app.payload, 'events', { _status: 'published', tenant: world.a, title, venue, ...more })
const made = (event: string, start: string, more: object = {}) =>
  create(app.payload, 'event-instances', { _status: 'published', event, start, tenant: world.a, ...more })
const list = async (event: string, name?: string) =>
  (await client(name).get<{ docs: Row[] }>(`/events/${event}/performances`)).body.docs
const seen = (rows: Row[]) => rows.map(({ id, updatedAt }) => ({ id, seen: updatedAt }))
const change = (event: string, rows: Row[], asked: object, name?: string, more: object = {}) =>
  client(name).post<Changed>(`/events/${event}/performances/change`, {
    change: asked,
    performances: seen(rows),
    ...more,
  })
const restore = (event: string, undo: Undo[], name?: string) =>
  client(name).post<{ leftOut: string[]; restored: number }>(`/events/${event}/performances/restore`, {
    performances: undo,
  })
const stored = async (id: string, query = 'draft=true') =>
  (await client().get<Record<string, unknown>>(`/event-instances/${id}?${query}`)).body
const lock = (id: string, name: string) =>
  app.payload.db.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'event-instances', value: id },
      user: { relationTo: 'users', value: world.users[name] },
    },
  })

/** Three in the week in which clocks in London go forward. */
async function run(title: string): Promise<string> {
  const stage = await create(app.payload, 'venues', {
    _status: 'published',
    name: `Stage of ${title}`,
    tenant: world.a,
    timezone: 'Europe/London',
  })
  const event = await newEvent(title, { venue: stage })
  for (const [start, end] of [
    ['2027-03-27T19:30', '2027-03-27T22:00'],
    ['2027-03-28T18:30', '2027-03-28T21:00'],
    ['2027-03-30T18:30', '2027-03-30T21:00'],
  ])
    await made(event, `${start}:00.000Z`, { end: `${end}:00.000Z` })
  return event
}

describe('the performances of an event', () => {
  it('are listed as their editors see them, with where they are and who is editing one', async () => {
    const event = await run('Listed')
    const [first] = await list(event)
    await client().patch(`/event-instances/${first!.id}?draft=true`, { instanceStatus: 'postponed' })
    await lock(first!.id, 'owner-a')
    expect(await list(event)).toMatchObject([
      {
        clashes: [],
        editor: 'owner-a',
        instanceStatus: 'postponed',
        start: '2027-03-27T19:30:00.000Z',
        state: 'changed',
        timezone: 'Europe/London',
        venue: null,
        venueName: 'Stage of Listed',
      },
      { editor: null, start: '2027-03-28T18:30:00.000Z', state: 'published' },
      { start: '2027-03-30T18:30:00.000Z' },
    ])
    expect((await client('viewer-a').get(`/events/${event}/performances`)).status).toBe(200)
    expect((await client('editor-b').get(`/events/${event}/performances`)).status).toBe(404)
    expect((await client('stranger').get(`/events/${event}/span`)).status).toBe(404)
    expect((await client().get(`/events/${event}/span`)).body).toMatchObject({
      span: {
        end: { at: '2027-03-30T21:00:00.000Z' },
        start: { at: '2027-03-27T19:30:00.000Z', timezone: 'Europe/London' },
      },
    })
    expect((await client().get(`/events/${await newEvent('Empty')}/span`)).body).toEqual({ span: null })
  })
})

describe('a change of many performances', () => {
  it('happens to all of them in one go, live ones at once and drafts as drafts, with one line in the log', async () => {
    const event = await run('Sold out')
    await made(event, '2027-04-01T18:30:00.000Z', { _status: 'draft' })
    const rows = await list(event)
    const lines = () => app.payload.count({ collection: 'audit-log', where: { tenant: { equals: world.a } } })
    const { totalDocs } = await lines()
    const { body, status } = await change(event, rows, { instanceStatus: 'sold_out' })
    expect([status, body]).toMatchObject([200, { changed: 4, clashes: 0, drafts: 1, shifted: 0 }])
    expect((await list(event)).map(({ instanceStatus, state }) => [instanceStatus, state])).toEqual([
      ['sold_out', 'published'],
      ['sold_out', 'published'],
      ['sold_out', 'published'],
      ['sold_out', 'draft'],
    ])
    expect(await stored(rows[0]!.id, 'draft=false')).toMatchObject({ _status: 'published', instanceStatus: 'sold_out' })
    const { docs } = await app.payload.find({
      collection: 'audit-log',
      sort: '-createdAt',
      where: { tenant: { equals: world.a } },
    })
    expect(docs[0]).toMatchObject({
      action: 'events.performancesSoldOut',
      after: { performances: 4, title: 'Sold out' },
      target: `events/${event}`,
    })
    expect((await lines()).totalDocs).toBe(totalDocs + 1)
  })

  it('keeps the time on the clock when it moves performances across the change of clocks, and how long they are', async () => {
    const event = await run('Shifted')
    const rows = await list(event)
    expect((await change(event, rows, { shiftMinutes: 24 * 60 - 15 })).body).toMatchObject({ changed: 3, shifted: 0 })
    expect((await list(event)).map(({ end, start }) => [start, end])).toEqual([
      ['2027-03-28T18:15:00.000Z', '2027-03-28T20:45:00.000Z'],
      ['2027-03-29T18:15:00.000Z', '2027-03-29T20:45:00.000Z'],
      ['2027-03-31T18:15:00.000Z', '2027-03-31T20:45:00.000Z'],
    ])
    // The event follows, and so do the names.
    expect((await client().get(`/events/${event}`)).body).toMatchObject({
      endDate: '2027-03-31T20:45:00.000Z',
      startDate: '2027-03-28T18:15:00.000Z',
    })
    expect(await stored(rows[0]!.id)).toMatchObject({
      previousStart: '2027-03-27T19:30:00.000Z',
      title: 'Shifted, Sun 28 Mar 2027, 19:15',
    })
    // For its staff it follows drafts, too, of which visitors know nothing yet.
    const draft = await made(event, '2027-05-01T18:30:00.000Z', { _status: 'draft' })
    expect(
      (
        await change(
          event,
          (await list(event)).filter(({ id }) => id === draft),
          { shiftMinutes: 60 },
        )
      ).status,
    ).toBe(200)
    expect((await client().get(`/events/${event}`)).body).toMatchObject({ endDate: '2027-03-31T20:45:00.000Z' })
    expect((await client().get(`/events/${event}/span`)).body).toMatchObject({
      span: { end: { at: '2027-05-01T19:30:00.000Z' } },
    })
    // Nothing can be at a time that the clocks skip.
    const [first] = await list(event)
    expect(await change(event, [first!], { durationMinutes: null, time: '01:30' })).toMatchObject({ status: 422 })
    expect((await list(event))[0]).toMatchObject({ start: '2027-03-28T18:15:00.000Z' })
  })

  it('takes the wall clock along to a venue in another zone, and back', async () => {
    const yard = await create(app.payload, 'venues', {
      _status: 'published',
      name: 'Yard',
      tenant: world.a,
      timezone: 'America/New_York',
    })
    const event = await run('On tour')
    const before = await list(event)
    const { body } = await change(event, before.slice(0, 1), { venue: yard })
    expect((await list(event)).find(({ id }) => id === before[0]!.id)).toMatchObject({
      end: '2027-03-28T02:00:00.000Z',
      start: '2027-03-27T23:30:00.000Z',
      timezone: 'America/New_York',
      venue: yard,
      venueName: 'Yard',
    })
    expect((await restore(event, body.undo)).body).toEqual({ leftOut: [], restored: 1 })
    expect((await list(event))[0]).toMatchObject({
      end: '2027-03-27T22:00:00.000Z',
      start: '2027-03-27T19:30:00.000Z',
      timezone: 'Europe/London',
      venue: null,
    })
  })

  it('takes the time zone of a venue for a draft without a date as well, as a save by hand does, unless another was chosen', async () => {
    const yard = await create(app.payload, 'venues', {
      _status: 'published',
      name: 'Other Yard',
      tenant: world.a,
      timezone: 'America/New_York',
    })
    const event = await newEvent('Undated')
    const undated = async (more: object = {}) =>
      (
        await app.payload.create({
          collection: 'event-instances',
          data: { event, tenant: world.a, ...more } as never,
          draft: true,
        })
      ).id
    const ids = [await undated(), await undated({ end_tz: 'Asia/Tokyo', start_tz: 'Asia/Tokyo' })]
    const byHand = await undated()
    const zonesOf = async (id: string) => {
      const { body } = await client().get<Record<string, unknown>>(`/event-instances/${id}?draft=true`)
      return [body.start, body.start_tz, body.end, body.end_tz]
    }
    expect(await zonesOf(ids[0]!)).toEqual([null, 'Europe/London', null, 'Europe/London'])
    await client().patch(`/event-instances/${byHand}?draft=true`, { venue: yard })
    const rows = (await list(event)).filter(({ id }) => ids.includes(id))
    const { body, status } = await change(event, rows, { venue: yard })
    expect([status, body.changed]).toEqual([200, 2])
    expect(await zonesOf(ids[0]!)).toEqual([null, 'America/New_York', null, 'America/New_York'])
    expect(await zonesOf(ids[0]!)).toEqual(await zonesOf(byHand))
    expect(await zonesOf(ids[1]!)).toEqual([null, 'Asia/Tokyo', null, 'Asia/Tokyo'])
    expect((await restore(event, body.undo)).body).toEqual({ leftOut: [], restored: 2 })
    expect(await zonesOf(ids[0]!)).toEqual([null, 'Europe/London', null, 'Europe/London'])
  })

  it('makes booking links by a pattern, and touches no other language', async () => {
    const event = await run('Linked')
    const [first, ...others] = await list(event)
    await client().patch(`/event-instances/${first!.id}?locale=cy`, {
      bookingLinkLabel: 'Archebu',
      note: 'Noson y wasg',
    })
    const rows = [(await list(event))[0]!, ...others]
    expect(
      (
        await change(event, rows, {
          bookingLinkLabel: 'Book',
          bookingLinkURL: 'https://tickets.example/{date}/{time}?n={number}',
        })
      ).status,
    ).toBe(200)
    expect((await list(event)).map(({ bookingLinkURL }) => bookingLinkURL)).toEqual([
      'https://tickets.example/2027-03-27/1930?n=1',
      'https://tickets.example/2027-03-28/1930?n=2',
      'https://tickets.example/2027-03-30/1930?n=3',
    ])
    expect(await stored(first!.id, 'locale=cy&draft=true')).toMatchObject({
      bookingLinkLabel: 'Archebu',
      note: 'Noson y wasg',
    })
    expect(await stored(first!.id, 'locale=en&draft=true')).toMatchObject({ bookingLinkLabel: 'Book' })
    const after = await list(event)
    const unknown = await change(event, after, { bookingLinkURL: 'https://tickets.example/{event}' })
    expect([unknown.status, unknown.body.error]).toEqual([422, expect.stringContaining('{event} is not a placeholder')])
    expect((await change(event, after, { bookingLinkURL: 'javascript:{date}' })).status).toBe(422)
    expect((await change(event, after, { bookingLinkURL: null })).status).toBe(200)
    // Nobody sees it: a save by hand keeps no such text either.
    expect((await change(event, await list(event), { bookingLinkLabel: '\u200b' })).status).toBe(200)
    expect(await stored(first!.id, 'locale=en&draft=true')).toMatchObject({ bookingLinkLabel: null })
    expect((await list(event)).map(({ bookingLinkURL }) => bookingLinkURL)).toEqual([null, null, null])
  })

  it('is refused as a whole to whoever may not, and for what is not there, of another event or site', async () => {
    const event = await run('Refused')
    const rows = await list(event)
    const other = await list(await run('Other'))
    const foreignVenue = await create(app.payload, 'venues', { _status: 'published', name: 'Foreign', tenant: world.b })
    expect((await change(event, rows, { instanceStatus: 'cancelled' }, 'viewer-a')).status).toBe(403)
    expect((await change(event, rows, { instanceStatus: 'cancelled' }, 'editor-b')).status).toBe(404)
    expect((await change(event, [...rows, other[0]!], { instanceStatus: 'cancelled' })).status).toBe(404)
    expect((await change(event, rows, { venue: foreignVenue })).status).toBe(422)
    expect((await change(event, rows, {})).status).toBe(400)
    expect((await change(event, rows, { start: '2027-01-01T00:00:00.000Z' })).status).toBe(400)
    expect((await list(event)).map(({ instanceStatus }) => instanceStatus)).toEqual([
      'scheduled',
      'scheduled',
      'scheduled',
    ])
    // Nor of an event in the trash, which has taken its performances along.
    await client('admin-a').patch(`/events/${event}`, { deletedAt: new Date().toISOString() })
    expect((await change(event, rows, { instanceStatus: 'cancelled' })).status).toBe(404)
  })

  it('is refused as a whole where somebody has saved one since, or is editing it, and says which', async () => {
    const event = await run('Hamlet')
    const rows = await list(event)
    await client('owner-a').patch(`/event-instances/${rows[1]!.id}`, { note: 'Press night' })
    const stale = await change(event, rows, { instanceStatus: 'cancelled' })
    expect([stale.status, stale.body.errors]).toEqual([
      409,
      [
        {
          message: expect.stringMatching(/Sun 28 Mar 2027, 19:30.*owner-a.* has changed this since you opened it/),
          path: rows[1]!.id,
        },
      ],
    ])
    expect((await list(event)).map(({ instanceStatus }) => instanceStatus)).toEqual([
      'scheduled',
      'scheduled',
      'scheduled',
    ])
    await lock(rows[2]!.id, 'owner-a')
    const locked = await change(event, await list(event), { instanceStatus: 'cancelled' })
    expect([locked.status, locked.body.errors]).toEqual([
      423,
      [{ message: expect.stringMatching(/Tue 30 Mar 2027, 19:30.*owner-a is editing this now/), path: rows[2]!.id }],
    ])
    // Whoever holds it may go on.
    expect((await change(event, await list(event), { instanceStatus: 'cancelled' }, 'owner-a')).status).toBe(200)
  })
})

describe('undoing a change of performances', () => {
  it('gives every one its values back, but for those that somebody has changed since, which are named', async () => {
    const event = await run('Undone')
    const rows = await list(event)
    const { body } = await change(event, rows, {
      bookingLinkURL: 'https://tickets.example/{number}',
      instanceStatus: 'cancelled',
      time: '20:00',
    })
    await client('owner-a').patch(`/event-instances/${rows[1]!.id}`, { note: 'Understudy' })
    const undone = await restore(event, body.undo)
    expect(undone.body).toEqual({
      leftOut: [expect.stringMatching(/Sun 28 Mar 2027, 20:00.*owner-a.* has changed this/)],
      restored: 2,
    })
    expect(
      (await list(event)).map(({ bookingLinkURL, instanceStatus, start }) => [start, instanceStatus, bookingLinkURL]),
    ).toEqual([
      ['2027-03-27T19:30:00.000Z', 'scheduled', null],
      ['2027-03-28T19:00:00.000Z', 'cancelled', 'https://tickets.example/2'],
      ['2027-03-30T18:30:00.000Z', 'scheduled', null],
    ])
    // Visitors are not told of a move that was taken back.
    expect(await stored(rows[0]!.id)).toMatchObject({ previousStart: null })
    expect((await restore(event, body.undo, 'viewer-a')).status).toBe(403)
    expect((await restore(event, body.undo, 'editor-b')).status).toBe(404)
  })
})

describe('two performances in one venue at the same time', () => {
  it('are told before they are added and after, and never refused', async () => {
    const [lear, talk] = [await newEvent('Lear'), await newEvent('Talk')]
    await made(lear, '2029-05-05T18:30:00.000Z', { end: '2029-05-05T21:30:00.000Z' })
    const rule = {
      durationMinutes: 60,
      except: [],
      from: '2029-05-05',
      times: ['18:45', '21:00', '22:30'],
      to: '2029-05-05',
      weekdays: [6],
    }
    const plan = await client().post<{ docs: { clashes: { title: string }[]; start: string }[] }>(
      `/events/${talk}/performances/plan`,
      { rule },
    )
    expect(plan.body.docs.map(({ clashes }) => clashes.map(({ title }) => title))).toEqual([['Lear'], ['Lear'], []])
    expect((await client().post(`/events/${talk}/performances`, { rule })).body).toMatchObject({ added: 3 })
    const rows = await list(talk)
    expect(rows.map(({ clashes }) => clashes.length)).toEqual([1, 1, 0])
    expect((await list(lear))[0]!.clashes.map(({ title }) => title)).toEqual(['Talk', 'Talk'])
    // What is cancelled takes no room; another venue is another room.
    expect((await change(talk, rows.slice(0, 1), { instanceStatus: 'cancelled' })).body.clashes).toBe(0)
    expect((await change(talk, rows.slice(2), { time: '21:15' })).body.clashes).toBe(1)
    const studio = await create(app.payload, 'venues', {
      _status: 'published',
      name: 'Studio',
      tenant: world.a,
      timezone: 'Europe/London',
    })
    expect((await change(talk, (await list(talk)).slice(1), { venue: studio })).body.clashes).toBe(2)
    expect((await list(lear))[0]!.clashes).toEqual([])
  })

  it('performances of another site, or in the trash, do not conflict', async () => {
    const event = await newEvent('Alone')
    await made(event, '2030-05-05T18:30:00.000Z')
    const gone = await made(event, '2030-05-05T18:30:00.000Z')
    expect((await list(event)).map(({ clashes }) => clashes.length)).toEqual([1, 1])
    await client('admin-a').patch(`/event-instances/${gone}`, { deletedAt: new Date().toISOString() })
    expect((await list(event)).map(({ clashes }) => clashes.length)).toEqual([0])
  })
})

describe('performances added with more than their time', () => {
  it('have it all, each with its own link', async () => {
    const event = await newEvent('Detailed')
    const rule = { from: '2029-06-04', times: ['19:30'], to: '2029-06-05', weekdays: [1, 2] }
    expect(
      (
        await client().post(`/events/${event}/performances`, {
          accessTypes: ['captioned'],
          bookingLinkLabel: 'Archebu',
          bookingLinkURL: 'https://tickets.example/{date}',
          instanceStatus: 'sold_out',
          locale: 'cy',
          rule,
        })
      ).status,
    ).toBe(200)
    const rows = await list(event)
    expect(rows).toMatchObject([
      { accessTypes: ['captioned'], bookingLinkURL: 'https://tickets.example/2029-06-04', instanceStatus: 'sold_out' },
      { accessTypes: ['captioned'], bookingLinkURL: 'https://tickets.example/2029-06-05', instanceStatus: 'sold_out' },
    ])
    expect(await stored(rows[0]!.id, 'draft=true&locale=cy')).toMatchObject({ bookingLinkLabel: 'Archebu' })
    expect((await stored(rows[0]!.id, 'draft=true&locale=en&fallback-locale=none')).bookingLinkLabel ?? null).toBeNull()
    expect(
      (
        await client().post(`/events/${event}/performances`, {
          bookingLinkURL: '{date}',
          rule: { ...rule, times: ['14:00'] },
        })
      ).status,
    ).toBe(422)
  })
})

describe('an event with a long run', () => {
  it('is listed and changed within a few seconds', async () => {
    const event = await newEvent('Long run')
    const rule = {
      durationMinutes: 150,
      from: '2031-01-01',
      times: ['14:00', '19:30'],
      to: '2031-04-10',
      weekdays: [1, 2, 3, 4, 5, 6, 7],
    }
    expect((await client().post(`/events/${event}/performances`, { rule, status: 'published' })).body).toMatchObject({
      added: 200,
    })
    const started = performance.now()
    const rows = await list(event)
    const listed = performance.now()
    const { body } = await change(event, rows, { shiftMinutes: 15 })
    const changed = performance.now()
    expect((await restore(event, body.undo)).body.restored).toBe(200)
    console.warn(
      `200 performances: listed in ${Math.round(listed - started)} ms, changed in ${Math.round(changed - listed)} ms, restored in ${Math.round(performance.now() - changed)} ms`,
    )
    expect(await list(event)).toMatchObject(rows.map(({ start }) => ({ start })))
  })
})
