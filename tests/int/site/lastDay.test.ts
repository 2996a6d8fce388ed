import { DateTime } from 'luxon'
import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { A, changeSite } from './support'

/** Its days are never those of UTC: a rule that takes another zone fails at any hour. */
const ZONE = 'Pacific/Kiritimati'

let app: TestApp
let world: World

const today = DateTime.now().setZone(ZONE).startOf('day')
const iso = (moment: DateTime): string => moment.toJSDate().toISOString()
const day = (days: number): string => iso(today.plus({ days }))
const dateOf = (days: number): string => today.plus({ days }).toFormat('yyyy-MM-dd')

const published = (collection: string, data: Record<string, unknown>) =>
  create(app.payload, collection, { _status: 'published', slugLock: false, tenant: world.a, ...data })

const slugOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-')

const makeTyped = (title: string, startDate: string, endDate: string | null = null, data: object = {}) =>
  published('events', {
    endDate,
    endDate_tz: endDate && ZONE,
    slug: slugOf(title),
    startDate,
    startDate_tz: ZONE,
    title,
    ...data,
  })

async function makePerformed(title: string, performances: [start: string, state?: string, end?: string][]) {
  const event = await published('events', { slug: slugOf(title), title })
  for (const [start, instanceStatus = 'scheduled', end] of performances)
    await published('event-instances', {
      event,
      instanceStatus,
      start,
      start_tz: ZONE,
      ...(end && { end, end_tz: ZONE }),
    })
  return event
}

const read = async (path: string) => (await visit(app, A, path)).text
const titlesAt = async (path: string) =>
  [...(await read(path)).matchAll(/<h[23]><a href="\/events\/[^"]+">([^<]+)<\/a><\/h[23]>/g)].map(([, title]) => title)
const rowOf = async (path: string, title: string) =>
  (await read(path)).split('<li class="row">').find((row) => row.includes(`>${title}</a>`)) ?? ''

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  await poolOf(app.payload).query('update tenants set timezone = $2 where id = $1', [world.a, ZONE])
  await published('pages', {
    layout: [{ blockType: 'eventList', limit: 20, source: 'coming' }],
    slug: 'coming',
    title: 'Coming',
  })
  await makeTyped('Last Day', day(-27), day(0))
  await makeTyped('Open Day', day(0))
  await makeTyped('Day Before', day(-27), iso(today.minus({ minutes: 1 })))
  await makePerformed('Late Night', [
    [iso(today.minus({ hours: 3 })), 'scheduled', iso(today.plus({ milliseconds: 1 }))],
  ])
  await makePerformed('Adrift', [[day(-3), 'postponed']])
  await makePerformed('Long Adrift', [[day(-402), 'postponed']])
  await makeTyped('Whole Adrift', day(-9), day(-4), { eventStatus: 'postponed' })
  await makePerformed('Called Off', [
    [day(-8), 'cancelled'],
    [day(-7), 'cancelled'],
  ])
  await makePerformed('Half Off', [[day(-8), 'cancelled'], [day(-7)]])
  await makePerformed('Found Again', [[day(-5), 'postponed'], [day(30)]])
  await makePerformed('Played Since', [[day(-5), 'postponed'], [day(-2)]])
  await changeSite(app, world.a)
})
afterAll(() => app.close())

describe('an event without performances', () => {
  it('is on for the whole of its last day in the time zone of the site, and past from the next', async () => {
    const [on, past] = [await titlesAt('/events'), await titlesAt('/archive')]
    expect(on).toEqual(expect.arrayContaining(['Last Day', 'Open Day']))
    expect(past).toContain('Day Before')
    expect(on).not.toContain('Day Before')
    expect(past.filter((title) => on.includes(title))).toEqual([])
  })

  it('is among the next events of a page and on the list of its last day', async () => {
    expect((await titlesAt('/coming')).slice(0, 2)).toEqual(['Last Day', 'Open Day'])
    expect(await titlesAt('/coming')).not.toContain('Day Before')
    expect(await titlesAt('/events?date=today')).toEqual(['Last Day', 'Open Day'])
  })

  it('says on its page that it is over once its last day is', async () => {
    expect(await read('/events/last-day')).not.toContain('This event is over.')
    expect(await read('/events/open-day')).not.toContain('This event is over.')
    expect(await read('/events/day-before')).toContain('This event is over.')
  })
})

