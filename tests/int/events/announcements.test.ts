import { createLocalReq } from 'payload'
import { personOf } from '@/access/personOf'
import { poolOf } from '@/database/connections'
import { takeBackNow } from '@/plugins/performances/published'
import { boot, type TestApp } from '@tests/support/boot'
import { visit } from '@tests/support/visitor'
import { contentPermissions, create, makeWorld, type World } from '@tests/support/world'

const A = 'a.localhost:3000'
const TEXT = 'The pipes burst, so we have to cancel.'

let app: TestApp
let world: World
let venue: string

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  venue = await published('venues', { name: 'Main House', slug: 'main-house', timezone: 'Europe/London' })
})
afterAll(() => app.close())

interface Preview {
  performances: {
    after: { start: string; state: string }
    before: { start: string; state: string }
    id: string
    losesLink: boolean
    seen: string
  }[]
  texts: Record<string, string>
}

interface Listed {
  docs: { differing: number; id: string; isOnPages: boolean; state: string }[]
}

const published = (collection: string, data: Record<string, unknown>, tenant = world.a) =>
  create(app.payload, collection, { _status: 'published', slugLock: false, tenant, ...data })
const client = (name = 'editor-a') => world.clients[name]!

/** An event with performances at 19:30 in winter, from a day on. */
async function makeRun(slug: string, from: string, count = 2): Promise<{ event: string; ids: string[] }> {
  const event = await published('events', { slug, title: `Title of ${slug}`, venue })
  const ids: string[] = []
  for (let day = 0; day < count; day++) {
    const start = new Date(Date.parse(`${from}T19:30:00.000Z`) + day * 86_400_000).toISOString()
    ids.push(await published('event-instances', { event, start, start_tz: 'Europe/London' }))
  }
  return { event, ids }
}

const preview = (choice: object, outcome: object, name?: string, tenantId = world.a) =>
  client(name).post<Preview>('/announcements/preview', { choice, outcome, tenantId })

/** Announces what a preview shows, as the screen does. */
async function announce(choice: object, outcome: object, more: object = {}, name?: string) {
  const { performances } = (await preview(choice, outcome)).body
  return client(name).post<{ changed: number; drafts: number; error: string; id: string }>('/announcements', {
    outcome,
    performances: performances.map(({ id, seen }) => ({ id, seen })),
    tenantId: world.a,
    ...more,
  })
}
const takeBack = (id: string, name?: string) =>
  client(name).post<{ leftOut: string[]; restored: number }>(`/announcements/${id}/take-back`, {})
const listed = async () => (await client().get<Listed>(`/announcements?tenantId=${world.a}`)).body.docs
const stored = async (id: string) => (await client().get<Record<string, unknown>>(`/event-instances/${id}`)).body
const page = async (path: string) => (await visit(app, A, path)).text
const statesOf = (ids: string[]) => Promise.all(ids.map(async (id) => (await stored(id)).instanceStatus))

