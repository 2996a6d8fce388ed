import { poolOf } from '@/database/connections'
import { tidyOldWebsites } from '@/plugins/movingIn/jobs/jobs'
import { boot, type TestApp } from '@tests/support/boot'
import { wxr, type OldItem } from '@tests/support/oldWebsite'
import { create, makeWorld, type World } from '@tests/support/world'
import { bring, partOf, send, startOldHost, stateOf, work, type OldHost } from './support'

let app: TestApp
let world: World
let old: OldHost
/** A second host, of which nobody has said that it belongs to the old website. */
let other: OldHost

beforeAll(async () => {
  old = await startOldHost()
  other = await startOldHost()
  app = await boot({ env: { OLD_WEBSITE_ALLOWED_HOSTS: `${old.host},${other.host}` } })
  world = await makeWorld(app)
})
afterAll(async () => {
  await app.close()
  await old.close()
  await other.close()
})
beforeEach(async () => {
  old.gone.clear()
  await poolOf(app.payload).query(
    'truncate pages, posts, blogs, people, venues, events, event_instances, media, menus, redirects, site_releases, release_documents, old_websites, old_website_items, old_website_parts cascade; delete from rate_limits',
  )
})

const client = (name = 'owner-a') => world.clients[name]!

interface Doc {
  id: string
  _status: string
  [field: string]: unknown
}

const stored = async (type: string) =>
  (await client().get<{ docs: Doc[] }>(`/${type}?draft=true&depth=0&limit=100&sort=createdAt`)).body.docs
const totals = async () =>
  Object.fromEntries(
    await Promise.all(
      ['pages', 'posts', 'blogs', 'people', 'venues', 'events', 'event-instances', 'media', 'menus', 'redirects'].map(
        async (type) => [type, (await stored(type)).length] as const,
      ),
    ),
  )

/** A small theatre with something of everything. */
const playhouse = (): string => {
  const at = (path: string) => `${old.address}${path}`
  const picture = at('/wp-content/uploads/2024/03/seagull.jpg')
  const items: OldItem[] = [
    {
      file: picture,
      id: 10,
      meta: { _wp_attachment_image_alt: 'A gull over a lake' },
      title: 'Seagull',
      type: 'attachment',
    },
    {
      content: `<!-- wp:paragraph --><p>Who we are. <a href="${at('/about/team/')}">The team</a> and <a href="${at('/2024/03/opening/')}">the opening</a>.</p><!-- /wp:paragraph --><!-- wp:image {"id":10} --><figure class="wp-block-image"><img src="${at('/wp-content/uploads/2024/03/seagull-300x200.jpg')}" class="wp-image-10"/><figcaption>On stage</figcaption></figure><!-- /wp:image -->[contact-form-7 id="4"]`,
      id: 1,
      link: at('/about/'),
      name: 'about',
      title: 'About us',
      type: 'page',
    },
    { content: 'One.\n\nTwo.', id: 2, link: at('/about/team/'), name: 'team', parent: 1, title: 'Team', type: 'page' },
    {
      content: 'We open.',
      creator: 'nina',
      id: 3,
      link: at('/2024/03/opening/'),
      name: 'opening',
      terms: [{ domain: 'category', name: 'News', nicename: 'news' }],
      title: 'Opening night',
      type: 'post',
    },
    {
      id: 4,
      meta: { _VenueAddress: '1 Quay', _VenueCity: 'Bristol', _VenueCountry: 'United Kingdom' },
      name: 'hall',
      title: 'Great Hall',
      type: 'tribe_venue',
    },
    {
      content: 'A comedy.',
      id: 5,
      link: at('/event/the-seagull/'),
      meta: {
        _EventCost: '12',
        _EventCurrencySymbol: '£',
        _EventEndDate: '2026-07-01 22:00:00',
        _EventStartDate: '2026-07-01 19:30:00',
        _EventTimezone: 'Europe/London',
        _EventURL: 'https://tickets.example.org/seagull',
        _EventVenueID: '4',
        _thumbnail_id: '10',
      },
      name: 'the-seagull',
      title: 'The Seagull',
      type: 'tribe_events',
    },
    {
      id: 6,
      meta: { _EventStartDate: '2026-07-02 19:30:00', _EventTimezone: 'Europe/London' },
      parent: 5,
      title: 'The Seagull',
      type: 'tribe_events',
    },
    {
      id: 7,
      meta: {
        _menu_item_menu_item_parent: '0',
        _menu_item_object: 'page',
        _menu_item_object_id: '1',
        _menu_item_type: 'post_type',
      },
      terms: [{ domain: 'nav_menu', name: 'Main', nicename: 'main' }],
      type: 'nav_menu_item',
    },
    { id: 8, link: at('/portfolio/lamps/'), title: 'Lamps', type: 'portfolio' },
    { content: 'Not yet.', id: 9, name: 'secret', status: 'draft', title: 'Secret', type: 'page' },
  ]
  return wxr({
    address: old.address,
    authors: [{ login: 'nina', name: 'Nina Zarechnaya' }],
    categories: [{ name: 'News', slug: 'news' }],
    items,
    terms: [{ id: 90, name: 'Main', slug: 'main', taxonomy: 'nav_menu' }],
  })
}

