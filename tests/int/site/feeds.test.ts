import { poolOf } from '@/database/connections'
import { JSDOM } from 'jsdom'
import { boot, type TestApp } from '@tests/support/boot'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { A, B, fillSite } from './support'

let app: TestApp
let world: World
let blog: string

const published = (collection: string, data: Record<string, unknown>, tenant = world.a) =>
  create(app.payload, collection, { _status: 'published', slugLock: false, tenant, ...data })

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  await fillSite(app, world)
  await poolOf(app.payload).query(
    `update tenants set languages = '["en","cy"]', published_languages = '["en","cy"]' where id = $1`,
    [world.a],
  )
  blog = await published('blogs', { slug: 'backstage', summary: 'Behind the curtain.', title: 'Backstage' })
  for (let day = 1; day <= 31; day++)
    await published('posts', {
      blog,
      publishedAt: `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`,
      slug: `day-${day}`,
      summary: `What happened on day ${day}`,
      title: day === 31 ? 'Paint & <glue>\u0007' : `Day ${day}`,
    })
  await published('posts', { publishedAt: '2026-02-01T10:00:00.000Z', slug: 'apart', title: 'In no blog' })
  await create(app.payload, 'posts', {
    _status: 'draft',
    blog,
    slug: 'secret',
    slugLock: false,
    tenant: world.a,
    title: 'Secret story',
  })
  await app.payload.update({
    collection: 'blogs',
    data: { _status: 'published', title: 'Cefn llwyfan' },
    id: blog,
    locale: 'cy' as never,
    overrideAccess: true,
  })
})
afterAll(() => app.close())

const parser = new new JSDOM().window.DOMParser()

/** What a feed reader makes of it: texts by the paths of their elements. */
async function read(
  path: string,
  host = A,
): Promise<{ all: (name: string) => string[]; headers: Headers; root: Element }> {
  const { headers, status, text } = await visit(app, host, path)
  const { documentElement: root } = parser.parseFromString(text, 'text/xml')
  expect([path, status, root.getElementsByTagName('parsererror').length]).toEqual([path, 200, 0])
  return {
    all: (name) => [...root.getElementsByTagName(name)].map(({ textContent }) => textContent ?? ''),
    headers,
    root,
  }
}

describe('the calendar of an event', () => {
  it('has no control characters, which calendars refuse', async () => {
    const title = 'Bell\u0007 and\u000bcandle 🎭'
    const event = await published('events', { slug: 'bell', summary: 'One\u0001 line\nand another', title })
    await published('event-instances', { event, start: '2031-03-01T19:30:00.000Z' })
    const { text } = await visit(app, A, '/events/bell/calendar.ics')
    expect(text).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/)
    expect(text).toContain('SUMMARY:Bell and candle 🎭\r\n')
    expect(text).toContain('DESCRIPTION:One line\\nand another\r\n')
  })
})

