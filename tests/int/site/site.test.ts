import { randomUUID } from 'node:crypto'
import { hashPassword } from '@/lib/crypto/passwords'
import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { countStatements } from '@tests/support/countStatements'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { A, B, changeSite, datesOf, fillSite, linkTo, richText, words, type Contents } from './support'

let app: TestApp
let world: World
let contents: Contents

const set = (id: string, columns: string, ...values: unknown[]) =>
  poolOf(app.payload).query(`update tenants set ${columns} where id = $1`, [id, ...values])

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  contents = await fillSite(app, world)
})
afterAll(() => app.close())

describe('Host of a website', () => {
  it('shows each site only on its own host', async () => {
    const [a, b] = await Promise.all([visit(app, A, '/'), visit(app, B, '/')])
    expect([a.status, b.status]).toEqual([200, 200])
    expect(a.text).toContain('Long evenings')
    expect(a.text).not.toContain('Theatre B')
    expect(b.text).toContain('Theatre B at home')
    expect((await visit(app, B, '/events/b-show')).status).toBe(200)
    expect((await visit(app, A, '/events/b-show')).status).toBe(404)
  })

  it('serves a site on development and active domains, not on unverified ones', async () => {
    const name = (domain: string, status: string) => ({ domain, id: randomUUID(), isPrimary: false, status })
    await app.payload.db.updateOne({
      collection: 'tenants',
      data: {
        domains: [
          name('a.dev.callboard.site', 'development'),
          name('www.theatre-a.example', 'active'),
          name('claimed.example', 'needs_setup'),
        ],
      },
      id: world.a,
    })
    expect((await visit(app, 'a.dev.callboard.site', '/')).text).toContain('Long evenings')
    expect((await visit(app, 'WWW.Theatre-A.example:443', '/')).text).toContain('Long evenings')
    expect((await visit(app, 'claimed.example', '/visit')).text).not.toContain('Plan your visit')
    // Where the public finds it is said in its pages, whatever host was asked.
    expect((await visit(app, 'a.dev.callboard.site', '/visit')).text).toContain(
      '<link href="https://www.theatre-a.example/visit" rel="canonical">',
    )
    await app.payload.db.updateOne({ collection: 'tenants', data: { domains: [] }, id: world.a })
  })

  it('returns 404 for an unknown platform subdomain, and redirects other hosts to the admin', async () => {
    const nobody = await visit(app, 'nobody.callboard.site', '/')
    expect(nobody.status).toBe(404)
    expect(nobody.text).not.toContain('nobody.callboard')
    expect((await visit(app, 'a.callboard.site', '/')).status).toBe(200)
    expect((await visit(app, 'a.callboard.app', '/')).status).toBe(200)
    const admin = await visit(app, 'localhost:3000', '/')
    expect([admin.status, admin.headers.get('Location')]).toEqual([307, '/admin'])
  })

  it('shows no site for an invalid host, and ignores X-Forwarded-Host', async () => {
    for (const host of [
      'a.localhost@evil.example',
      'a.localhost/..',
      '"><script>',
      '',
      'x'.repeat(5000),
      'a.localhost:99999999',
    ]) {
      const answer = await visit(app, host, '/visit').catch(() => null)
      expect(answer?.text ?? '').not.toMatch(/Plan your visit|evil|<script>/)
    }
    expect((await visit(app, A, '/visit', { headers: { 'X-Forwarded-Host': B } })).text).toContain('Plan your visit')
  })
})

