import { poolOf } from '@/database/connections'
import { openingDay } from '@/plugins/performances/lib/openingDay'
import { createLocalReq } from 'payload'
import { boot, type TestApp } from '@tests/support/boot'
import { countRowWaits } from '@tests/support/locks'
import { until } from '@tests/support/until'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
let venue: string
let event: string

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  venue = await create(app.payload, 'venues', {
    _status: 'published',
    name: 'Main House',
    tenant: world.a,
    timezone: 'Europe/London',
  })
  event = await create(app.payload, 'events', { _status: 'published', tenant: world.a, title: 'Hamlet', venue })
})
afterAll(() => app.close())

const rule = {
  durationMinutes: 150,
  except: ['2027-03-26'],
  from: '2027-03-23',
  times: ['19:30'],
  to: '2027-04-03',
  weekdays: [2, 3, 4, 5, 6],
}

interface Performance {
  id: string
  _status: string
  end: string
  start: string
  start_tz: string
  title: string
}

const editor = () => world.clients['editor-a']!
const of = async (id = event) =>
  (
    await editor().get<{ docs: Performance[] }>(
      `/event-instances?where[event][equals]=${id}&sort=start&limit=500&draft=true`,
    )
  ).body.docs
const add = (more: object = {}, name = 'editor-a') =>
  world.clients[name]!.post<{ added: number; error: string; ids: string[]; skipped: number }>(
    `/events/${event}/performances`,
    { rule, ...more },
  )

