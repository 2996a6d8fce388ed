import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
let newYork: string
let tokyo: string

const NEW_YORK = 'America/New_York'
const LONDON = 'Europe/London'
const TOKYO = 'Asia/Tokyo'

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  newYork = await create(app.payload, 'venues', {
    _status: 'published',
    name: 'Broadway',
    tenant: world.a,
    timezone: NEW_YORK,
  })
  tokyo = await create(app.payload, 'venues', {
    _status: 'published',
    name: 'Shinjuku',
    tenant: world.a,
    timezone: TOKYO,
  })
})
afterAll(() => app.close())

const editor = () => world.clients['editor-a']!

interface Performance {
  end: string | null
  end_tz: string
  start: string | null
  start_tz: string
}

const read = async (id: string, draft = true) =>
  (await editor().get<Performance>(`/event-instances/${id}?draft=${draft}`)).body

/** What the wall clock of its zone shows. */
async function shown(id: string, draft = true): Promise<string> {
  const { start, start_tz } = await read(id, draft)
  return `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone: start_tz }).format(new Date(start!))} ${start_tz}`
}

const newDraft = async (type: 'event-instances' | 'events' | 'venues') =>
  (await app.payload.create({ collection: type, data: { tenant: world.a } as never, draft: true })).id

/** The form sends all that it holds: what it read, and what was typed since, on the clock that it shows. */
async function type(id: string, typed: object, { collection = 'event-instances', publish = false } = {}) {
  const held = (await editor().get<Record<string, unknown>>(`/${collection}/${id}?draft=true&depth=0`)).body
  const { end, end_tz, event, start, start_tz, venue } = held
  const sent = collection === 'event-instances' ? { end, end_tz, event, start, start_tz, venue } : {}
  const answer = await editor().patch(`/${collection}/${id}${publish ? '' : '?draft=true&autosave=true'}`, {
    ...sent,
    ...typed,
    ...(publish && { _status: 'published' }),
  })
  expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.any(String)])
}

const publishedEvent = (more: object = {}) =>
  create(app.payload, 'events', { _status: 'published', tenant: world.a, title: 'Hamlet', ...more })