describe('Website content', () => {
  it('contains published documents and no drafts', async () => {
    const home = await visit(app, A, '/')
    expect(home.text).toContain('<a href="/events/winters-tale">the tale</a>')
    expect(home.text).toContain('a rumour')
    expect(home.text).toContain('&lt;b&gt;Not markup&lt;/b&gt;')
    expect(home.text).toMatch(/href="\/events\/winters-tale"[^>]*>See it/)
    for (const path of ['/', '/events', '/sitemap.xml', '/visit'])
      expect((await visit(app, A, path)).text).not.toMatch(/secret|Secret|Hidden<|plans/)
    for (const path of ['/events/secret', '/plans', `/events/${contents.draft}`])
      expect((await visit(app, A, path)).status).toBe(404)
  })

  it('renders images with alternative text, and decorative ones with an empty one', async () => {
    const picture = async (data: object) =>
      (
        await app.payload.db.create({
          collection: 'media',
          data: {
            _status: 'published',
            filename: `${randomUUID()}.png`,
            height: 9,
            mimeType: 'image/png',
            tenant: world.a,
            title: 'A picture',
            visibility: 'public',
            width: 16,
            ...data,
          },
        })
      ).id
    const images = [
      await picture({ alt: { en: 'A red curtain' } }),
      await picture({ alt: { en: 'A swirl' }, isDecorative: true }),
    ]
    await create(app.payload, 'pages', {
      _status: 'published',
      layout: images.map((image) => ({ blockType: 'image', image })),
      slug: 'pictures',
      slugLock: false,
      tenant: world.a,
      title: 'Pictures',
    })
    const { text } = await visit(app, A, '/pictures')
    expect(text.match(/<figure.*?<img alt="[^"]*"/gs)?.map((one) => one.split('alt=')[1])).toEqual([
      '"A red curtain"',
      '""',
    ])
  })

  it('lists performances from today on with their state, and booking links while a ticketing app is enabled [B-269]', async () => {
    const before = await visit(app, A, '/events/winters-tale')
    expect(before.text).toContain('Press night')
    expect(before.text).not.toMatch(/Long gone|Not announced|tickets\.example/)
    expect(before.text).toContain('>Cancelled</p>')
    expect(before.text).toContain('>Sold out</p>')
    const booking = await create(app.payload, 'apps', {
      category: 'ticketing',
      handle: 'generalBooking',
      name: 'Booking',
    })
    await app.payload.db.updateOne({ collection: 'tenants', data: { installedApps: [booking] }, id: world.a })
    const after = await visit(app, A, '/events/winters-tale')
    // One performance of three can be booked.
    expect(datesOf(after.text).match(/href="https:\/\/tickets\.example\/book"/g)).toHaveLength(1)
    expect((await visit(app, A, '/events')).text).toContain('Press night')
  })

  it('contains structured data and a sitemap, with script tags escaped', async () => {
    const { text } = await visit(app, A, '/people/ada-lane')
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? []
    expect(JSON.parse(json!)).toMatchObject({ '@type': 'Person', name: 'Ada </script><script>alert(1)</script> Lane' })
    expect(text).not.toContain('<script>alert')
    const map = await visit(app, A, '/sitemap.xml')
    expect(map.text).toContain('<loc>http://a.localhost:3000/events/winters-tale</loc>')
    expect((await visit(app, A, '/robots.txt')).text).toContain('Sitemap: http://a.localhost:3000/sitemap.xml')
  })

  it('lets search engines fetch all that its pages load and link to, but no preview and no API', async () => {
    const rules = [...(await visit(app, A, '/robots.txt')).text.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(
      ([, kind, path]) => ({ isAllowed: kind === 'Allow', path: path! }),
    )
    /** As search engines read it (RFC 9309): the longest rule decides. */
    const isOpen = (path: string) =>
      rules.filter((rule) => path.startsWith(rule.path)).sort((a, b) => b.path.length - a.path.length)[0]?.isAllowed ??
      true
    const { text } = await visit(app, A, '/events/winters-tale')
    const loaded = [...text.matchAll(/ (?:href|src)="(\/(?!\/)[^"#]*)"/g)].map(([, path]) => path!)
    expect(loaded).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\/-\/site\..*\.css$/),
        expect.stringMatching(/^\/-\/site\..*\.js$/),
      ]),
    )
    expect(loaded.filter((path) => !isOpen(path))).toEqual([])
    expect(
      ['/-/events', '/-/assets/0123456789/a.woff2', '/api/media/file/a.webp', '/api/files/file/map.pdf'].filter(
        (path) => !isOpen(path),
      ),
    ).toEqual([])
    expect(['/-/preview/a.b', '/-/shared/a', '/api/events', '/-/unlock'].filter(isOpen)).toEqual([])
  })

  it('includes a calendar for each venue with UTC times', async () => {
    const { headers, text } = await visit(app, A, '/venues/main-house/calendar.ics')
    expect(headers.get('Content-Type')).toContain('text/calendar')
    const { rows } = await poolOf(app.payload).query<{ start: string }>(
      `select to_char(start at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"') as start from event_instances where _status = 'published' and start > now()`,
    )
    const told = [...text.matchAll(/DTSTART:(\w+)\r\n/g)].map(([, start]) => start)
    expect(told.length).toBeGreaterThan(0)
    expect(rows.map(({ start }) => start)).toEqual(expect.arrayContaining(told))
    expect(text).toContain('STATUS:CANCELLED')
    expect((await visit(app, A, '/venues/nowhere/calendar.ics')).status).toBe(404)
  })

  it('redirects old addresses permanently or temporarily, and returns 404 for unpublished targets', async () => {
    const redirect = (from: string, data: Record<string, unknown>, status = 'published') =>
      create(app.payload, 'redirects', { _status: status, from, tenant: world.a, ...data })
    await redirect('/old', { permanent: true, to: { relationTo: 'events', value: contents.event } })
    await redirect('/tickets', { permanent: false, toAddress: 'https://tickets.example/' })
    await redirect('/later', { toAddress: '/visit' }, 'draft')
    await redirect('/hidden', { to: { relationTo: 'events', value: contents.draft } })
    const lead = async (path: string) => {
      const { headers, status } = await visit(app, A, path)
      return [status, headers.get('Location')]
    }
    expect(await lead('/old')).toEqual([301, '/events/winters-tale'])
    expect(await lead('/old/')).toEqual([301, '/events/winters-tale'])
    expect(await lead('/tickets?next=https://evil.example')).toEqual([
      302,
      'https://tickets.example/?next=https://evil.example',
    ])
    for (const path of ['/later', '/hidden', '//evil.example', '/visit/..%2f..'])
      expect((await lead(path))[0]).toBe(404)
    expect((await visit(app, B, '/old')).status).toBe(404)
  })

  it('is served in published languages only, each at its own address', async () => {
    await app.payload.update({
      collection: 'pages',
      data: { title: 'Cynllunio' },
      id: (await findPage('/visit'))!,
      locale: 'cy',
      overrideAccess: true,
    })
    expect((await visit(app, A, '/cy/visit')).headers.get('Location')).toBe('/visit')
    await set(world.a, `published_languages = '["en","cy"]'`)
    const welsh = await visit(app, A, '/cy/visit')
    expect(welsh.text).toContain('<html dir="ltr" lang="cy">')
    expect(welsh.text).toContain('<h1>Cynllunio</h1>')
    expect(welsh.text).toContain('href="http://a.localhost:3000/visit" hreflang="en"')
    expect((await visit(app, A, '/visit')).text).toContain('<h1>Plan your visit</h1>')
    await set(world.a, `languages = '["en","ar"]', published_languages = '["en","ar"]'`)
    expect((await visit(app, A, '/ar/visit')).text).toContain('<html dir="rtl" lang="ar">')
    await set(world.a, `languages = '["en","cy"]', published_languages = '["en"]'`)
  })
})