describe('Performances added by a rule', () => {
  it('match their plan across a daylight saving change, are skipped when they exist, and can be undone', async () => {
    const plan = await editor().post<{ docs: { isThere: boolean; start: string }[]; fresh: number; timezone: string }>(
      `/events/${event}/performances/plan`,
      { rule },
    )
    expect(plan.body).toMatchObject({ fresh: 9, timezone: 'Europe/London' })
    expect(await of()).toEqual([])
    const added = await add()
    expect([added.status, added.body]).toEqual([200, { added: 9, ids: expect.any(Array), skipped: 0 }])
    const there = await of()
    expect(there.map(({ start }) => start)).toEqual(plan.body.docs.map(({ start }) => start))
    expect(there[0]).toMatchObject({
      _status: 'draft',
      end: '2027-03-23T22:00:00.000Z',
      start: '2027-03-23T19:30:00.000Z',
      start_tz: 'Europe/London',
      title: 'Hamlet, Tue 23 Mar 2027, 19:30',
    })
    // British Summer Time began in between: it is 19:30 there still.
    expect(there.at(-1)).toMatchObject({ start: '2027-04-03T18:30:00.000Z', title: 'Hamlet, Sat 3 Apr 2027, 19:30' })
    const dates = async () => (await editor().get(`/events/${event}`)).body
    const run = { endDate: '2027-04-03T21:00:00.000Z', startDate: '2027-03-23T19:30:00.000Z' }
    // Visitors are told nothing of them, and staff all.
    expect(await dates()).toMatchObject({ endDate: null, startDate: null })
    expect((await editor().get(`/events/${event}/span`)).body).toMatchObject({
      span: { end: { at: run.endDate }, start: { at: run.startDate } },
    })
    // A draft has nothing that visitors were told of, and can be published like any other.
    expect(there[0]).toMatchObject({ publishedAt: null })
    expect((await editor().patch(`/event-instances/${there[0]!.id}`, { _status: 'published' })).status).toBe(200)

    const more = await add({ rule: { ...rule, to: '2027-04-10' }, status: 'published' })
    expect(more.body).toMatchObject({ added: 5, skipped: 9 })
    expect((await of()).filter(({ _status }) => _status === 'published')).toHaveLength(6)
    // Whatever is kept beside a performance, by a plugin too, goes with it.
    const [taken] = more.body.ids
    const links = async () =>
      (await poolOf(app.payload).query('select 1 from preview_links where document_id = $1', [taken])).rowCount
    await poolOf(app.payload).query(
      `insert into preview_links (id, token_hash, tenant_id, collection, document_id, language, created_by_id, expires_at) values (gen_random_uuid(), 'shared', $1, 'event-instances', $2, 'en', $3, now() + interval '1 day')`,
      [world.a, taken, world.users['editor-a']],
    )
    expect(await links()).toBe(1)
    const undone = await editor().post(`/events/${event}/performances/undo`, { ids: more.body.ids })
    expect(undone.body).toEqual({ leftOut: [], removed: 5 })
    expect(await links()).toBe(0)
    // One of these was published since: it stays.
    expect((await editor().post(`/events/${event}/performances/undo`, { ids: added.body.ids })).body).toEqual({
      leftOut: [],
      removed: 8,
    })
    expect((await of()).map(({ id }) => id)).toEqual([there[0]!.id])
    expect((await editor().get(`/events/${event}`)).body).toMatchObject({ endDate: '2027-03-23T22:00:00.000Z' })
    const { rows } = await poolOf(app.payload).query<{ count: number }>(
      `select count(*)::int as count from document_references where collection = 'event-instances' and target_id = $1`,
      [event],
    )
    expect(rows[0]!.count).toBe(1)
  })

  it('are created once when two people add them at the same moment', async () => {
    const own = await create(app.payload, 'events', { _status: 'published', tenant: world.a, title: 'Twice', venue })
    const both = await Promise.all(
      ['editor-a', 'owner-a'].map((name) =>
        world.clients[name]!.post<{ added: number }>(`/events/${own}/performances`, { rule }),
      ),
    )
    expect(both.map(({ body }) => body.added).sort()).toEqual([0, 9])
    expect(await of(own)).toHaveLength(9)
  })

  it('use the time zone of the given venue, and report times that its clocks skip', async () => {
    const elsewhere = await create(app.payload, 'venues', {
      _status: 'published',
      name: 'Lord Howe',
      tenant: world.a,
      timezone: 'Australia/Lord_Howe',
    })
    const plan = await editor().post<{ docs: object[]; timezone: string }>(`/events/${event}/performances/plan`, {
      rule: { ...rule, from: '2027-10-03', times: ['02:15', '02:30'], to: '2027-10-03', weekdays: [7] },
      venue: elsewhere,
    })
    expect(plan.body).toMatchObject({
      docs: [
        { change: null, start: '2027-10-02T15:30:00.000Z' },
        { change: 'gap', start: '2027-10-02T15:45:00.000Z' },
      ],
      timezone: 'Australia/Lord_Howe',
    })
    const skipped = { ...rule, from: '2027-10-03', times: ['02:15'], to: '2027-10-03', weekdays: [7] }
    expect((await add({ rule: skipped, venue: elsewhere })).status).toBe(422)
  })

  it('are refused without permission, for an empty rule, for too many and for an unknown venue', async () => {
    const foreign = await create(app.payload, 'venues', { _status: 'published', name: 'Foreign', tenant: world.b })
    expect((await add({}, 'viewer-a')).status).toBe(403)
    expect((await add({}, 'editor-b')).status).toBe(404)
    expect(
      (
        await editor().post(`/events/${event}/performances/plan`, {
          rule: { ...rule, weekdays: [1], to: '2027-03-24' },
        })
      ).status,
    ).toBe(422)
    expect((await add({ rule: { ...rule, to: '2099-01-01' } })).body.error).toContain('400')
    expect((await add({ venue: foreign })).status).toBe(422)
    expect((await add({ rule: { ...rule, times: [] } })).status).toBe(400)
    expect(
      (await world.clients['viewer-a']!.post(`/events/${event}/performances/undo`, { ids: [foreign] })).status,
    ).toBe(403)
    expect(await of()).toHaveLength(1)
  })
})

