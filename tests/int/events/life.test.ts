import { poolOf } from '@/database/connections'
import { publishScheduled } from '@/jobs/tasks/publishScheduled'
import { boot, type TestApp } from '@tests/support/boot'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

interface Bulk {
  docs: { id: string }[]
  errors: { message: string }[]
}

interface Performance {
  id: string
  _status: string
  deletedAt: string | null
}

const screen = { headers: { 'Sec-Fetch-Site': 'same-origin' } }
const owner = () => world.clients['owner-a']!
const now = () => new Date().toISOString()

const newEvent = (title: string, more: object = {}) =>
  create(app.payload, 'events', { _status: 'published', tenant: world.a, title, ...more })
const newPerformance = (event: string, start: string, more: object = {}) =>
  create(app.payload, 'event-instances', { _status: 'published', event, start, tenant: world.a, ...more })
const performance = async (id: string) =>
  (await owner().get<Performance>(`/event-instances/${id}?trash=true&draft=true`)).body
const isTrashed = async (...ids: string[]) =>
  (await Promise.all(ids.map(performance))).map(({ deletedAt }) => Boolean(deletedAt))
const states = async (...ids: string[]) => (await Promise.all(ids.map(performance))).map(({ _status }) => _status)
const listed = async (event: string) =>
  (await owner().get<{ totalDocs: number }>(`/event-instances?where[event][equals]=${event}&draft=true`)).body.totalDocs
const inTrash = (type: string, id: string) =>
  `/${type}?trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`
const trash = (id: string, name = 'owner-a', type = 'events') =>
  world.clients[name]!.patch<{ errors: { message: string }[] }>(`/${type}/${id}`, { deletedAt: now() }, screen)
const restore = (id: string, _status = 'draft', type = 'events') =>
  owner().patch<Bulk>(inTrash(type, id), { _status, deletedAt: null }, screen)

/** An event with a performance that visitors see, one in draft, one whose newest version is a draft, one made by a form. */
async function run(title: string) {
  const event = await newEvent(title)
  const live = await newPerformance(event, '2028-03-01T19:30:00.000Z')
  const draft = await newPerformance(event, '2028-03-02T19:30:00.000Z', { _status: 'draft' })
  const changed = await newPerformance(event, '2028-03-03T19:30:00.000Z')
  await owner().patch(`/event-instances/${changed}?draft=true`, { note: 'Drafted since' })
  const made = await app.payload.create({
    collection: 'event-instances',
    data: { tenant: world.a } as never,
    draft: true,
  })
  await owner().patch(`/event-instances/${made.id}?draft=true&autosave=true`, {
    event,
    start: '2028-03-04T19:30:00.000Z',
  })
  return { event, performances: [live, draft, changed, made.id] }
}

const lock = (document: string, holder: string) =>
  create(app.payload, 'payload-locked-documents', {
    document: { relationTo: 'event-instances', value: document },
    user: { relationTo: 'users', value: world.users[holder] },
  })