describe('Content that refers to a deleted document', () => {
  const published = (collection: string, data: Record<string, unknown>) =>
    create(app.payload, collection, { _status: 'published', slugLock: false, tenant: world.a, ...data })

  /** A document, another one that refers to it, and what visitors see of it there. */
  const CASES: Record<
    string,
    () => Promise<{ collection: string; id: string; path: string; sees: string; user: string[] }>
  > = {
    'a blog': async () => {
      const id = await published('blogs', { slug: 'letters', title: 'Letters home' })
      const post = await published('posts', { blog: id, slug: 'first-letter', title: 'The first letter' })
      return { collection: 'blogs', id, path: '/posts/first-letter', sees: 'Letters home', user: ['posts', post] }
    },
    'a form': async () => {
      const fields = [{ blockType: 'textQuestion', label: 'Your voice', name: 'voice' }]
      const id = await published('forms', { fields, title: 'Auditions' })
      const layout = [{ blockType: 'form', form: id, heading: 'Sing with us' }]
      const page = await published('pages', { layout, slug: 'choir', title: 'The choir' })
      return { collection: 'forms', id, path: '/choir', sees: 'Your voice', user: ['pages', page] }
    },
    'a menu': async () => {
      const target = await published('pages', { slug: 'backstage', title: 'Backstage' })
      const document = { relationTo: 'pages', value: target }
      const entries = [{ document, kind: 'document', label: 'Behind the scenes' }]
      const id = await published('menus', { entries, place: 'main' })
      return { collection: 'menus', id, path: '/backstage', sees: 'Behind the scenes', user: ['pages', target] }
    },
  }

  it.each(Object.keys(CASES))('stays on the site without it, and can be saved: %s', async (name) => {
    const { collection, id, path, sees, user } = await CASES[name]!()
    const owner = world.clients['owner-a']!
    expect((await visit(app, A, path)).text).toContain(sees)
    expect((await owner.patch(`/${collection}/${id}`, { deletedAt: new Date().toISOString() })).status).toBe(200)
    const trashed = await visit(app, A, path)
    expect([trashed.status, trashed.text.includes(sees)]).toEqual([200, false])
    expect((await owner.delete(`/${collection}/${id}?trash=true`)).status).toBe(200)
    const deleted = await visit(app, A, path)
    expect([deleted.status, deleted.text.includes(sees)]).toEqual([200, false])
    const document = `/${user.join('/')}`
    expect((await owner.get(`${document}?draft=true&depth=1`)).status).toBe(200)
    expect((await owner.patch(`${document}?draft=true&autosave=true`, { title: 'Renamed' })).status).toBe(200)
    expect((await owner.patch(document, { _status: 'published' })).status).toBe(200)
    expect((await visit(app, A, path)).status).toBe(200)
  })
})

