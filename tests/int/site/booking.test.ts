import { poolOf } from '@/database/connections'
import { datesOf } from '@tests/int/site/support'
import { makeApps } from '@tests/int/apps/support/site'
import { googleProblems } from '@tests/support/googleEvent'
import { boot, type TestApp } from '@tests/support/boot'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'

const A = 'a.localhost:3000'
const DAY_MS = 86_400_000

let app: TestApp
let world: World
let event: string
let venue: string
const evenings: Record<string, string> = {}

const at = (days: number): string =>
  new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + days * DAY_MS + 19.5 * 3_600_000).toISOString()

const published = (collection: string, data: Record<string, unknown>, tenant = world.a) =>
  create(app.payload, collection, { _status: 'published', slugLock: false, tenant, ...data })

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  const apps = await makeApps(app, ['generalBooking'])
  venue = await published('venues', {
    city: 'Cardiff',
    name: 'Main House',
    slug: 'main-house',
    timezone: 'Europe/Paris',
  })
  event = await published('events', {
    bookingLinkURL: 'https://tickets.example/lear',
    priceText: '£12–£28',
    slug: 'lear',
    summary: 'A king divides.',
    title: 'Lear',
    venue,
  })
  const evening = async (name: string, days: number, data: Record<string, unknown> = {}) => {
    evenings[name] = await published('event-instances', {
      event,
      note: name,
      start: at(days),
      start_tz: 'Europe/Paris',
      ...data,
    })
  }
  await evening('Plain', 2, { accessTypes: ['captioned', 'relaxed'] })
  await evening('Gone', 3, { accessTypes: ['captioned'], instanceStatus: 'sold_out' })
  await evening('Off', 4, { instanceStatus: 'cancelled' })
  await evening('Own', 5, { bookingLinkLabel: 'Gala tickets', bookingLinkURL: 'https://tickets.example/gala' })
  await create(app.payload, 'event-instances', {
    _status: 'draft',
    accessTypes: ['touch_tour'],
    event,
    start: at(6),
    tenant: world.a,
  })
  const theirs = await published('events', { slug: 'theirs', title: 'Theirs' }, world.b)
  await published('event-instances', { accessTypes: ['dementia_friendly'], event: theirs, start: at(2) }, world.b)
  await app.payload.db.updateOne({ collection: 'tenants', data: { installedApps: Object.values(apps) }, id: world.a })
  await poolOf(app.payload).query(`update tenants set currency = 'GBP' where id = $1`, [world.a])
})
afterAll(() => app.close())

const read = async (path: string, host = A) => (await visit(app, host, path)).text
const publish = (languages: string[]) =>
  poolOf(app.payload).query('update tenants set languages = $1, published_languages = $1 where id = $2', [
    JSON.stringify(languages),
    world.a,
  ])