describe('an event that goes to the trash', () => {
  it.each([
    ['from its own screen', (id: string) => trash(id)],
    ['from its list', (id: string) => owner().patch(`/events?where[id][in][0]=${id}`, { deletedAt: now() }, screen)],
    [
      'by a program',
      (id: string) =>
        app.payload.update({ collection: 'events', data: { deletedAt: now() }, id, overrideAccess: true }),
    ],
  ])('%s takes its performances along, and brings them back as they were', async (name, put) => {
    const { event, performances } = await run(`Run ${name}`)
    const [early] = [await newPerformance(event, '2028-03-09T19:30:00.000Z')]
    expect((await trash(early, 'owner-a', 'event-instances')).status).toBe(200)
    const before = await states(...performances)
    expect(await listed(event)).toBe(4)
    await put(event)
    expect(await isTrashed(...performances, early)).toEqual([true, true, true, true, true])
    expect(await listed(event)).toBe(0)
    const back = await restore(event)
    expect([back.status, back.body.errors]).toEqual([200, []])
    expect(await isTrashed(...performances, early)).toEqual([false, false, false, false, true])
    expect(await states(...performances)).toEqual(before)
    // What was drafted before is drafted still, and visitors see what they saw.
    expect(
      (await owner().get<{ note: string | null }>(`/event-instances/${performances[2]}?draft=true`)).body.note,
    ).toBe('Drafted since')
    expect((await owner().get<{ note: string | null }>(`/event-instances/${performances[2]}`)).body.note).toBeNull()
    expect((await owner().get(`/events/${event}`)).body).toMatchObject({ startDate: '2028-03-01T19:30:00.000Z' })
  })

  it('many at once take theirs, each', async () => {
    const [one, other] = [await run('One of many'), await run('Another of many')]
    const ids = [one.event, other.event].map((id, index) => `where[id][in][${index}]=${id}`).join('&')
    expect((await owner().patch<Bulk>(`/events?${ids}`, { deletedAt: now() }, screen)).body.docs).toHaveLength(2)
    expect(await isTrashed(...one.performances, ...other.performances)).toEqual(Array.from({ length: 8 }, () => true))
    expect((await restore(one.event)).status).toBe(200)
    expect(await isTrashed(one.performances[0]!, other.performances[0]!)).toEqual([false, true])
  })

  it('is not seen on the site until it is published again, and then with its performances', async () => {
    const event = await newEvent('Back on stage')
    await newPerformance(event, '2030-03-01T19:30:00.000Z')
    const page = async () => (await visit(app, 'a.localhost:3000', '/events/back-on-stage')).status
    const shows = async () => (await visit(app, 'a.localhost:3000', '/events')).text.includes('Back on stage')
    const told = [await page()]
    await trash(event)
    told.push(await page())
    expect(await shows()).toBe(false)
    await restore(event, 'draft')
    told.push(await page())
    await trash(event)
    await restore(event, 'published')
    told.push(await page())
    expect(told).toEqual([200, 404, 404, 200])
  })

  it('stays where a colleague edits one of its performances, and says who; a program passes locks by', async () => {
    const { event, performances } = await run('Being edited')
    const held = await lock(performances[1]!, 'editor-a')
    const refused = await trash(event)
    expect([refused.status, refused.body.errors[0]!.message]).toEqual([
      423,
      expect.stringMatching(/editor-a.*is editing a performance of this event/),
    ])
    const bulk = await owner().patch<Bulk>(`/events?where[id][in][0]=${event}`, { deletedAt: now() }, screen)
    expect(bulk.body.errors).toMatchObject([
      { message: expect.stringMatching(/Being edited.*editor-a.*is editing a performance/) },
    ])
    expect(await isTrashed(...performances)).toEqual([false, false, false, false])
    expect((await owner().get(`/events/${event}`)).status).toBe(200)
    await app.payload.delete({ collection: 'payload-locked-documents', id: held })
    await lock(performances[1]!, 'owner-a')
    expect((await trash(event)).status).toBe(200)

    const again = await run('Edited as well')
    await lock(again.performances[0]!, 'editor-a')
    await app.payload.update({
      collection: 'events',
      data: { deletedAt: now() },
      id: again.event,
      overrideAccess: true,
    })
    expect(await isTrashed(...again.performances)).toEqual([true, true, true, true])
  })

  it('needs the right to it, and leaves its performances where it is refused', async () => {
    const { event, performances } = await run('Not mine')
    for (const name of ['editor-a', 'viewer-a', 'owner-b'])
      expect([name, (await trash(event, name)).status]).toEqual([name, 403])
    expect(await isTrashed(...performances)).toEqual([false, false, false, false])
  })

  it('takes no other performances: one that is drafted for another event and published for this one is its own', async () => {
    const { event, performances } = await run('Mine')
    const other = await newEvent('Theirs')
    const theirs = await newPerformance(other, '2028-04-01T19:30:00.000Z')
    expect((await owner().patch(`/event-instances/${performances[0]}?draft=true`, { event: other })).status).toBe(200)
    await trash(other)
    expect(await isTrashed(performances[0]!, theirs)).toEqual([false, true])
    await trash(event)
    expect(await isTrashed(performances[0]!)).toEqual([true])
  })
})

describe('whoever is asked whether an event is to go, or to come back', () => {
  const count = (ids: string[], name = 'owner-a') =>
    world.clients[name]!.post<{ all: number; along: number }>('/events/performances/count', { ids })

  it('is told how many performances go along', async () => {
    const [one, other] = [await run('Counted'), await run('Counted, too')]
    await trash(one.performances[0]!, 'owner-a', 'event-instances')
    expect((await count([one.event])).body).toEqual({ all: 4, along: 3 })
    expect((await count([one.event, other.event])).body).toEqual({ all: 8, along: 7 })
    await trash(one.event)
    expect((await count([one.event])).body).toEqual({ all: 4, along: 3 })
    expect((await count([await newEvent('Without any')])).body).toEqual({ all: 0, along: 0 })
    expect((await count([one.event], 'viewer-a')).status).toBe(200)
    for (const name of ['owner-b', 'stranger'])
      expect([name, (await count([one.event], name)).status]).toEqual([name, 404])
    // Of another site nothing is counted along.
    const foreign = await create(app.payload, 'events', { tenant: world.b, title: 'Foreign' })
    await create(app.payload, 'event-instances', {
      _status: 'published',
      event: foreign,
      start: '2028-03-01T19:30:00.000Z',
      tenant: world.b,
    })
    expect((await count([one.event, foreign])).body).toEqual({ all: 4, along: 3 })
  })
})