describe('Blocks of developers and themes', () => {
  const publish = (slug: string, layout: object[], tenant = world.a) =>
    create(app.payload, 'pages', {
      _status: 'published',
      layout,
      slug,
      slugLock: false,
      tenant,
      title: `Page <${slug}>`,
    })
  const read = async (path: string, host = A) => (await visit(app, host, path)).text

  it('renders a Liquid block with site and page data on any plan, without scripts, endless loops or other data [A-226]', async () => {
    const secrets =
      '{{ site.id }}{{ site.passwordHash }}{{ site.constructor }}{{ page.sources }}{{ tenants }}{{ pages }}{{ drafts }}'
    const template = (text: string) => ({ blockType: 'liquid', template: text })
    const templates = [
      template('<p class="hello">{{ page.title }} of {{ site.name }} <script>alert(1)</script></p>'),
      template('{% if broken %}<p>half a template</p>'),
      template('{% for i in (1..100000000) %}greedy{% endfor %}'),
      template(`<p id="consent">[${secrets}]</p>`),
      template('{% include "page" %}'),
      { blockType: 'quote', quote: 'Still here' },
    ]
    // From before templates were read when they are published.
    await app.payload.db.updateOne({
      id: await publish('templates', [template('a')]),
      collection: 'pages',
      data: { layout: templates },
    })
    const page = await read('/templates')
    expect(page).toContain('<div class="rich"><p class="hello">Page &lt;templates&gt; of Theatre A </p></div>')
    expect(page).toContain('<p id="user-content-consent">[]</p>')
    expect(page).toContain('Still here')
    expect(page).not.toMatch(/alert\(1\)|half a template|greedy|limit exceeded|not closed|ENOENT/)
    // No template of a draft, and none of another site.
    await create(app.payload, 'pages', {
      _status: 'draft',
      layout: [template('<p>Draft template</p>')],
      slug: 'draft-template',
      slugLock: false,
      tenant: world.a,
      title: 'Draft',
    })
    expect((await visit(app, A, '/draft-template')).status).toBe(404)
    expect((await visit(app, B, '/templates')).status).toBe(404)
    await publish('templates', [template('{{ site.name }} speaks {{ language }}')], world.b)
    expect(await read('/templates', B)).toContain('<div class="rich">Theatre B speaks en</div>')
  })

  it("renders a theme block's texts, images and links in plain form, and nothing that is not public [B-114]", async () => {
    const fields = [
      { name: 'heading', label: 'Heading', localized: true, type: 'text' },
      { name: 'words', label: 'Words', localized: true, type: 'richText' },
      { name: 'look', label: 'Look', options: ['grid', 'list'], type: 'select' },
      { name: 'note', condition: { equals: 'list', field: 'look' }, label: 'Note', type: 'text' },
      { name: 'widget', label: 'Widget', type: 'code' },
      {
        name: 'days',
        fields: [
          { name: 'day', localized: true, type: 'text' },
          { name: 'opens', type: 'text' },
          { name: 'where', relationTo: 'venues', type: 'relationship' },
        ],
        label: 'Days',
        type: 'array',
      },
      { name: 'shows', hasMany: true, label: 'Shows', relationTo: ['events', 'people'], type: 'relationship' },
      { name: 'sheet', label: 'Sheet', relationTo: ['pages', 'events'], type: 'relationship' },
    ]
    const theme = await create(app.payload, 'themes', {
      _status: 'published',
      manifest: { blocks: [{ name: 'hours', settings: fields }] },
      name: 'House',
      tenant: world.a,
    })
    await app.payload.db.updateOne({ collection: 'tenants', data: { selectedTheme: theme }, id: world.a })
    const to = (relationTo: string, value: string) => ({ relationTo, value })
    const values = {
      days: [
        { day: { cy: 'Llun', en: 'Monday' }, id: 'a', opens: '10:00', where: to('venues', contents.venue) },
        { day: { en: 'Tuesday <b>' }, id: 'b', opens: '11:00' },
      ],
      heading: { en: 'Opening hours' },
      look: 'grid',
      note: 'Only for lists',
      sheet: to('events', contents.draft),
      shows: [to('events', contents.event), to('events', contents.draft), to('people', contents.person)],
      widget: '<script>alert(2)</script>',
      words: { en: richText(words('Come '), linkTo('events', contents.event, 'early')) },
    }
    const block = { block: 'hours', blockType: 'themeBlock', values }
    const hours = await publish('hours', [block])
    await app.payload.db.updateOne({
      id: hours,
      collection: 'pages',
      data: { layout: [block, { block: 'gone', blockType: 'themeBlock', values: { heading: 'Of another theme' } }] },
    })
    const page = await read('/hours')
    const [section] = /<section class="themed">.*<\/section>/s.exec(page) ?? ['']
    expect(section).toContain('<h2>Opening hours</h2>')
    expect(section).toContain('<a href="/events/winters-tale">early</a>')
    expect(section).toContain(
      '<li><span>Monday </span><span>10:00 </span><a href="/venues/main-house">Main House</a></li><li><span>Tuesday &lt;b&gt; </span><span>11:00 </span></li>',
    )
    expect(section).toContain('<h3><a href="/events/winters-tale">The Winter’s Tale</a></h3>')
    expect(section).toContain('<a href="/people/ada-lane">')
    expect(page).not.toMatch(/Secret production|alert\(2\)|Only for lists|grid<|Of another theme/)
    await set(world.a, `published_languages = '["en","cy"]'`)
    const welsh = await read('/cy/hours')
    expect(welsh).toContain('<h2>Opening hours</h2>')
    expect(welsh).toContain('<span>Llun </span><span>10:00 </span>')
    expect(welsh).toContain('<span>Tuesday &lt;b&gt; </span>')
    await set(world.a, `published_languages = '["en"]'`)
    // The plain site of a site without a theme does not guess.
    await app.payload.db.updateOne({ collection: 'tenants', data: { selectedTheme: null }, id: world.a })
    expect(await read('/hours')).not.toContain('class="themed"')
  })
})