describe('an announcement that performances are cancelled', () => {
  it('reaches page, banner, structured data and calendar at once, and leaves them when it is taken back', async () => {
    const { event, ids } = await makeRun('burst', '2031-01-10')
    const shown = (await preview({ event }, { kind: 'cancelled' })).body
    expect(shown.performances.map(({ after, before, losesLink }) => [before.state, after.state, losesLink])).toEqual([
      ['scheduled', 'cancelled', true],
      ['scheduled', 'cancelled', true],
    ])
    expect(shown.texts.en).toContain('cancelled')
    expect(await statesOf(ids)).toEqual(['scheduled', 'scheduled'])
    const sequence = async () =>
      [...(await page('/events/burst/calendar.ics')).matchAll(/SEQUENCE:(\d+)/g)].map(([, number]) => Number(number))
    const before = await sequence()

    const answer = await announce({ event }, { kind: 'cancelled' }, { isOnSite: true, messages: { en: TEXT } })
    expect([answer.status, answer.body.changed]).toEqual([200, 2])
    expect(await statesOf(ids)).toEqual(['cancelled', 'cancelled'])
    const html = await page('/events/burst')
    expect(html).toContain(`<p class="message">${TEXT}</p>`)
    expect(html).toContain('https://schema.org/EventCancelled')
    expect(await page('/events')).toContain(`<p class="announcement" role="status">${TEXT}</p>`)
    const calendar = await page('/events/burst/calendar.ics')
    expect(calendar.match(/STATUS:CANCELLED/g)).toHaveLength(2)
    for (const [index, number] of (await sequence()).entries()) expect(number).toBeGreaterThanOrEqual(before[index]!)

    expect((await takeBack(answer.body.id)).body).toEqual({ leftOut: [], restored: 2 })
    expect(await statesOf(ids)).toEqual(['scheduled', 'scheduled'])
    expect(await page('/events/burst')).not.toContain(TEXT)
    expect(await page('/events')).not.toContain(TEXT)
    expect(await page('/events/burst')).not.toContain('EventCancelled')
    expect((await takeBack(answer.body.id)).status).toBe(409)
  })

  it('is one line in the activity, and one notice and mail for each colleague, but none for whoever announced it', async () => {
    const { event, ids } = await makeRun('noticed', '2031-02-10', 3)
    const before = new Date().toISOString()
    await announce({ event }, { kind: 'cancelled' }, { reason: 'Illness' })
    const { docs } = await app.payload.find({
      collection: 'audit-log',
      limit: 2,
      sort: '-createdAt',
      where: { tenant: { equals: world.a } },
    })
    expect(docs[0]).toMatchObject({ action: 'events.changeAnnounced', after: { performances: ids.length } })
    expect(docs[1]).not.toMatchObject({ action: 'events.changeAnnounced', after: { performances: ids.length } })
    const noticesOf = async (name: string) =>
      (
        await app.payload.find({
          collection: 'notices',
          overrideAccess: true,
          where: { recipient: { equals: world.users[name] }, title: { like: 'Title of noticed' } },
        })
      ).docs
    expect(await noticesOf('owner-a')).toMatchObject([
      { body: 'Performances: 3. Illness', title: 'Cancelled: Title of noticed' },
    ])
    expect(await noticesOf('editor-a')).toEqual([])
    expect(await noticesOf('owner-b')).toEqual([])
    const mailsTo = async (name: string) => {
      const { email } = await app.payload.findByID({ collection: 'users', id: world.users[name]! })
      const { docs: mails } = await app.payload.find({
        collection: 'mails',
        overrideAccess: true,
        where: { and: [{ createdAt: { greater_than: before } }, { to: { equals: email } }] },
      })
      return mails.map(({ template, tenant }) => [template, typeof tenant === 'object' ? tenant?.id : tenant])
    }
    expect(await mailsTo('owner-a')).toEqual([['changeAnnounced', world.a]])
    expect([await mailsTo('editor-a'), await mailsTo('owner-b')]).toEqual([[], []])
  })
})

