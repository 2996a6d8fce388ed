import { poolOf } from '@/database/connections'
import { manifestSchema } from '@/lib/themes/manifestSchema'
import { provideThemes, serveThemePreview, type RenderProblem, type ThemePackage } from '@/plugins/site/published'
import { boot, type TestApp } from '@tests/support/boot'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { A, B, fillSite } from './support'

let app: TestApp
let world: World
let versions = 0
/** The theme of site A; none: House. */
let current: ThemePackage | null = null
let theme: string
let told: RenderProblem[] = []

const packageOf = (files: Record<string, string>): ThemePackage => ({
  assetHash: () => null,
  id: `theme-pages:${++versions}`,
  manifest: manifestSchema.parse({ settings: [{ name: 'line', label: 'Line', type: 'text' }] }),
  paths: Object.keys(files),
  readText: async (path) => files[path] ?? null,
  reportError: (problem) => void told.push(problem),
})

const published = (collection: string, data: Record<string, unknown>, tenant = world.a) =>
  create(app.payload, collection, { _status: 'published', slugLock: false, tenant, ...data })

beforeAll(async () => {
  // Themes of this file stand in no database, where changes would be noticed.
  app = await boot({ env: { PAGE_CACHE_MB: '0' } })
  world = await makeWorld(app)
  await fillSite(app, world)
  theme = await published('themes', {
    manifest: { settings: [{ name: 'line', label: 'Line', type: 'text' }] },
    name: 'Theme of A',
    renderMode: 'code',
    settings: { line: 'Our line' },
  })
  await poolOf(app.payload).query('update tenants set selected_theme_id = $2 where id = $1', [world.a, theme])
  provideThemes('test', {
    readAsset: async () => null,
    themeOf: async ({ siteId }) => (siteId === world.a ? current : null),
  })
})
beforeEach(() => {
  current = null
  told = []
})
afterAll(() => app.close())

describe('an address with nothing at it', () => {
  it('has the ways through the site, a search, and is nobody’s to find', async () => {
    const { headers, status, text } = await visit(app, A, '/not-here')
    expect([status, headers.get('X-Robots-Tag'), headers.get('Cache-Control')]).toEqual([
      404,
      'noindex',
      'private, no-store',
    ])
    expect(text).toContain('<title>There is nothing at this address – Theatre A</title>')
    expect(text).toContain('<h1>There is nothing at this address</h1>')
    expect(text).toMatch(/<nav aria-label="Main"><ul><li><a href="\/events">What’s on<\/a><\/li><li><a href="\/visit">/)
    expect(text).toMatch(/<ul class="pages"><li><a href="\/events">What’s on/)
    expect(text.match(/role="search"/g)).toHaveLength(1)
    expect(text).toContain('<meta content="noindex" name="robots">')
    expect(text).not.toMatch(/rel="canonical"|og:url|SearchAction|not-here/)
    for (const path of ['/-/nothing', '/events/nothing', '/blogs/nothing', '/a/b/c'])
      expect((await visit(app, A, path)).text).toBe(text)
  })

  it('is drawn by the theme where it has a page for it, and its name is shown on no other site', async () => {
    current = packageOf({ 'templates/404.liquid': '<h1>Off stage: {{ notice.title }}</h1>{{ settings.line }}' })
    const { status, text } = await visit(app, A, '/not-here')
    expect([
      status,
      text.includes('<h1>Off stage: There is nothing at this address</h1>Our line'),
      text.includes('<nav aria-label="Main">'),
    ]).toEqual([404, true, true])
    expect((await visit(app, B, '/not-here')).text).not.toContain('Off stage')
    const preview = await serveThemePreview(app.config, new Request('http://preview.example/not-here'), {
      origin: 'http://preview.example',
      siteId: world.b,
      theme: current,
      themeId: theme,
    })
    expect([preview.status, (await preview.text()).includes('Off stage')]).toEqual([404, true])
  })

  it('is there when the theme’s page for it fails', async () => {
    current = packageOf({ 'templates/404.liquid': '{% render "gone" %}' })
    const { status, text } = await visit(app, A, '/not-here')
    expect([status, text.includes('<h1>There is nothing at this address</h1>')]).toEqual([404, true])
    expect(told).toMatchObject([{ path: 'templates/404.liquid' }])
  })
})

