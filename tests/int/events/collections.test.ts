import { boot, type TestApp } from '@tests/support/boot'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'

const SITE = 'a.localhost:3000'

let app: TestApp
let world: World
let count = 0

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const published = (collection: string, data: Record<string, unknown>, tenant = world.a) =>
  create(app.payload, collection, { _status: 'published', slug: `made-${++count}`, slugLock: false, tenant, ...data })

const event = (title: string, data: Record<string, unknown> = {}) => published('events', { title, ...data })

interface Row {
  operator: string
  property: string
  value: unknown
}

const editor = () => world.clients['editor-a']!

/** Makes an automated collection as the editor's browser does. */
async function collect(rows: Row[], { match = 'all', ...data }: Record<string, unknown> = {}): Promise<string> {
  const answer = await editor().post<{ doc: { id: string } }>('/event-collections', {
    _status: 'published',
    conditions: { match, rows },
    kind: 'automated',
    tenant: world.a,
    title: `Collection ${++count}`,
    ...data,
  })
  expect(answer.status).toBe(201)
  return answer.body.doc.id
}

/** Titles of the events of a collection, in its order. */
async function titlesIn(id: string, query = ''): Promise<string[]> {
  const { body } = await editor().get<{ includedEvents: { title: string }[] }>(
    `/event-collections/${id}?depth=1${query}`,
  )
  return body.includedEvents.map(({ title }) => title)
}

const titlesFor = async (rows: Row[], more: Record<string, unknown> = {}) => titlesIn(await collect(rows, more))

describe('Manual event collection', () => {
  it('keeps the order that staff chose, in the API and on the website [B-152]', async () => {
    const [first, second, third] = [await event('Manual A'), await event('Manual B'), await event('Manual C')]
    const { body } = await editor().post<{ doc: { id: string } }>('/event-collections', {
      _status: 'published',
      events: [third, first, second],
      kind: 'manual',
      slug: 'by-hand',
      slugLock: false,
      tenant: world.a,
      title: 'By hand',
    })
    expect(await titlesIn(body.doc.id)).toEqual(['Manual C', 'Manual A', 'Manual B'])
    const { text } = await visit(app, SITE, '/event-collections/by-hand')
    expect([...text.matchAll(/Manual [ABC](?=<\/a>)/g)].map(([title]) => title)).toEqual([
      'Manual C',
      'Manual A',
      'Manual B',
    ])
    await editor().patch(`/event-collections/${body.doc.id}`, { conditions: null, kind: 'automated' })
    expect(await titlesIn(body.doc.id)).toEqual([])
    await editor().patch(`/event-collections/${body.doc.id}`, { kind: 'manual' })
    expect(await titlesIn(body.doc.id)).toEqual(['Manual C', 'Manual A', 'Manual B'])
  })
})