describe('Calendar of performances', () => {
  it("lists each performance's newest state, in its venue's time zone, filtered by venue and access type", async () => {
    const tour = await create(app.payload, 'events', { _status: 'published', tenant: world.a, title: 'Tour', venue })
    const made = (data: object) =>
      create(app.payload, 'event-instances', { _status: 'published', event: tour, tenant: world.a, ...data })
    const id = await made({
      accessTypes: ['relaxed', 'captioned'],
      instanceStatus: 'sold_out',
      start: '2028-05-02T18:30:00.000Z',
    })
    await made({ _status: 'draft', start: '2028-05-03T18:30:00.000Z' })
    await create(app.payload, 'event-instances', {
      _status: 'published',
      event: await create(app.payload, 'events', { tenant: world.b, title: 'Of B' }),
      start: '2028-05-02T18:30:00.000Z',
      tenant: world.b,
    })
    await editor().patch(`/event-instances/${id}?draft=true`, { _status: 'draft', start: '2028-05-04T18:30:00.000Z' })
    const read = (name: string, more = '', tenant = world.a) =>
      world.clients[name]!.get<{ after: string; before: string; docs: object[] }>(
        `/event-instances/calendar?tenantId=${tenant}&from=2028-05-01&to=2028-05-31${more}`,
      )
    const { body } = await read('viewer-a')
    expect(body.docs).toMatchObject([
      { instanceStatus: 'scheduled', start: '2028-05-03T18:30:00.000Z', state: 'draft', title: 'Tour' },
      {
        accessTypes: ['relaxed', 'captioned'],
        instanceStatus: 'sold_out',
        start: '2028-05-04T18:30:00.000Z',
        state: 'changed',
        timezone: 'Europe/London',
        venue,
        venueName: 'Main House',
      },
    ])
    expect((await read('viewer-a', `&venue=${venue}`)).body.docs).toHaveLength(2)
    expect((await read('viewer-a', `&venue=${world.a}`)).body.docs).toEqual([])
    // Those that are accessible in one way.
    expect((await read('viewer-a', '&access=captioned')).body.docs).toMatchObject([
      { accessTypes: ['relaxed', 'captioned'] },
    ])
    expect((await read('viewer-a', '&access=touch_tour')).body).toMatchObject({ after: null, before: null, docs: [] })
    expect((await read('viewer-a', '&access=nonsense')).status).toBe(400)
    expect((await read('editor-b')).status).toBe(404)
    expect((await read('editor-b', '', world.b)).body.docs).toHaveLength(1)
    expect(
      (
        await world.clients['viewer-a']!.get(
          `/event-instances/calendar?tenantId=${world.a}&from=2028-01-01&to=2028-05-31`,
        )
      ).status,
    ).toBe(400)
  })

  it('uses the drafted title and venue of its event for a drafted performance', async () => {
    const drafted = (
      await app.payload.create({ collection: 'events', data: { tenant: world.a } as never, draft: true })
    ).id
    expect(
      (await editor().patch(`/events/${drafted}?draft=true&autosave=true`, { title: 'In the making', venue })).status,
    ).toBe(200)
    const id = (
      await app.payload.create({ collection: 'event-instances', data: { tenant: world.a } as never, draft: true })
    ).id
    expect(
      (
        await editor().patch(`/event-instances/${id}?draft=true&autosave=true`, {
          event: drafted,
          start: '2031-05-02T18:30:00.000Z',
          start_tz: 'Europe/London',
        })
      ).status,
    ).toBe(200)
    const { body } = await editor().get<{ docs: object[] }>(
      `/event-instances/calendar?tenantId=${world.a}&from=2031-05-01&to=2031-05-31&venue=${venue}`,
    )
    expect(body.docs).toMatchObject([{ id, title: 'In the making', venueName: 'Main House' }])
  })

  it("returns the days of the previous and next performance, in their venue's time zone, for an empty period", async () => {
    const tokyo = await create(app.payload, 'venues', {
      _status: 'published',
      name: 'Tokyo',
      tenant: world.b,
      timezone: 'Asia/Tokyo',
    })
    const tour = await create(app.payload, 'events', {
      _status: 'published',
      tenant: world.b,
      title: 'Tour',
      venue: tokyo,
    })
    // In Tokyo it is the next day already, and the next month.
    for (const start of ['2029-04-30T16:00:00.000Z', '2029-07-31T16:00:00.000Z'])
      await create(app.payload, 'event-instances', { _status: 'draft', event: tour, start, tenant: world.b })
    const read = async (from: string, to: string, more = '') =>
      (
        await world.clients['editor-b']!.get<{ after: string | null; before: string | null }>(
          `/event-instances/calendar?tenantId=${world.b}&from=${from}&to=${to}${more}`,
        )
      ).body
    expect(await read('2029-06-01', '2029-06-30')).toMatchObject({ after: '2029-08-01', before: '2029-05-01' })
    expect(await read('2029-07-01', '2029-07-31')).toMatchObject({ after: '2029-08-01', before: '2029-05-01' })
    expect(await read('2029-05-01', '2029-05-31')).toMatchObject({
      after: null,
      before: null,
      docs: [{ title: 'Tour' }],
    })
    expect(await read('2029-06-01', '2029-06-30', `&venue=${venue}`)).toMatchObject({ after: null, before: null })
    const req = await createLocalReq({}, app.payload)
    expect(await openingDay(req, world.b, '2029-05-20')).toBe('2029-05-20')
    expect(await openingDay(req, world.b, '2029-06-20')).toBe('2029-08-01')
    expect(await openingDay(req, world.b, '2029-09-20')).toBe('2029-09-20')
  })

  it('moves what visitors see where changes wait, which stay a draft', async () => {
    const run = await create(app.payload, 'events', { _status: 'published', tenant: world.a, title: 'Waiting', venue })
    const id = await create(app.payload, 'event-instances', {
      _status: 'published',
      event: run,
      start: '2027-06-01T18:30:00.000Z',
      tenant: world.a,
    })
    const path = `/event-instances/${id}`
    await editor().patch(`${path}?draft=true`, { note: 'Press night?' })
    expect((await editor().post(`${path}/move`, { day: '2027-06-02', time: '19:30' })).status).toBe(200)
    const start = '2027-06-02T18:30:00.000Z'
    const title = 'Waiting, Wed 2 Jun 2027, 19:30'
    expect((await editor().get(path)).body).toMatchObject({ _status: 'published', note: null, start, title })
    expect((await editor().get(`${path}?draft=true`)).body).toMatchObject({
      _status: 'draft',
      note: 'Press night?',
      start,
      title,
    })
    expect((await editor().get(`/events/${run}`)).body).toMatchObject({ startDate: start })
  })

  it("moves a performance within its venue's time zone, keeping its status and duration", async () => {
    const [first] = await of()
    const move = (id: string, body: object, name = 'editor-a') =>
      world.clients[name]!.post<{ start: string }>(`/event-instances/${id}/move`, body)
    const versions = async (id: string) =>
      (await editor().get<{ totalDocs: number }>(`/event-instances/versions?where[parent][equals]=${id}`)).body
        .totalDocs
    const before = await versions(first!.id)
    const moved = await move(first!.id, { day: '2027-03-30', from: first!.start, time: '19:30' })
    expect([moved.status, moved.body]).toEqual([
      200,
      { change: null, end: '2027-03-30T21:00:00.000Z', start: '2027-03-30T18:30:00.000Z', timezone: 'Europe/London' },
    ])
    const { body } = await editor().get(`/event-instances/${first!.id}`)
    expect(body).toMatchObject({
      _status: 'published',
      end: '2027-03-30T21:00:00.000Z',
      title: 'Hamlet, Tue 30 Mar 2027, 19:30',
    })
    expect(await versions(first!.id)).toBe(before + 1)
    expect((await editor().get(`/events/${event}`)).body).toMatchObject({ startDate: '2027-03-30T18:30:00.000Z' })

    const draft = await create(app.payload, 'event-instances', {
      _status: 'draft',
      event,
      start: '2027-05-01T18:30:00.000Z',
      tenant: world.a,
    })
    expect((await move(draft, { day: '2027-05-02', time: '14:15' })).body.start).toBe('2027-05-02T13:15:00.000Z')
    expect((await editor().get(`/event-instances/${draft}`)).body).toMatchObject({ _status: 'draft' })

    expect((await move(first!.id, { day: '2027-03-31', from: first!.start, time: '19:30' })).status).toBe(409)
    expect((await move(first!.id, { day: '2027-02-30', time: '19:30' })).status).toBe(400)
    expect((await move(first!.id, { day: '2027-03-31', time: '19:30' }, 'viewer-a')).status).toBe(403)
    expect((await move(first!.id, { day: '2027-03-31', time: '19:30' }, 'editor-b')).status).toBe(404)
    await app.payload.db.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'event-instances', value: first!.id },
        user: { relationTo: 'users', value: world.users['owner-a'] },
      },
    })
    const refused = await move(first!.id, { day: '2027-03-31', time: '19:30' })
    expect([refused.status, refused.text]).toEqual([423, expect.stringContaining('owner-a is editing this now')])
    expect((await move(first!.id, { day: '2027-03-31', time: '19:30' }, 'owner-a')).status).toBe(200)
  })
})

