import { poolOf } from '@/database/connections'
import { readPerformanceStates } from '@/database/website/listComing'
import { makeApps } from '@tests/int/apps/support/site'
import { boot, type TestApp } from '@tests/support/boot'
import { countStatements } from '@tests/support/countStatements'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { A, B, changeSite } from './support'

const DAY_MS = 86_400_000

let app: TestApp
let world: World

const published = (collection: string, data: Record<string, unknown>, tenant = world.a) =>
  create(app.payload, collection, { _status: 'published', slugLock: false, tenant, ...data })

/** Noon in UTC, so many days from today: the same day in London. */
const noon = (days: number): string =>
  new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + days * DAY_MS + DAY_MS / 2).toISOString()
const dayOf = (days: number): string => noon(days).slice(0, 10)

async function makeEvent(
  title: string,
  days: number[],
  { tenant = world.a, ...data }: Record<string, unknown> & { tenant?: string } = {},
): Promise<string> {
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const event = await published(
    'events',
    { bookingLinkURL: 'https://tickets.example/book', slug, title, ...data },
    tenant,
  )
  for (const day of days)
    await published('event-instances', { event, start: noon(day), start_tz: 'Europe/London' }, tenant)
  return event
}

const read = async (path: string, host = A) => (await visit(app, host, path)).text
const titlesIn = (page: string) =>
  [...page.matchAll(/<h[23]><a href="\/events\/[^"]+">([^<]+)<\/a><\/h[23]>/g)].map(([, title]) => title)
const titlesAt = async (path: string) => titlesIn(await read(path))
const set = (table: 'event_instances' | 'events', id: string, columns: string, ...values: unknown[]) =>
  poolOf(app.payload).query(`update ${table} set ${columns} where id = $1`, [id, ...values])

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  const apps = await makeApps(app, ['generalBooking'])
  await app.payload.db.updateOne({ collection: 'tenants', data: { installedApps: Object.values(apps) }, id: world.a })
})
afterAll(() => app.close())