describe('Automated event collection', () => {
  it('contains events of a season, series or venue, or all others [B-154, B-156]', async () => {
    const [season, other, series, house, yard] = [
      await published('seasons', { title: 'S1' }),
      await published('seasons', { title: 'S2' }),
      await published('series', { title: 'Late' }),
      await published('venues', { name: 'House' }),
      await published('venues', { name: 'Yard' }),
    ]
    await event('Of S1 and Late', {
      season,
      series: [series, await published('series', { title: 'More' })],
      venue: house,
    })
    await event('Of S2', { season: other, venue: yard })
    await event('On tour', { season: other, venue: house }).then((id) =>
      published('event-instances', { event: id, start: '2027-05-01T18:00:00Z', venue: yard }),
    )
    await event('Of no season')
    const among = async (rows: Row[], more = {}) =>
      (await titlesFor(rows, more)).filter((title) => /^O[fn] /.test(title))
    expect(await among([{ operator: 'equal', property: 'season', value: season }])).toEqual(['Of S1 and Late'])
    expect((await among([{ operator: 'not_equal', property: 'season', value: season }])).sort()).toEqual([
      'Of S2',
      'Of no season',
      'On tour',
    ])
    expect(
      await among([{ operator: 'equal', property: 'series', value: { relationTo: 'series', value: series } }]),
    ).toEqual(['Of S1 and Late'])
    expect((await among([{ operator: 'not_equal', property: 'series', value: series }])).sort()).toEqual([
      'Of S2',
      'Of no season',
      'On tour',
    ])
    expect((await among([{ operator: 'equal', property: 'venue', value: yard }])).sort()).toEqual(['Of S2', 'On tour'])
    expect((await among([{ operator: 'not_equal', property: 'venue', value: yard }])).sort()).toEqual([
      'Of S1 and Late',
      'Of no season',
    ])
    const both = [
      { operator: 'equal', property: 'season', value: other },
      { operator: 'equal', property: 'venue', value: house },
    ]
    expect(await among(both)).toEqual(['On tour'])
    expect((await among(both, { match: 'any' })).sort()).toEqual(['Of S1 and Late', 'Of S2', 'On tour'])
  })

  it("compares dates by day in the site's time zone: on, not on, before and after [B-155, B-157]", async () => {
    // Theatre A is in London, an hour ahead of UTC in July.
    await event('Day June', { endDate: '2027-06-30T22:59:00Z', startDate: '2027-06-30T22:00:00Z' })
    await event('Day July', { endDate: '2027-07-02T20:00:00Z', startDate: '2027-06-30T23:30:00Z' })
    await event('Day after', { startDate: '2027-07-01T23:00:00Z' })
    await event('Day never')
    const on = async (property: string, operator: string) =>
      (await titlesFor([{ operator, property, value: '2027-07-01' }])).filter((title) => title.startsWith('Day'))
    expect(await on('startDate', 'equal')).toEqual(['Day July'])
    expect(await on('startDate', 'not_equal')).toEqual(['Day June', 'Day after', 'Day never'])
    expect(await on('startDate', 'before')).toEqual(['Day June'])
    expect(await on('startDate', 'after')).toEqual(['Day after'])
    expect(await on('endDate', 'before')).toEqual(['Day June'])
    expect(await on('endDate', 'after')).toEqual(['Day July', 'Day after'])
    expect(await on('endDate', 'equal')).toEqual([])
  })

  it('follows changes of existing and new events at once, and shows no drafts to visitors [B-153]', async () => {
    const season = await published('seasons', { title: 'Follows' })
    const kept = await event('Follows early', { season, startDate: '2031-01-01T19:00:00Z' })
    await collect([{ operator: 'equal', property: 'season', value: season }], { slug: 'follows', slugLock: false })
    const id = await collect([{ operator: 'equal', property: 'season', value: season }])
    const shown = async () =>
      [...(await visit(app, SITE, '/event-collections/follows')).text.matchAll(/Follows \w+(?=<\/a>)/g)].map(
        ([title]) => title,
      )
    expect(await titlesIn(id)).toEqual(['Follows early'])
    const late = await event('Follows late', { season, startDate: '2031-03-01T19:00:00Z' })
    await create(app.payload, 'events', {
      _status: 'draft',
      season,
      startDate: '2031-02-01T19:00:00Z',
      tenant: world.a,
      title: 'Follows secretly',
    })
    await published('events', { season: undefined, title: 'Follows B' }, world.b)
    expect(await titlesIn(id)).toEqual(['Follows early', 'Follows late'])
    expect(await titlesIn(id, '&draft=true')).toEqual(['Follows early', 'Follows secretly', 'Follows late'])
    expect(await shown()).toEqual(['Follows early', 'Follows late'])
    await editor().patch(`/events/${kept}`, { season: null })
    expect([await titlesIn(id), await shown()]).toEqual([['Follows late'], ['Follows late']])
    await editor().patch(`/events/${kept}`, { season })
    await app.payload.delete({ collection: 'events', id: late, overrideAccess: true })
    expect([await titlesIn(id), await shown()]).toEqual([['Follows early'], ['Follows early']])
  })

  it('is empty without conditions', async () => {
    expect(await titlesFor([])).toEqual([])
    expect(await titlesFor([], { match: 'any' })).toEqual([])
  })

  it('refuses invalid conditions, on drafts too', async () => {
    const season = await published('seasons', { title: 'Own' })
    const [foreign, deleted, trashed] = [
      await published('seasons', { title: 'Foreign' }, world.b),
      await published('seasons', { title: 'Gone' }),
      await published('seasons', { title: 'Binned' }),
    ]
    await app.payload.delete({ collection: 'seasons', id: deleted, overrideAccess: true })
    await app.payload.update({
      collection: 'seasons',
      data: { deletedAt: new Date().toISOString() },
      id: trashed,
      overrideAccess: true,
    })
    const good = { operator: 'equal', property: 'season', value: season }
    const id = await collect([good])
    const save = (row: unknown, query = '') =>
      editor().patch<{ errors: { data: { errors: { path: string }[] } }[] }>(`/event-collections/${id}${query}`, {
        _status: query ? 'draft' : 'published',
        conditions: { match: 'all', rows: [good, row] },
      })
    const wrong: [object, string][] = [
      [{ ...good, property: 'password' }, 'conditions.rows.1.property'],
      [{ ...good, operator: 'before' }, 'conditions.rows.1.operator'],
      [{ operator: 'before', property: 'startDate', value: '2027-02-30' }, 'conditions.rows.1.value'],
      [{ ...good, value: foreign }, 'conditions.rows.1.value'],
      [{ ...good, value: deleted }, 'conditions.rows.1.value'],
      [{ ...good, value: trashed }, 'conditions.rows.1.value'],
      [{ ...good, value: { relationTo: 'users', value: world.users['owner-a'] } }, 'conditions.rows.1.value'],
      [{ ...good, value: "' or true --" }, 'conditions.rows.1.value'],
      [{ ...good, extra: true }, 'conditions.rows.1'],
    ]
    for (const query of ['', '?draft=true', '?draft=true&autosave=true']) {
      for (const [row, path] of wrong) {
        const answer = await save(row, query)
        expect([row, answer.status, answer.text]).toEqual([row, 400, expect.stringContaining(path)])
      }
      expect((await save({ operator: 'before', property: 'startDate', value: '2027-02-28' }, query)).status).toBe(200)
    }
  })

  it('keeps a condition whose season was deleted, matches no event with it, and can still be saved', async () => {
    const season = await published('seasons', { title: 'Short-lived' })
    await event('Any at all')
    const id = await collect([{ operator: 'not_equal', property: 'season', value: season }])
    expect(await titlesIn(id)).toContain('Any at all')
    await app.payload.delete({ collection: 'seasons', id: season, overrideAccess: true })
    expect(await titlesIn(id)).toEqual([])
    expect((await editor().patch(`/event-collections/${id}`, { title: 'Renamed' })).status).toBe(200)
    const { body } = await editor().get<{ conditions: { rows: unknown[] } }>(`/event-collections/${id}`)
    expect(body.conditions.rows).toHaveLength(1)
  })
})