describe('other announcements', () => {
  it('postpone, delay and move performances, each with what search engines read of it', async () => {
    const { event, ids } = await makeRun('several', '2031-03-01', 3)
    await announce({ ids: [ids[0]] }, { kind: 'postponed' })
    await announce({ ids: [ids[1]] }, { kind: 'delayed', shiftMinutes: 20 }, { messages: { en: '{minutes} late' } })
    const elsewhere = await published('venues', { name: 'Studio', slug: 'studio', timezone: 'Europe/London' })
    await announce({ ids: [ids[2]] }, { day: '2031-03-09', kind: 'moved', venue: elsewhere })
    expect(await Promise.all(ids.map(stored))).toMatchObject([
      { instanceStatus: 'postponed', start: '2031-03-01T19:30:00.000Z' },
      { instanceStatus: 'moved', previousStart: '2031-03-02T19:30:00.000Z', start: '2031-03-02T19:50:00.000Z' },
      { instanceStatus: 'moved', start: '2031-03-09T19:30:00.000Z', venue: elsewhere },
    ])
    const html = await page('/events/several')
    expect(html).toContain('https://schema.org/EventPostponed')
    expect(html).toContain('"previousStartDate":"2031-03-02T19:30:00+00:00"')
    expect(html).toContain('20 late')
    expect((await preview({ event }, { kind: 'moved' })).status).toBe(400)
    expect((await preview({ event }, { kind: 'delayed', shiftMinutes: -5 })).status).toBe(400)
  })

  it('say why a performance was postponed until it has a new date, or its old one is long past', async () => {
    const { event, ids } = await makeRun('adrift', '2031-04-01', 1)
    await announce({ event }, { kind: 'postponed' }, { messages: { en: 'Tickets stay valid' } })
    const moveTo = async (days: number) => {
      const start = new Date(Date.now() - days * 86_400_000).toISOString()
      const set = (statement: string, id: string) => poolOf(app.payload).query(statement, [id, start])
      await set(
        `update announced_performances set after = jsonb_set(after, '{start}', to_jsonb($2::text)) where performance_id = $1`,
        ids[0]!,
      )
      await set('update event_instances set start = $2 where id = $1', ids[0]!)
      await set('update events set start_date = $2, end_date = $2 where id = $1', event)
      return page('/events/adrift')
    }
    expect(await moveTo(30)).toContain('<p class="announcement">Tickets stay valid</p>')
    expect(await moveTo(401)).not.toContain('Tickets stay valid')
  })

  it('find a new date in place of an earlier one, which is in effect again once that is taken back', async () => {
    const { event, ids } = await makeRun('found', '2031-05-01', 1)
    const first = (await announce({ event }, { kind: 'postponed' })).body.id
    const second = await announce({ ids }, { day: '2031-06-01', kind: 'moved' }, { replaces: first })
    expect(second.status).toBe(200)
    expect(await stored(ids[0]!)).toMatchObject({ instanceStatus: 'moved', start: '2031-06-01T19:30:00.000Z' })
    expect((await takeBack(first)).status).toBe(409)
    expect((await takeBack(second.body.id)).body.restored).toBe(1)
    expect(await stored(ids[0]!)).toMatchObject({ instanceStatus: 'postponed', start: '2031-05-01T19:30:00.000Z' })
    expect((await takeBack(first)).body.restored).toBe(1)
    expect(await statesOf(ids)).toEqual(['scheduled'])
  })

  it('give a new day to the one performance that is left chosen in the preview, never to several', async () => {
    const { event, ids } = await makeRun('chosen', '2031-05-04', 2)
    const moved = { day: '2031-06-04', kind: 'moved' }
    const { body, status } = await preview({ event }, moved)
    expect([status, body.performances.map(({ id }) => id)]).toEqual([200, ids])
    expect((await announce({ event }, moved)).status).toBe(422)
    expect(await statesOf(ids)).toEqual(['scheduled', 'scheduled'])
    expect((await announce({ ids: [ids[1]] }, moved)).status).toBe(200)
    expect(await statesOf(ids)).toEqual(['scheduled', 'moved'])
  })

  it('end an earlier one only for the performances that they are about as well, and no other', async () => {
    const { event, ids } = await makeRun('shared', '2031-05-10', 2)
    const other = await makeRun('unshared', '2031-05-20', 1)
    const first = (await announce({ event }, { kind: 'postponed' }, { messages: { en: 'Wait for it' } })).body.id
    const stateOf = async (id: string) => (await listed()).find((one) => one.id === id)?.state
    expect((await announce({ event: other.event }, { kind: 'cancelled' }, { replaces: first })).status).toBe(422)
    expect(await statesOf(other.ids)).toEqual(['scheduled'])
    expect(await stateOf(first)).toBe('done')

    const one = await announce({ ids: [ids[0]] }, { day: '2031-06-10', kind: 'moved' }, { replaces: first })
    expect(one.status).toBe(200)
    expect(await stateOf(first)).toBe('done')
    expect(await page('/events/shared')).toContain('Wait for it')
    const both = await announce({ ids }, { kind: 'moved', time: '18:00' }, { replaces: first })
    expect(both.status).toBe(200)
    expect(await stateOf(first)).toBe('replaced')
    expect((await takeBack(one.body.id)).body.restored).toBe(0)
    expect(await stateOf(first)).toBe('replaced')
    expect((await takeBack(both.body.id)).body.restored).toBe(2)
    expect(await stateOf(first)).toBe('done')
  })

  it('choose a day at a venue, where a performance without a venue of its own is at that of its event', async () => {
    const { ids } = await makeRun('matinee', '2031-07-01', 2)
    const other = await published('venues', { name: 'Other', slug: 'other', timezone: 'Europe/London' })
    const found = async (choice: object) =>
      (await preview(choice, { kind: 'cancelled' })).body.performances?.map(({ id }) => id)
    expect(await found({ day: '2031-07-01', venue })).toEqual([ids[0]])
    expect(await found({ from: '2031-07-01T00:00:00.000Z', to: '2031-07-03T00:00:00.000Z' })).toEqual(ids)
    expect(await found({ day: '2031-07-01', venue: other })).toEqual([])
  })

  it('leave out a draft that is of no event yet, and count what would overlap at the venue of each event', async () => {
    const [first, second] = [await makeRun('beside', '2034-07-01', 1), await makeRun('apart', '2034-07-02', 1)]
    const elsewhere = await published('venues', { name: 'Annexe', slug: 'annexe', timezone: 'Europe/London' })
    const third = await published('events', { slug: 'annexed', title: 'Annexed', venue: elsewhere })
    const there = await published('event-instances', {
      event: third,
      start: '2034-07-02T19:30:00.000Z',
      start_tz: 'Europe/London',
    })
    const draft = { start: '2034-07-01T19:30:00.000Z', start_tz: 'Europe/London', tenant: world.a }
    await app.payload.create({ collection: 'event-instances', data: draft as never, draft: true })
    const found = async (choice: object, outcome: object) => {
      const { body, status } = await preview(choice, outcome)
      return [status, body.performances?.map(({ id }) => id), (body as { clashes?: number }).clashes]
    }
    expect(await found({ day: '2034-07-01' }, { kind: 'cancelled' })).toEqual([200, first.ids, 0])
    const all = [...first.ids, ...second.ids, there]
    expect((await found({ ids: all }, { kind: 'moved', time: '20:00' }))[2]).toBe(0)
    // All on one day: two in the main house, one in the annexe.
    expect((await found({ ids: [first.ids[0], there] }, { day: '2034-07-02', kind: 'moved' }))[2]).toBe(1)
  })

  it('choose what is still to come between two moments, also where the first is over', async () => {
    const old = await published('venues', { name: 'Old House', slug: 'old-house', timezone: 'Europe/London' })
    const event = await published('events', { slug: 'lasting', title: 'Lasting', venue: old })
    const [past, next] = await Promise.all(
      ['2020-01-01', '2033-01-01'].map((day) =>
        published('event-instances', { event, start: `${day}T19:30:00.000Z`, start_tz: 'Europe/London' }),
      ),
    )
    const found = async (choice: object) =>
      (await preview({ ...choice, venue: old }, { kind: 'cancelled' })).body.performances.map(({ id }) => id)
    expect(await found({ from: '2019-01-01T00:00:00.000Z', to: '2034-01-01T00:00:00.000Z' })).toEqual([next])
    expect(await found({ day: '2020-01-01' })).toEqual([past])
  })

  it('choose what is still to come of an event, among it an exhibition that has begun', async () => {
    const event = await published('events', { slug: 'prints', title: 'Prints', venue })
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()
    const run = (from: number, to: number) =>
      published('event-instances', { end: inDays(to), event, start: inDays(from), start_tz: 'Europe/London' })
    await run(-90, -30)
    await run(-0.1, 0.1)
    const ids = [await run(-60, 0.5), await run(-0.5, 30), await run(1, 1.1)]
    const { body } = await preview({ event }, { kind: 'cancelled' })
    expect(body.performances.map(({ id }) => id)).toEqual(ids)
  })
})