async function eventIn(path: string) {
  const found = [...(await read(path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown> & { subEvent: Record<string, unknown>[] },
  )
  return found.find((one) => one['@type'] === 'Event')!
}

describe('booking links [A-004]', () => {
  it('are those of the performance, else of the event, and each says for whom it is', async () => {
    const text = datesOf(await read('/events/lear'))
    expect([...text.matchAll(/data-booking="true" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      'https://tickets.example/lear',
      'https://tickets.example/gala',
    ])
    expect(text).toMatch(
      /aria-label="Gala tickets: Book Lear, [^"]+" class="button" data-booking="true" href="https:\/\/tickets\.example\/gala">Gala tickets<\/a>/,
    )
    expect([text.includes('>Sold out</p>'), text.includes('>Cancelled</p>')]).toEqual([true, true])
  })
})

describe('an event on lists', () => {
  it('is sold out when each of its performances to come is, and not before', async () => {
    const card = async () =>
      /<li class="card">(?:(?!<\/li>).)*Lear(?:(?!<\/li>).)*<\/li>/s.exec(await read('/coming'))?.[0] ?? ''
    await create(app.payload, 'pages', {
      _status: 'published',
      layout: [{ blockType: 'eventList', limit: 6, source: 'coming' }],
      slug: 'coming',
      slugLock: false,
      tenant: world.a,
      title: 'Coming',
    })
    expect(await card()).toContain('Lear</a>')
    expect(await card()).not.toContain('state-')
    const states = async (plain: string) =>
      poolOf(app.payload).query(`update event_instances set instance_status = $1 where id = any($2::uuid[])`, [
        plain,
        [evenings.Plain, evenings.Own],
      ])
    await states('sold_out')
    expect(await card()).toContain('<p class="state state-soldOut">Sold out</p>')
    await states('scheduled')
  })
})

describe('what search engines learn of an event', () => {
  it('has the shape of schema.org: states, offers with their price, moments on the clock of the place', async () => {
    const { subEvent, ...whole } = await eventIn('/events/lear')
    expect(whole).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Event',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'Main House' },
      name: 'Lear',
      organizer: { '@type': 'Organization' },
    })
    expect(subEvent.map(({ eventStatus }) => String(eventStatus).split('/').at(-1))).toEqual([
      'EventScheduled',
      'EventScheduled',
      'EventCancelled',
      'EventScheduled',
    ])
    expect(subEvent.map(({ offers }) => (offers as Record<string, unknown> | undefined)?.availability ?? null)).toEqual(
      ['https://schema.org/InStock', 'https://schema.org/SoldOut', null, 'https://schema.org/InStock'],
    )
    expect(subEvent[0]?.offers).toEqual({
      '@type': 'AggregateOffer',
      availability: 'https://schema.org/InStock',
      highPrice: 28,
      lowPrice: 12,
      priceCurrency: 'GBP',
      url: 'https://tickets.example/lear',
    })
    for (const { startDate } of subEvent) expect(startDate).toMatch(/^\d{4}-\d{2}-\d{2}T2[01]:30:00\+0[12]:00$/)
  })

  const shown = async (
    name: string,
    event: object,
    performances: object[] = [{}],
  ): Promise<Awaited<ReturnType<typeof eventIn>>> => {
    const published = { _status: 'published', slugLock: false, tenant: world.a }
    const id = await create(app.payload, 'events', { ...published, slug: name, title: name, ...event })
    for (const [day, more] of performances.entries())
      await create(app.payload, 'event-instances', {
        _status: 'published',
        event: id,
        start: at(day + 2),
        tenant: world.a,
        ...more,
      })
    return eventIn(`/events/${name}`)
  }
  const bookable = { bookingLinkURL: 'https://tickets.example/x' }
  const cancelled = { instanceStatus: 'cancelled' }
  /** Dates picked without a time. */
  const wholeDays = (first: number, last: number) => ({
    endDate: `${at(last).slice(0, 10)}T00:00:00.000Z`,
    endDate_tz: 'UTC',
    startDate: `${at(first).slice(0, 10)}T00:00:00.000Z`,
    startDate_tz: 'UTC',
  })

  afterAll(() =>
    app.payload.delete({
      collection: 'events',
      overrideAccess: true,
      where: { and: [{ id: { not_equals: event } }, { tenant: { equals: world.a } }] },
    }),
  )

  it('is valid for Google for events of every shape', async () => {
    const found = [
      await eventIn('/events/lear'),
      await shown('no-venue', bookable),
      await shown('streamed', bookable, [{ accessTypes: ['live_streamed'] }]),
      await shown('one-day', { endDate: at(9), startDate: at(9) }, []),
      await shown('run', { endDate: at(19), startDate: at(9) }, []),
      await shown('days', { ...bookable, ...wholeDays(9, 19) }, []),
      await shown('day', { ...bookable, ...wholeDays(9, 9) }, []),
      await shown('three-prices', { ...bookable, priceText: '£5, £10, £1,250' }),
      await shown('thousands', { ...bookable, priceText: '£1,250' }),
      await shown('free', { ...bookable, priceText: 'Free' }),
      await shown('unpriced', { ...bookable, priceText: 'Pay what you can' }),
      await shown('off', bookable, [cancelled, cancelled]),
    ]
    expect(found.map((data) => [data.name, googleProblems(data)])).toEqual(found.map(({ name }) => [name, []]))
  })

  it('has the dates of an event without performances without a time, and its own offer until it is over', async () => {
    const link = (name: string) => `https://tickets.example/${name}`
    const typed = (name: string, first: number, last: number) =>
      shown(name, { bookingLinkURL: link(name), priceText: '£5', ...wholeDays(first, last) }, [])
    const [on, over] = [await typed('open', -3, 9), await typed('closed', -9, -3)]
    expect([on.startDate, on.endDate]).toEqual([at(-3).slice(0, 10), at(9).slice(0, 10)])
    expect(on.offers).toEqual({
      '@type': 'Offer',
      availability: 'https://schema.org/InStock',
      price: 5,
      priceCurrency: 'GBP',
      url: link('open'),
    })
    for (const path of ['/events', '/events?view=posters', '/events/open'])
      expect(await read(path)).toContain(`href="${link('open')}">Book now</a>`)
    expect(over.offers).toBeUndefined()
    for (const path of ['/archive', '/events/closed']) expect(await read(path)).not.toContain(link('closed'))
    expect((await eventIn('/events/lear')).offers).toBeUndefined()
  })

  it('names the organisation where there is no venue, and the stream of a streamed performance', async () => {
    expect((await shown('nowhere', {})).location).toEqual({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressCountry: 'GB' },
      name: expect.any(String) as string,
    })
    const [streamed] = (await shown('stream', bookable, [{ accessTypes: ['live_streamed'] }])).subEvent
    expect(streamed).toMatchObject({
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [{ '@type': 'Place' }, { '@type': 'VirtualLocation', url: 'https://tickets.example/x' }],
    })
  })

  it('names the place of each performance of a tour, and none that visitors do not know', async () => {
    const place = (name: string, status = 'published') =>
      create(app.payload, 'venues', { _status: status, name, tenant: world.a })
    const [home, away, secret] = [await place('Home'), await place('Away'), await place('Secret', 'draft')]
    const namesOf = (data: Awaited<ReturnType<typeof shown>>) =>
      [data, ...data.subEvent].map(({ location }) => (location as { name: string }).name)
    expect(namesOf(await shown('tour', {}, [{ venue: away }, { venue: home }]))).toEqual(['Away', 'Away', 'Home'])
    const [whole, hidden, own] = namesOf(await shown('hidden', { venue: home }, [{ venue: secret }, {}]))
    expect([whole, own]).toEqual(['Home', 'Home'])
    // As on the page and in the calendar: not at the venue of the event.
    expect(hidden).not.toMatch(/Home|Secret/)
  })

  it.each([
    [['cancelled', 'cancelled'], 'EventCancelled'],
    [['postponed', 'postponed'], 'EventPostponed'],
    [['moved', 'moved'], 'EventRescheduled'],
    [['cancelled', 'scheduled'], 'EventScheduled'],
    [['cancelled', 'sold_out'], 'EventScheduled'],
  ])('says of an event with performances that are %j: %s', async (states, expected) => {
    const { eventStatus } = await shown(
      states.join('-').replace('_', '-'),
      {},
      states.map((instanceStatus) => ({ instanceStatus })),
    )
    expect(eventStatus).toBe(`https://schema.org/${expected}`)
  })

  it.each([
    ['three', '£5, £10, £15', { '@type': 'AggregateOffer', highPrice: 15, lowPrice: 5 }],
    ['one', '£1,250', { '@type': 'Offer', price: 1250 }],
  ])('offers %s price with its amount: %s', async (name, priceText, offer) => {
    const { subEvent } = await shown(`price-${name}`, { ...bookable, priceText })
    expect(subEvent[0]?.offers).toMatchObject({ ...offer, priceCurrency: 'GBP' })
  })

  it('is left out for an event without a date', async () => {
    await create(app.payload, 'events', {
      _status: 'published',
      slug: 'undated',
      slugLock: false,
      tenant: world.a,
      title: 'Undated',
    })
    expect(await read('/events/undated')).toContain('Undated')
    expect(await eventIn('/events/undated')).toBeUndefined()
  })

  it('knows from when a performance was moved, once it was told to visitors', async () => {
    const move = (start: string, more: object = {}) =>
      world.clients['editor-a']!.patch(`/event-instances/${evenings.Own}${'_status' in more ? '' : '?draft=true'}`, {
        start,
        ...more,
      })
    const first = at(5)
    // A draft in between was told to nobody.
    expect((await move(at(7))).status).toBe(200)
    expect((await move(at(8), { _status: 'published', instanceStatus: 'moved' })).status).toBe(200)
    const moved = (await eventIn('/events/lear')).subEvent.find(
      ({ eventStatus }) => eventStatus === 'https://schema.org/EventRescheduled',
    )
    expect([Date.parse(String(moved?.previousStartDate)), Date.parse(String(moved?.startDate))]).toEqual([
      Date.parse(first),
      Date.parse(at(8)),
    ])
    expect(await read('/events/lear')).toMatch(/<p class="state">Moved from \w+, \d+ \w+ \d{4}, [89]:30 pm<\/p>/)
    expect((await move(first, { _status: 'published', instanceStatus: 'scheduled' })).status).toBe(200)
    expect(await read('/events/lear')).not.toContain('Moved')
  })
})