describe('Conditions from apps', () => {
  it('are available while the app is enabled; without it they are kept and match nothing [B-158, B-270]', async () => {
    await event('Linked', { bookingLinkURL: 'https://tickets.example/linked' })
    await event('Linked by its evening').then((id) =>
      published('event-instances', {
        bookingLinkURL: 'https://tickets.example/evening',
        event: id,
        start: '2027-05-01T18:00:00Z',
      }),
    )
    await event('Linked nowhere')
    const row = { operator: 'equal', property: 'generalBooking.bookingLink', value: 'yes' }
    const save = () =>
      editor().post('/event-collections', {
        conditions: { match: 'all', rows: [row] },
        kind: 'automated',
        tenant: world.a,
        title: 'Bookable',
      })
    expect((await save()).status).toBe(400)
    const booking = await create(app.payload, 'apps', {
      category: 'ticketing',
      handle: 'generalBooking',
      name: 'Booking',
    })
    const enable = (installedApps: string[]) =>
      app.payload.db.updateOne({ collection: 'tenants', data: { installedApps }, id: world.a })
    await enable([booking])
    const linked = async (id: string) => (await titlesIn(id)).filter((title) => title.startsWith('Linked')).sort()
    const [yes, no, notYes] = [
      await collect([row]),
      await collect([{ ...row, value: 'no' }]),
      await collect([{ ...row, operator: 'not_equal' }]),
    ]
    expect(await linked(yes)).toEqual(['Linked', 'Linked by its evening'])
    expect(await linked(no)).toEqual(['Linked nowhere'])
    expect(await linked(notYes)).toEqual(['Linked nowhere'])
    const elsewhere = await world.clients['editor-b']!.post('/event-collections', {
      conditions: { match: 'all', rows: [row] },
      kind: 'automated',
      tenant: world.b,
      title: 'Bookable',
    })
    expect(elsewhere.status).toBe(400)

    // Lists offer the booking link where tickets are sold; what a document holds is told anywhere.
    const offered = async (name: string) => {
      const { collections } = (
        await world.clients[name]!.get<{
          collections: Record<string, { fields: true | Record<string, true | { read?: boolean }> }>
        }>('/access')
      ).body
      return ['events', 'event-instances'].map((slug) => {
        const { fields } = collections[slug]!
        const may = fields === true || fields.bookingLinkURL
        return may === true || may?.read === true
      })
    }
    expect([await offered('editor-a'), await offered('editor-b')]).toEqual([
      [true, true],
      [false, false],
    ])
    const stored = async () =>
      (await editor().get<{ docs: { bookingLinkURL: string }[] }>('/events?where[title][equals]=Linked')).body.docs[0]
        ?.bookingLinkURL
    expect(await stored()).toBe('https://tickets.example/linked')

    await enable([])
    expect(await offered('editor-a')).toEqual([false, false])
    expect(await stored()).toBe('https://tickets.example/linked')
    expect([await titlesIn(yes), await titlesIn(no), await titlesIn(notYes)]).toEqual([[], [], []])
    expect((await editor().patch(`/event-collections/${yes}`, { title: 'Renamed' })).status).toBe(200)
    const preview = await editor().post<{ inactive: unknown; totalDocs: number }>('/event-collections/matching', {
      conditions: { match: 'all', rows: [row] },
      tenantId: world.a,
    })
    expect(preview.body).toMatchObject({ inactive: [{ because: 'app', row: 0 }], totalDocs: 0 })
    await enable([booking])
    expect(await linked(yes)).toEqual(['Linked', 'Linked by its evening'])
  })
})