describe('the question for the password', () => {
  const protect = (isOn: boolean) =>
    poolOf(app.payload).query(
      `update tenants set password_protection_enabled = $2, password_protection_password_hash = 'x', password_protection_message = 'Ask Ada' where id = $1`,
      [world.a, isOn],
    )
  beforeAll(() => protect(true))
  afterAll(() => protect(false))

  it('is asked by the theme where it has a page for it, which learns nothing of the site’s content', async () => {
    current = packageOf({
      'layout/theme.liquid':
        '<html><head>{{ content_for_head }}</head><body>[{{ navigation.main | size }}|{{ site.search_url }}|{{ settings.line }}]{{ content_for_layout }}</body></html>',
      'templates/password.liquid':
        '<h1>Stage door of {{ site.name }}</h1>{{ gate.message }}{% form \'password\' %}<input name="password">{% endform %}',
    })
    const { headers, status, text } = await visit(app, A, '/visit')
    expect([status, headers.get('Cache-Control')]).toEqual([401, 'private, no-store'])
    expect(text).toContain(
      '[0||Our line]<h1>Stage door of Theatre A</h1>Ask Ada<form action="/-/unlock" method="post"><input name="next" type="hidden" value="/visit">',
    )
    expect(text).toContain('<meta content="noindex" name="robots">')
    expect(text).not.toContain('Plan your visit')
  })

  it('is asked by House where the theme has none, or cannot', async () => {
    for (const [name, file] of [
      ['page', 'mine'],
      ['password', '{% render "gone" %}'],
    ] as const) {
      current = packageOf({ [`templates/${name}.liquid`]: file })
      const { status, text } = await visit(app, A, '/visit')
      expect([
        status,
        text.includes('<main class="notice" id="content">'),
        text.includes('action="/-/unlock"'),
      ]).toEqual([401, true, true])
    }
    expect(told).toMatchObject([{ path: 'templates/password.liquid' }])
  })
})

describe('lists of a length that the theme chooses', () => {
  const rows = (text: string) => [...text.matchAll(/\[([^\]|]+)\]/g)].map(([, title]) => title)
  const pager =
    '{% if pagination.previous %}<{{ pagination.previous.url }}{% endif %}{% if pagination.next %}>{{ pagination.next.url }}{% endif %}'

  beforeAll(async () => {
    const blog = await published('blogs', { slug: 'backstage', title: 'Backstage' })
    for (let day = 1; day <= 7; day++)
      await published('posts', {
        blog,
        publishedAt: `2026-03-0${day}T10:00:00.000Z`,
        slug: `day-${day}`,
        title: `Day ${day}`,
      })
  })

  it('has so many on each page, all of them once', async () => {
    current = packageOf({
      'templates/blog.liquid': `{% paginate blog.posts by 3 %}{% for one in blog.posts %}[{{ one.title }}]{% endfor %}${pager}{% endpaginate %}`,
    })
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => (await visit(app, A, `/blogs/backstage?page=${page}`)).text),
    )
    expect(pages.map(rows)).toEqual([['Day 7', 'Day 6', 'Day 5'], ['Day 4', 'Day 3', 'Day 2'], ['Day 1']])
    expect(pages[0]).toContain('>/blogs/backstage?page=2<')
    expect(pages[1]).toContain('</blogs/backstage>/blogs/backstage?page=3')
    expect(pages[2]).not.toContain('?page=4')
  })

  it('a snippet may choose the length, too, and no other number does', async () => {
    current = packageOf({
      'snippets/mine.liquid': `{% paginate posts by 2 %}{% for one in posts %}[{{ one.title }}]{% endfor %}{% endpaginate %}`,
      'templates/blog.liquid': "{% render 'mine', posts: posts %}",
    })
    expect(rows((await visit(app, A, '/blogs/backstage')).text)).toEqual(['Day 7', 'Day 6'])
    for (const by of ['0', '101', 'many', '1.5', '']) {
      current = packageOf({ 'templates/blog.liquid': `{% paginate posts by ${by} %}[mine]{% endpaginate %}` })
      expect(rows((await visit(app, A, '/blogs/backstage')).text)).toEqual([])
    }
  })

  it('lists that are there whole have their length: pictures, chosen events', async () => {
    const events = await Promise.all(
      [1, 2, 3, 4, 5].map((index) => published('events', { slug: `chosen-${index}`, title: `Chosen ${index}` })),
    )
    await published('event-collections', { events, kind: 'manual', slug: 'favourites', title: 'Favourites' })
    current = packageOf({
      'templates/collection.liquid': `{% paginate collection.events by 2 %}{% for one in collection.events %}[{{ one.title }}]{% endfor %}${pager}{% endpaginate %}({{ collection.events | size }})`,
    })
    const answers = await Promise.all(
      [1, 3, 4].map((page) => visit(app, A, `/event-collections/favourites?page=${page}`)),
    )
    const texts = answers.map(({ text }) => text)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404])
    expect(texts.map(rows)).toEqual([['Chosen 1', 'Chosen 2'], ['Chosen 5'], []])
    expect(texts[0]).toContain('>/event-collections/favourites?page=2(5)')
    expect(texts[1]).toContain('</event-collections/favourites?page=2(5)')
  })

  it('is refused before it is rendered, beyond the last, where the theme leaves dividing to the site', async () => {
    for (const [more, failures] of [
      ['', 0],
      ['{% paginate posts by 2 %}{% endpaginate %}', 1],
    ] as const) {
      current = packageOf({ 'templates/blog.liquid': `{% render "gone" %}${more}` })
      told = []
      expect((await visit(app, A, '/blogs/backstage?page=99')).status).toBe(404)
      expect(told).toHaveLength(failures)
    }
  })
})