describe('calendars', () => {
  const entries = async (path: string) =>
    (await read(path))
      .replace(/\r\n[ \t]/g, '')
      .split('BEGIN:VEVENT')
      .slice(1)

  it('the calendar of an event has its performances with their state in words, and the link', async () => {
    const found = await entries('/events/lear/calendar.ics')
    expect(found).toHaveLength(4)
    expect(found.map((one) => /STATUS:(\w+)/.exec(one)?.[1])).toEqual([
      'CONFIRMED',
      'CONFIRMED',
      'CANCELLED',
      'CONFIRMED',
    ])
    expect(found.map((one) => /SUMMARY:(.*)\r/.exec(one)?.[1])).toEqual([
      'Lear',
      'Sold out: Lear',
      'Cancelled: Lear',
      'Lear',
    ])
    expect(found[0]).toContain('https://tickets.example/lear')
    expect(found[0]).toMatch(/URL(?:;VALUE=URI)?:http:\/\/a\.localhost:3000\/events\/lear/)
    expect((await visit(app, A, '/events/nothing/calendar.ics')).status).toBe(404)
  })

  it.each([
    ['a performance', 'event_instances', () => evenings.Plain],
    ['its event', 'events', () => event],
    ['its venue', 'venues', () => venue],
  ])('count up with each change of %s, so that programs take it over', async (_, table, id) => {
    const path = '/events/lear/calendar.ics'
    const revision = async () => {
      const [entry = ''] = await entries(path)
      return ['SEQUENCE', 'LAST-MODIFIED', 'DTSTAMP'].map((name) => new RegExp(`${name}:(\\w+)`).exec(entry)?.[1])
    }
    const [before] = await revision()
    const tag = (await visit(app, A, path)).headers.get('ETag')!
    const again = () => visit(app, A, path, { headers: { 'If-None-Match': `W/"other", ${tag}` } })
    expect([(await again()).status, (await again()).text]).toEqual([304, ''])
    await poolOf(app.payload).query(
      `update ${table} set updated_at = (select greatest(max(i.updated_at), max(e.updated_at), max(v.updated_at)) from event_instances i, events e, venues v) + interval '5 minutes' where id = $1`,
      [id()],
    )
    const [after, changed, stamp] = await revision()
    expect(Number(after)).toBeGreaterThanOrEqual(Number(before) + 300)
    expect(stamp).toBe(changed)
    expect((await again()).status).toBe(200)
  })

  it('keep long titles with signs and letters of several bytes whole, in lines of 75 bytes', async () => {
    const title = `Gŵyl; «${'Ŵŷ🎭 '.repeat(30)}», \\o/`
    const long = await published('events', { slug: 'long', title })
    await published('event-instances', { event: long, start: at(2) })
    const text = await read('/events/long/calendar.ics')
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    const escaped = title.replace(/[\\;,]/g, String.raw`\$&`)
    const lines = text.replace(/\r\n /g, '').split('\r\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        `SUMMARY:${escaped}`,
        `NAME:${escaped} – Theatre A`,
        `X-WR-CALNAME:${escaped} – Theatre A`,
      ]),
    )
  })

  it('speak the language of their address', async () => {
    await publish(['en', 'cy', 'fr'])
    expect((await entries('/cy/events/lear/calendar.ics'))[2]).toContain('SUMMARY:Wedi’i ganslo: Lear')
    // There are no French words: those of the main language stand in.
    expect((await entries('/fr/events/lear/calendar.ics'))[2]).toContain('SUMMARY:Cancelled: Lear')
    await publish(['en'])
  })
})