describe('feeds of a blog', () => {
  it('has the newest stories as Atom, with what a reader needs', async () => {
    const { all, headers, root } = await read('/blogs/backstage/atom.xml')
    expect([headers.get('Content-Type'), root.getAttribute('xml:lang')]).toEqual([
      'application/atom+xml; charset=utf-8',
      'en',
    ])
    const links = [...root.getElementsByTagName('link')].map((link) => link.getAttribute('href'))
    expect([all('title')[0], all('subtitle')[0], all('name')[0], links[0]]).toEqual([
      'Backstage – Theatre A',
      'Behind the curtain.',
      'Theatre A',
      'http://a.localhost:3000/blogs/backstage',
    ])
    expect(all('entry')).toHaveLength(30)
    expect([all('title')[1], links[2], all('published')[0], all('summary')[0]]).toEqual([
      'Paint & <glue>',
      'http://a.localhost:3000/posts/day-31',
      '2026-03-31T10:00:00.000Z',
      'What happened on day 31',
    ])
    expect(all('title').at(-1)).toBe('Day 2')
  })

  it('has them as RSS, too', async () => {
    const { all, headers, root } = await read('/blogs/backstage/rss.xml')
    expect(headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8')
    expect(root.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(
      'http://a.localhost:3000/blogs/backstage/rss.xml',
    )
    expect([all('language')[0], all('link')[0], all('link')[2], all('pubDate')[1]]).toEqual([
      'en',
      'http://a.localhost:3000/blogs/backstage',
      'http://a.localhost:3000/posts/day-30',
      'Mon, 30 Mar 2026 10:00:00 GMT',
    ])
  })

  it('speaks the language of its address', async () => {
    const { all, root } = await read('/cy/blogs/backstage/atom.xml')
    expect([
      root.getAttribute('xml:lang'),
      root.getElementsByTagName('link')[0]?.getAttribute('href'),
      all('title')[0],
    ]).toEqual(['cy', 'http://a.localhost:3000/cy/blogs/backstage', 'Cefn llwyfan – Theatre A'])
  })

  it.each([
    ['atom', 'id'],
    ['rss', 'guid'],
  ])('knows a story in %s by the same name when its address and title change', async (kind, name) => {
    const path = `/blogs/backstage/${kind}.xml`
    const before = (await read(path)).all(name)
    const rename = async (slug: string) =>
      app.payload.update({
        collection: 'posts',
        data: { _status: 'published', slug, title: slug },
        overrideAccess: true,
        where: { slug: { in: ['day-31', 'renamed'] } },
      })
    await rename('renamed')
    const after = await read(path)
    await rename('day-31')
    expect(after.all('title')).toContain('renamed')
    expect(after.all(name)).toEqual(before)
    expect(new Set(before).size).toBe(before.length)
  })

  it('is there for all blogs together, and empty where nothing is written', async () => {
    expect((await read('/blogs/atom.xml')).all('title')[0]).toBe('Stories – Theatre A')
    const { all } = await read('/blogs/atom.xml', B)
    expect([all('title'), all('entry')]).toEqual([['Stories – Theatre B'], []])
    const { updatedAt } = await app.payload.findByID({ id: world.b, collection: 'tenants', overrideAccess: true })
    expect(all('updated')).toEqual([updatedAt])
  })

  it('shows no drafts and no neighbours, and nothing where there is no such blog', async () => {
    for (const path of ['/blogs/atom.xml', '/blogs/backstage/rss.xml'])
      expect((await visit(app, A, path)).text).not.toContain('Secret story')
    for (const path of ['/blogs/nowhere/atom.xml', '/blogs/backstage/atom.json', '/blogs/backstage/feed.xml'])
      expect((await visit(app, A, path)).status).toBe(404)
    expect((await visit(app, B, '/blogs/backstage/atom.xml')).status).toBe(404)
  })

  it('is sent once to whoever has it already', async () => {
    const { headers } = await read('/blogs/backstage/atom.xml')
    const again = await visit(app, A, '/blogs/backstage/atom.xml', {
      headers: { 'If-None-Match': headers.get('ETag')! },
    })
    expect([again.status, again.text]).toEqual([304, ''])
    await published('posts', { blog, publishedAt: '2026-04-01T10:00:00.000Z', slug: 'april', title: 'April' })
    expect(
      (await visit(app, A, '/blogs/backstage/atom.xml', { headers: { 'If-None-Match': headers.get('ETag')! } })).text,
    ).toContain('April')
  })

  it('is named in the head of the blog and of its stories, and on the page itself', async () => {
    const link =
      '<link href="http://a.localhost:3000/blogs/backstage/atom.xml" rel="alternate" title="Backstage – Theatre A" type="application/atom+xml">'
    for (const path of ['/blogs/backstage', '/posts/day-3']) expect((await visit(app, A, path)).text).toContain(link)
    expect((await visit(app, A, '/posts/apart')).text).toContain(
      '<link href="http://a.localhost:3000/blogs/rss.xml" rel="alternate"',
    )
    expect((await visit(app, A, '/blogs/backstage')).text).toContain(
      '<a href="/blogs/backstage/atom.xml" type="application/atom+xml">Follow in a feed reader</a>',
    )
    expect((await visit(app, A, '/visit')).text).not.toContain('atom.xml')
  })

  it('stands behind the password of the site', async () => {
    await poolOf(app.payload).query(
      `update tenants set password_protection_enabled = true, password_protection_password_hash = 'x' where id = $1`,
      [world.a],
    )
    expect((await visit(app, A, '/blogs/atom.xml')).status).toBe(401)
  })
})
