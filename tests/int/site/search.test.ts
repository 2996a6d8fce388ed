import { poolOf } from '@/database/connections'
import { siteSearch } from '@/plugins/search'
import { provideSearch } from '@/plugins/site/published'
import { boot, type TestApp } from '@tests/support/boot'
import { countStatements } from '@tests/support/countStatements'
import { visit, type Visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { A, B, fillSite } from './support'

let app: TestApp
let world: World
let visitors = 0

const published = (collection: string, data: Record<string, unknown>, tenant = world.a) =>
  create(app.payload, collection, { _status: 'published', slugLock: false, tenant, ...data })

/** Somebody new searches. */
const search = (
  text: string,
  { host = A, path = '/search', ...more }: { cookie?: string; host?: string; path?: string } = {},
): Promise<Visit> =>
  visit(app, host, `${path}?q=${encodeURIComponent(text)}`, {
    ...more,
    headers: { 'X-Forwarded-For': `198.51.100.${++visitors % 250}` },
  })

/** What is listed, in its order, by address. */
const foundIn = ({ text }: Visit): string[] =>
  [...(/<ul class="found">(.*?)<\/ul>/s.exec(text)?.[1] ?? '').matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href!)
const find = async (text: string, options: Parameters<typeof search>[1] = {}) => foundIn(await search(text, options))

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  await fillSite(app, world)
  await poolOf(app.payload).query(
    `update tenants set languages = '["en","cy","es","ar"]', published_languages = '["en","cy","es","ar"]' where id = $1`,
    [world.a],
  )
  const hamlet = await published('events', { slug: 'hamlet', summary: 'A ghost walks.', title: 'Hamlet' })
  for (const [locale, title] of [
    ['cy', 'Hamlet, tywysog Denmarc'],
    ['es', 'Hamlet, príncipe de Dinamarca'],
    ['ar', 'هاملت أمير الدنمارك'],
  ] as const) {
    await app.payload.update({
      collection: 'events',
      data: { _status: 'published', title },
      id: hamlet,
      locale: locale as never,
      overrideAccess: true,
    })
  }
})
afterAll(() => app.close())

