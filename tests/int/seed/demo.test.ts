import type { CollectionSlug, Where } from 'payload'
import { loadPerson } from '@/access/personOf'
import { registryOf } from '@/access/registryOf'
import { readEvents, readPages, readUsers } from '@/seed/reading/kinds'
import { seedDemo } from '@/seed/seedDemo'
import { englishOf, isBoth } from '@/seed/writing/translated'
import { boot, type TestApp } from '@tests/support/boot'
import { signIn } from '@tests/support/client'
import { findFreePort } from '../../../scripts/lib/ports.mjs'
import { describeBoxOffice } from './boxOffice'
import { describeExampleTheme } from './exampleTheme'
import { fingerprints, query, runSeed } from './support'

let app: TestApp
const tenants: Record<string, string> = {}
const PAGES = readPages('riverside')
const ANOTHER_DAY = new Date('2031-03-01T12:00:00Z')

beforeAll(async () => {
  app = await boot({ env: { CALLBOARD_DEMO: '1', DEMO_BOX_OFFICE_PORT: String(await findFreePort()) } })
}, 60_000)

afterAll(() => app.close())

const count = async (collection: CollectionSlug, tenant: string, more: Where = {}): Promise<number> => {
  const where: Where = { and: [{ tenant: { equals: tenants[tenant] } }, more] }
  return (await app.payload.count({ collection, overrideAccess: true, where })).totalDocs
}

describe('A start that does not ask for the demo', () => {
  test('makes nothing', async () => {
    const { code, lines } = await runSeed({ CALLBOARD_DEMO: '0' })
    expect({ code, lines }).toEqual({
      code: 0,
      lines: ['Skipped the demo: CALLBOARD_DEMO is not set. Set it to fill an empty database.'],
    })
    expect(await query(app.databaseUrl, 'select id from users union all select id from tenants')).toEqual([])
  })
})

