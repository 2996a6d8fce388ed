import { randomUUID } from 'node:crypto'
import { jest } from '@jest/globals'
import pg from 'pg'
import { poolOf } from '@/database/connections'
import { findUnwatchedTypes } from '@/database/website/siteRow'
import { boot, type TestApp } from '@tests/support/boot'
import { countStatements } from '@tests/support/countStatements'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { A, B, changeSite, fillSite, type Contents } from './support'

let app: TestApp
let world: World
let contents: Contents
/** What another process writes with. */
let others: pg.Client[]

const HOUR_MS = 3_600_000

const published = (collection: string, data: Record<string, unknown>, tenant = world.a) =>
  create(app.payload, collection, { _status: 'published', slugLock: false, tenant, ...data })
const query = (text: string, values: unknown[] = []) => others[0]!.query(text, values)
const read = async (path: string, host = A) => (await visit(app, host, path)).text
const costOf = (path: string, host = A) => countStatements(() => visit(app, host, path))
const update = (collection: string, id: string, data: object) =>
  app.payload.update({ collection: collection as 'pages', data, id, overrideAccess: true })

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  contents = await fillSite(app, world)
  others = [new pg.Client({ connectionString: app.databaseUrl }), new pg.Client({ connectionString: app.databaseUrl })]
  for (const one of others) await one.connect()
  const blog = await published('blogs', { slug: 'news', title: 'News' })
  await published('posts', { blog, slug: 'first', title: 'First' })
  // A second page of the list.
  for (let number = 2; number <= 31; number++) await published('posts', { blog, slug: `post-${number}`, title: 'More' })
  await published('seasons', { slug: 'autumn', title: 'Autumn' })
})
afterAll(async () => {
  for (const one of others) await one.end()
  await app.close()
})
afterEach(() => jest.useRealTimers())

const PATHS = [
  '/',
  '/events',
  '/events/winters-tale',
  '/venues',
  '/venues/main-house',
  '/people/ada-lane',
  '/posts/first',
  '/blogs',
  '/blogs/news',
  '/blogs/news?page=2',
  '/seasons/autumn',
  '/visit',
  '/pages',
]

