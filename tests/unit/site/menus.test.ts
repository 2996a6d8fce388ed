import { buildMenu, targetsOf, type StoredEntry } from '@/plugins/site/lib/menus/buildMenu'
import { draw, viewOf, content } from '@tests/unit/themes/engine/support'

const pages: Record<string, { path: string; title: string }> = {
  bar: { path: '/visit/bar & grill', title: 'The bar' },
  visit: { path: '/visit', title: 'Visit' },
}
const build = (entries: StoredEntry[], language = 'en') =>
  buildMenu(entries, { find: ({ value }) => pages[String(value)] ?? null, language })
const page = (value: string, more: Partial<StoredEntry> = {}): StoredEntry => ({
  document: { relationTo: 'pages', value },
  kind: 'document',
  ...more,
})
const link = (address: string, label: string): StoredEntry => ({ address, kind: 'address', label })

describe('buildMenu', () => {
  it('lists pages by their title or own label, and leaves out pages that visitors cannot open', () => {
    expect(
      build([
        page('visit'),
        page('bar', { label: 'Eat' }),
        page('draft'),
        page('draft', { label: 'Named all the same' }),
        { document: null, kind: 'document', label: 'Deleted' },
      ]).map(({ title, url }) => [title, url]),
    ).toEqual([
      ['Visit', '/visit'],
      ['Eat', '/visit/bar%20%26%20grill'],
    ])
  })

  it('lists internal and external links, and leaves out unsafe or unlabelled ones', () => {
    const entries = [
      link('/events', 'All'),
      link('https://shop.example', 'Shop'),
      link('mailto:box@a.example', 'Write'),
      link('javascript:alert(1)', 'Never'),
      link('//elsewhere.example', 'Never'),
      link('/events', ''),
    ]
    expect(build(entries).map(({ path, title, url }) => [title, url, path])).toEqual([
      ['All', '/events', '/events'],
      ['Shop', 'https://shop.example', null],
      ['Write', 'mailto:box@a.example', null],
    ])
  })

  it('lists headings with their entries, and leaves out empty or unlabelled headings', () => {
    const menu = build([
      { below: [page('visit'), page('draft')], kind: 'heading', label: 'Your visit' },
      { below: [page('draft')], kind: 'heading', label: 'Empty' },
      { below: [page('visit')], kind: 'heading' },
    ])
    expect(menu).toEqual([
      {
        children: [{ children: [], path: '/visit', title: 'Visit', url: '/visit' }],
        path: null,
        title: 'Your visit',
        url: null,
      },
    ])
  })

  it('lists entries in their own languages only, also below headings', () => {
    const entries = [
      page('visit', { languages: ['cy'] }),
      page('bar', { languages: [] }),
      { below: [page('visit', { languages: ['en'] })], kind: 'heading', label: 'Heading' },
    ]
    expect(build(entries, 'en').map(({ title }) => title)).toEqual(['The bar', 'Heading'])
    expect(build(entries, 'cy').map(({ title }) => title)).toEqual(['Visit', 'The bar'])
  })

  it('has targets for its entries, but none for the former document of a heading', () => {
    const entries = [
      page('visit'),
      page('left', {
        kind: 'heading',
        below: [page('bar'), { document: { relationTo: 'events', value: 'show' }, kind: null }],
      }),
    ]
    expect([...targetsOf(entries)].map(([type, ids]) => [type, [...ids]])).toEqual([
      ['pages', ['visit', 'bar']],
      ['events', ['show']],
    ])
  })
})

describe('House theme', () => {
  const shown = (entries: StoredEntry[], at: 'footer' | 'main', path = '/visit', language = 'en') =>
    draw(
      {},
      viewOf({
        content: content({ path }),
        language,
        navigation: {
          entries: [{ id: 'p', path: '/by-itself', title: 'By itself' }],
          hasEvents: false,
          hasMore: false,
          menus: { footer: null, main: null, [at]: build(entries) },
          taken: new Set(),
        },
      }),
    ).html
  const header = (html: string) => /<header[\s\S]*<\/header>/.exec(html)![0]
  const footer = (html: string) => /<footer[\s\S]*<\/footer>/.exec(html)![0]
  const heading: StoredEntry = { below: [page('visit'), page('bar')], kind: 'heading', label: 'Your visit' }

  it('renders a menu heading that opens without a script and marks the current page', () => {
    const html = header(shown([heading, link('/events', 'What’s on')], 'main'))
    expect(html).toMatch(
      /<details name="main-menu"><summary class="within">Your visit<\/summary><ul>\s*<li><a aria-current="page" href="\/visit">Visit<\/a><\/li>/,
    )
    expect(html).toContain('<a href="/events">What’s on</a>')
    expect(html).not.toContain('By itself')
    expect(header(shown([heading], 'main', '/elsewhere'))).toContain('<summary>Your visit</summary>')
    expect(header(shown([heading], 'main', '/visit/bar & grill'))).toContain('<summary class="within">Your visit')
  })

  it('links to the language of the current page, or to the language that the link names', () => {
    const html = header(
      shown([link('/events?a=b', 'All'), link('/cy/about', 'Amdanom'), page('visit')], 'main', '/', 'cy'),
    )
    expect([...html.matchAll(/<li><a href="([^"]+)">/g)].map(([, href]) => href)).toEqual([
      '/cy/events?a=b',
      '/cy/about',
      '/cy/visit',
    ])
  })

  it('renders footer headings as columns, and the other links in a line below them', () => {
    const html = footer(shown([link('/imprint', 'Imprint'), heading], 'footer'))
    expect(html).toMatch(
      /<section><h2>Your visit<\/h2><ul>\s*<li><a href="\/visit">Visit<\/a><\/li>\s*<li><a href="\/visit\/bar%20%26%20grill">The bar<\/a><\/li>\s*<\/ul><\/section>[\s\S]*<ul>\s*<li><a href="\/imprint">Imprint<\/a><\/li>\s*<\/ul>/,
    )
  })

  it('renders the default menu where staff have not arranged one', () => {
    expect(header(shown([heading], 'footer'))).toContain('<a href="/by-itself">By itself</a>')
    const html = footer(shown([heading], 'main'))
    expect(html).toContain('<a href="/by-itself">By itself</a>')
    expect(html).not.toContain('class="menus"')
  })
})