describe('Website responses', () => {
  it("carry the site's content security policy and comply with it [A-079, A-080]", async () => {
    await set(world.a, `csp_preset = 'strict', csp_directives = '{"img-src":"https://pictures.example"}'`)
    const { headers, text } = await visit(app, A, '/')
    expect(headers.get('Content-Security-Policy')).toContain(
      "script-src 'self'; style-src 'self'; img-src 'self' data: https://pictures.example",
    )
    // Nothing in the page that such a policy forbids: styles in elements, scripts within the page.
    expect(text).not.toMatch(
      / style="|<style|<script>|<script (?!type="application|id="site-(?:apps|work)" type="application|defer)| on\w+="/,
    )
    const [, style] = /<link href="(\/-\/site\.\w+\.css)" rel="stylesheet">/.exec(text) ?? []
    expect((await visit(app, A, style!)).headers.get('Content-Type')).toContain('text/css')
    expect((await visit(app, B, '/')).headers.get('Content-Security-Policy')).not.toContain('pictures.example')
    await set(world.a, `csp_preset = 'relaxed', csp_directives = ''`)
  })

  it('set no cookie, can be cached by proxies, and return 304 when nothing has changed', async () => {
    const { headers } = await visit(app, A, '/visit')
    expect(headers.get('Set-Cookie')).toBeNull()
    expect(headers.get('Cache-Control')).toContain('s-maxage=60')
    const again = await visit(app, A, '/visit', { headers: { 'If-None-Match': headers.get('ETag')! } })
    expect([again.status, again.text]).toEqual([304, ''])
    expect((await visit(app, A, '/visit', { method: 'DELETE' })).status).toBe(405)
  })

  it('contain the cookie banner when the site enables it [A-081, A-082]', async () => {
    expect((await visit(app, A, '/')).text).not.toContain('id="consent"')
    await set(
      world.a,
      `cookie_banner_enabled = true, cookie_banner_privacy_policy_url = 'https://theatre.example/privacy'`,
    )
    const { text } = await visit(app, A, '/')
    expect(text).toMatch(/<section[^>]* hidden id="consent">/)
    expect(text).toContain('https://theatre.example/privacy')
  })

  it('need as many statements for many pages as for few', async () => {
    await changeSite(app, world.a)
    const count = await countStatements(() => visit(app, A, '/'))
    for (let index = 0; index < 30; index++)
      await create(app.payload, 'pages', {
        _status: 'published',
        slug: `more-${index}`,
        tenant: world.a,
        title: `More ${index}`,
      })
    expect(await countStatements(() => visit(app, A, '/'))).toBe(count)
    expect(count).toBeLessThanOrEqual(12)
  })
})