describe('a new time', () => {
  it('leaves those that do not take place as they are unless they are named, and what is sold out stays so', async () => {
    const { event, ids } = await makeRun('revived', '2031-04-01', 4)
    for (const [index, instanceStatus] of ['cancelled', 'postponed', 'sold_out'].entries())
      await client().patch(`/event-instances/${ids[index]}`, { _status: 'published', instanceStatus })
    const late = { kind: 'delayed', shiftMinutes: 30 }
    const found = async (choice: object, outcome: object) =>
      (await preview(choice, outcome)).body.performances.map(({ id }) => id)
    const between = { from: '2031-04-01T00:00:00.000Z', to: '2031-04-05T00:00:00.000Z' }
    for (const choice of [{ event }, between]) expect(await found(choice, late)).toEqual(ids.slice(2))
    expect(await found({ day: '2031-04-01' }, late)).toEqual([])
    expect(await found({ event }, { kind: 'moved', time: '20:00' })).toEqual(ids.slice(2))
    expect(await found({ event }, { kind: 'postponed' })).toEqual(ids.slice(1))
    expect(await found({ event }, { kind: 'cancelled' })).toEqual(ids.slice(1))
    expect(await found({ ids: [ids[0]] }, late)).toEqual([ids[0]])

    const answer = await announce({ event }, late, { messages: { en: 'Half an hour late' } })
    expect(answer.body.changed).toBe(2)
    expect(await statesOf(ids)).toEqual(['cancelled', 'postponed', 'sold_out', 'moved'])
    expect(await stored(ids[2]!)).toMatchObject({
      previousStart: '2031-04-03T19:30:00.000Z',
      start: '2031-04-03T20:00:00.000Z',
    })
    expect(await page('/events/revived')).toContain('Half an hour late')
    expect((await takeBack(answer.body.id)).body.restored).toBe(2)
    expect(await statesOf(ids)).toEqual(['cancelled', 'postponed', 'sold_out', 'scheduled'])
  })
})