describe("a visitor's search", () => {
  it('finds what is published, with its summary, and forgives typos', async () => {
    const answer = await search('hamlet')
    expect([answer.status, foundIn(answer)]).toEqual([200, ['/events/hamlet']])
    expect(answer.text).toContain('<p>A ghost walks.</p>')
    expect(answer.text).toContain('<p class="kicker">Event</p>')
    expect(await find('hamelt')).toEqual(['/events/hamlet'])
    expect(await find('WINTÉRS')).toEqual(['/events/winters-tale'])
    expect(await find('plan your vist')).toEqual(['/visit'])
    expect(await find('Ada Lane')).toEqual(['/people/ada-lane'])
  })

  it.each([
    ['en', '/search', 'hamlet', '/events/hamlet', '>Hamlet</a>', 'Results for'],
    ['cy', '/cy/search', 'tywysog', '/cy/events/hamlet', 'tywysog Denmarc', 'Canlyniadau'],
    ['es', '/es/search', 'principe', '/es/events/hamlet', 'príncipe de Dinamarca', 'Resultados'],
    ['ar', '/ar/search', 'الدنمارك', '/ar/events/hamlet', 'هاملت أمير الدنمارك', 'نتائج'],
  ])('is in the language of the visitor: %s', async (language, path, text, href, title, word) => {
    const answer = await search(text, { path })
    expect(foundIn(answer)).toEqual([href])
    expect(answer.text).toContain(title)
    expect(answer.text).toContain(word)
    expect(answer.text).toContain(` lang="${language}">`)
  })

  it('looks in that language only, and in the main one for what nobody has translated', async () => {
    for (const [path, text] of [
      ['/search', 'tywysog'],
      ['/search', 'príncipe'],
      ['/es/search', 'tywysog'],
      ['/search', 'tywysig'],
    ] as const)
      expect(await find(text, { path })).toEqual([])
    for (const text of ['winters', 'wintres'])
      expect(await find(text, { path: '/es/search' })).toEqual(['/es/events/winters-tale'])
    expect(await find('tywysig', { path: '/cy/search' })).toEqual(['/cy/events/hamlet'])
  })

  it('finds no draft, nothing of a neighbour, nothing that is gone, and nothing without a page', async () => {
    for (const text of ['secret', 'Secret production', 'Secret plans', 'Show of B', 'Theatre B at home'])
      expect(await find(text)).toEqual([])
    expect(await find('Show of B', { host: B })).toEqual(['/events/b-show'])
    expect(await find('hamlet', { host: B })).toEqual([])
    const page = await published('pages', { slug: 'wardrobe', title: 'Wardrobe sale' })
    expect(await find('wardrobe')).toEqual(['/wardrobe'])
    // A newer draft is not shown: what visitors see is.
    await app.payload.update({
      collection: 'pages',
      data: { title: 'Wardrobe burnt' },
      draft: true,
      id: page,
      overrideAccess: true,
    })
    expect((await search('wardrobe')).text).toContain('Wardrobe sale')
    expect(await find('burnt')).toEqual([])
    await app.payload.update({ collection: 'pages', data: { _status: 'draft' }, id: page, overrideAccess: true })
    expect(await find('wardrobe')).toEqual([])
    await published('forms', { fields: [], title: 'Zebra form' })
    expect(await find('zebra')).toEqual([])
  })

  it('trusts no entry of the index that has outlived its document', async () => {
    const page = await published('pages', { slug: 'cellar', title: 'Cellar' })
    await poolOf(app.payload).query("update pages set _status = 'draft' where id = $1", [page])
    expect(await find('cellar')).toEqual([])
    await poolOf(app.payload).query(
      'update search_entries set tenant_id = $1 where document_id in (select id from events where tenant_id = $2)',
      [world.a, world.b],
    )
    expect(await find('Show of B')).toEqual([])
  })

  it('asks before anything is typed, says when there is nothing, and shows what was typed as text', async () => {
    for (const path of ['/search', '/search?q=', '/search?q=%20%20']) {
      const { status, text } = await visit(app, A, path)
      expect(status).toBe(200)
      expect(text).toContain('<label for="search">Search this website</label>')
      expect(text).not.toMatch(/Nothing found|Results for/)
    }
    const nothing = await search('xylophone')
    expect(nothing.text).toContain('Nothing found for “xylophone”. Check the spelling, or try fewer words.')
    // And then: whatever there is.
    for (const { text } of [nothing, await visit(app, A, '/search')])
      expect(text).toMatch(
        /You could also look here<\/h2>\s*<ul class="pages"><li><a href="\/events">What’s on<\/a><\/li><li><a href="\/venues">/,
      )
    const hostile = await search('"><script>alert(1)</script>{{ site.name }}')
    expect(hostile.text).not.toContain('<script>alert')
    expect(hostile.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;{{ site.name }}')
    for (const text of ['%', '_', "'", '\\', '\u0000', '!!!', 'a'.repeat(5000), '😀'])
      expect((await search(text)).status).toBeLessThan(500)
  })

  it('shows more on further pages, each once', async () => {
    for (let index = 0; index < 45; index++)
      await published('people', { name: `Walter Finch ${index}`, slug: `finch-${index}` })
    const pages = await Promise.all(
      [1, 2, 3].map((page) =>
        visit(app, A, `/search?q=finch&page=${page}`, { headers: { 'X-Forwarded-For': '203.0.113.7' } }),
      ),
    )
    expect(pages.map((page) => foundIn(page).length)).toEqual([20, 20, 5])
    expect(new Set(pages.flatMap(foundIn)).size).toBe(45)
    expect(pages[0]!.text).toContain('<a class="button quiet" href="/search?q=finch&amp;page=2" rel="next">')
    expect(pages[0]!.text).toContain(': 45')
    expect(pages[2]!.text).not.toContain('rel="next"')
    expect((await visit(app, A, '/search?q=finch&page=99999')).status).toBe(404)
  })

  it('is kept by nobody and found by no search engine', async () => {
    const one = await search('hamlet')
    expect(one.headers.get('Cache-Control')).toBe('private, no-store')
    for (const { text } of [one, await visit(app, A, '/search')]) {
      expect(text).toContain('<meta content="noindex" name="robots">')
      expect(text).not.toContain('rel="canonical"')
    }
    const [hamlet, tale] = await Promise.all([find('hamlet'), find('winters')])
    expect([hamlet, tale]).toEqual([['/events/hamlet'], ['/events/winters-tale']])
    expect(await countStatements(() => search('hamlet'))).toBeLessThanOrEqual(12)
  })

  it('takes turns: a flood of searches never has more than a few of them at once, and the rest of the site answers', async () => {
    let [most, running] = [0, 0]
    provideSearch('search', {
      find: async (question) => {
        most = Math.max(most, ++running)
        return siteSearch.find(question).finally(() => running--)
      },
    })
    try {
      const [page, ...answers] = await Promise.all([
        visit(app, A, '/visit'),
        ...Array.from({ length: 80 }, () => search('hamelt')),
      ])
      expect(page.status).toBe(200)
      expect(most).toBeLessThanOrEqual(2)
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(32)
      // The others learn at once that it does not work right now.
      expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 503])
      expect(answers.find(({ status }) => status === 503)!.headers.get('Retry-After')).toBe('2')
    } finally {
      provideSearch('search', siteSearch)
    }
    expect((await search('hamlet')).status).toBe(200)
  })

  it('is limited for each address', async () => {
    const at = (address: string) => visit(app, A, '/search?q=hamlet', { headers: { 'X-Forwarded-For': address } })
    const answers = await Promise.all(Array.from({ length: 45 }, () => at('192.0.2.9')))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    const refused = answers.find(({ status }) => status === 429)!
    expect([refused.headers.get('Retry-After'), refused.text.includes('Too many searches')]).toEqual(['60', true])
    expect((await at('192.0.2.10')).status).toBe(200)
    // The page itself is there all the same.
    expect((await visit(app, A, '/search', { headers: { 'X-Forwarded-For': '192.0.2.9' } })).status).toBe(200)
  })
})