describe('the copy of an event', () => {
  it('has none of its performances, and none of their dates; what was typed is copied', async () => {
    const { event } = await run('Original')
    const copy = await owner().post<{ doc: { id: string; startDate: string | null; startDate_tz: string | null } }>(
      `/events/${event}/duplicate`,
    )
    expect([copy.status, copy.body.doc.startDate ?? null, copy.body.doc.startDate_tz ?? null]).toEqual([
      200,
      null,
      null,
    ])
    expect(await listed(copy.body.doc.id)).toBe(0)
    expect(await listed(event)).toBe(4)
    const typed = await newEvent('Typed dates', { startDate: '2028-09-01T19:30:00.000Z' })
    expect((await owner().post<{ doc: object }>(`/events/${typed}/duplicate`)).body.doc).toMatchObject({
      startDate: '2028-09-01T19:30:00.000Z',
    })
  })
})

describe('an event that is published at a set time', () => {
  it('shows the performances that are published, names them anew, and publishes none of itself', async () => {
    const event = await newEvent('Announced', { _status: 'draft' })
    const [live, draft] = [
      await newPerformance(event, '2030-03-01T19:30:00.000Z'),
      await newPerformance(event, '2030-03-02T19:30:00.000Z', { _status: 'draft' }),
    ]
    await owner().patch(`/events/${event}?draft=true`, { title: 'Announced at last' })
    expect((await visit(app, 'a.localhost:3000', '/events/announced')).status).toBe(404)
    const input = {
      doc: { relationTo: 'events', value: event },
      locale: 'en',
      type: 'publish',
      user: { relationTo: 'users', value: world.users['owner-a'] },
    }
    await app.payload.jobs.queue({
      input: input as never,
      overrideAccess: true,
      task: 'schedulePublish',
      waitUntil: new Date(Date.now() - 1000),
    })
    await publishScheduled(app.payload)
    expect((await owner().get(`/events/${event}`)).body).toMatchObject({
      _status: 'published',
      title: 'Announced at last',
    })
    expect(await states(live, draft)).toEqual(['published', 'draft'])
    const { body } = await owner().get<{ title: string }>(`/event-instances/${live}`)
    expect(body.title).toMatch(/^Announced at last, /)
  })
})

describe('while an event lies in the trash', () => {
  it('none of its performances comes back alone, and none is added', async () => {
    const { event, performances } = await run('Away')
    await trash(event)
    for (const _status of ['draft', 'published']) {
      const refused = await restore(performances[0]!, _status, 'event-instances')
      expect(refused.body.docs).toEqual([])
      expect(refused.body.errors[0]!.message).toContain('The event of this performance is in the trash')
    }
    expect(await isTrashed(performances[0]!)).toEqual([true])
    await expect(newPerformance(event, '2028-05-01T19:30:00.000Z')).rejects.toThrow('event')
    expect(
      (await owner().post('/event-instances', { event, start: '2028-05-01T19:30:00.000Z', tenant: world.a })).status,
    ).toBe(400)
    const rule = {
      durationMinutes: null,
      except: [],
      from: '2028-05-01',
      times: ['19:30'],
      to: '2028-05-02',
      weekdays: [1, 2, 3, 4, 5, 6, 7],
    }
    expect((await owner().post(`/events/${event}/performances`, { rule })).status).toBe(404)
    await restore(event)
    expect((await restore(performances[0]!, 'draft', 'event-instances')).body.docs).toEqual([])
    expect(
      (await owner().post('/event-instances', { event, start: '2028-05-01T19:30:00.000Z', tenant: world.a })).status,
    ).toBe(201)
  })

  it('no time is kept at which its performances were to be published', async () => {
    const [gone, stays] = [await run('Cancelled times'), await run('Kept times')]
    const [first, second] = gone.performances as [string, string]
    const kept = stays.performances[0]!
    const set = { day: '2031-03-01', isPublish: true, time: '10:00' }
    for (const id of [first, second, kept])
      expect((await owner().post(`/documents/event-instances/${id}/schedule`, set)).status).toBe(200)
    const scheduled = async () =>
      (
        await poolOf(app.payload).query<{ id: string }>(
          `select input -> 'doc' ->> 'value' as id from payload_jobs where input -> 'doc' ->> 'value' = any($1)`,
          [[first, second, kept]],
        )
      ).rows.map(({ id }) => id)
    expect(await scheduled()).toHaveLength(3)
    await trash(gone.event)
    expect(await scheduled()).toEqual([kept])
    await restore(gone.event)
    expect(await scheduled()).toEqual([kept])
  })

  it('one that went there by itself comes back when its event is there again', async () => {
    const { event, performances } = await run('By itself')
    await trash(performances[0]!, 'owner-a', 'event-instances')
    await trash(event)
    await restore(event)
    expect(await isTrashed(performances[0]!)).toEqual([true])
    expect((await restore(performances[0]!, 'published', 'event-instances')).body.errors).toEqual([])
    expect(await isTrashed(performances[0]!)).toEqual([false])
  })
})