describe('an announcement', () => {
  it('changes nothing at all if one of its performances was changed since it was previewed', async () => {
    const { event, ids } = await makeRun('raced', '2031-08-01')
    const { performances } = (await preview({ event }, { kind: 'cancelled' })).body
    const seen = performances.map(({ id, seen: at }) => ({ id, seen: at }))
    const both = ['cancelled', 'postponed'].map((kind, index) =>
      client(index === 0 ? 'editor-a' : 'owner-a').post('/announcements', {
        outcome: { kind },
        performances: index === 0 ? seen : seen.toReversed(),
        tenantId: world.a,
      }),
    )
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
    const kind = statuses[0] === 200 ? 'cancelled' : 'postponed'
    expect(await statesOf(ids)).toEqual([kind, kind])
  })

  it('is taken off all pages by those who may publish, and still read with its performances', async () => {
    const { event, ids } = await makeRun('banner', '2031-12-01', 1)
    const banner = { isOnSite: true, messages: { en: 'Snowed in' } }
    const { id } = (await announce({ event }, { kind: 'cancelled' }, banner)).body
    const takeOff = (name?: string) => client(name).post(`/announcements/${id}/take-off-pages`, {})
    const isOnPages = async () => (await listed()).find((one) => one.id === id)?.isOnPages
    expect(await page('/venues')).toContain('Snowed in')
    expect((await takeOff('viewer-a')).status).toBe(403)
    expect((await takeOff('editor-b')).status).toBe(404)
    expect(await isOnPages()).toBe(true)
    expect((await takeOff()).status).toBe(200)
    expect(await isOnPages()).toBe(false)
    expect(await page('/venues')).not.toContain('Snowed in')
    expect(await page('/events/banner')).toContain('Snowed in')
    expect(await statesOf(ids)).toEqual(['cancelled'])
    expect((await takeOff()).status).toBe(409)
    const { docs } = await app.payload.find({ collection: 'audit-log', limit: 1, sort: '-createdAt' })
    expect(docs[0]).toMatchObject({ action: 'events.changeOffPages', tenant: world.a })
  })

  it('is taken back only as a whole: not while somebody edits one of its performances, but afterwards', async () => {
    const { event, ids } = await makeRun('edited', '2031-08-10', 2)
    const { id } = (await announce({ event }, { kind: 'cancelled' }, { messages: { en: 'Off, sadly' } })).body
    const lock = await create(app.payload, 'payload-locked-documents', {
      document: { relationTo: 'event-instances', value: ids[1] },
      user: { relationTo: 'users', value: world.users['owner-a'] },
    })
    const refused = await client().post<{ errors: { path: string }[] }>(`/announcements/${id}/take-back`, {})
    expect([refused.status, refused.body.errors.map(({ path }) => path)]).toEqual([423, [ids[1]]])
    expect(await statesOf(ids)).toEqual(['cancelled', 'cancelled'])
    expect(await page('/events/edited')).toContain('Off, sadly')
    expect((await listed()).find((one) => one.id === id)?.state).toBe('done')
    await app.payload.delete({ id: lock, collection: 'payload-locked-documents' })
    expect((await takeBack(id)).body).toEqual({ leftOut: [], restored: 2 })
    expect(await statesOf(ids)).toEqual(['scheduled', 'scheduled'])
  })

  it('is no longer read once somebody has changed the performance again, which the list says', async () => {
    const { event, ids } = await makeRun('again', '2031-09-01', 1)
    const { id } = (await announce({ event }, { kind: 'cancelled' }, { messages: { en: 'Off for now' } })).body
    expect(await page('/events/again')).toContain('Off for now')
    await client('owner-a').patch(`/event-instances/${ids[0]}`, { _status: 'published', instanceStatus: 'scheduled' })
    expect(await page('/events/again')).not.toContain('Off for now')
    expect((await listed()).find((one) => one.id === id)).toMatchObject({ differing: 1, state: 'done' })
    const taken = (await takeBack(id)).body
    expect([taken.restored, taken.leftOut]).toEqual([0, [expect.stringContaining('owner-a')]])
  })

  it('is for those who edit events of this very site', async () => {
    const { event, ids } = await makeRun('walled', '2031-10-01', 1)
    const foreign = await published('events', { slug: 'foreign', title: 'Foreign' }, world.b)
    const theirs = await published(
      'event-instances',
      { event: foreign, start: '2031-10-01T18:30:00.000Z', start_tz: 'Europe/London' },
      world.b,
    )
    expect((await preview({ event }, { kind: 'cancelled' }, 'viewer-a')).status).toBe(403)
    expect((await preview({ event }, { kind: 'cancelled' }, 'editor-b')).status).toBe(404)
    expect((await preview({ ids: [theirs] }, { kind: 'cancelled' })).body).toMatchObject({
      performances: [],
      planned: [],
    })
    const direct = await client('both').post('/announcements', {
      outcome: { kind: 'cancelled' },
      performances: [{ id: theirs, seen: new Date().toISOString() }],
      tenantId: world.a,
    })
    expect([403, 404]).toContain(direct.status)
    const { id } = (await announce({ ids }, { kind: 'cancelled' })).body
    // Other plugins take announcements back as well, of the site that they name.
    const user = await app.payload.findByID({ collection: 'users', id: world.users.both! })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
    const person = (await personOf(req))!
    const elsewhere = takeBackNow(req, { id, locale: 'en', person, tenantId: world.b })
    await expect(elsewhere).rejects.toMatchObject({ status: 404 })
    expect((await listed()).find((one) => one.id === id)?.state).toBe('done')
    expect((await takeBack(id, 'viewer-a')).status).toBe(403)
    expect((await takeBack(id, 'editor-b')).status).toBe(404)
    expect((await client('editor-b').get(`/announcements?tenantId=${world.a}`)).status).toBe(404)
    expect(await statesOf(ids)).toEqual(['cancelled'])
    expect((await takeBack(id)).status).toBe(200)
  })

  it('is on all pages, and leaves them, only by those who may publish events', async () => {
    const { 'events:publish': _, ...permissions } = contentPermissions(app.payload)
    const role = await create(app.payload, 'user-roles', { permissions, tenant: world.a, title: 'Writer' })
    const member = { role: 'staff', tenant: world.a, user: world.users.stranger, userRole: role }
    await create(app.payload, 'memberships', member)
    const { event, ids } = await makeRun('written', '2032-01-10', 1)
    await client().patch(`/event-instances/${ids[0]}?draft=true`, { _status: 'draft' })
    const banner = { isOnSite: true, messages: { en: 'On every page' } }
    expect((await announce({ event }, { kind: 'postponed' }, banner, 'stranger')).status).toBe(403)
    const quiet = await announce({ event }, { kind: 'postponed' }, {}, 'stranger')
    expect(quiet.status).toBe(200)
    const found = { day: '2032-02-01', kind: 'moved' }
    expect((await announce({ ids }, found, { replaces: quiet.body.id }, 'stranger')).status).toBe(403)
    expect((await takeBack(quiet.body.id, 'stranger')).body.restored).toBe(1)
    expect(await page('/events')).not.toContain('On every page')

    const shown = await announce({ event }, { kind: 'postponed' }, banner)
    expect(await page('/events')).toContain('On every page')
    expect((await takeBack(shown.body.id, 'stranger')).status).toBe(403)
    expect(await page('/events')).toContain('On every page')
    expect((await takeBack(shown.body.id)).status).toBe(200)
    expect(await page('/events')).not.toContain('On every page')
  })

  it('is read of a draft only once that is published, whatever visitors see of the performance meanwhile', async () => {
    const { ids } = await makeRun('half', '2032-03-10', 1)
    const path = `/event-instances/${ids[0]}`
    await client().patch(path, { _status: 'published', instanceStatus: 'postponed' })
    const first = await announce({ ids }, { kind: 'postponed' }, { messages: { en: 'The earlier text' } })
    await client().patch(`${path}?draft=true`, { _status: 'draft', instanceStatus: 'scheduled' })
    const quiet = await announce({ ids }, { kind: 'postponed' }, { messages: { en: 'Not for visitors yet' } })
    expect([first.status, quiet.status]).toEqual([200, 200])
    expect(await page('/events/half')).toContain('The earlier text')
    expect(await page('/events/half')).not.toContain('Not for visitors yet')

    await client().patch(path, { _status: 'published' })
    expect(await page('/events/half')).toContain('Not for visitors yet')
    expect(await page('/events/half')).not.toContain('The earlier text')
  })

  it('reaches visitors also where a colleague has changes that wait, which it leaves as they are', async () => {
    const { ids } = await makeRun('waiting', '2032-04-10', 1)
    const path = `/event-instances/${ids[0]}`
    await client().patch(`${path}?draft=true&autosave=true`, { note: 'Not told yet' })
    const shown = (await preview({ ids }, { kind: 'cancelled' })).body
    expect(shown.performances).toMatchObject([{ isLive: true, losesLink: true }])
    const answer = await announce({ ids }, { kind: 'cancelled' }, { messages: { en: TEXT } })
    expect([answer.status, answer.body]).toMatchObject([200, { changed: 1, drafts: 0 }])
    const html = await page('/events/waiting')
    expect(html).toContain('https://schema.org/EventCancelled')
    expect(html).toContain(TEXT)
    expect(html).not.toContain('Not told yet')
    const draft = async () => (await client().get<Record<string, unknown>>(`${path}?draft=true`)).body
    expect(await draft()).toMatchObject({ _status: 'draft', instanceStatus: 'cancelled', note: 'Not told yet' })

    expect((await takeBack(answer.body.id)).body).toEqual({ leftOut: [], restored: 1 })
    expect(await page('/events/waiting')).not.toContain('EventCancelled')
    expect(await draft()).toMatchObject({ _status: 'draft', instanceStatus: 'scheduled', note: 'Not told yet' })
  })

  it('leaves alone what visitors see where the draft differs in the very thing that changes', async () => {
    const { ids } = await makeRun('differing', '2032-05-10', 1)
    const path = `/event-instances/${ids[0]}`
    const { start } = await stored(ids[0]!)
    await client().patch(`${path}?draft=true`, { end: null, start: '2032-05-20T19:30:00.000Z' })
    const moved = await announce({ ids }, { kind: 'delayed', shiftMinutes: 30 })
    expect([moved.status, moved.body.drafts]).toEqual([200, 1])
    expect(await stored(ids[0]!)).toMatchObject({ instanceStatus: 'scheduled', start })
  })

  it('begins with the texts that the site keeps', async () => {
    const { event } = await makeRun('kept', '2031-11-01', 1)
    await announce(
      { event },
      { kind: 'delayed', shiftMinutes: 10 },
      { keepsTexts: true, messages: { en: 'Wait {minutes}' } },
    )
    expect((await preview({ event }, { kind: 'delayed', shiftMinutes: 10 })).body.texts.en).toBe('Wait {minutes}')
    expect((await preview({ event }, { kind: 'cancelled' })).body.texts.en).toContain('cancelled')
  })
})