describe('a performance made by hand', () => {
  it('is in the zone of its site, until its place is known', async () => {
    const id = await newDraft('event-instances')
    expect(await read(id)).toMatchObject({ end_tz: LONDON, start_tz: LONDON })
  })

  it('takes the zone of its venue when that is chosen, and what was typed stays what the clock shows', async () => {
    const id = await newDraft('event-instances')
    await type(id, { end: '2028-03-01T22:00:00.000Z', start: '2028-03-01T19:30:00.000Z' })
    expect(await shown(id)).toBe(`01/03/2028, 19:30 ${LONDON}`)
    await type(id, { event: await publishedEvent() })
    expect(await shown(id)).toBe(`01/03/2028, 19:30 ${LONDON}`)
    await type(id, { venue: newYork })
    expect(await shown(id)).toBe(`01/03/2028, 19:30 ${NEW_YORK}`)
    expect(await read(id)).toMatchObject({
      end: '2028-03-02T03:00:00.000Z',
      end_tz: NEW_YORK,
      start: '2028-03-02T00:30:00.000Z',
    })
    await type(id, {}, { publish: true })
    expect(await shown(id, false)).toBe(`01/03/2028, 19:30 ${NEW_YORK}`)
    // And back, and elsewhere.
    await type(id, { venue: tokyo })
    expect(await shown(id)).toBe(`01/03/2028, 19:30 ${TOKYO}`)
    await type(id, { venue: null })
    expect(await shown(id)).toBe(`01/03/2028, 19:30 ${LONDON}`)
    expect(await shown(id, false)).toBe(`01/03/2028, 19:30 ${NEW_YORK}`)
  })

  it('takes the zone of its event’s venue when the event is chosen, in the very save that brings the time, too', async () => {
    const event = await publishedEvent({ venue: newYork })
    const id = await newDraft('event-instances')
    await type(id, { event, start: '2028-03-01T19:30:00.000Z' })
    expect(await shown(id)).toBe(`01/03/2028, 19:30 ${NEW_YORK}`)
    const later = await newDraft('event-instances')
    await type(later, { event })
    expect(await read(later)).toMatchObject({ start: null, start_tz: NEW_YORK })
    await type(later, { event: await publishedEvent({ venue: tokyo }), start: '2028-03-02T00:30:00.000Z' })
    expect(await shown(later)).toBe(`01/03/2028, 19:30 ${TOKYO}`)
  })

  it('knows an event and a venue that are only drafted', async () => {
    const [event, venue] = [await newDraft('events'), await newDraft('venues')]
    await type(venue, { name: 'Pop-up', timezone: TOKYO }, { collection: 'venues' })
    await type(event, { title: 'Drafted', venue }, { collection: 'events' })
    const id = await newDraft('event-instances')
    await type(id, { event, start: '2028-03-01T19:30:00.000Z' })
    expect(await shown(id)).toBe(`01/03/2028, 19:30 ${TOKYO}`)
  })

  it('follows when its event goes elsewhere: at once from a draft, and from what is published when it is', async () => {
    const event = await newDraft('events')
    await type(event, { title: 'On tour' }, { collection: 'events' })
    const id = await newDraft('event-instances')
    await type(id, { event, start: '2028-03-01T19:30:00.000Z' })
    await type(event, { venue: newYork }, { collection: 'events' })
    expect(await shown(id)).toBe(`01/03/2028, 19:30 ${NEW_YORK}`)
    await type(event, {}, { collection: 'events', publish: true })
    await type(id, {}, { publish: true })
    await type(event, { venue: tokyo }, { collection: 'events' })
    expect([await shown(id), await shown(id, false)]).toEqual([
      `01/03/2028, 19:30 ${NEW_YORK}`,
      `01/03/2028, 19:30 ${NEW_YORK}`,
    ])
    await type(event, {}, { collection: 'events', publish: true })
    expect([await shown(id), await shown(id, false)]).toEqual([
      `01/03/2028, 19:30 ${TOKYO}`,
      `01/03/2028, 19:30 ${TOKYO}`,
    ])
    expect((await editor().get(`/events/${event}`)).body).toMatchObject({
      startDate: '2028-03-01T10:30:00.000Z',
      startDate_tz: TOKYO,
    })
    // One with a venue of its own stays where it is.
    const own = await newDraft('event-instances')
    await type(own, { event, start: '2028-03-01T19:30:00.000Z', venue: newYork })
    await type(event, { venue: newYork }, { collection: 'events', publish: true })
    await type(event, { venue: tokyo }, { collection: 'events', publish: true })
    expect(await shown(own)).toBe(`01/03/2028, 19:30 ${NEW_YORK}`)
  })

  it('follows when its venue turns out to lie in a zone', async () => {
    const venue = await create(app.payload, 'venues', { _status: 'published', name: 'Somewhere', tenant: world.a })
    const event = await publishedEvent({ venue })
    const [through, there] = [await newDraft('event-instances'), await newDraft('event-instances')]
    await type(through, { event, start: '2028-07-01T18:30:00.000Z' })
    await type(there, { start: '2028-07-01T18:30:00.000Z', venue })
    await editor().patch(`/venues/${venue}`, { _status: 'published', timezone: TOKYO })
    expect([await shown(through), await shown(there)]).toEqual([
      `01/07/2028, 19:30 ${TOKYO}`,
      `01/07/2028, 19:30 ${TOKYO}`,
    ])
  })
})

