import { randomUUID } from 'node:crypto'
import type { CollectionSlug } from 'payload'
import { serveSitemap } from '@/plugins/site/lib/responses/sitemap'
import { siteById } from '@/plugins/site/lib/host/findSite'
import { boot, type TestApp } from '@tests/support/boot'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { A } from './support'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let app: TestApp
let world: World
const at = (ms: number) => new Date(Date.now() + ms).toISOString()
const range = (length: number) => Array.from({ length }, (_, index) => index)

/** Written as an import writes: without hooks, hundreds in a moment. */
async function write(collection: string, data: Record<string, unknown>): Promise<string> {
  const doc = await app.payload.db.create({
    collection: collection as CollectionSlug,
    data: { _status: 'published', tenant: world.a, ...data },
  })
  return String(doc.id)
}

const event = (slug: string, data: Record<string, unknown> = {}) =>
  write('events', { slug, title: { en: `Event ${slug}` }, ...data })
const performance = (of: string, ms: number, data: Record<string, unknown> = {}) =>
  write('event-instances', {
    event: of,
    instanceStatus: 'scheduled',
    start: at(ms),
    start_tz: 'Europe/London',
    title: 'x',
    ...data,
  })

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

/** Follows every link within the site from a page on, as somebody with much time does. @returns paths, queries included */
async function crawl(from = '/'): Promise<Set<string>> {
  const seen = new Set([from])
  const open = [from]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const { status, text } = await visit(app, A, path)
    if (status !== 200) throw new Error(`A link leads to ${path}, which answers ${status}`)
    for (const [, href] of text.matchAll(/<a [^>]*?href="(\/(?!-\/site|\/)[^"#]*)"/g)) {
      const next = href!.replaceAll('&amp;', '&')
      if (next.startsWith('/-/unlock') || next.endsWith('.ics') || seen.has(next)) continue
      seen.add(next)
      open.push(next)
    }
  }
  return seen
}

/** All links of a list, over its pages. */
async function linksFrom(list: string): Promise<Set<string>> {
  const found = new Set<string>()
  for (let next: string | undefined = list; next;) {
    const { text } = await visit(app, A, next)
    for (const [, href] of text.matchAll(/href="(\/[^"#]*)"/g)) found.add(href!)
    next = /href="([^"]+)" rel="next"/.exec(text)?.[1]
  }
  return found
}