describe('POST /api/event-collections/matching', () => {
  it('counts and names matching events, drafts included, for people who may view them', async () => {
    const season = await published('seasons', { title: 'Looked at' })
    for (let number = 0; number < 12; number++)
      await event(`Seen ${number}`, { season, startDate: `2032-01-${String(12 - number).padStart(2, '0')}T19:00:00Z` })
    await create(app.payload, 'events', {
      _status: 'draft',
      season,
      startDate: '2031-12-01T19:00:00Z',
      tenant: world.a,
      title: 'Seen as a draft',
    })
    const rows = [{ operator: 'equal', property: 'season', value: season }]
    const ask = (name: string, tenantId = world.a, asked: unknown[] = rows) =>
      world.clients[name]!.post<{ docs: { state: string; title: string }[]; names: object; totalDocs: number }>(
        '/event-collections/matching',
        { conditions: { match: 'all', rows: asked }, tenantId },
      )
    const { body, status } = await ask('viewer-a')
    expect([status, body.totalDocs, body.docs.length]).toEqual([200, 13, 10])
    expect(body.docs[0]).toMatchObject({ state: 'draft', title: 'Seen as a draft' })
    expect(body.docs[1]).toMatchObject({ state: 'published', title: 'Seen 11' })
    expect(body.names).toEqual({ [season]: 'Looked at' })
    expect((await ask('editor-b')).status).toBe(404)
    expect((await ask('editor-b', world.b)).body).toMatchObject({ names: {}, totalDocs: 0 })
    expect((await ask('both', world.b)).status).toBe(403)
    expect((await ask('viewer-a', world.a, [{ ...rows[0], operator: 'after' }])).status).toBe(400)
  })
})