describe('many performances', () => {
  it('each keep a version of before that can be restored, their author, their references and their other texts', async () => {
    const studio = await published('venues', { name: 'Second', slug: 'second', timezone: 'Europe/London' })
    const { event, ids } = await makeRun('versioned', '2033-04-01', 2)
    const [id] = ids as [string, string]
    await client().patch(`/event-instances/${id}`, {
      _status: 'published',
      accessTypes: ['relaxed', 'captioned'],
      note: 'Preview',
    })
    await client().patch(`/event-instances/${id}?locale=cy`, { _status: 'published', note: 'Rhagolwg' })
    const answer = await announce({ event }, { kind: 'moved', venue: studio })
    expect(answer.body.changed).toBe(2)
    for (const query of ['', '?draft=true'])
      expect((await client().get(`/event-instances/${id}${query}`)).body).toMatchObject({
        _status: 'published',
        accessTypes: ['relaxed', 'captioned'],
        instanceStatus: 'moved',
        note: 'Preview',
        title: expect.stringContaining('Title of versioned'),
      })
    expect((await client().get(`/event-instances/${id}?locale=cy`)).body).toMatchObject({ note: 'Rhagolwg' })
    const versions = (
      await client().get<{
        docs: { id: string; latest: boolean; version: { instanceStatus: string; venue: unknown } }[]
      }>(`/event-instances/versions?where[parent][equals]=${id}&sort=-updatedAt&depth=0`)
    ).body.docs
    expect(versions.map(({ latest, version }) => [Boolean(latest), version.instanceStatus, version.venue])).toEqual([
      [true, 'moved', studio],
      ...versions.slice(1).map(() => [false, 'scheduled', null]),
    ])
    expect(versions.length).toBeGreaterThan(2)
    const { rows: writers } = await poolOf(app.payload).query(
      'select version_id as version, person_id as person from version_writers where document_id = $1 and version_id = $2',
      [id, versions[0]!.id],
    )
    expect(writers).toEqual([{ person: world.users['editor-a'], version: versions[0]!.id }])
    const uses = async () =>
      (
        await poolOf(app.payload).query<{ id: string }>(
          `select document_id as id from document_references
           where collection = 'event-instances' and target_id = $1 and path = 'venue' and state = 'published'`,
          [studio],
        )
      ).rows.map((row) => row.id)
    expect((await uses()).toSorted()).toEqual(ids.toSorted())
    const restored = await client().post(`/event-instances/versions/${versions[1]!.id}`, {})
    expect(restored.status).toBe(200)
    expect(await stored(id)).toMatchObject({ accessTypes: ['relaxed', 'captioned'], instanceStatus: 'scheduled' })
    expect(await uses()).toEqual([ids[1]])
  })

  it('stay as they are without the right to publish them, and at a venue of another site', async () => {
    const { 'events:publish': _, ...permissions } = contentPermissions(app.payload)
    const role = await create(app.payload, 'user-roles', { permissions, tenant: world.a, title: 'Drafter' })
    await create(app.payload, 'memberships', {
      role: 'staff',
      tenant: world.a,
      user: world.users.studio,
      userRole: role,
    })
    const { event, ids } = await makeRun('guarded', '2033-05-01', 2)
    expect((await announce({ event }, { kind: 'cancelled' }, {}, 'studio')).status).toBe(403)
    expect(await statesOf(ids)).toEqual(['scheduled', 'scheduled'])
    const theirs = await published('venues', { name: 'Theirs', slug: 'theirs' }, world.b)
    const docs = (await client().get<{ docs: { id: string; updatedAt: string }[] }>(`/events/${event}/performances`))
      .body.docs
    const restore = (venueOfThem: string | null) =>
      client().post(`/events/${event}/performances/restore`, {
        performances: docs.map((one) => ({
          before: {
            accessTypes: [],
            bookingLinkLabel: null,
            bookingLinkURL: null,
            end: null,
            end_tz: 'Europe/London',
            instanceStatus: 'postponed',
            start: '2033-05-09T18:30:00.000Z',
            start_tz: 'Europe/London',
            venue: venueOfThem,
          },
          id: one.id,
          leftAt: one.updatedAt,
        })),
      })
    expect((await restore(theirs)).status).toBe(400)
    expect(await statesOf(ids)).toEqual(['scheduled', 'scheduled'])
    expect((await restore(null)).status).toBe(200)
    expect(await statesOf(ids)).toEqual(['postponed', 'postponed'])
  })
})