describe('a performance that began on an earlier day', () => {
  const HOUR_MS = 3_600_000
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

  it.each([
    ['is listed until it ends', 'late', -30, 1, true],
    ['is not listed once it has ended', 'early', -30, -1, false],
    ['is not listed if nobody knows when it ends', 'open', -30, null, false],
  ])('%s: on the pages of its event and venue, and in their calendars', async (_, slug, from, to, isListed) => {
    const cellar = await published('venues', { name: 'Cellar', slug: `cellar-${slug}`, timezone: 'Europe/Paris' })
    const night = await published('events', { slug, title: `Night ${slug}`, venue: cellar })
    await published('event-instances', {
      event: night,
      note: `Note ${slug}`,
      start: inHours(from),
      start_tz: 'Europe/Paris',
      ...(to !== null && { end: inHours(to), end_tz: 'Europe/Paris' }),
    })
    const pages = await Promise.all([`/events/${slug}`, `/venues/cellar-${slug}`].map((path) => read(path)))
    expect(pages.map((text) => text.includes(`Note ${slug}`))).toEqual([isListed, isListed])
    const calendars = [`/events/${slug}/calendar.ics`, `/venues/cellar-${slug}/calendar.ics`]
    const found = await Promise.all(calendars.map((path) => read(path)))
    expect(found.map((text) => text.includes('BEGIN:VEVENT'))).toEqual([isListed, isListed])
  })
})