describe('an event that is deleted for good', () => {
  it.each([
    [
      'from its trashed screen',
      async (id: string) => {
        await trash(id)
        return owner().delete<Bulk>(inTrash('events', id), screen)
      },
    ],
    ['at once', async (id: string) => owner().delete<Bulk>(`/events/${id}`, screen)],
  ])('%s takes all its performances with it, and nothing of them stays', async (name, remove) => {
    const { event, performances } = await run(`Gone ${name}`)
    await trash(performances[0]!, 'owner-a', 'event-instances')
    const answer = await remove(event)
    expect([answer.status, answer.body.errors ?? []]).toEqual([200, []])
    const { rows } = await poolOf(app.payload).query(
      `select 'document' as what from event_instances where id = any($1) union all select 'version' from _event_instances_v where parent_id = any($1) or version_event_id = $2
       union all select 'reference' from document_references where document_id = any($1)`,
      [performances, event],
    )
    expect(rows).toEqual([])
  })

  it('leaves a line of its own, as does each of many', async () => {
    const [one, other] = [await run('First of two'), await run('Second of two')]
    for (const { event } of [one, other]) await trash(event)
    const ids = [one.event, other.event].map((id, index) => `where[id][in][${index}]=${id}`).join('&')
    expect((await owner().delete<Bulk>(`/events?trash=true&${ids}`, screen)).body.docs).toHaveLength(2)
    const { rows } = await poolOf(app.payload).query<{ after: object }>(
      `select after from audit_log where action = 'document.deleted' and target = any($1) order by after ->> 'title'`,
      [[`events/${one.event}`, `events/${other.event}`]],
    )
    expect(rows.map(({ after }) => after)).toEqual([
      { performances: 4, title: 'First of two' },
      { performances: 4, title: 'Second of two' },
    ])
    const { rows: others } = await poolOf(app.payload).query(
      `select 1 from audit_log where action = 'document.deleted' and target like 'event-instances/%'`,
    )
    expect(others).toEqual([])
  })

  it('stays where a colleague edits one of its performances', async () => {
    const { event, performances } = await run('Not yet')
    await lock(performances[0]!, 'editor-a')
    expect((await owner().delete(`/events/${event}`, screen)).status).toBe(423)
    expect((await performance(performances[0]!)).id).toBe(performances[0])
    expect((await owner().get(`/events/${event}`)).status).toBe(200)
  })
})

describe('two people at once', () => {
  it('two people of whom one puts an event into the trash and one restores it leave event and performances in one place', async () => {
    for (let round = 0; round < 3; round++) {
      const { event, performances } = await run(`Twice ${round}`)
      const away = await Promise.all([
        trash(event),
        trash(event, 'admin-a'),
        world.clients.both!.patch(`/events?where[id][in][0]=${event}`, { deletedAt: now() }, screen),
      ])
      expect(away.map(({ status }) => status)).toContain(200)
      expect(await isTrashed(...performances)).toEqual([true, true, true, true])
      const back = await Promise.all([
        restore(event, 'published'),
        world.clients['admin-a']!.patch<Bulk>(
          inTrash('events', event),
          { _status: 'published', deletedAt: null },
          screen,
        ),
      ])
      expect(back.map(({ status }) => status)).toContain(200)
      expect(await isTrashed(...performances)).toEqual([false, false, false, false])
    }
  })

  it('a performance that is saved while its event goes into the trash is not left behind', async () => {
    for (let round = 0; round < 3; round++) {
      const { event, performances } = await run(`Saved ${round}`)
      await Promise.all([
        trash(event),
        ...performances.map((id) => world.clients['editor-a']!.patch(`/event-instances/${id}`, { note: 'Meanwhile' })),
        owner().post('/event-instances', {
          _status: 'published',
          event,
          start: '2028-06-01T19:30:00.000Z',
          tenant: world.a,
        }),
      ])
      const left = await poolOf(app.payload).query<{ count: number }>(
        'select count(*)::int as count from event_instances i join events e on e.id = i.event_id where e.id = $1 and e.deleted_at is not null and i.deleted_at is null',
        [event],
      )
      expect(left.rows[0]!.count).toBe(0)
    }
  })
})