describe('Country of a venue', () => {
  it('accepts known countries and an unchanged unknown one, with any region [B-159, B-161]', async () => {
    const save = (data: object) => editor().patch(`/venues/${venue}`, { _status: 'published', ...data })
    expect((await save({ country: 'ZZ' })).status).toBe(400)
    expect((await save({ country: 'JP', region: 'Not on any list' })).status).toBe(200)
    expect((await editor().get(`/venues/${venue}`)).body).toMatchObject({ country: 'JP', region: 'Not on any list' })
    await poolOf(app.payload).query(`update venues set country = 'XK' where id = $1`, [venue])
    await poolOf(app.payload).query(`update _venues_v set version_country = 'XK' where parent_id = $1`, [venue])
    expect((await save({ country: 'XK', region: 'Pristina' })).status).toBe(200)
  })

  it("defaults to the country of the site's time zone", async () => {
    const made = async (who: string, tenant: string) =>
      (
        await world.clients[who]!.post<{ doc: { country: string } }>(
          '/venues',
          { name: 'New house', tenant },
          { tenant },
        )
      ).body.doc.country
    expect([await made('editor-a', world.a), await made('editor-b', world.b)]).toEqual(['GB', 'US'])
  })

  it('clears a region of another country when it changes, in every kind of save', async () => {
    const id = await create(app.payload, 'venues', {
      _status: 'published',
      country: 'GB',
      name: 'Marlowe',
      region: 'Kent',
      tenant: world.a,
    })
    const read = async () =>
      (await editor().get<{ country: string; region: string | null }>(`/venues/${id}?draft=true`)).body
    const save = (data: object, query = '') => editor().patch(`/venues/${id}${query}`, data)
    expect((await save({ name: 'The Marlowe' })).status).toBe(200)
    expect(await read()).toMatchObject({ country: 'GB', region: 'Kent' })
    // As a form sends it that knows nothing of the rule, as a draft.
    expect((await save({ country: 'JP', region: 'Kent' }, '?draft=true&autosave=true')).status).toBe(200)
    expect(await read()).toMatchObject({ country: 'JP', region: null })
    expect((await save({ country: 'US', region: 'WA' })).status).toBe(200)
    // Washington is no part of Australia, though something there is called WA.
    expect((await save({ country: 'AU' })).status).toBe(200)
    expect(await read()).toMatchObject({ country: 'AU', region: null })
    expect((await save({ country: 'FR', region: 'Provence' })).status).toBe(200)
    expect((await editor().patch(`/venues?where[id][in]=${id}`, { country: 'DE' })).status).toBe(200)
    expect(await read()).toMatchObject({ country: 'DE', region: null })
  })
})