describe('An old website', () => {
  it('is read before anything is written, and shows what would come', async () => {
    await send(client(), world.a, [playhouse()])
    expect((await stateOf(client(), world.a)).state).toBe('reading')
    await work(app)
    const found = await stateOf(client(), world.a)
    expect(found).toMatchObject({ address: `${old.address}/`, state: 'ready', title: 'The Old Playhouse' })
    expect(found.kinds.map(({ kind, total }) => [kind, total])).toEqual([
      ['author', 1],
      ['category', 1],
      ['picture', 1],
      ['venue', 1],
      ['page', 3],
      ['post', 1],
      ['event', 1],
      ['menu', 1],
      ['other', 1],
    ])
    expect(found.hosts).toEqual([old.host])
    expect(Object.values(await totals()).every((total) => total === 0)).toBe(true)
    expect((await poolOf(app.payload).query('select 1 from old_website_parts')).rowCount).toBe(0)
  })

  it('comes as drafts, with its tree, pictures, links, authors, categories, menu and events', async () => {
    const website = await bring(app, client(), world.a, playhouse())
    expect(website.kinds.map(({ brought, failed, kind }) => [kind, brought, failed])).toEqual([
      ['author', 1, 0],
      ['category', 1, 0],
      ['picture', 1, 0],
      ['venue', 1, 0],
      ['page', 3, 0],
      ['post', 1, 0],
      ['event', 1, 0],
      ['menu', 1, 0],
      ['redirect', 3, 0],
      ['other', 0, 0],
    ])
    const pages = await stored('pages')
    const about = pages.find(({ title }) => title === 'About us')!
    const team = pages.find(({ title }) => title === 'Team')!
    const [post] = await stored('posts')
    const [media] = await stored('media')
    const [blog] = await stored('blogs')
    const [person] = await stored('people')
    expect([about.relativePath, team.relativePath, team.parent]).toEqual(['/about', '/about/team', about.id])
    expect(pages.every(({ _status }) => _status === 'draft')).toBe(true)
    expect(about.layout).toMatchObject([
      { blockType: 'text' },
      { blockType: 'image', caption: 'On stage', image: media!.id },
    ])
    const text = JSON.stringify(about.layout)
    expect(text).toContain(`"value":"${team.id}"`)
    expect(text).toContain(`"value":"${post!.id}"`)
    expect(text).not.toContain(old.host)
    expect(media).toMatchObject({ alt: 'A gull over a lake', title: 'Seagull' })
    expect(post).toMatchObject({ authors: [person!.id], blog: blog!.id, slug: 'opening', title: 'Opening night' })
    const [event] = await stored('events')
    const [venue] = await stored('venues')
    expect(event).toMatchObject({
      bookingLinkURL: 'https://tickets.example.org/seagull',
      images: [media!.id],
      priceText: '£12',
      title: 'The Seagull',
      venue: venue!.id,
    })
    expect(venue).toMatchObject({ city: 'Bristol', country: 'GB', name: 'Great Hall', street: '1 Quay' })
    expect(
      (await stored('event-instances')).map(({ end, event: of, start, start_tz: zone }) => [of, start, end, zone]),
    ).toEqual([
      [event!.id, '2026-07-01T18:30:00.000Z', '2026-07-01T21:00:00.000Z', 'Europe/London'],
      [event!.id, '2026-07-02T18:30:00.000Z', null, 'Europe/London'],
    ])
    expect((await stored('menus'))[0]).toMatchObject({
      entries: [{ document: { relationTo: 'pages', value: about.id }, kind: 'document' }],
    })
    expect(website.remarks).toEqual([
      { collection: 'pages', document: about.id, text: expect.stringContaining('contact-form-7'), title: 'About us' },
    ])
    expect((await poolOf(app.payload).query(`select 1 from notices where title like '%Old Playhouse%'`)).rowCount).toBe(
      1,
    )
  })

  it('redirects its old addresses, and counts those that need a person', async () => {
    const { addresses } = await bring(app, client(), world.a, playhouse())
    const redirects = (await stored('redirects')).map(({ from, to }) => [
      from,
      (to as { relationTo: string }).relationTo,
    ])
    expect(redirects.toSorted()).toEqual([
      ['/2024/03/opening', 'posts'],
      ['/category/news', 'blogs'],
      ['/event/the-seagull', 'events'],
    ])
    expect(addresses).toEqual({
      leading: 5,
      needed: [{ path: '/portfolio/lamps', suggestion: null, title: 'Lamps' }],
      total: 6,
    })
  })

  it('goes into a release as far as it was public, for a person who may publish', async () => {
    const { releases } = await bring(app, client(), world.a, playhouse())
    expect(releases).toHaveLength(1)
    const release = await client().get<{ documents: { title: string }[] }>(`/releases/${releases[0]}`)
    const titles = release.body.documents.map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining(['About us', 'Opening night', 'The Seagull', '/event/the-seagull']))
    expect(titles).not.toContain('Secret')
  })

  it('leaves out what a person does not want', async () => {
    await bring(app, client(), world.a, playhouse(), { leaveOut: ['author', 'event', 'picture'] })
    expect(await totals()).toMatchObject({ 'event-instances': 0, events: 0, media: 0, pages: 3, people: 0, posts: 1 })
  })

  it('comes once, however often its export is brought', async () => {
    await bring(app, client(), world.a, playhouse())
    const before = await totals()
    const again = await bring(app, client(), world.a, playhouse())
    expect(await totals()).toEqual(before)
    expect(again.kinds.find(({ kind }) => kind === 'page')).toMatchObject({ brought: 0, known: 3 })
    expect(
      (await bring(app, client('owner-b'), world.b, playhouse())).kinds.find(({ kind }) => kind === 'page'),
    ).toMatchObject({ brought: 3, known: 0 })
  })

  it('is taken back, except for what somebody has changed or used since', async () => {
    const { id } = await bring(app, client(), world.a, playhouse())
    const about = (await stored('pages')).find(({ title }) => title === 'About us')!
    expect((await client().patch(`/pages/${about.id}?draft=true`, { title: 'Who we are' })).status).toBe(200)
    const [venue] = await stored('venues')
    const own = await create(app.payload, 'events', { tenant: world.a, title: 'Ours', venue: venue!.id })
    expect((await client().post(`/old-websites/${id}/take-back`, {})).status).toBe(200)
    await work(app)
    const website = await stateOf(client(), world.a)
    expect(website.state).toBe('takenBack')
    expect((await stored('pages')).map(({ title }) => title)).toEqual(['Who we are'])
    expect((await stored('events')).map((event) => event.id)).toEqual([own])
    // The changed page shows the picture.
    expect(await totals()).toMatchObject({
      'event-instances': 0,
      blogs: 0,
      media: 1,
      menus: 0,
      people: 0,
      posts: 0,
      redirects: 0,
      venues: 1,
    })
    expect(website.remarks.map(({ text }) => text)).toEqual(
      expect.arrayContaining([expect.stringContaining('changed'), expect.stringContaining('uses it')]),
    )
    expect((await poolOf(app.payload).query('select 1 from site_releases')).rowCount).toBe(0)
  })

  it('can be taken back after another was brought, but not while a worker is busy', async () => {
    const page = (title: string): OldItem => ({ id: 1, name: title, title, type: 'page' })
    const site = (name: string) => wxr({ address: `https://${name}.example.org`, items: [page(name)], title: name })
    const { id } = await bring(app, client(), world.a, site('first'))
    const second = await bring(app, client(), world.a, site('second'))
    const earlier = async (name = 'owner-a', tenantId = world.a) =>
      (await client(name).get<{ earlier: object[] }>(`/old-websites/last?tenantId=${tenantId}`)).body.earlier
    expect(await earlier()).toEqual([{ createdAt: expect.any(String), id, isTakingBack: false, title: 'first' }])
    expect(await earlier('owner-b', world.b)).toEqual([])
    expect((await client().post(`/old-websites/${second.id}/retry`, { hosts: [] })).status).toBe(200)
    expect((await client().post(`/old-websites/${id}/take-back`, {})).status).toBe(409)
    await work(app)
    expect((await client().post(`/old-websites/${id}/take-back`, {})).status).toBe(200)
    expect(await earlier()).toMatchObject([{ id, isTakingBack: true }])
    expect((await client().post('/old-websites', { sizes: [1], tenantId: world.a })).status).toBe(409)
    await work(app)
    expect(await earlier()).toEqual([])
    expect((await stored('pages')).map(({ title }) => title)).toEqual(['second'])
  })

  it('goes on where its worker stopped, and brings nothing twice', async () => {
    const pool = poolOf(app.payload)
    const undisturbed = await bring(app, client(), world.a, playhouse())
    const wanted = await totals()
    expect((await client().post(`/old-websites/${undisturbed.id}/take-back`, {})).status).toBe(200)
    await work(app)
    await pool.query('update old_websites set address = null')
    // The database goes away in the middle, as far as the worker can see.
    await pool.query(`create function stop_here() returns trigger language plpgsql as $$ begin
        if exists (select 1 from pages) then raise exception 'going down' using errcode = '57P01'; end if; return new; end $$;
      create trigger stop_here before insert on pages for each row execute function stop_here()`)
    const { state } = await bring(app, client(), world.a, playhouse())
    const between = await totals()
    await pool.query('drop trigger stop_here on pages; drop function stop_here')
    expect([state, between.media, between.pages, between.posts]).toEqual(['bringing', 1, 1, 0])
    await pool.query('update graphile_worker._private_jobs set run_at = now()')
    await work(app)
    expect((await stateOf(client(), world.a)).state).toBe('done')
    expect(await totals()).toEqual(wanted)
  })

  it('names a picture that is gone, and fetches it when it is tried again', async () => {
    old.gone.add('/wp-content/uploads/2024/03/seagull.jpg')
    const { id, remarks } = await bring(app, client(), world.a, playhouse())
    expect(remarks.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('no longer there'),
        expect.stringContaining('seagull-300x200.jpg'),
      ]),
    )
    expect(JSON.stringify(await stored('pages'))).not.toContain(old.host)
    old.gone.clear()
    expect((await client().post(`/old-websites/${id}/retry`, { hosts: [] })).status).toBe(200)
    await work(app)
    const [media] = await stored('media')
    expect(media!.title).toBe('Seagull')
    const about = (await stored('pages')).find(({ title }) => title === 'About us')!
    expect(about.layout).toMatchObject([{ blockType: 'text' }, { blockType: 'image', image: media!.id }])
    expect((await stored('events'))[0]!.images).toEqual([media!.id])
    const after = (await stateOf(client(), world.a)).remarks
    expect(after).toMatchObject([{ text: expect.stringContaining('contact-form-7'), title: 'About us' }])
    expect(after[0]!.text).not.toContain('missing')
    // What was completed has still been touched by nobody, and can be taken back.
    expect((await client().post(`/old-websites/${id}/take-back`, {})).status).toBe(200)
    await work(app)
    expect(await totals()).toMatchObject({ events: 0, media: 0, pages: 0 })
  })

  it('is fetched from another host as soon as somebody chooses it', async () => {
    const file = `${other.address}/wp-content/there.jpg`
    const picture: OldItem = { file, id: 1, title: 'There', type: 'attachment' }
    const { id, refusedHosts } = await bring(app, client(), world.a, wxr({ address: old.address, items: [picture] }))
    expect([refusedHosts, other.requests]).toEqual([[other.host], []])
    expect((await client().post(`/old-websites/${id}/retry`, { hosts: refusedHosts })).status).toBe(200)
    await work(app)
    expect(await stateOf(client(), world.a)).toMatchObject({ kinds: [{ brought: 1, failed: 0 }], refusedHosts: [] })
    expect(other.requests).toEqual(['/wp-content/there.jpg'])
  })

  it('is never fetched from a host that nobody named, nor from inside', async () => {
    const picture = (id: number, file: string): OldItem => ({ file, id, title: `P${id}`, type: 'attachment' })
    const requests = old.requests.length
    const { kinds, remarks } = await bring(
      app,
      client(),
      world.a,
      wxr({
        address: old.address,
        items: [
          picture(1, `${old.address}/wp-content/here.jpg`),
          picture(2, `${old.address}/wp-content/elsewhere.jpg`),
          picture(3, 'https://images.example.net/there.jpg'),
          picture(4, 'http://localhost:1/inside.jpg'),
          picture(5, 'file:///etc/passwd.jpg'),
        ],
      }),
    )
    expect(kinds).toMatchObject([{ brought: 1, failed: 4, kind: 'picture' }])
    expect(remarks.map(({ text }) => text)).toEqual(
      Array.from({ length: 4 }, () => expect.stringContaining('Was not fetched')),
    )
    expect(old.requests.slice(requests)).toEqual(['/wp-content/here.jpg', '/wp-content/elsewhere.jpg'])
  })

  it('gives entries of its menu a name, lists those that lead to nothing, and replaces no menu of the site', async () => {
    const entry = (id: number, meta: Record<string, string>, title = ''): OldItem => ({
      id,
      meta,
      terms: [{ domain: 'nav_menu', name: 'Main', nicename: 'main' }],
      title,
      type: 'nav_menu_item',
    })
    const toPage = { _menu_item_object: 'page', _menu_item_object_id: '1', _menu_item_type: 'post_type' }
    const { releases, remarks } = await bring(
      app,
      client(),
      world.a,
      wxr({
        address: old.address,
        items: [
          { id: 1, link: `${old.address}/about/`, name: 'about', title: 'About us', type: 'page' },
          entry(2, toPage),
          entry(3, { ...toPage, _menu_item_menu_item_parent: '2' }, 'Below'),
          entry(4, { _menu_item_type: 'custom', _menu_item_url: 'https://tickets.example.org/' }),
          entry(5, { _menu_item_object: 'category', _menu_item_object_id: '7', _menu_item_type: 'taxonomy' }, 'News'),
          entry(6, { _menu_item_type: 'custom', _menu_item_url: '#' }, 'More'),
        ],
        terms: [{ id: 90, name: 'Main', slug: 'main', taxonomy: 'nav_menu' }],
      }),
    )
    expect((await stored('menus'))[0]!.entries).toMatchObject([
      { below: [{ kind: 'document', label: null }, { label: 'Below' }], kind: 'heading', label: 'About us' },
      { address: 'https://tickets.example.org/', kind: 'address', label: 'https://tickets.example.org/' },
    ])
    expect(remarks).toMatchObject([{ collection: 'menus', text: expect.stringMatching(/News.* was left out/) }])
    expect(remarks[0]!.text).not.toContain('More')
    const release = await client().get<{ documents: { collection: string }[] }>(`/releases/${releases[0]}`)
    expect(release.body.documents.map(({ collection }) => collection)).toEqual(['pages'])
  })

  it('is forgotten after a month, except for what can still be tried again', async () => {
    const pool = poolOf(app.payload)
    const texts = async () =>
      (await pool.query(`select title from old_website_items where data->>'content' <> '' order by title`)).rows.map(
        ({ title }: { title: string }) => title,
      )
    const { id } = await bring(app, client(), world.a, playhouse())
    await send(client('owner-b'), world.b, [playhouse()])
    await work(app)
    await pool.query(`update old_website_items set state = 'failed' where title = 'Secret' and website_id = $1`, [id])
    const all = await texts()
    await tidyOldWebsites(app.payload)
    expect(await texts()).toEqual(all)
    await pool.query(`update old_websites set created_at = now() - interval '31 days'`)
    await tidyOldWebsites(app.payload)
    expect(await texts()).toEqual(['Secret'])
    expect((await pool.query('select id from old_websites')).rows).toEqual([{ id }])
    expect((await client().post(`/old-websites/${id}/take-back`, {})).status).toBe(200)
    await work(app)
    expect(await totals()).toMatchObject({ events: 0, media: 0, posts: 0 })
  })

  it('gives a page whose old address is taken another one', async () => {
    expect(
      (
        await client().post('/pages', {
          _status: 'published',
          slug: 'about',
          slugLock: false,
          tenant: world.a,
          title: 'Ours',
        })
      ).status,
    ).toBe(201)
    const about: OldItem = { id: 1, link: `${old.address}/about/`, name: 'about', title: 'About us', type: 'page' }
    const { kinds } = await bring(app, client(), world.a, wxr({ address: old.address, items: [about] }))
    expect(kinds).toMatchObject([
      { brought: 1, failed: 0, kind: 'page' },
      { brought: 1, kind: 'redirect' },
    ])
    expect((await stored('pages')).map(({ relativePath }) => relativePath)).toEqual(['/about', '/about-us'])
  })

  it('survives pages that lie below themselves', async () => {
    const page = (id: number, parent: number): OldItem => ({
      id,
      name: `p${id}`,
      parent,
      title: `P${id}`,
      type: 'page',
    })
    await bring(app, client(), world.a, wxr({ items: [page(1, 3), page(2, 1), page(3, 2), page(4, 99)] }))
    expect((await stored('pages')).map(({ relativePath }) => relativePath).toSorted()).toEqual([
      '/p1',
      '/p1/p2',
      '/p1/p2/p3',
      '/p4',
    ])
  })
})

