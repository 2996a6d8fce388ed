import { createLocalReq } from 'payload'
import { loadTenant } from '@/access/tenants'
import { personOf } from '@/access/personOf'
import { loadUpcomingPerformances } from '@/components/views/Dashboard/data/loadUpcomingPerformances'
import { loadScheduledDocuments } from '@/components/views/Dashboard/data/loadScheduledDocuments'
import type { Scope } from '@/components/views/Dashboard/data/scope'
import { listDocumentsWrittenBy } from '@/plugins/versions/database/writers'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

async function scopeOf(name: string, site = world.a): Promise<Scope> {
  const user = await app.payload.findByID({ collection: 'users', id: world.users[name]! })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } as never }, app.payload)
  return { person: (await personOf(req))!, req, tenant: (await loadTenant(app.payload, site))! }
}

describe('coming performances on the dashboard', () => {
  const start = '2131-07-10T18:30:00.000Z'
  let event: string
  const perform = (more: object = {}) =>
    create(app.payload, 'event-instances', { _status: 'published', event, start, tenant: world.a, ...more })
  const warnings = async (name = 'editor-a') =>
    Object.fromEntries(
      (await loadUpcomingPerformances(await scopeOf(name), new Date()))!.map(({ id, warnings: found }) => [id, found]),
    )

  beforeAll(async () => {
    const venue = await create(app.payload, 'venues', { _status: 'published', name: 'Main stage', tenant: world.a })
    event = await create(app.payload, 'events', { _status: 'published', tenant: world.a, title: 'Hamlet', venue })
  })

  it('warn of what visitors will miss, and of two in one place, to whoever can do something about it', async () => {
    const first = await perform({ end: '2131-07-10T21:00:00.000Z' })
    expect(await warnings()).toEqual({ [first]: [{ kind: 'noPicture' }] })
    const other = await create(app.payload, 'events', { _status: 'published', tenant: world.a, title: 'Macbeth' })
    const { venue } = await app.payload.findByID({ collection: 'events', depth: 0, id: event })
    const second = await create(app.payload, 'event-instances', {
      _status: 'published',
      event: other,
      start: '2131-07-10T20:00:00.000Z',
      tenant: world.a,
      venue,
    })
    expect(await warnings()).toEqual({
      [first]: [{ kind: 'clash', title: 'Macbeth' }, { kind: 'noPicture' }],
      [second]: [{ kind: 'clash', title: 'Hamlet' }, { kind: 'noPicture' }],
    })
    // What is called off needs nothing, and takes no room.
    await app.payload.update({ collection: 'event-instances', data: { instanceStatus: 'cancelled' }, id: second })
    expect(await warnings()).toEqual({ [first]: [{ kind: 'noPicture' }], [second]: [] })
    expect(await warnings('viewer-a')).toEqual({ [first]: [], [second]: [] })
    await app.payload.delete({ collection: 'event-instances', id: second })
  })

  it('warn of a missing booking link where tickets are sold, and an event speaks for its performances', async () => {
    const of = async () =>
      Object.values(await warnings())
        .flat()
        .map(({ kind }) => kind)
    expect(await of()).toEqual(['noPicture'])
    const booking = await create(app.payload, 'apps', {
      category: 'ticketing',
      handle: 'generalBooking',
      name: 'Booking',
    })
    await app.payload.update({ collection: 'tenants', data: { installedApps: [booking] }, id: world.a })
    expect(await of()).toEqual(['noBookingLink', 'noPicture'])
    await app.payload.update({
      collection: 'events',
      data: { bookingLinkURL: 'https://tickets.example/hamlet' },
      id: event,
    })
    expect(await of()).toEqual(['noPicture'])
  })
})

describe('what changes by itself, on the dashboard', () => {
  const schedule = (collection: string, id: string, type = 'publish') =>
    app.payload.jobs.queue({
      input: {
        doc: { relationTo: collection, value: id },
        type,
        user: { relationTo: 'users', value: world.users['owner-a'] },
      } as never,
      overrideAccess: true,
      task: 'schedulePublish',
      waitUntil: new Date('2127-12-01T00:00:00Z'),
    })

  it('is told with its moment, the earliest of each document, of the site on screen and without the trash', async () => {
    const [page, event, gone, theirs] = [
      await create(app.payload, 'pages', { tenant: world.a, title: 'Season' }),
      await create(app.payload, 'events', { _status: 'published', tenant: world.a, title: 'Lear' }),
      await create(app.payload, 'pages', { tenant: world.a, title: 'Gone' }),
      await create(app.payload, 'pages', { tenant: world.b, title: 'Of another' }),
    ]
    for (const id of [page, page, gone, theirs]) await schedule('pages', id)
    await schedule('events', event, 'unpublish')
    await app.payload.update({ collection: 'pages', data: { deletedAt: new Date().toISOString() }, id: gone })
    const told = await loadScheduledDocuments(await scopeOf('viewer-a'))
    expect(
      told.map(({ id, isPublish, title }) => ({ id, isPublish, title })).sort((a, b) => a.title.localeCompare(b.title)),
    ).toEqual([
      { id: event, isPublish: false, title: 'Lear' },
      { id: page, isPublish: true, title: 'Season' },
    ])
    expect(told[0]?.moment).toMatch(/2127/)
    expect((await loadScheduledDocuments(await scopeOf('viewer-b', world.b))).map(({ id }) => id)).toEqual([theirs])
  })
})

describe('the latest work of somebody', () => {
  it('is theirs, on this site, the last first, each document once', async () => {
    const write = async (name: string, title: string, tenant = world.a) =>
      (await world.clients[name]!.post<{ doc: { id: string } }>('/pages?draft=true', { tenant, title })).body.doc.id
    const [first, second] = [await write('super', 'First'), await write('super', 'Second')]
    await write('editor-a', 'Of a colleague')
    const elsewhere = await write('super', 'Elsewhere', world.b)
    await world.clients.super!.patch(`/pages/${first}?draft=true`, { title: 'First, again' })
    const of = async (tenant: string) =>
      (await listDocumentsWrittenBy({ payload: app.payload }, { limit: 9, person: world.users.super!, tenant })).map(
        ({ id }) => id,
      )
    expect(await of(world.a)).toEqual([first, second])
    expect(await of(world.b)).toEqual([elsewhere])
  })
})
