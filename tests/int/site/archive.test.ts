import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { countStatements } from '@tests/support/countStatements'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { A, B, changeSite } from './support'

let app: TestApp
let world: World

const published = (collection: string, data: Record<string, unknown>, tenant = world.a) =>
  create(app.payload, collection, { _status: 'published', slugLock: false, tenant, ...data })

const read = async (path: string, host = A) => (await visit(app, host, path)).text
const titlesAt = async (path: string, host = A) =>
  [...(await read(path, host)).matchAll(/<h2><a href="\/events\/[^"]+">([^<]+)<\/a><\/h2>/g)].map(([, title]) => title)

async function makeEvent(
  title: string,
  on: string,
  { tenant = world.a, ...data }: Record<string, unknown> & { tenant?: string } = {},
) {
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const event = await published('events', { slug, title, ...data }, tenant)
  await poolOf(app.payload).query('update events set start_date = $2, end_date = $2 where id = $1', [event, on])
}

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

describe('the archive', () => {
  it('the archive of a new site says that there is nothing yet, and is not in the sitemap', async () => {
    expect(await read('/archive', B)).toContain('There are no past productions yet.')
    expect(await read('/sitemap.xml', B)).not.toContain('/archive')
  })

  describe('of a site with past productions', () => {
    beforeAll(async () => {
      const person = await published('people', { name: 'Ada Lane', slug: 'ada-lane' })
      const company = await published('organizations', { name: 'Small Company', slug: 'small' })
      const season = await published('seasons', { slug: 'spring', title: 'Spring' })
      const work = await published('works', { slug: 'lear', title: 'Lear' })
      await published('people', { name: 'Only Planned', slug: 'only-planned' })
      await makeEvent('Oldest', '2019-03-01T19:00:00Z', { credits: [{ person, role: 'Lead' }], works: [work] })
      await makeEvent('Older', '2021-12-31T23:30:00Z', {
        credits: [{ person }, { person, role: 'Again' }],
        organizations: [company],
        season,
      })
      await makeEvent('Old', '2022-05-01T19:00:00Z', { season, works: [work] })
      await makeEvent('Planned', '2090-01-01T19:00:00Z', { credits: [{ person }] })
      await create(app.payload, 'events', { _status: 'draft', slug: 'secret', tenant: world.a, title: 'Secret' })
      await poolOf(app.payload).query(
        `update events set start_date = '2020-01-01', end_date = '2020-01-01' where slug = 'secret'`,
      )
      await makeEvent('Theirs', '2020-05-01T19:00:00Z', { tenant: world.b })
      await changeSite(app, world.a)
      await changeSite(app, world.b)
    })

    it('lists what is over, latest first, and neither drafts nor what is to come nor another site’s', async () => {
      expect(await titlesAt('/archive')).toEqual(['Old', 'Older', 'Oldest'])
      expect(await titlesAt('/archive', B)).toEqual(['Theirs'])
    })

    it('is browsed by year, on the clock of the site', async () => {
      const page = await read('/archive')
      expect(
        [...page.matchAll(/href="\/archive\?year=(\d+)">\d+ <span class="facts">(\d+)</g)].map(([, ...of]) => of),
      ).toEqual([
        ['2022', '1'],
        ['2021', '1'],
        ['2019', '1'],
      ])
      expect(await titlesAt('/archive?year=2021')).toEqual(['Older'])
      expect(await titlesAt('/archive?year=1985')).toEqual([])
      expect(await titlesAt('/archive?year=nonsense')).toEqual(['Old', 'Older', 'Oldest'])
    })

    it.each([
      ['season', '<a href="/seasons/spring">Spring</a> <span class="facts">2</span>'],
      ['person', '<a href="/people/ada-lane">Ada Lane</a> <span class="facts">2</span>'],
      ['company', '<a href="/organizations/small">Small Company</a> <span class="facts">1</span>'],
    ])('is browsed by %s, with how many each has', async (by, entry) => {
      expect(await read(`/archive?by=${by}`)).toContain(entry)
      expect(await read(`/archive?by=${by}`)).not.toContain('Only Planned')
      expect(await read(`/archive?by=${by}`, B)).not.toContain(entry)
    })

    it('leads to pages of people and works that list every production', async () => {
      const cards = async (path: string) =>
        [...(await read(path)).matchAll(/<h3><a href="\/events\/[^"]+">([^<]+)</g)].map(([, title]) => title)
      expect(await cards('/people/ada-lane')).toEqual(['Planned', 'Older', 'Oldest'])
      expect(await cards('/works/lear')).toEqual(['Old', 'Oldest'])
    })

    it('can be reached from What’s on, and search engines know it', async () => {
      expect(await read('/events')).toContain('<a href="/archive">Past productions</a>')
      expect(await read('/sitemap.xml')).toContain('/archive</loc>')
    })

    it('counts and lists a year by when productions began, and leaves out names that are not written', async () => {
      const season = await published('seasons', { slug: 'nameless', title: 'Nameless' })
      await makeEvent('New Year', '2018-01-02T19:00:00Z', { season })
      const set = (statement: string) => poolOf(app.payload).query(statement)
      await set(`update events set start_date = '2017-12-20' where slug = 'new-year'`)
      await set(`update seasons_locales set title = null where _parent_id = '${season}'`)
      await makeEvent('Never Begun', '2016-01-02T19:00:00Z')
      await set(`update events set start_date = null where slug = 'never-begun'`)
      await changeSite(app, world.a)
      const page = await read('/archive')
      expect([...page.matchAll(/href="\/archive\?year=(\d+)"/g)].map(([, year]) => year)).toEqual([
        '2022',
        '2021',
        '2019',
        '2017',
      ])
      expect(await titlesAt('/archive?year=2017')).toEqual(['New Year'])
      const seasons = await read('/archive?by=season')
      expect(seasons).toContain('/seasons/spring')
      expect(seasons).not.toContain('nameless')
      await app.payload.delete({
        collection: 'events',
        overrideAccess: true,
        where: { slug: { in: ['new-year', 'never-begun'] } },
      })
    })

    it('leaves its address to a redirect that the site has had before, but not to one of all addresses', async () => {
      const redirect = await published('redirects', { from: '/old-archive', toAddress: '/events' })
      const move = async (from: string) => {
        await poolOf(app.payload).query('update redirects set "from" = $2 where id = $1', [redirect, from])
        await changeSite(app, world.a)
        const { headers, status } = await visit(app, A, '/archive')
        return [status, headers.get('Location')]
      }
      expect(await move('/archive')).toEqual([301, '/events'])
      expect(await titlesAt('/-/archive')).toEqual(['Old', 'Older', 'Oldest'])
      expect(await move('/*')).toEqual([200, null])
      await app.payload.delete({ collection: 'redirects', id: redirect, overrideAccess: true })
      await changeSite(app, world.a)
    })

    it('makes way for a page with its address', async () => {
      const page = await published('pages', { slug: 'archive', title: 'Our history' })
      expect(await read('/archive')).toContain('<h1>Our history</h1>')
      expect(await read('/events')).toContain('<a href="/-/archive">Past productions</a>')
      expect(await titlesAt('/-/archive')).toEqual(['Old', 'Older', 'Oldest'])
      await app.payload.delete({ collection: 'pages', id: page, overrideAccess: true })
    })
  })

  it('reads 1,000 productions page by page, in as many statements as three', async () => {
    const paths = ['/archive', '/archive?year=2021', '/archive?by=person', '/archive?by=season', '/people/ada-lane']
    const costs = async () => {
      await changeSite(app, world.a)
      await read('/visit')
      const all: number[] = []
      for (const path of paths) all.push(await countStatements(() => read(path)))
      return all
    }
    const before = await costs()
    await poolOf(app.payload).query(
      `insert into events (id, tenant_id, slug, _status, start_date, end_date)
       select gen_random_uuid(), $1, 'many-' || n, 'published', '1990-01-01'::timestamptz + n * interval '10 days', '1990-01-01'::timestamptz + n * interval '10 days'
       from generate_series(1, 1000) n`,
      [world.a],
    )
    await poolOf(app.payload).query(
      `insert into events_locales (title, _locale, _parent_id) select 'Many ' || slug, 'en', id from events where slug like 'many-%'`,
    )
    await poolOf(app.payload).query(
      `insert into events_credits (id, _order, _parent_id, person_id) select gen_random_uuid(), 1, e.id, p.id from events e, people p where e.slug like 'many-%' and p.slug = 'ada-lane'`,
    )
    expect(await costs()).toEqual(before)
    expect(Math.max(...before)).toBeLessThanOrEqual(12)
    const pages = await Promise.all([1, 2, 26].map((page) => titlesAt(`/archive?page=${page}`)))
    expect(pages.map((titles) => titles.length)).toEqual([40, 40, 3])
    expect(new Set(pages.flat()).size).toBe(83)
    expect((await visit(app, A, '/archive?page=27')).status).toBe(404)
    await visit(app, A, '/nothing')
    expect(await countStatements(() => visit(app, A, '/archive?page=301'))).toBeLessThanOrEqual(3)
    expect((await visit(app, A, '/archive?page=301')).status).toBe(404)
    expect(await read('/archive?by=person')).toContain('Ada Lane</a> <span class="facts">1002</span>')
  })
})