describe('A file that is no good export', () => {
  it.each([
    ['is no XML', 'Dear theatre, here is our website.', 'not an XML file'],
    ['is another XML', '<html><body/></html>', 'not an export'],
    [
      'declares entities',
      '<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><rss>&b;</rss>',
      'document type',
    ],
    ['has an unknown encoding', '<?xml version="1.0" encoding="EBCDIC-ES"?><rss/>', 'encoding'],
  ])('is refused if it %s', async (_, file, words) => {
    await send(client(), world.a, [file])
    await work(app)
    const website = await stateOf(client(), world.a)
    expect([website.state, website.notice]).toEqual(['refused', expect.stringContaining(words)])
    // Another can follow at once.
    await send(client(), world.a, [playhouse()])
    await work(app)
    expect((await stateOf(client(), world.a)).state).toBe('ready')
  })

  it('is read as far as it goes if it is cut off', async () => {
    const whole = wxr({ items: [1, 2, 3].map((id) => ({ id, title: `P${id}`, type: 'page' })) })
    await send(client(), world.a, [whole.slice(0, whole.lastIndexOf('<item>') + 40)])
    await work(app)
    expect(await stateOf(client(), world.a)).toMatchObject({
      kinds: [{ kind: 'page', total: 2 }],
      notice: expect.stringContaining('middle'),
      state: 'ready',
    })
  })

  it('is refused if it is larger than announced, or incomplete', async () => {
    const { body } = await client().post<{ id: string }>('/old-websites', { sizes: [10], tenantId: world.a })
    expect((await client().post('/old-websites/part', partOf(body.id, { slice: Buffer.alloc(11) }))).status).toBe(422)
    expect((await client().post('/old-websites/part', partOf(body.id, { slice: Buffer.alloc(4) }))).status).toBe(200)
    expect((await client().post(`/old-websites/${body.id}/read`, {})).status).toBe(422)
    expect(
      (await client().post('/old-websites/part', partOf(body.id, { part: 1, slice: Buffer.alloc(6) }))).status,
    ).toBe(200)
    expect((await client().post(`/old-websites/${body.id}/read`, {})).status).toBe(200)
    expect((await client().post('/old-websites', { sizes: [1225 * 1024 * 1024], tenantId: world.a })).status).toBe(422)
  })
})