describe('What’s on', () => {
  it('says on an empty site that nothing is planned, without a choice that leads nowhere', async () => {
    const page = await read('/events', B)
    expect(page).toContain('No performances are planned at the moment.')
    expect(page).not.toMatch(/<select|href="\/archive"/)
  })

  describe('of a site with events', () => {
    let lear: string

    beforeAll(async () => {
      const [house, cellar] = await Promise.all([
        published('venues', { name: 'Main House', slug: 'main-house', timezone: 'Europe/London' }),
        published('venues', { name: 'Cellar', slug: 'cellar', timezone: 'Europe/London' }),
      ])
      const season = await published('seasons', { slug: 'spring', title: 'Spring' })
      await published('seasons', { slug: 'empty', title: 'Nobody plays here' })
      lear = await makeEvent('Lear', [0.2, 4, 5, 40], {
        season,
        summary: 'A king divides his 100% kingdom: the King’s daughters.',
        venue: house,
      })
      await makeEvent('Medea', [2], { venue: cellar })
      await makeEvent('Faust', [90], { season, subtitle: 'Opéra by Dvořák', venue: cellar })
      const gone = await makeEvent('Gone', [-20], { venue: house })
      await set('events', gone, 'start_date = $2, end_date = $2', noon(-20))
      const exhibition = await makeEvent('Exhibition', [])
      await set('events', exhibition, 'start_date = $2, end_date = $3', noon(-5), noon(5))
      await published('event-collections', { events: [lear], kind: 'manual', slug: 'drama', title: 'Drama' })
      await create(app.payload, 'events', { _status: 'draft', slug: 'secret', tenant: world.a, title: 'Secret' })
      await makeEvent('Theirs', [2], { tenant: world.b })
    })

    it('lists each event once, the next date first, and nothing that is over, unpublished or another site’s', async () => {
      expect(await titlesAt('/events')).toEqual(['Exhibition', 'Lear', 'Medea', 'Faust'])
      expect(await read('/events')).not.toMatch(/>Gone<|>Secret<|>Theirs</)
    })

    it('has in each row the span, the venue, the next date and the button', async () => {
      const row = /<li class="row">(?:(?!<\/ol>).)*?>Medea<.*?<\/a><\/li>/s.exec(await read('/events'))?.[0] ?? ''
      expect(row).toContain('Cellar')
      expect(row).toMatch(/<time datetime="[^"]+">\w+,? \d+ \w+ \d{4}, 12:00<\/time>|<time[^>]+>[^<]+<\/time>/)
      expect(row).toContain('href="https://tickets.example/book">Book now</a>')
    })

    it('leads with a date that takes place where the first one is cancelled', async () => {
      await makeEvent('Twice', [6, 7])
      const [first] = (
        await app.payload.find({
          collection: 'event-instances',
          overrideAccess: true,
          sort: 'start',
          where: { 'event.slug': { equals: 'twice' } },
        })
      ).docs
      await set('event_instances', String(first!.id), `instance_status = 'cancelled'`)
      await changeSite(app, world.a)
      const row = /<li class="row">(?:(?!<li class="row">).)*?>Twice<.*?<\/li>/s.exec(await read('/events'))?.[0] ?? ''
      expect(row).toContain(`datetime="${dayOf(7)}`)
      expect(row).not.toContain('Cancelled')
      await app.payload.delete({ collection: 'events', overrideAccess: true, where: { slug: { equals: 'twice' } } })
    })

    it('leads with the next date that can be booked while another performance is under way', async () => {
      const event = await makeEvent('Tonight', [7])
      const start = new Date(Date.now() - 60_000).toISOString()
      const end = new Date(Date.now() + 3_600_000).toISOString()
      await published('event-instances', { end, end_tz: 'Europe/London', event, start, start_tz: 'Europe/London' })
      for (const view of ['', '?view=posters']) {
        const page = await read(`/events${view}`)
        const [, item] = /<h2><a href="\/events\/tonight">(.*?)(?:<h2>|<footer)/s.exec(page) ?? []
        expect(item).toContain('data-booking')
      }
      expect((await titlesAt('/events')).slice(0, 3)).toContain('Tonight')
      await app.payload.delete({ collection: 'events', overrideAccess: true, where: { slug: { equals: 'tonight' } } })
    })

    it.each([
      ['a venue', '?venue=cellar', ['Medea', 'Faust']],
      ['a kind', '?kind=drama', ['Lear']],
      ['a season', '?season=spring', ['Lear', 'Faust']],
      ['free words in any order', '?q=kingdom+LEAR', ['Lear']],
      ['a sign that means something to the database', '?q=100%25', ['Lear']],
      ['words without their accents', '?q=dvorak+OPERA', ['Faust']],
      ['words without their apostrophes', '?q=kings', ['Lear']],
      ['a typed apostrophe in place of a printed one', '?q=king%27s', ['Lear']],
      ['two choices at once', '?season=spring&venue=cellar', ['Faust']],
    ])('is filtered by %s', async (_, query, titles) => {
      expect(await titlesAt(`/events${query}`)).toEqual(titles)
      expect(await read(`/events${query}`)).toContain('noindex')
    })

    it('is filtered by a day, with events that run over it', async () => {
      expect(await titlesAt(`/events?date=${dayOf(4)}`)).toEqual(['Exhibition', 'Lear'])
      expect(await titlesAt(`/events?date=${dayOf(90)}`)).toEqual(['Faust'])
      expect(await read(`/events?date=${dayOf(60)}`)).toContain('Nothing is on that day.')
    })

    it('has an exhibition that is a performance on each of its days, and beside each month after the first', async () => {
      const event = await makeEvent('Prints', [])
      const [start, end] = [noon(-40), noon(40)]
      await published('event-instances', {
        accessTypes: ['relaxed'],
        end,
        event,
        instanceStatus: 'sold_out',
        start,
        start_tz: 'Europe/London',
      })
      const onDay = (days: number) => titlesAt(`/events?date=${dayOf(days)}`)
      expect(await onDay(4)).toEqual(['Prints', 'Exhibition', 'Lear'])
      expect(await titlesAt(`/events?access=relaxed&date=${dayOf(39)}`)).toEqual(['Prints'])
      expect(await onDay(41)).toEqual([])
      for (const query of ['', '&access=relaxed'])
        expect(titlesIn(await read(`/events?view=calendar&month=${dayOf(0).slice(0, 7)}${query}`))).toContain('Prints')
      expect(await read(`/events?view=calendar&month=${dayOf(90).slice(0, 7)}`)).not.toContain('Prints')

      expect(await readPerformanceStates(app.payload, world.a, [event])).toEqual(new Map([[event, ['sold_out']]]))
      await app.payload.delete({ collection: 'events', overrideAccess: true, where: { slug: { equals: 'prints' } } })
    })

    it('leads from what the form sends to an address without empty fields', async () => {
      const sent = await visit(app, A, '/events?view=posters&venue=cellar&kind=&season=&date=&q=')
      expect([sent.status, sent.headers.get('Location')]).toEqual([302, '/events?view=posters&venue=cellar'])
      expect((await visit(app, A, '/events?venue=&q=')).headers.get('Location')).toBe('/events')
      expect((await visit(app, A, '/visit?q=')).headers.get('Location')).toBeNull()
    })

    it('keeps today in the form until another day is picked', async () => {
      expect(await read('/events?date=today')).toContain('<input name="date" type="hidden" value="today">')
      expect((await visit(app, A, '/events?date=&date=today')).headers.get('Location')).toBe('/events?date=today')
      expect(await titlesAt(`/events?date=${dayOf(90)}&date=today`)).toEqual(['Faust'])
    })

    it.each(['?date=2026-13-40', '?date=0001-01-01', "?date=today'--", '?view=nonsense', '?month=2026-99', '?q=%20'])(
      'takes %s for no choice',
      async (query) => expect(await titlesAt(`/events${query}`)).toEqual(['Exhibition', 'Lear', 'Medea', 'Faust']),
    )

    it('shows nothing of another site whatever is asked', async () => {
      expect(await titlesAt('/events?q=Theirs')).toEqual([])
      expect(titlesIn(await read('/events?venue=cellar', B))).toEqual([])
      expect(titlesIn(await read('/events?kind=drama', B))).toEqual([])
      expect(titlesIn(await read('/events', B))).toEqual(['Theirs'])
    })

    it('keeps all choices in the links to its views, which need no script', async () => {
      const page = await read('/events?venue=cellar')
      for (const [view, title] of [
        ['calendar', 'Calendar'],
        ['posters', 'Posters'],
      ])
        expect(page).toContain(`<a href="/events?view=${view}&amp;venue=cellar">${title}</a>`)
      expect(page).toContain('<option selected value="cellar">Cellar</option>')
      expect(page).toContain('href="/events?date=today&amp;venue=cellar">Today</a>')
    })

    it('offers only venues, seasons and days that have something', async () => {
      expect(await read('/events')).not.toContain('Nobody plays here')
      expect(await read('/events')).toContain('<option value="spring">Spring</option>')
    })

    it('shows posters with their tickets', async () => {
      const page = await read('/events?view=posters')
      expect(titlesIn(page)).toEqual(['Exhibition', 'Lear', 'Medea', 'Faust'])
      expect(page.match(/data-booking/g)).toHaveLength(4)
    })

    it('shows a month with each event once a day, its times, and the way to the months around it', async () => {
      const month = dayOf(90).slice(0, 7)
      const page = await read(`/events?view=calendar&month=${month}`)
      const day = new RegExp(`<li class="day[^"]*">(?:(?!<li class="day).)*Faust.*?</li>`, 's').exec(page)?.[0] ?? ''
      expect(day).toContain(`<span aria-hidden="true" class="short">${Number(dayOf(90).slice(8))}</span>`)
      expect(page).toContain('rel="prev"')
      expect(page).not.toContain('rel="next"')
      expect(page.match(/<li class="day/g)!.length).toBeGreaterThanOrEqual(28)
    })

    it('says of a month that nothing is planned', async () => {
      expect(await read(`/events?view=calendar&month=${new Date().getUTCFullYear() + 3}-05`)).toContain(
        'Nothing is planned for this month.',
      )
    })

    it('lists four events of a full day, and leads to the others', async () => {
      const crowd = await Promise.all(
        Array.from({ length: 7 }, (_, index) => makeEvent(`Crowd ${index}`, [200], { venue: undefined })),
      )
      const page = await read(`/events?view=calendar&month=${dayOf(200).slice(0, 7)}`)
      expect([...page.matchAll(/>Crowd \d<\/a>/g)]).toHaveLength(4)
      expect(page).toMatch(new RegExp(`<a aria-label="[^"]+: 3 more" href="/events\\?date=${dayOf(200)}">3 more</a>`))
      expect(await titlesAt(`/events?date=${dayOf(200)}`)).toHaveLength(7)
      await app.payload.delete({ collection: 'events', overrideAccess: true, where: { id: { in: crowd } } })
    })

    it('keeps months with something to come in memory, and no others', async () => {
      const costs = async (month: string) => {
        const path = `/events?view=calendar&month=${month}`
        await read(path)
        return countStatements(() => read(path))
      }
      expect(await costs(dayOf(90).slice(0, 7))).toBe(1)
      expect(await costs(`${new Date().getUTCFullYear() + 3}-05`)).toBeGreaterThan(2)
      expect(await costs(`${new Date().getUTCFullYear() - 3}-05`)).toBeGreaterThan(2)
    })

    it('offers only collections that have something to come', async () => {
      const collection = (slug: string, events: string[]) =>
        published('event-collections', { events, kind: 'manual', slug, title: slug })
      const { rows } = await poolOf(app.payload).query<{ id: string }>(`select id from events where slug = 'gone'`)
      await collection('bygone', [rows[0]!.id])
      await collection('bare', [])
      await changeSite(app, world.a)
      const page = await read('/events')
      expect(page).toContain('<option value="drama">')
      expect(page).not.toMatch(/<option value="(bygone|bare)">/)
    })

    it('limits choices that no other visitor makes, for each network', async () => {
      const at = (query: string) =>
        visit(app, A, `/events${query}`, { headers: { 'X-Forwarded-For': '192.0.2.77' } }).then(({ status }) => status)
      const statuses = await Promise.all(Array.from({ length: 45 }, (_, index) => at(`?venue=none-${index}`)))
      expect(statuses.filter((status) => status === 429)).toHaveLength(5)
      expect([await at(''), await at('?view=posters')]).toEqual([200, 200])
    })

    it('is the same in memory and rendered anew, for each choice', async () => {
      for (const query of ['?view=posters', '?view=calendar', '?date=today', '']) {
        const first = await read(`/events${query}`)
        expect(await countStatements(() => read(`/events${query}`))).toBe(1)
        expect(await read(`/events${query}`)).toBe(first)
      }
      expect(await titlesAt('/events?date=today')).not.toEqual(await titlesAt('/events'))
    })
  })

  it('reads 600 events page by page, in as many statements as one', async () => {
    const { rows } = await poolOf(app.payload).query<{ id: string }>(
      `insert into events (id, tenant_id, slug, _status, start_date, end_date)
       select gen_random_uuid(), $1, 'many-' || n, 'published', now() + n * interval '1 hour' + interval '400 days', now() + n * interval '1 hour' + interval '400 days'
       from generate_series(1, 600) n returning id`,
      [world.a],
    )
    await poolOf(app.payload).query(
      `insert into events_locales (title, _locale, _parent_id) select 'Many ' || slug, 'en', id from events where slug like 'many-%'`,
    )
    await poolOf(app.payload).query(
      `insert into event_instances (id, tenant_id, event_id, start, start_tz, instance_status, _status)
       select gen_random_uuid(), $1, id, start_date, 'Europe/London', 'scheduled', 'published' from events where slug like 'many-%'`,
      [world.a],
    )
    expect(rows).toHaveLength(600)
    await changeSite(app, world.a)
    await read('/visit')
    const [one, many] = [
      await countStatements(() => read('/events?venue=main-house')),
      await countStatements(() => read('/events?q=many')),
    ]
    expect(many).toBeLessThanOrEqual(one + 1)
    const pages = await Promise.all([1, 2, 16].map((page) => titlesAt(`/events?page=${page}`)))
    expect(pages.map((titles) => titles.length)).toEqual([40, 40, 4])
    expect(new Set(pages.flat()).size).toBe(84)
  })
})