describe('pictures', () => {
  it('come in the size that fits, with their own size, and wait until somebody comes near, but for the first', async () => {
    const size = (name: string, width: number, height: number) => ({
      filename: `x-${name}.webp`,
      filesize: 1,
      height,
      mimeType: 'image/webp',
      url: null,
      width,
    })
    const image = async (name: string) =>
      (
        await app.payload.db.create({
          collection: 'media',
          data: {
            _status: 'published',
            alt: name,
            filename: `${name}.png`,
            height: 1200,
            mimeType: 'image/png',
            sizes: {
              full: size(`${name}-full`, 1920, 1200),
              fullHalf: size(`${name}-half`, 960, 600),
              wide: size(`${name}-wide`, 1280, 720),
              wideHalf: size(`${name}-wide-half`, 640, 360),
            },
            tenant: world.a,
            title: name,
            visibility: 'public',
            width: 1920,
          } as never,
        })
      ).id
    const [first, second] = [await image('first'), await image('second')]
    await published('pages', {
      layout: [
        { blockType: 'hero', heading: 'Look', image: first },
        { blockType: 'image', image: second, width: 'text' },
      ],
      slug: 'look',
      title: 'Look',
    })
    const { text } = await visit(app, A, '/look')
    const [hero, other] = [...text.matchAll(/<img[^>]*>/g)].map(([tag]) => tag)
    expect(hero).toContain(
      'srcset="/api/media/file/x-first-wide-half.webp 640w, /api/media/file/x-first-wide.webp 1280w"',
    )
    expect(hero).toContain('fetchpriority="high" height="720"')
    expect(hero).toContain('width="1280"')
    expect(hero).not.toContain('loading=')
    expect(other).toContain(
      'loading="lazy" sizes="(min-width: 46rem) 42rem, 100vw" src="/api/media/file/x-second-full.webp" srcset="/api/media/file/x-second-half.webp 960w, /api/media/file/x-second-full.webp 1920w" width="1920"',
    )
    // In a theme that says nothing of it, the first picture is not held back either.
    current = packageOf({
      'blocks/hero.liquid': '{{ block.settings.image | image_tag }}',
      'blocks/image.liquid': '{{ block.settings.image | image_tag }}',
    })
    const tags = [...(await visit(app, A, '/look')).text.matchAll(/<img[^>]*>/g)].map(([tag]) =>
      tag.includes('loading="lazy"'),
    )
    expect(tags).toEqual([false, true])
  })
})