describe('whoever follows links from the start page', () => {
  const wanted: string[] = []
  const hidden: string[] = []

  beforeAll(async () => {
    await create(app.payload, 'pages', {
      _status: 'published',
      slug: 'home',
      slugLock: false,
      tenant: world.a,
      title: 'Home',
    })
    const venue = await write('venues', { name: 'Main House', slug: 'main-house' })
    // Of two months, several on one day, many at the same moment; and what was played yesterday and shortly before.
    for (const index of range(260)) {
      const slug = `show-${index}`
      const id = await event(slug, {
        endDate: at((index + 1) * 6 * HOUR_MS),
        startDate: at((index + 1) * 6 * HOUR_MS),
        venue,
      })
      await performance(id, Math.floor(index / 4) * DAY_MS + 30 * HOUR_MS)
      if (index < 60) await performance(id, -25 * HOUR_MS - index * 60_000)
      wanted.push(`/events/${slug}`)
    }
    // A long run: more performances than stand on one page.
    const run = await event('long-run', { endDate: at(200 * DAY_MS), startDate: at(-DAY_MS) })
    for (const index of range(150)) await performance(run, index * DAY_MS + 2 * HOUR_MS, { venue })
    // Open for months with one entry that began long ago, without performances at all, without a date, and far away in time.
    const exhibition = await event('exhibition', { endDate: at(90 * DAY_MS), startDate: at(-90 * DAY_MS) })
    await performance(exhibition, -90 * DAY_MS, { end: at(90 * DAY_MS) })
    await event('talk', { startDate: at(40 * DAY_MS) })
    await event('to-be-announced')
    await performance(
      await event('in-three-years', { endDate: at(1100 * DAY_MS), startDate: at(1100 * DAY_MS) }),
      1100 * DAY_MS,
    )
    wanted.push(
      ...['long-run', 'exhibition', 'talk', 'to-be-announced', 'in-three-years'].map((slug) => `/events/${slug}`),
    )
    // What is over, which the archive alone has, and what is drafted, in the trash or another site's.
    await event('over', { endDate: at(-3 * DAY_MS), startDate: at(-5 * DAY_MS) })
    await event('drafted', { _status: 'draft', startDate: at(DAY_MS) })
    await event('trashed', { deletedAt: at(0), startDate: at(DAY_MS) })
    await event('foreign', { startDate: at(DAY_MS), tenant: world.b })
    hidden.push(...['drafted', 'trashed', 'foreign'].map((slug) => `/events/${slug}`))
  })

  it('comes to every published event that is on or to come, and to none that is hidden', async () => {
    const found = await crawl()
    expect(wanted.filter((path) => !found.has(path))).toEqual([])
    expect(hidden.filter((path) => found.has(path))).toEqual([])
  }, 120_000)

  it('finds what is over in the archive, and not in what is on', async () => {
    expect((await linksFrom('/archive')).has('/events/over')).toBe(true)
    expect((await linksFrom('/events')).has('/events/over')).toBe(false)
    expect((await linksFrom('/archive')).has('/events/talk')).toBe(false)
  })

  it('sees each performance of a long run once, in order, over all pages of its event and of its venue', async () => {
    for (const [path, count] of [
      ['/events/long-run', 150],
      ['/venues/main-house', 410],
    ] as const) {
      const moments: string[] = []
      let next: string | undefined = path
      for (let page = 1; next; page++) {
        const { text } = await visit(app, A, next)
        // Each page is found under its own address.
        expect(text).toContain(`<link href="http://a.localhost:3000${next}" rel="canonical">`)
        moments.push(...[...text.matchAll(/class="tile" dateTime="([^"]+)"/gi)].map(([, moment]) => moment!))
        next = /href="([^"]+)" rel="next"/.exec(text)?.[1]
        expect(page).toBeLessThan(20)
      }
      expect([path, moments.length]).toEqual([path, count])
      expect(moments).toEqual([...moments].sort())
    }
  })

  it('finds all of them in the calendar of the venue', async () => {
    const { text } = await visit(app, A, '/venues/main-house/calendar.ics')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(410)
  })

  it('finds the list of events although a page stands at its address, and another has its name', async () => {
    const page = await create(app.payload, 'pages', {
      _status: 'published',
      slug: 'events',
      slugLock: false,
      tenant: world.a,
      title: 'What’s on',
    })
    const { text } = await visit(app, A, '/')
    expect(text).toMatch(/<a href="\/-\/events">All events<\/a>/)
    const found = await linksFrom('/-/events')
    expect(wanted.filter((path) => !found.has(path))).toEqual([])
    await app.payload.delete({ id: page, collection: 'pages', overrideAccess: true })
  }, 120_000)
})

describe('a day that ends later in one zone than in another', () => {
  it('counts where the performance is', async () => {
    const id = await event('around-the-world', { endDate: at(DAY_MS), startDate: at(-DAY_MS) })
    await performance(id, -1.5 * HOUR_MS, { note: { en: 'Still today' }, start_tz: zoneWhereItIs(12) })
    await performance(id, -1.5 * HOUR_MS, { note: { en: 'Over there' }, start_tz: zoneWhereItIs(0) })
    const { text } = await visit(app, A, '/events/around-the-world')
    expect(text).toContain('Still today')
    expect(text).not.toContain('Over there')
  })
})

/** A zone in which the clock shows this hour now. */
function zoneWhereItIs(hour: number): string {
  const east = ((hour - new Date().getUTCHours() + 36) % 24) - 12
  return `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`
}