describe('a zone that somebody chose', () => {
  it('stays, whatever becomes of the place', async () => {
    const event = await publishedEvent({ venue: newYork })
    const id = await newDraft('event-instances')
    await type(id, { event, start: '2028-03-01T19:30:00.000Z' })
    await type(id, { start: '2028-03-01T19:30:00.000Z', start_tz: 'Europe/Paris' })
    await type(id, { venue: tokyo })
    expect(await read(id)).toMatchObject({ start: '2028-03-01T19:30:00.000Z', start_tz: 'Europe/Paris' })
    await type(event, { venue: tokyo }, { collection: 'events', publish: true })
    expect(await read(id)).toMatchObject({ start: '2028-03-01T19:30:00.000Z', start_tz: 'Europe/Paris' })
    const named = await editor().post<{ doc: Performance }>('/event-instances', {
      event,
      start: '2028-03-01T19:30:00.000Z',
      start_tz: 'UTC',
      tenant: world.a,
    })
    expect(named.body.doc).toMatchObject({ end_tz: 'UTC', start: '2028-03-01T19:30:00.000Z', start_tz: 'UTC' })
  })

  it('is not what a program means that sends a moment alone', async () => {
    const event = await publishedEvent({ venue: newYork })
    const { body } = await editor().post<{ doc: Performance & { id: string } }>('/event-instances', {
      event,
      start: '2028-03-02T00:30:00.000Z',
      tenant: world.a,
    })
    expect(body.doc).toMatchObject({ start: '2028-03-02T00:30:00.000Z', start_tz: NEW_YORK })
    await editor().patch(`/event-instances/${body.doc.id}`, { start: '2028-03-05T10:00:00.000Z', venue: tokyo })
    expect(await read(body.doc.id)).toMatchObject({ start: '2028-03-05T10:00:00.000Z', start_tz: TOKYO })
    // Only the place is sent: what the clock shows stays.
    await editor().patch(`/event-instances/${body.doc.id}`, { venue: newYork })
    expect(await shown(body.doc.id)).toBe(`05/03/2028, 19:00 ${NEW_YORK}`)
  })
})

describe('somebody who is writing', () => {
  it('keeps a performance as it is while its event goes elsewhere; what others write goes on top of the change', async () => {
    const event = await publishedEvent({ venue: newYork })
    const [held, open] = [await newDraft('event-instances'), await newDraft('event-instances')]
    for (const id of [held, open]) await type(id, { event, start: '2028-03-02T00:30:00.000Z', start_tz: NEW_YORK })
    const { body } = await world.clients['admin-a']!.get<{ updatedAt: string }>(`/event-instances/${open}?draft=true`)
    await create(app.payload, 'payload-locked-documents', {
      document: { relationTo: 'event-instances', value: held },
      user: { relationTo: 'users', value: world.users['admin-a'] },
    })
    await type(event, { venue: tokyo }, { collection: 'events', publish: true })
    expect([await shown(held), await shown(open)]).toEqual([
      `01/03/2028, 19:30 ${NEW_YORK}`,
      `01/03/2028, 19:30 ${TOKYO}`,
    ])
    expect(
      (
        await world.clients['admin-a']!.patch(`/event-instances/${open}?draft=true`, {
          note: 'Mine',
          updatedAt: body.updatedAt,
        })
      ).status,
    ).toBe(200)
    expect(await shown(open)).toBe(`01/03/2028, 19:30 ${TOKYO}`)
  })
})

describe('what was stored before', () => {
  it('is left as it is: it was wrong, or meant', async () => {
    const event = await publishedEvent({ venue: newYork })
    const id = await create(app.payload, 'event-instances', {
      _status: 'published',
      event,
      start: '2028-03-01T19:30:00.000Z',
      start_tz: 'UTC',
      tenant: world.a,
    })
    await type(id, { note: 'Only this' })
    await type(event, { venue: tokyo }, { collection: 'events', publish: true })
    expect(await read(id)).toMatchObject({ start: '2028-03-01T19:30:00.000Z', start_tz: 'UTC' })
    const { rows } = await poolOf(app.payload).query<{ zone: string }>(
      'select start_tz as zone from event_instances where id = $1',
      [id],
    )
    expect(rows).toEqual([{ zone: 'UTC' }])
  })
})