describe('Unchanged page', () => {
  it('costs one statement and equals the newly rendered page', async () => {
    for (const path of PATHS) {
      await changeSite(app, world.a)
      const first = await visit(app, A, path)
      expect(`${path}: ${await costOf(path)}`).toBe(`${path}: 1`)
      const kept = await visit(app, A, path)
      await changeSite(app, world.a)
      const anew = await visit(app, A, path)
      expect([kept.status, kept.text, anew.text]).toEqual([200, first.text, first.text])
      expect(Object.fromEntries(kept.headers)).toEqual(Object.fromEntries(anew.headers))
    }
  })

  it('is rendered once for several simultaneous visits', async () => {
    await changeSite(app, world.a)
    const alone = await costOf('/')
    await changeSite(app, world.a)
    expect(
      await countStatements(() => Promise.all(Array.from({ length: 8 }, () => visit(app, A, '/')))),
    ).toBeLessThanOrEqual(alone + 8)
  })

  it('answers HEAD without a body and a matching If-None-Match with 304', async () => {
    const { headers } = await visit(app, A, '/visit')
    const head = await visit(app, A, '/visit', { method: 'HEAD' })
    expect([head.status, head.text, head.headers.get('ETag')]).toEqual([200, '', headers.get('ETag')])
    const again = await visit(app, A, '/visit', { headers: { 'If-None-Match': headers.get('ETag')! } })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  it('is cached once whatever its query, and redirects a trailing slash to the canonical address', async () => {
    await visit(app, A, '/visit')
    // The first query after a change reads which redirects name parameters.
    await visit(app, A, '/events?utm_source=mail')
    expect(await costOf('/visit?utm_source=mail')).toBe(1)
    expect((await visit(app, A, '/visit/')).headers.get('Location')).toBe('/visit')
    expect((await visit(app, A, '/visit/')).status).toBe(301)
  })
})

describe('A start page of the site’s own', () => {
  it('is kept once, however many choices from the programme its address names', async () => {
    await changeSite(app, world.a)
    await visit(app, A, '/')
    await visit(app, A, '/?view=posters')
    for (const query of ['?view=posters', '?date=today', '?view=calendar&access=captioned'])
      expect(await costOf(`/${query}`)).toBe(1)
  })
})

describe('Change of content', () => {
  it('is on the website with the next visit, whichever process makes it and in whichever table', async () => {
    const theme = randomUUID()
    const changes: [what: string, path: string, change: () => Promise<unknown>, seen: RegExp][] = [
      [
        'a title',
        '/visit',
        async () => update('pages', (await pageAt('/visit')).id, { title: 'How to get here' }),
        /<h1[^>]*>How to get here/,
      ],
      [
        'the navigation',
        '/events',
        async () => published('pages', { slug: 'history', title: 'Our history' }),
        /Our history/,
      ],
      [
        'a performance',
        '/events/winters-tale',
        () =>
          create(app.payload, 'event-instances', {
            _status: 'published',
            event: contents.event,
            note: 'Late extra',
            start: new Date(Date.now() + 200 * HOUR_MS).toISOString(),
            start_tz: 'Europe/London',
            tenant: world.a,
          }),
        /Late extra/,
      ],
      [
        'a text in one language alone',
        '/venues/main-house',
        () => query("update venues_locales set summary = 'Up the hill' where _parent_id = $1", [contents.venue]),
        /Up the hill/,
      ],
      [
        'a row within a row',
        '/events/winters-tale',
        () =>
          query(
            "update events_credits_locales set role = 'Perdita' where _parent_id in (select id from events_credits where _parent_id = $1)",
            [contents.event],
          ),
        /Perdita/,
      ],
      [
        'a row less',
        '/events/winters-tale',
        () => query('delete from events_credits where _parent_id = $1', [contents.event]),
        /^(?![\s\S]*Perdita)/,
      ],
      [
        'the name of the site',
        '/visit',
        () => query("update tenants set name = 'Theatre Ah' where id = $1", [world.a]),
        /Theatre Ah/,
      ],
      [
        'an app',
        '/',
        () =>
          query("insert into app_config (id, tenant_id, settings) values ($1, $2, '{}')", [randomUUID(), world.a]).then(
            () => installApp(),
          ),
        /./,
      ],
      [
        'what is set for an app',
        '/',
        () =>
          query(`update app_config set settings = '{"plausible":{"domain":"stats.example"}}' where tenant_id = $1`, [
            world.a,
          ]),
        /stats\.example/,
      ],
      [
        'a theme',
        '/',
        () =>
          query("insert into themes (id, tenant_id, name, _status) values ($1, $2, 'T', 'published')", [
            theme,
            world.a,
          ]).then(() => query('update tenants set selected_theme_id = $2 where id = $1', [world.a, theme])),
        /./,
      ],
    ]
    for (const [what, path, change, seen] of changes) {
      await visit(app, A, path)
      expect(`${what}: ${await costOf(path)}`).toBe(`${what}: 1`)
      await change()
      expect(`${what}: ${(await costOf(path)) > 1}`).toBe(`${what}: true`)
      expect(await read(path)).toMatch(seen)
    }
    await query('update tenants set selected_theme_id = null where id = $1', [world.a])
  })

  it('shows when a page is unpublished, published again and deleted', async () => {
    const id = await published('pages', { slug: 'passing', title: 'Passing' })
    expect((await visit(app, A, '/passing')).status).toBe(200)
    await update('pages', id, { _status: 'draft' })
    expect((await visit(app, A, '/passing')).status).toBe(404)
    await update('pages', id, { _status: 'published' })
    expect((await visit(app, A, '/passing')).status).toBe(200)
    await app.payload.delete({ collection: 'pages', id, overrideAccess: true })
    expect((await visit(app, A, '/passing')).status).toBe(404)
  })

  it('counts once it is committed, whatever transaction began or ended earlier', async () => {
    const [slow, quick] = others
    const rename = (client: pg.Client | undefined, slug: string, city: string) =>
      client!.query(`update venues set city = $2 where tenant_id = $1 and slug = '${slug}'`, [world.a, city])
    await published('venues', { city: 'Bath', name: 'Studio', slug: 'studio' })
    await slow!.query('begin')
    await rename(slow, 'studio', 'Slowtown')
    await quick!.query('begin')
    await rename(quick, 'main-house', 'Quickville')
    expect(await read('/venues')).not.toMatch(/Slowtown|Quickville/)
    await quick!.query('commit')
    expect(await read('/venues')).toContain('Quickville')
    expect(await costOf('/venues')).toBe(1)
    await slow!.query('commit')
    expect(await read('/venues')).toContain('Slowtown')
    await slow!.query('begin')
    await rename(slow, 'studio', 'Nowhere')
    await slow!.query('rollback')
    expect(await costOf('/venues')).toBe(1)
  })

  it('a change of a state of sale shows at once, while a synchronisation without changes costs nothing', async () => {
    const link = randomUUID()
    await query(
      "insert into ticketing_links (id, tenant_id, provider, collection, document_id, external_id) values ($1, $2, 'spektrix', 'events', $3, '1')",
      [link, world.a, contents.event],
    )
    await visit(app, A, '/')
    await query('update ticketing_links set synced_at = now(), seen = $2 where id = $1', [
      link,
      { title: { value: 'x' } },
    ])
    expect(await costOf('/')).toBe(1)
    await query('update ticketing_links set is_few_left = true where id = $1', [link])
    expect(await costOf('/')).toBeGreaterThan(1)
  })

  it('a change in another site or in a draft invalidates nothing', async () => {
    await Promise.all([visit(app, A, '/'), visit(app, B, '/')])
    await published('events', { slug: 'other', title: 'Of B' }, world.b)
    expect(await costOf('/')).toBe(1)
    expect(await costOf('/', B)).toBeGreaterThan(1)
    const draft = await create(app.payload, 'pages', {
      _status: 'draft',
      slug: 'idea',
      tenant: world.a,
      title: 'An idea',
    })
    await update('pages', draft, { _status: 'draft', title: 'A better idea' })
    const page = await pageAt('/visit')
    await app.payload.update({
      autosave: true,
      collection: 'pages',
      data: { title: 'Not yet' },
      draft: true,
      id: page.id,
      overrideAccess: true,
    })
    expect(await costOf('/')).toBe(1)
    expect(await read('/visit')).not.toContain('Not yet')
  })

  it('waits for no other transaction, and none of 400 simultaneous changes is lost', async () => {
    const total = async () =>
      Number(
        (await query('select coalesce(sum(changes), 0) as total from site_changes where tenant_id = $1', [world.b]))
          .rows[0].total,
      )
    const before = await total()
    const [holder] = others
    await holder!.query('begin')
    await holder!.query('select note_site_change_of($1)', [world.b])
    await Promise.all(Array.from({ length: 400 }, () => changeSite(app, world.b)))
    await holder!.query('commit')
    expect(await total()).toBe(before + 401)
    expect((await query('select 1 from site_changes where tenant_id = $1', [world.b])).rowCount).toBeLessThan(400)
  })

  it('counts once per transaction', async () => {
    const total = async () =>
      Number(
        (await query('select coalesce(sum(changes), 0) as total from site_changes where tenant_id = $1', [world.a]))
          .rows[0].total,
      )
    const before = await total()
    await query('begin')
    await query("update venues set city = city || '!' where tenant_id = $1", [world.a])
    await query('update venues_locales set _locale = _locale where _parent_id = $1', [contents.venue])
    await query('commit')
    expect(await total()).toBe(before + 1)
  })
})

describe('Uncached response', () => {
  it('is a shared draft preview, whose address is not part of the website', async () => {
    const owner = world.clients['owner-a']!
    const { body } = await owner.post<{ address: string }>(`/documents/events/${contents.draft}/preview-links`, {
      days: 7,
    })
    const path = new URL(body.address).pathname
    expect(await read(path)).toContain('Secret production')
    await update('events', contents.draft, { _status: 'draft', title: 'Renamed production' })
    const again = await visit(app, A, path)
    expect(again.text).toContain('Renamed production')
    expect(again.headers.get('Cache-Control')).toBe('private, no-store')
    expect((await visit(app, A, '/events/secret')).status).toBe(404)
  })

  it('is a page with a message for one visitor', async () => {
    const thanked = randomUUID()
    for (const query of [`?sent=${thanked}`, '?newsletter=signedUp', '?newsletter=wrong']) {
      await visit(app, A, `/visit${query}`)
      expect(await costOf(`/visit${query}`)).toBeGreaterThan(1)
    }
    expect(await costOf('/visit')).toBeLessThanOrEqual(12)
  })

  it('is a password-protected page, from the moment protection is enabled', async () => {
    await visit(app, A, '/visit')
    await query(
      `update tenants set password_protection_enabled = true, password_protection_password_hash = 'x' where id = $1`,
      [world.a],
    )
    const shut = await visit(app, A, '/visit')
    expect([shut.status, shut.headers.get('Cache-Control')]).toEqual([401, 'private, no-store'])
    expect(shut.text).not.toContain('How to get here')
    await query('update tenants set password_protection_enabled = false where id = $1', [world.a])
    expect((await visit(app, A, '/visit')).status).toBe(200)
  })

  it('is a suspended site and an unpublished language', async () => {
    await visit(app, A, '/visit')
    await query('update tenants set suspended_at = now() where id = $1', [world.a])
    expect((await visit(app, A, '/visit')).status).toBe(503)
    await query(`update tenants set suspended_at = null, published_languages = '["en","cy"]' where id = $1`, [world.a])
    expect((await visit(app, A, '/cy/visit')).text).toContain(' lang="cy">')
    expect((await visit(app, A, '/visit')).text).toContain(' lang="en">')
    expect(await costOf('/cy/visit')).toBe(1)
    await query(`update tenants set published_languages = '["en"]' where id = $1`, [world.a])
    expect((await visit(app, A, '/cy/visit')).status).toBe(302)
  })

  it('is a missing page, which appears as soon as it is published', async () => {
    expect((await visit(app, A, '/nothing')).status).toBe(404)
    await published('pages', { slug: 'nothing', title: 'Something' })
    expect(await read('/nothing')).toContain('Something')
  })
})

describe('Cached page over time', () => {
  /** Only what the process takes for the present: the clock of the database goes on. */
  const at = (moment: number) =>
    jest.useFakeTimers({
      doNotFake: [
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ],
      now: moment,
    })

  it('is rendered again when a performance begins', async () => {
    const start = Date.now() + 5 * 60_000
    await create(app.payload, 'event-instances', {
      _status: 'published',
      event: contents.event,
      start: new Date(start).toISOString(),
      start_tz: 'Europe/London',
      tenant: world.a,
    })
    await visit(app, A, '/events/winters-tale')
    expect(await costOf('/events/winters-tale')).toBe(1)
    at(start + 1)
    expect(await costOf('/events/winters-tale')).toBeGreaterThan(1)
  })

  it('is rendered again when a new day may have begun in a time zone', async () => {
    await visit(app, A, '/visit')
    at(Date.now() + 15 * 60_000)
    expect(await costOf('/visit')).toBeGreaterThan(1)
  })
})

it('a content type without change tracking is reported until it is watched', async () => {
  expect(await findUnwatchedTypes(app.payload, ['pages', 'events'])).toEqual([])
  await query('create table exhibitions (id uuid primary key, tenant_id uuid, _status text)')
  await query(
    'create table exhibitions_locales (id serial, _parent_id uuid references exhibitions on delete cascade, title text)',
  )
  expect(await findUnwatchedTypes(app.payload, ['exhibitions'])).toEqual(['exhibitions'])
  await query('select watch_content()')
  expect(await findUnwatchedTypes(app.payload, ['exhibitions'])).toEqual([])
  const id = randomUUID()
  await query(`insert into exhibitions values ($1, $2, 'published')`, [id, world.a])
  await visit(app, A, '/visit')
  await query(`insert into exhibitions_locales (_parent_id, title) values ($1, 'Hats')`, [id])
  expect(await costOf('/visit')).toBeGreaterThan(1)
})

async function pageAt(path: string): Promise<{ id: string }> {
  const { rows } = await poolOf(app.payload).query<{ id: string }>(
    'select id from pages where tenant_id = $1 and relative_path = $2',
    [world.a, path],
  )
  return rows[0]!
}

/** Enables an app of the catalogue. */
async function installApp(): Promise<void> {
  const app = randomUUID()
  await query("insert into apps (id, handle, name, category) values ($1, 'plausible', 'Plausible', 'analytics')", [app])
  await query('insert into tenants_rels (parent_id, path, apps_id, "order") values ($1, \'installedApps\', $2, 1)', [
    world.a,
    app,
  ])
}