describe('accessible performances on the website', () => {
  const notes = (text: string) => [...text.matchAll(/· (Plain|Gone|Off|Own)\b/g)].map(([, note]) => note)

  it('are found by a plain form, of the kinds that there are', async () => {
    const text = await read('/events')
    expect(text).toMatch(
      /<form action="\/events" class="filter" method="get">.*<label for="filter-access">Access performances<\/label>/s,
    )
    const select = /<select id="filter-access".*?<\/select>/s.exec(text)?.[0] ?? ''
    expect([...select.matchAll(/<option[^>]* value="(\w*)"/g)].map(([, value]) => value)).toEqual([
      '',
      'captioned',
      'relaxed',
    ])
    expect(notes(await read('/events?access=captioned'))).toEqual(['Plain', 'Gone'])
    expect(notes(await read('/events?access=relaxed'))).toEqual(['Plain'])
  })

  it('have an address that keeps the choice, in each language, and is a part that search engines leave out', async () => {
    await publish(['en', 'cy'])
    const text = await read('/cy/events?access=captioned')
    expect(text).toContain('<h1>Beth sydd ymlaen: Gyda chapsiynau</h1>')
    expect(text).toContain('<option selected value="captioned">Gyda chapsiynau</option>')
    expect(text).toMatch(/href="\/events\?access=captioned"[^>]*hreflang="en"/)
    expect([
      text.includes('<meta content="noindex" name="robots">'),
      text.includes('rel="canonical"'),
      text.includes('rel="alternate"'),
    ]).toEqual([true, false, false])
    const whole = await read('/cy/events')
    expect([whole.includes('noindex'), whole.includes('rel="canonical"')]).toEqual([false, true])
    await publish(['en'])
  })

  it('say so where there are none, and take nonsense for no choice', async () => {
    const none = await read('/events?access=touch_tour')
    expect(none).toContain(
      '<p class="none" role="status">No performances to come match this. <a href="/events">Show everything</a></p>',
    )
    for (const query of ['?access=nonsense', '?access=captioned%27--', '?access=captioned&access=relaxed'])
      expect((await visit(app, A, `/events${query}`)).status).toBe(200)
    expect(notes(await read('/events?access=nonsense'))).toEqual(notes(await read('/events')))
    expect(await read('/events?access=nonsense')).not.toContain('noindex')
  })

  it("never show a draft's or a neighbour's", async () => {
    expect(await read('/events')).not.toMatch(/touch_tour|dementia_friendly/)
    expect(await read('/events?access=dementia_friendly')).not.toContain('Theirs')
    expect(await read('/events?access=dementia_friendly', 'b.localhost:3000')).toContain('Theirs')
  })
})