describe('performances in another zone than their place', () => {
  interface Listed {
    docs: { id: string; placeZone: string; start: string; title: string; zone: string }[]
    totalDocs: number
  }
  const list = async (name = 'editor-b') =>
    (await world.clients[name]!.get<Listed>(`/event-instances/other-zones?tenantId=${world.b}`)).body
  const place = (id: string, body: object, name = 'editor-b') =>
    world.clients[name]!.post<{ start: string; timezone: string }>(`/event-instances/${id}/place`, body)
  const stored = async (id: string) =>
    (await world.clients['editor-b']!.get<Performance & { _status: string; title: string }>(`/event-instances/${id}`))
      .body

  it('are listed, those to come first, and put right one by one: by their clock, or by their moment', async () => {
    const event = await create(app.payload, 'events', { _status: 'published', tenant: world.b, title: 'Oklahoma' })
    const made = (start: string, more: object = {}) =>
      create(app.payload, 'event-instances', {
        _status: 'published',
        event,
        start,
        start_tz: 'UTC',
        tenant: world.b,
        ...more,
      })
    const over = await made('2020-03-01T19:30:00.000Z')
    const later = await made('2129-03-01T19:30:00.000Z')
    const sooner = await made('2128-03-01T19:30:00.000Z', { end: '2128-03-01T22:00:00.000Z' })
    const draft = await made('2130-03-01T19:30:00.000Z', { _status: 'draft' })
    const trashed = await made('2131-03-01T19:30:00.000Z')
    await world.clients['owner-b']!.patch(`/event-instances/${trashed}`, { deletedAt: new Date().toISOString() })
    await made('2132-03-01T19:30:00.000Z', { start_tz: NEW_YORK })
    const found = await list()
    expect([found.totalDocs, found.docs.map(({ id }) => id)]).toEqual([4, [sooner, later, draft, over]])
    expect(found.docs[0]).toEqual({
      id: sooner,
      placeZone: NEW_YORK,
      start: '2128-03-01T19:30:00.000Z',
      title: 'Oklahoma, Mon 1 Mar 2128, 19:30',
      zone: 'UTC',
    })

    expect((await place(sooner, { from: found.docs[0]!.start, keep: 'clock' })).body).toEqual({
      end: '2128-03-02T03:00:00.000Z',
      start: '2128-03-02T00:30:00.000Z',
      timezone: NEW_YORK,
    })
    expect(await stored(sooner)).toMatchObject({
      _status: 'published',
      end_tz: NEW_YORK,
      start: '2128-03-02T00:30:00.000Z',
      start_tz: NEW_YORK,
      title: 'Oklahoma, Mon 1 Mar 2128, 19:30',
    })
    expect((await place(later, { keep: 'moment' })).body).toMatchObject({
      start: '2129-03-01T19:30:00.000Z',
      timezone: NEW_YORK,
    })
    expect(await stored(later)).toMatchObject({
      start: '2129-03-01T19:30:00.000Z',
      title: 'Oklahoma, Tue 1 Mar 2129, 14:30',
    })
    expect((await place(draft, { keep: 'clock' })).status).toBe(200)
    expect((await stored(draft))._status).toBe('draft')
    expect((await list()).docs.map(({ id }) => id)).toEqual([over])

    // As the site writes its event: one span for all.
    expect((await world.clients['editor-b']!.get(`/events/${event}`)).body).toMatchObject({
      startDate: '2020-03-01T19:30:00.000Z',
      startDate_tz: 'UTC',
    })
    // Put right, it follows its place like any other.
    const venue = await create(app.payload, 'venues', {
      _status: 'published',
      name: 'On tour',
      tenant: world.b,
      timezone: TOKYO,
    })
    await world.clients['editor-b']!.patch(`/events/${event}`, { venue })
    expect(await stored(sooner)).toMatchObject({ start: '2128-03-01T10:30:00.000Z', start_tz: TOKYO })
  })

  it('are for those who may see, and change, what is on', async () => {
    const event = await create(app.payload, 'events', { _status: 'published', tenant: world.b, title: 'Carousel' })
    const id = await create(app.payload, 'event-instances', {
      _status: 'published',
      event,
      start: '2128-03-01T19:30:00.000Z',
      start_tz: 'UTC',
      tenant: world.b,
    })
    expect((await list('viewer-b')).docs.length).toBeGreaterThan(0)
    expect((await place(id, { keep: 'clock' }, 'viewer-b')).status).toBe(403)
    for (const name of ['editor-a', 'stranger'])
      expect([
        name,
        (await place(id, { keep: 'clock' }, name)).status,
        (await world.clients[name]!.get(`/event-instances/other-zones?tenantId=${world.b}`)).status,
      ]).toEqual([name, 404, 404])
    expect((await place(id, { from: '2128-03-01T20:30:00.000Z', keep: 'clock' })).status).toBe(409)
    await create(app.payload, 'payload-locked-documents', {
      document: { relationTo: 'event-instances', value: id },
      user: { relationTo: 'users', value: world.users['owner-b'] },
    })
    expect((await place(id, { keep: 'clock' })).status).toBe(423)
    expect((await stored(id)).start_tz).toBe('UTC')
  })
})
