import { poolOf } from '@/database/connections'
import { makeApps } from '@tests/int/apps/support/site'
import { boot, type TestApp } from '@tests/support/boot'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { A, datesOf } from './support'

const DAY_MS = 86_400_000

let app: TestApp
let world: World
let venue: string

const published = (collection: string, data: Record<string, unknown>) =>
  create(app.payload, collection, { _status: 'published', slugLock: false, tenant: world.a, ...data })

const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString()

/** An event with a performance on each of these days, counted from today. */
async function makeEvent(
  slug: string,
  performances: { days: number; state?: string }[],
  data: Record<string, unknown> = {},
): Promise<string> {
  const event = await published('events', {
    bookingLinkURL: 'https://tickets.example/book',
    credits: [{ person: await published('people', { name: `Lead of ${slug}`, slug: `lead-${slug}` }), role: 'Lead' }],
    description: undefined,
    slug,
    title: `Title of ${slug}`,
    venue,
    ...data,
  })
  for (const { days, state } of performances)
    await published('event-instances', {
      event,
      start: inDays(days),
      start_tz: 'Europe/London',
      ...(state && { instanceStatus: state }),
    })
  return event
}

const read = async (path: string) => (await visit(app, A, path)).text
const boxOf = (page: string): string => /<section[^>]* class="booking".*?<\/section>/s.exec(page)?.[0] ?? ''

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  const apps = await makeApps(app, ['generalBooking'])
  venue = await published('venues', { name: 'Main House', slug: 'main-house', timezone: 'Europe/London' })
  await app.payload.db.updateOne({ collection: 'tenants', data: { installedApps: Object.values(apps) }, id: world.a })
})
afterAll(() => app.close())

describe('the page of an event', () => {
  it('has the next date and its button right after the title, before dates, pictures and credits', async () => {
    await makeEvent('order', [{ days: 3 }, { days: 4 }])
    const page = await read('/events/order')
    const places = ['<h1>', 'class="booking"', 'id="dates"', 'class="story"', 'Lead of order'].map((part) =>
      page.indexOf(part),
    )
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(boxOf(page)).toContain('href="https://tickets.example/book">Book now</a>')
    expect(boxOf(page)).toContain('href="#dates">All dates</a>')
  })

  it('offers the first date that can be booked, not one that is sold out or cancelled', async () => {
    await makeEvent('states', [
      { days: 40, state: 'sold_out' },
      { days: 41, state: 'cancelled' },
      { days: 42, state: 'postponed' },
      { days: 43 },
    ])
    const page = await read('/events/states')
    const fourth = inDays(43).slice(0, 13)
    expect(boxOf(page)).toContain(`datetime="${fourth}`)
    expect(boxOf(page)).not.toContain('class="state')
    for (const state of ['Sold out', 'Cancelled', 'Postponed']) expect(datesOf(page)).toContain(`>${state}</p>`)
  })

  it('says that all is sold out instead of offering a button, in the box and at the foot', async () => {
    await makeEvent('full', [{ days: 3, state: 'sold_out' }])
    const page = await read('/events/full')
    expect(boxOf(page)).toContain('<p class="state state-soldOut">Sold out</p>')
    expect(page).not.toContain('data-booking')
    expect(page).not.toContain('class="book-bar"')
  })

  it('repeats the button at the foot of the screen, for the same date', async () => {
    await makeEvent('foot', [{ days: 3 }])
    const page = await read('/events/foot')
    const bar = /<div class="book-bar">.*?<\/div>/s.exec(page)?.[0] ?? ''
    const label = /<p class="when"><time[^>]*>([^<]+)</.exec(boxOf(page))?.[1]
    expect(label).toBeTruthy()
    expect(bar).toContain(label)
    expect(bar).toContain('href="https://tickets.example/book"')
  })

  it('folds many dates by month, with the month of the next date open', async () => {
    await makeEvent(
      'long-run',
      Array.from({ length: 12 }, (_, index) => ({ days: 3 + index * 10, ...(index < 5 && { state: 'sold_out' }) })),
    )
    const dates = datesOf(await read('/events/long-run'))
    const folds = [...dates.matchAll(/<details class="month-fold"( open)?>(.*?)<\/details>/gs)]
    expect(folds.length).toBeGreaterThan(3)
    const open = folds.filter(([, isOpen]) => isOpen)
    expect(open).toHaveLength(1)
    expect(open[0]![2]).toContain('data-booking')
    expect(folds.reduce((count, [, , rows]) => count + rows!.split('<li>').length - 1, 0)).toBe(12)
  })

  it('lists a few dates without folding them', async () => {
    await makeEvent('short-run', [{ days: 3 }, { days: 40 }])
    expect(datesOf(await read('/events/short-run'))).not.toContain('<details')
  })

  it('lists an exhibition until it ends and lets visitors book it, however long ago it began', async () => {
    const exhibition = await makeEvent('exhibition', [])
    await published('event-instances', {
      end: inDays(30),
      event: exhibition,
      start: inDays(-90),
      start_tz: 'Europe/London',
    })
    const evening = await makeEvent('evening', [])
    await published('event-instances', {
      end: inDays(0.1),
      event: evening,
      start: inDays(-0.1),
      start_tz: 'Europe/London',
    })
    const link = 'href="https://tickets.example/book"'
    expect(boxOf(await read('/events/exhibition'))).toContain(link)
    expect(datesOf(await read('/events/exhibition'))).toContain(link)
    expect(await read('/events/evening')).not.toContain(link)
    expect(await read('/events/exhibition/calendar.ics')).toContain('BEGIN:VEVENT')
  })

  it('says that an event is over, and leads to what is on', async () => {
    const event = await makeEvent('past', [{ days: -30 }])
    await poolOf(app.payload).query('update events set start_date = $2, end_date = $2 where id = $1', [
      event,
      inDays(-30),
    ])
    const page = await read('/events/past')
    expect(boxOf(page)).toContain('This event is over.')
    expect(boxOf(page)).toContain('<a class="button quiet" href="/events">What’s on</a>')
  })
})

describe('the header', () => {
  it('has its menu, languages and search in sheets that open without a script', async () => {
    await poolOf(app.payload).query(
      `update tenants set languages = '["en","cy"]', published_languages = '["en","cy"]' where id = $1`,
      [world.a],
    )
    await published('pages', { slug: 'visit', title: 'Plan your visit' })
    const header = /<header class="top">.*?<\/header>/s.exec(await read('/visit'))?.[0] ?? ''
    const sheet = (id: string) => new RegExp(`<div[^>]* id="${id}" popover>.*?</div>`, 's').exec(header)?.[0] ?? ''
    expect(sheet('menu-sheet')).toContain('Plan your visit</a>')
    expect(sheet('menu-sheet')).toContain('lang="cy">Cymraeg</a>')
    expect(sheet('search-sheet')).toContain('type="search"')
    for (const id of ['menu-sheet', 'search-sheet'])
      expect(header).toMatch(new RegExp(`<button[^>]* popovertarget="${id}" type="button">.*?</button>`, 's'))
  })
})