describe('other lists', () => {
  it('lead to every post, of all blogs and of one, from the newest to the oldest', async () => {
    const blog = await write('blogs', { slug: 'news', title: { en: 'News' } })
    const slugs = range(95).map((index) => `post-${index}`)
    // Many were published at one moment, as after an import.
    for (const [index, slug] of slugs.entries())
      await write('posts', {
        blog,
        publishedAt: at(-Math.floor(index / 50) * DAY_MS),
        slug,
        title: { en: `Post ${slug}` },
      })
    const found = await linksFrom('/blogs')
    expect(slugs.filter((slug) => !found.has(`/posts/${slug}`))).toEqual([])
    const { text } = await visit(app, A, '/blogs/news?page=2')
    expect(text).toMatch(/rel="prev">Newer<\/a><a [^>]*rel="next">Older</)
  })

  it('lead to every venue, every page on top of the tree and every page below another', async () => {
    for (const index of range(70)) await write('venues', { name: 'Hall', slug: `hall-${index}` })
    const parent = await create(app.payload, 'pages', {
      _status: 'published',
      slug: 'archive',
      slugLock: false,
      tenant: world.a,
      title: 'Archive',
    })
    for (const index of range(130))
      await write('pages', {
        order: `b${index}`,
        relativePath: `/top-${index}`,
        slug: `top-${index}`,
        title: { en: `Top ${index}` },
      })
    for (const index of range(50))
      await write('pages', {
        order: `b${index}`,
        parent,
        relativePath: `/archive/year-${index}`,
        slug: `year-${index}`,
        title: { en: `Year ${index}` },
      })
    const found = new Set([
      ...(await linksFrom('/pages')),
      ...(await linksFrom('/archive')),
      ...(await linksFrom('/venues')),
    ])
    expect((await linksFrom('/')).has('/pages')).toBe(true)
    expect(range(130).filter((index) => !found.has(`/top-${index}`))).toEqual([])
    expect(range(50).filter((index) => !found.has(`/archive/year-${index}`))).toEqual([])
    expect(range(70).filter((index) => !found.has(`/venues/hall-${index}`))).toEqual([])
    // The way up is there, however many pages there are.
    expect((await visit(app, A, '/archive/year-49')).text).toContain('<a href="/archive">Archive</a>')
  }, 120_000)

  it('lead to every event of a person, a season and a collection', async () => {
    const person = await write('people', { name: 'Ada', slug: 'ada', sortName: 'Ada' })
    const season = await write('seasons', { slug: 'spring', title: { en: 'Spring' } })
    const ids: string[] = []
    for (const index of range(60))
      ids.push(
        await event(`of-${index}`, {
          credits: [{ group: 'cast', id: randomUUID(), person, role: { en: 'x' } }],
          season,
          startDate: at(index * DAY_MS),
        }),
      )
    await write('event-collections', { events: ids, kind: 'manual', slug: 'picked', title: { en: 'Picked' } })
    for (const path of ['/people/ada', '/seasons/spring', '/event-collections/picked']) {
      const found = [...(await linksFrom(path))].filter((href) => href.startsWith('/events/of-'))
      expect([path, found.length]).toEqual([path, 60])
    }
  })

  it('lead search engines to everything, in as many files as it takes', async () => {
    const site = (await siteById(app.payload, world.a))!
    const read = async (search: string, most?: number) =>
      (
        await serveSitemap({ payload: app.payload, site }, 'https://a.example', new URLSearchParams(search), most)
      )?.text()
    const locations = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)
    const whole = locations((await read(''))!)
    expect(whole.length).toBeGreaterThan(400)
    const parts = locations((await read('', 100))!)
    expect(parts[0]).toBe('https://a.example/sitemap.xml?part=1')
    const all: string[] = []
    for (const part of parts) {
      const found = locations((await read(new URL(part).search, 100))!)
      expect(found.length).toBeLessThanOrEqual(100)
      all.push(...found)
    }
    expect(all.sort()).toEqual(whole.sort())
    for (const part of [parts.length + 1, 0, 1.5, 'abc']) expect(await read(`part=${part}`, 100)).toBeUndefined()
    expect((await visit(app, 'a.localhost:3000', '/sitemap.xml?part=2')).status).toBe(404)
  })
})