describe('API on the host of a site', () => {
  it('returns 404 for every route that visitors do not need', async () => {
    const { clients } = world
    expect((await clients['owner-a']!.get('/pages')).status).toBe(200)
    for (const path of [
      '/api/pages',
      '/api/users/me',
      '/api/users/login',
      '/api/health/ready',
      `/api/tenants/${world.a}`,
      `/api/tenants/${world.b}/site-settings`,
      '/api/media/file/nothing.png',
      '/api/media/file/..%2f..%2fetc%2fpasswd',
    ]) {
      expect((await visit(app, A, path)).status).toBe(404)
    }
    expect((await visit(app, A, `/api/tenants/${world.a}/site-settings`)).status).toBe(200)
  })
})

describe('Restricted site', () => {
  it('asks for the password, and opens for visitors who enter it [A-029, A-031]', async () => {
    await set(
      world.b,
      `password_protection_enabled = true, password_protection_password_hash = $2, password_protection_message = 'Come on 1 May'`,
      await hashPassword('open sesame'),
    )
    const closed = await visit(app, B, '/events/b-show')
    expect(closed.status).toBe(401)
    expect(closed.text).toContain('Come on 1 May')
    expect(closed.text).not.toContain('Show of B')
    expect(closed.headers.get('X-Robots-Tag')).toContain('noindex')
    expect((await visit(app, B, '/robots.txt')).text).toContain('Disallow: /\n')
    expect((await visit(app, B, '/sitemap.xml')).status).toBe(401)
    expect((await visit(app, B, '/-/unlock', { form: { next: '/', password: 'open sesam' } })).status).toBe(403)
    const led = await visit(app, B, '/-/unlock', { form: { next: '/events/b-show', password: 'open sesame' } })
    expect([led.status, led.headers.get('Location')]).toEqual([303, '/events/b-show'])
    expect(
      (
        await visit(app, B, '/-/unlock', { form: { next: 'https://evil.example', password: 'open sesame' } })
      ).headers.get('Location'),
    ).toBe('/')
    const cookie = led.headers.get('Set-Cookie')!.split(';')[0]!
    const open = await visit(app, B, '/events/b-show', { cookie })
    expect(open.text).toContain('Show of B')
    expect(open.headers.get('Cache-Control')).toBe('private, no-store')
    // Another password ends every pass.
    await set(world.b, `password_protection_password_hash = $2`, await hashPassword('another one'))
    expect((await visit(app, B, '/events/b-show', { cookie })).status).toBe(401)
    await set(world.b, `password_protection_enabled = false`)
  })

  it('limits attempts at the password to ten', async () => {
    await set(world.b, `password_protection_enabled = true`)
    const headers = { 'X-Forwarded-For': '198.51.100.7' }
    const tries: number[] = []
    for (let index = 0; index < 11; index++)
      tries.push((await visit(app, B, '/-/unlock', { form: { password: '' }, headers })).status)
    expect(tries).toEqual([...Array<number>(10).fill(403), 429])
    await set(world.b, `password_protection_enabled = false`)
  })

  it('returns 503 while it is suspended and 410 once it is deleted, without its content', async () => {
    await set(world.b, 'suspended_at = now()')
    const closed = await visit(app, B, '/')
    expect([closed.status, closed.headers.get('Retry-After')]).toEqual([503, '3600'])
    expect(closed.text).not.toContain('Theatre B')
    expect((await visit(app, B, `/api/tenants/${world.b}/site-settings`)).status).toBe(404)
    await set(world.b, `deletion = 'requested'`)
    expect((await visit(app, B, '/')).status).toBe(410)
    await set(world.b, 'suspended_at = null, deletion = null')
    expect((await visit(app, B, '/')).status).toBe(200)
  })
})

async function findPage(path: string): Promise<string | undefined> {
  const { docs } = await app.payload.find({
    collection: 'pages',
    overrideAccess: true,
    where: { and: [{ relativePath: { equals: path } }, { tenant: { equals: world.a } }] },
  })
  return docs[0]?.id
}