describe('Who may bring an old website', () => {
  it('is a person who may edit everything that comes, in this site alone', async () => {
    const id = await send(client(), world.a, [playhouse()])
    await work(app)
    const answers = async (name: string) => [
      (await client(name).get(`/old-websites/last?tenantId=${world.a}`)).status,
      (await client(name).post('/old-websites', { sizes: [1], tenantId: world.a })).status,
      (await client(name).post('/old-websites/part', partOf(id, { slice: Buffer.alloc(1) }))).status,
      (await client(name).post(`/old-websites/${id}/read`, {})).status,
      (await client(name).post(`/old-websites/${id}/bring`, {})).status,
      (await client(name).post(`/old-websites/${id}/retry`, { hosts: [] })).status,
      (await client(name).post(`/old-websites/${id}/take-back`, {})).status,
    ]
    expect(await answers('viewer-a')).toEqual([403, 403, 403, 403, 403, 403, 403])
    expect(await answers('owner-b')).toEqual([404, 404, 404, 404, 404, 404, 404])
    expect((await stateOf(client(), world.a)).state).toBe('ready')
    expect((await client('editor-a').post(`/old-websites/${id}/bring`, {})).status).toBe(200)
    await work(app)
    expect((await stateOf(client(), world.a)).state).toBe('done')
  })
})