describe('where visitors find it', () => {
  it('every page has a field for it, which needs no script; the start page tells search engines', async () => {
    const home = await visit(app, A, '/')
    expect(home.text).toMatch(
      /<form action="\/search" class="search" method="get" role="search">\s*<label for="site-search">/,
    )
    expect((await visit(app, A, '/cy/visit')).text).toContain('<form action="/cy/search"')
    const data = [...home.text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json!) as Record<string, unknown>,
    )
    expect(data.find((one) => one['@type'] === 'WebSite')).toMatchObject({
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'http://a.localhost:3000/search?q={search_term_string}' },
      },
    })
    expect((await visit(app, A, '/visit')).text).not.toContain('SearchAction')
  })

  it('makes room for a page of the same address', async () => {
    await published('pages', { slug: 'search', title: 'Search and rescue' })
    expect((await visit(app, A, '/search?q=hamlet')).text).toContain('<h1>Search and rescue</h1>')
    expect((await visit(app, A, '/')).text).toContain('<form action="/-/search"')
    expect(await find('hamlet', { path: '/-/search' })).toEqual(['/events/hamlet'])
  })

  it('stands behind the password of the site', async () => {
    await poolOf(app.payload).query(
      `update tenants set password_protection_enabled = true, password_protection_password_hash = 'x' where id = $1`,
      [world.a],
    )
    const answer = await search('hamlet')
    expect([answer.status, answer.text.includes('Hamlet')]).toEqual([401, false])
  })
})