describe('an event whose last performance has ended after midnight', () => {
  it('says so at once, is no longer on, and is in the archive the day after', async () => {
    expect(await read('/events/late-night')).toContain('This event is over.')
    for (const path of ['/events', '/coming', '/archive']) expect(await titlesAt(path)).not.toContain('Late Night')
    await poolOf(app.payload).query(
      `update events set start_date = start_date - interval '1 day', end_date = end_date - interval '1 day' where slug = 'late-night'`,
    )
    await changeSite(app, world.a)
    expect(await titlesAt('/archive')).toContain('Late Night')
  })
})

describe('an event that was postponed without a new date', () => {
  it('stays in What’s on behind those with a date, as postponed, and on no day', async () => {
    expect((await titlesAt('/events')).slice(-2).sort()).toEqual(['Adrift', 'Whole Adrift'])
    expect((await titlesAt('/coming')).slice(-2).sort()).toEqual(['Adrift', 'Whole Adrift'])
    for (const title of ['Adrift', 'Whole Adrift']) {
      const row = await rowOf('/events', title)
      expect(row).toContain('<p class="state state-postponed">Postponed</p>')
      expect(row).not.toContain('On now')
    }
    for (const days of [-3, -4, 0]) expect(await titlesAt(`/events?date=${dateOf(days)}`)).not.toContain('Adrift')
    expect(await titlesAt(`/events?date=${dateOf(-4)}`)).not.toContain('Whole Adrift')
  })

  it('is neither over nor among past productions, for about a year', async () => {
    for (const slug of ['adrift', 'whole-adrift']) {
      const page = await read(`/events/${slug}`)
      expect(page).toContain('<p class="state state-postponed">Postponed</p>')
      expect(page).toContain('https://schema.org/EventPostponed')
      expect(page).not.toContain('This event is over.')
    }
    const past = await titlesAt('/archive')
    expect(past).not.toEqual(expect.arrayContaining(['Adrift']))
    expect(past).not.toEqual(expect.arrayContaining(['Whole Adrift']))
    expect(past).toContain('Long Adrift')
    expect(await read('/events/long-adrift')).toContain('This event is over.')
    expect(await titlesAt('/events')).not.toContain('Long Adrift')
  })

  it('is past once it has been played on a later date', async () => {
    expect(await titlesAt('/events')).not.toContain('Played Since')
    expect(await titlesAt('/archive')).toContain('Played Since')
    expect(await rowOf('/archive', 'Played Since')).not.toContain('Postponed')
  })

  it('is on its new date once there is one', async () => {
    expect(await rowOf('/events', 'Found Again')).not.toContain('Postponed')
    expect(await titlesAt(`/events?date=${dateOf(30)}`)).toEqual(['Found Again'])
  })
})

describe('a past production', () => {
  it('says in the archive and on its page that it was cancelled where no performance took place', async () => {
    for (const page of [await rowOf('/archive', 'Called Off'), await read('/events/called-off')])
      expect(page).toContain('<p class="state state-cancelled">Cancelled</p>')
    for (const page of [await rowOf('/archive', 'Half Off'), await read('/events/half-off')]) {
      expect(page).toContain('Half Off')
      expect(page).not.toContain('Cancelled')
    }
  })
})

describe('the calendar of What’s on', () => {
  const monthIn = (months: number): string => today.plus({ months }).toFormat('yyyy-MM')
  const monthPage = (months: number) => read(`/events?view=calendar&month=${monthIn(months)}`)

  it('leads to the last month of an exhibition, and to two years of one that is on for good', async () => {
    expect(await monthPage(2)).not.toMatch(/rel="next"/)
    const event = await makeTyped('Prints', day(-9), iso(today.plus({ months: 6 })))
    expect(await monthPage(5)).toContain('>Prints</a>')
    expect(await monthPage(5)).toMatch(/rel="next"/)
    expect(await monthPage(6)).not.toMatch(/rel="next"/)
    const collection = await published('events', { slug: 'collection', title: 'Collection' })
    await published('event-instances', {
      end: iso(today.plus({ years: 9 })),
      end_tz: ZONE,
      event: collection,
      start: day(-30),
      start_tz: ZONE,
    })
    expect(await monthPage(22)).toMatch(/rel="next"/)
    expect(await monthPage(25)).not.toMatch(/rel="next"/)
    await app.payload.delete({
      collection: 'events',
      overrideAccess: true,
      where: { id: { in: [event, collection] } },
    })
  })
})