describe('The demo, killed twice and run again', () => {
  let before: number

  beforeAll(async () => {
    const first = await runSeed({ CALLBOARD_DEMO: '1' }, 'Riverside Theatre: people')
    expect(first.signal).toBe('SIGKILL')
    before = (await query(app.databaseUrl, 'select id from media')).length
    await interruptedAt('event-instances', 40)
    expect(await seedDemo(app.payload, { now: ANOTHER_DAY })).toBe(true)
    for (const { id, slug } of (await app.payload.find({ collection: 'tenants', overrideAccess: true })).docs)
      tenants[slug] = String(id)
  }, 300_000)

  /** Lets the database refuse everything from the given document on. */
  async function interruptedAt(collection: string, nth: number): Promise<void> {
    const { create } = app.payload.db
    let made = 0
    app.payload.db.create = (args) => {
      if (args.collection === collection) made += 1
      return made >= nth ? Promise.reject(new Error('The power is out')) : create.call(app.payload.db, args)
    }
    await expect(seedDemo(app.payload, { now: ANOTHER_DAY })).rejects.toThrow('The power is out')
    app.payload.db.create = create
  }

  test('had something to go on with', () => {
    expect(before).toBeGreaterThan(0)
  })

  test('has what design/demo.md says of Riverside Theatre', async () => {
    const counts = {
      events: 60,
      'event-instances': 300,
      organizations: 12,
      pages: 40,
      people: 80,
      seasons: 3,
      series: 6,
      themes: 3,
      venues: 4,
      works: 45,
    }
    for (const [collection, number] of Object.entries(counts))
      expect([collection, await count(collection as CollectionSlug, 'riverside')]).toEqual([collection, number])
    for (const collection of [
      'blogs',
      'posts',
      'forms',
      'redirects',
      'fonts',
      'files',
      'media',
      'reusable-content',
      'event-collections',
    ] as const) {
      expect(await count(collection, 'riverside')).toBeGreaterThan(1)
    }
    const [tenant] = await query<{ theme: string; plan: string; domain: string }>(
      app.databaseUrl,
      `select th.key as theme, p.name as plan, d.domain from tenants t join themes th on th.id = t.selected_theme_id join plans p on p.id = t.plan_id
       join tenants_domains d on d._parent_id = t.id and d.is_primary where t.slug = 'riverside'`,
    )
    expect(tenant).toEqual({ domain: 'riverside.localhost', plan: 'Plus', theme: 'weir-lane' })
    expect(await count('themes', 'riverside', { isDevelopmentTheme: { equals: true } })).toBe(1)
  })

  test('has a small house at Harbour and almost nothing at Lantern', async () => {
    expect([
      await count('pages', 'harbour'),
      await count('events', 'harbour'),
      await count('event-instances', 'harbour'),
    ]).toEqual([6, 8, 30])
    expect([
      await count('pages', 'lantern'),
      await count('events', 'lantern'),
      await count('media', 'lantern'),
    ]).toEqual([1, 0, 0])
    expect(
      (
        await app.payload.count({
          collection: 'memberships',
          overrideAccess: true,
          where: { tenant: { equals: tenants.harbour } },
        })
      ).totalDocs,
    ).toBe(4)
  })

  test('has every page in its place, four levels deep, in both languages', async () => {
    const read = async (locale: 'cy' | 'en') => {
      const { docs } = await app.payload.find({
        collection: 'pages',
        depth: 0,
        draft: true,
        locale,
        overrideAccess: true,
        pagination: false,
        where: { tenant: { equals: tenants.riverside } },
      })
      return new Map(docs.map((page) => [page.relativePath, page]))
    }
    const [english, welsh] = [await read('en'), await read('cy')]
    expect([...english.keys()].sort()).toEqual(PAGES.map(({ path }) => path).sort())
    expect(Math.max(...PAGES.map(({ path }) => path.split('/').length - 1))).toBe(4)
    for (const { change, path, title } of PAGES) {
      expect([path, english.get(path)?.title, welsh.get(path)?.title]).toEqual([
        path,
        change?.title ?? englishOf(title),
        isBoth(title) ? title.cy : undefined,
      ])
    }
    expect(english.get('/')?.slug).toBe('home')
    const siblings = PAGES.filter(({ path }) => /^\/visit\/[^/]+$/.test(path)).map(({ path }) => path)
    const ordered = [...siblings].sort((a, b) => (english.get(a)!.order! < english.get(b)!.order! ? -1 : 1))
    expect(ordered).toEqual(siblings)
  })

  test('has drafts, and changes that are not yet published', async () => {
    expect(await count('pages', 'riverside', { _status: { equals: 'draft' } })).toBe(
      PAGES.filter(({ draft }) => draft).length,
    )
    expect(await count('events', 'riverside', { _status: { equals: 'published' } })).toBe(
      readEvents('riverside').filter(({ draft }) => !draft).length,
    )
    const where: Where = {
      and: [{ tenant: { equals: tenants.riverside } }, { relativePath: { equals: '/about/hire' } }],
    }
    const live = { collection: 'pages', overrideAccess: true, where } as const
    expect((await app.payload.find(live)).docs[0]?.title).toBe('Hire the house')
    expect((await app.payload.find({ ...live, draft: true })).docs[0]?.title).toBe('Hire our spaces')
  })

  test('[B-006] has performances on both sides of the day of the first run, at wall-clock times of London', async () => {
    const [span] = await query<{ before: number; after: number; wrong: number; loose: number; overlaps: number }>(
      app.databaseUrl,
      `select count(*) filter (where i.start < now()) as before, count(*) filter (where i.start > now()) as after,
         count(*) filter (where e.start_date > i.start or e.end_date < i."end") as loose,
         count(*) filter (where extract(minute from i.start at time zone 'Europe/London')::int not in (0, 5, 15, 30)) as wrong
       from event_instances i join events e on e.id = i.event_id where i.tenant_id = $1`,
      [tenants.riverside],
    )
    expect(Number(span!.before)).toBeGreaterThan(80)
    expect(Number(span!.after)).toBeGreaterThan(80)
    expect([Number(span!.wrong), Number(span!.loose)]).toEqual([0, 0])
    const clocks = await query<{ clock: string }>(
      app.databaseUrl,
      `select distinct to_char(i.start at time zone 'Europe/London', 'HH24:MI') as clock from event_instances i join events e on e.id = i.event_id where e.slug in ('hamlet', 'the-seagull', 'the-cherry-orchard') order by 1`,
    )
    expect(clocks.map(({ clock }) => clock)).toEqual(['14:30', '19:30'])
  })

  test('is found by its search entries and knows its references', async () => {
    const [{ entries } = { entries: '0' }] = await query<{ entries: string }>(
      app.databaseUrl,
      `select count(distinct document_id) as entries from search_entries where tenant_id = $1 and collection in ('events', 'pages', 'people')`,
      [tenants.riverside],
    )
    expect(Number(entries)).toBe(180)
    const foreign = await query(
      app.databaseUrl,
      `select 1 from document_references r join search_entries s on s.collection = r.target_collection and s.document_id = r.target_id where s.tenant_id <> r.tenant_id`,
    )
    const own = await query(
      app.databaseUrl,
      `select 1 from document_references r join search_entries s on s.collection = r.target_collection and s.document_id = r.target_id where s.tenant_id = r.tenant_id`,
    )
    expect(foreign).toEqual([])
    expect(own.length).toBeGreaterThan(500)
  })

  test('has three plans, thirteen accounts, the organisations and the invitations', async () => {
    expect(
      await query(
        app.databaseUrl,
        'select name, price::int, staff_seats::int as seats, additional_locales::int as locales, chat_messages_per_day::int as chat, custom_themes as themes from plans order by price',
      ),
    ).toEqual([
      { chat: 0, locales: 0, name: 'Starter', price: 0, seats: 2, themes: false },
      { chat: 50, locales: 2, name: 'Standard', price: 49, seats: 5, themes: false },
      { chat: 500, locales: -1, name: 'Plus', price: 149, seats: -1, themes: true },
    ])
    expect(readUsers()).toHaveLength(13)
    expect(await query(app.databaseUrl, 'select email from users where not email_verified')).toEqual([])
    expect(
      await query(
        app.databaseUrl,
        'select count(*)::int as partners, count(*) filter (where active)::int as active from collaborators where trusted',
      ),
    ).toEqual([{ active: 3, partners: 4 }])
    expect(await query(app.databaseUrl, 'select status::text from invite_tokens order by 1')).toEqual([
      { status: 'cancelled' },
      { status: 'expired' },
      { status: 'pending' },
    ])
    expect(
      await query(
        app.databaseUrl,
        'select t.slug, r.status::text from access_requests r join tenants t on t.id = r.tenant_id order by 1',
      ),
    ).toEqual([
      { slug: 'harbour', status: 'waiting' },
      { slug: 'riverside', status: 'approved' },
    ])
    expect(
      await query(
        app.databaseUrl,
        `select slug from tenants where collaborator_settings_require_request_code and collaborator_settings_request_code ~ '^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$'`,
      ),
    ).toEqual([{ slug: 'harbour' }])
  })

  test('changes nothing when it is run once more', async () => {
    const prints = await fingerprints(app.databaseUrl)
    expect(await seedDemo(app.payload, { now: ANOTHER_DAY })).toBe(false)
    expect(await fingerprints(app.databaseUrl)).toEqual(prints)
  })

  describe('its people', () => {
    /** What each of them is, by tenant. */
    const PLACES: Record<string, Record<string, string>> = {
      'admin@riverside.test': { riverside: 'admin' },
      'boxoffice@harbour.test': { harbour: 'staff Content editor' },
      'editor@harbour.test': { harbour: 'staff Content editor' },
      'editor@riverside.test': { riverside: 'staff Content editor' },
      'freelance@agency.test': { harbour: 'admin', riverside: 'staff Content editor' },
      'marketing@riverside.test': { riverside: 'staff Marketing' },
      'owner@harbour.test': { harbour: 'owner' },
      'owner@lantern.test': { lantern: 'owner' },
      'owner@riverside.test': { riverside: 'owner' },
      'press@harbour.test': { harbour: 'viewer' },
      'studio@partner.test': { riverside: 'collaborator Content editor' },
      'super@callboard.test': {},
      'viewer@riverside.test': { riverside: 'viewer' },
    }

    test.each(Object.entries(PLACES))('%s signs in and is what the table says', async (email, places) => {
      await signIn(app, email)
      const [user] = await query<{ id: string }>(app.databaseUrl, 'select id from users where email = $1', [email])
      const person = (await loadPerson(app.payload, { id: user!.id, sid: null, tenant: null }))!.person
      const found = [...person.memberships.values()].map(({ kind, role, tenant }) => [
        tenant.slug,
        [kind, role?.title].filter(Boolean).join(' '),
      ])
      expect(Object.fromEntries(found)).toEqual(places)
      expect(person.isSuperAdmin).toBe(email === 'super@callboard.test')
    })

    test('the content editor views, manages and publishes all groups, and no key else', async () => {
      const groups = registryOf(app.payload).groups.filter(({ name }) => name !== 'settings')
      const [role] = await query<{ permissions: Record<string, true> }>(
        app.databaseUrl,
        `select permissions from user_roles where title = 'Content editor' and tenant_id = $1`,
        [tenants.riverside],
      )
      expect(groups).toHaveLength(15)
      expect(Object.keys(role!.permissions).sort()).toEqual(
        groups
          .flatMap(({ name }) => [`${name}:manage`, `${name}:view`, ...(name === 'themes' ? [] : [`${name}:publish`])])
          .sort(),
      )
    })

    test('editors change pages, viewers and the neighbours do not', async () => {
      const [page] = await query<{ id: string }>(
        app.databaseUrl,
        `select id from pages where tenant_id = $1 and relative_path = '/privacy'`,
        [tenants.riverside],
      )
      const patch = async (email: string) =>
        (
          await (
            await signIn(app, email)
          ).patch(`/pages/${page!.id}`, { hideFromNavigation: true }, { tenant: tenants.riverside })
        ).status
      expect([
        await patch('editor@riverside.test'),
        await patch('studio@partner.test'),
        await patch('freelance@agency.test'),
      ]).toEqual([200, 200, 200])
      for (const email of ['viewer@riverside.test', 'editor@harbour.test'])
        expect([403, 404]).toContain(await patch(email))
    })

    test('marketing writes posts and only looks at events', async () => {
      const client = await signIn(app, 'marketing@riverside.test')
      const [event] = await query<{ id: string }>(app.databaseUrl, `select id from events where slug = 'hamlet'`)
      const [post] = await query<{ id: string }>(
        app.databaseUrl,
        `select id from posts where slug = 'heat-from-the-river'`,
      )
      expect((await client.get(`/events/${event!.id}`, { tenant: tenants.riverside })).status).toBe(200)
      expect([403, 404]).toContain(
        (await client.patch(`/events/${event!.id}`, { subtitle: 'x' }, { tenant: tenants.riverside })).status,
      )
      expect(
        (await client.patch(`/posts/${post!.id}`, { tags: ['building'] }, { tenant: tenants.riverside })).status,
      ).toBe(200)
    })
  })
})

describeBoxOffice(() => app)

describeExampleTheme(() => app)
