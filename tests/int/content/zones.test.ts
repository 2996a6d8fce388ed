import { createLocalReq } from 'payload'
import { boot, ORIGIN, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'
import { tokenOf } from '@tests/isolation/support/session'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

/** As the form of a document reads it. */
async function inForm(collection: 'events' | 'posts', id: string) {
  const headers = new Headers({
    Cookie: `payload-token=${await tokenOf(app, world.users['editor-a']!)}`,
    Origin: ORIGIN,
  })
  const { user } = await app.payload.auth({ headers })
  const req = await createLocalReq({ req: { headers }, user: user ?? undefined }, app.payload)
  return app.payload.findByID({
    collection,
    depth: 0,
    draft: true,
    id,
    overrideAccess: false,
    req,
  }) as unknown as Promise<Record<string, string | null>>
}

describe('the zone of a moment that is not set yet', () => {
  it("is the place's in the form of an event, the site's elsewhere, and nothing in the API", async () => {
    const venue = await create(app.payload, 'venues', {
      name: 'The Barn',
      tenant: world.a,
      timezone: 'America/Chicago',
    })
    const there = await create(app.payload, 'events', { tenant: world.a, title: 'Hamlet', venue })
    const here = await create(app.payload, 'events', { tenant: world.a, title: 'Lear' })
    await app.payload.update({
      collection: 'tenants',
      data: { timezone: 'Europe/London' },
      id: world.a,
      overrideAccess: true,
    })
    expect([(await inForm('events', there)).startDate_tz, (await inForm('events', here)).startDate_tz]).toEqual([
      'America/Chicago',
      'Europe/London',
    ])
    expect((await inForm('events', there)).publishDate_tz).toBe('Europe/London')
    const stored = await world.clients['editor-a']!.get<Record<string, unknown>>(`/events/${there}`)
    expect(stored.body.startDate_tz ?? null).toBeNull()
  })
})

describe('a date', () => {
  const editor = () => world.clients['editor-a']!
  const london = { end_tz: 'Europe/London', start_tz: 'Europe/London' }
  const performance = async (more: object) => ({
    _status: 'published',
    ...london,
    event: await create(app.payload, 'events', { _status: 'published', tenant: world.a, title: 'Hamlet' }),
    tenant: world.a,
    ...more,
  })
  const [early, late] = ['2027-02-01T19:30:00.000Z', '2027-02-01T22:00:00.000Z']

  it.each([
    ['event-instances', { end: early, start: late }, 'end'],
    ['event-instances', { end: early, start: early }, 'end'],
    ['events', { endDate: early, startDate: late, title: 'x' }, 'endDate'],
    ['seasons', { endDate: early, startDate: late, title: 'x' }, 'endDate'],
    ['event-instances', { start: '0027-02-01T10:00:00.000Z' }, 'start'],
    ['event-instances', { start: '9999-02-01T10:00:00.000Z' }, 'start'],
    ['seasons', { startDate: '1027-02-01T10:00:00.000Z', title: 'x' }, 'startDate'],
    ['posts', { publishDate: '0027-02-01T10:00:00.000Z', title: 'x' }, 'publishDate'],
    ['event-instances', { start: '2027-03-28T01:30', ...london }, 'start'],
  ])('is refused in %s, published or as a draft: %j', async (collection, given, path) => {
    const data = collection === 'event-instances' ? await performance(given) : { ...given, tenant: world.a }
    for (const query of ['', '?draft=true']) {
      const refused = await editor().post<{ errors: { data: { errors: object[] } }[] }>(`/${collection}${query}`, {
        ...data,
        _status: query ? 'draft' : 'published',
      })
      expect([refused.status, refused.body.errors[0]?.data.errors]).toEqual([400, [expect.objectContaining({ path })]])
    }
  })

  it.each([
    ['event-instances', { end: late, start: early }],
    ['events', { endDate: early, startDate: early, title: 'One day' }],
    ['seasons', { endDate: '2200-12-01T12:00:00.000Z', startDate: '1500-12-01T12:00:00.000Z', title: 'Long' }],
  ])('is accepted in %s where calendars can show it: %j', async (collection, given) => {
    const data = collection === 'event-instances' ? await performance(given) : { ...given, tenant: world.a }
    expect((await editor().post(`/${collection}`, data)).status).toBe(201)
  })

  it('a date without an offset is read in the time zone that comes with it', async () => {
    const sent = await performance({ start: '2027-07-01T19:30', start_tz: 'America/New_York' })
    const saved = await editor().post<{ doc: { start: string } }>('/event-instances', sent)
    expect(saved.body.doc.start).toBe('2027-07-01T23:30:00.000Z')
  })

  it('cannot be moved past its end by a change of one field, also in many documents at once', async () => {
    const sent = await performance({ end: late, start: early })
    const { id } = (await editor().post<{ doc: { id: string } }>('/event-instances', sent)).body.doc
    const later = { start: '2027-03-01T19:30:00.000Z' }
    expect((await editor().patch(`/event-instances/${id}`, later)).status).toBe(400)
    expect((await editor().patch(`/event-instances/${id}?draft=true`, later)).status).toBe(400)
    const many = await editor().patch<{ docs: object[] }>(`/event-instances?where[id][equals]=${id}`, later)
    expect(many.body.docs).toEqual([])
    expect((await editor().get<{ start: string }>(`/event-instances/${id}`)).body.start).toBe(early)
    expect((await editor().patch(`/event-instances/${id}`, { ...later, end: null })).status).toBe(200)
  })
})