describe('Two saves at once', () => {
  it('leave an event with the dates of both', async () => {
    const { payload } = app
    const event = await create(payload, 'events', { _status: 'published', tenant: world.a, title: 'Two saves' })
    const [first, second] = await Promise.all(
      ['2031-06-01', '2031-06-02'].map((day) =>
        create(payload, 'event-instances', {
          _status: 'published',
          event,
          start: `${day}T19:30:00.000Z`,
          tenant: world.a,
        }),
      ),
    )
    const move = (id: string, start: string, transactionID: number | string) =>
      payload.update({ id, collection: 'event-instances', data: { start }, req: { transactionID } as never })
    const [one, other] = [(await payload.db.beginTransaction())!, (await payload.db.beginTransaction())!]
    await move(first!, '2031-01-01T19:30:00.000Z', one)
    const waiting = move(second!, '2031-12-31T19:30:00.000Z', other)
    await until(async () => (await countRowWaits(poolOf(payload))) > 0)
    await payload.db.commitTransaction(one)
    await waiting
    await payload.db.commitTransaction(other)
    for (const draft of [false, true])
      expect(await payload.findByID({ id: event, collection: 'events', draft })).toMatchObject({
        endDate: '2031-12-31T19:30:00.000Z',
        nextPerformance: '2031-01-01T19:30:00.000Z',
        startDate: '2031-01-01T19:30:00.000Z',
      })
  })
})
