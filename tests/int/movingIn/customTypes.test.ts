import { poolOf } from '@/database/connections'
import { tidyOldWebsites } from '@/plugins/movingIn/jobs/jobs'
import type { TypeMapping } from '@/plugins/movingIn/lib/mapping/targets'
import { boot, type TestApp } from '@tests/support/boot'
import { wxr, type OldItem } from '@tests/support/oldWebsite'
import { makeWorld, type World } from '@tests/support/world'
import { bring, send, startOldHost, stateOf, work, type OldHost } from './support'

let app: TestApp
let world: World
let old: OldHost

beforeAll(async () => {
  old = await startOldHost()
  app = await boot({ env: { OLD_WEBSITE_ALLOWED_HOSTS: old.host } })
  world = await makeWorld(app)
})
afterAll(async () => {
  await app.close()
  await old.close()
})
beforeEach(() =>
  poolOf(app.payload).query(
    'truncate pages, posts, people, venues, events, event_instances, media, menus, redirects, site_releases, release_documents, old_websites, old_website_items, old_website_parts, payload_preferences cascade; delete from rate_limits',
  ),
)

const client = (name = 'owner-a') => world.clients[name]!

type Doc = Record<string, unknown> & { id: string }
const stored = async (type: string, name = 'owner-a') =>
  (await client(name).get<{ docs: Doc[] }>(`/${type}?draft=true&depth=0&limit=100&sort=createdAt`)).body.docs

/** A theatre whose productions, departments and company are types of its own. */
const theatre = (): string => {
  const at = (path: string) => `${old.address}${path}`
  const items: OldItem[] = [
    { file: at('/wp-content/uploads/poster.jpg'), id: 10, title: 'Poster', type: 'attachment' },
    {
      content: `<p>A comedy with <a href="${at('/company/nina/')}">Nina</a>.</p>`,
      id: 1,
      link: at('/productions/the-seagull/'),
      meta: {
        cast: 'a:1:{i:0;s:1:"3";}',
        link: 'https://tickets.example.org/seagull',
        poster: '10',
        price: '£12',
        start: '2027-11-21 19:30:00',
      },
      name: 'the-seagull',
      title: 'The Seagull',
      type: 'production',
    },
    { id: 2, meta: { price: 'free', start: 'in spring' }, name: 'readings', title: 'Readings', type: 'production' },
    {
      content: '<p>She acts.</p>',
      id: 3,
      link: at('/company/nina/'),
      meta: { job: 'Actor', portrait: '10' },
      name: 'nina',
      title: 'Nina Zarechnaya',
      type: 'company',
    },
    { content: 'Wood.', id: 5, name: 'carpentry', parent: 4, title: 'Carpentry', type: 'department' },
    { content: 'All.', id: 4, name: 'workshops', title: 'Workshops', type: 'department' },
    { content: 'Lamps.', id: 6, link: at('/portfolio/lamps/'), title: 'Lamps', type: 'portfolio' },
    {
      id: 7,
      meta: {
        _menu_item_menu_item_parent: '0',
        _menu_item_object: 'department',
        _menu_item_object_id: '4',
        _menu_item_type: 'post_type',
      },
      terms: [{ domain: 'nav_menu', name: 'Main', nicename: 'main' }],
      type: 'nav_menu_item',
    },
  ]
  return wxr({ address: old.address, items, terms: [{ id: 90, name: 'Main', slug: 'main', taxonomy: 'nav_menu' }] })
}

const mapping: TypeMapping[] = [
  {
    as: 'event',
    fields: [
      { from: 'start', to: 'start' },
      { from: 'price', to: 'price' },
      { from: 'link', to: 'bookingAddress' },
      { from: 'poster', to: 'picture' },
    ],
    type: 'production',
  },
  {
    as: 'author',
    fields: [
      { from: 'job', to: 'profession' },
      { from: 'portrait', to: 'picture' },
    ],
    type: 'company',
  },
  { as: 'page', fields: [], type: 'department' },
  { as: 'post', fields: [], type: 'not in this export' },
]

const typesOf = async (name: string, tenant: string) => {
  await send(client(name), tenant, [theatre()])
  await work(app)
  return (await stateOf(client(name), tenant)).types
}

describe('Types of an old website that have no counterpart', () => {
  it('are shown with samples of what they hold, and stay behind unless somebody maps them', async () => {
    const types = await typesOf('owner-a', world.a)
    expect(types.map(({ count, samples, saved, type }) => [type, count, samples, saved])).toEqual([
      ['department', 2, ['Carpentry', 'Workshops'], null],
      ['production', 2, ['The Seagull', 'Readings'], null],
      ['company', 1, ['Nina Zarechnaya'], null],
      ['portfolio', 1, ['Lamps'], null],
    ])
    expect(types[1]!.fields).toEqual(
      expect.arrayContaining([
        { name: 'price', samples: ['£12', 'free'] },
        { name: 'start', samples: ['2027-11-21 19:30:00', 'in spring'] },
        { name: 'link', samples: ['https://tickets.example.org/seagull'] },
      ]),
    )
    expect(types[1]!.fields.map(({ name }) => name)).not.toContain('cast')
    const { kinds, types: after } = await bring(app, client(), world.a, theatre())
    expect(kinds.filter(({ brought }) => brought > 0).map(({ kind }) => kind)).toEqual(['picture', 'menu'])
    expect(after).toEqual([])
  })

  it('come as events with performances, as people and as pages, as a person maps them', async () => {
    const website = await bring(app, client(), world.a, theatre(), { mapping })
    expect(website.kinds[0]!.label).toBe('People')
    expect(
      website.kinds.map(({ brought, failed, kind, label }) => [kind === 'other' ? label : kind, brought, failed]),
    ).toEqual([
      ['author', 1, 0],
      ['picture', 1, 0],
      ['page', 2, 0],
      ['event', 2, 0],
      ['menu', 1, 0],
      ['redirect', 2, 0],
      [expect.stringContaining('portfolio'), 0, 0],
    ])
    const [media] = await stored('media')
    const [person] = await stored('people')
    expect(person).toMatchObject({ name: 'Nina Zarechnaya', portrait: media!.id, profession: 'Actor', slug: 'nina' })
    expect(JSON.stringify(person!.biography)).toContain('She acts.')
    const events = await stored('events')
    const seagull = events.find(({ title }) => title === 'The Seagull')!
    const readings = events.find(({ title }) => title === 'Readings')!
    expect(seagull).toMatchObject({
      bookingLinkURL: 'https://tickets.example.org/seagull',
      images: [media!.id],
      priceText: '£12',
      slug: 'the-seagull',
    })
    expect(JSON.stringify(seagull.description)).toContain(`"value":"${person!.id}"`)
    const zone = (await stored('event-instances'))[0]!.start_tz as string
    expect((await stored('event-instances')).map(({ event, start }) => [event, start])).toEqual([
      [seagull.id, new Date('2027-11-21T19:30:00Z').toISOString()],
    ])
    expect(zone).toBe('Europe/London')
    expect(website.remarks).toEqual([
      {
        collection: 'events',
        document: readings.id,
        text: expect.stringContaining('start: in spring'),
        title: 'Readings',
      },
    ])
    const pages = await stored('pages')
    const workshops = pages.find(({ title }) => title === 'Workshops')!
    expect(pages.find(({ title }) => title === 'Carpentry')).toMatchObject({
      parent: workshops.id,
      relativePath: '/workshops/carpentry',
    })
    expect((await stored('menus'))[0]).toMatchObject({
      entries: [{ document: { relationTo: 'pages', value: workshops.id } }],
    })
    expect(
      (await stored('redirects')).map(({ from, to }) => [from, (to as { value: string }).value]).toSorted(),
    ).toEqual(
      [
        ['/company/nina', person!.id],
        ['/productions/the-seagull', seagull.id],
      ].toSorted(),
    )
  })

  it('come with tags of their taxonomies, and with venues by name, which are made only once', async () => {
    const show = (id: number, more: Partial<OldItem>): OldItem => ({
      id,
      name: `show-${id}`,
      title: `Show ${id}`,
      type: 'production',
      ...more,
    })
    const term = (domain: string, name: string) => ({ domain, name, nicename: name.toLowerCase() })
    const items: OldItem[] = [
      show(1, { terms: [term('hall', 'STUDIO')] }),
      show(2, { terms: [term('hall', 'The Barn')] }),
      show(3, { terms: [term('hall', 'the  barn')] }),
      show(4, { terms: [term('hall', 'Old Mill')] }),
      show(5, { terms: [term('hall', '9')] }),
      show(6, { terms: [term('hall', '404')] }),
      { id: 9, name: 'mill', title: 'Old Mill', type: 'place' },
      {
        file: `${old.address}/wp-content/uploads/set.jpg`,
        id: 8,
        terms: [term('media_category', 'Stage')],
        title: 'Set',
        type: 'attachment',
      },
      { id: 20, name: 'news', terms: [term('mood', 'Light'), term('post_tag', 'New')], title: 'News', type: 'story' },
    ]
    const studio = await client().post<{ doc: Doc }>('/venues', { name: 'Studio', tenant: world.a })
    // Another site's venue of the same name is not looked at.
    await client('owner-b').post('/venues', { name: 'The Barn', tenant: world.b })
    const field = (name: string, to: string) => [{ from: `taxonomy:${name}`, to }]
    const file = wxr({ address: old.address, items })
    const choices = {
      mapping: [
        { as: 'event', fields: field('hall', 'venue'), type: 'production' },
        { as: 'venue', fields: [], type: 'place' },
        { as: 'post', fields: field('mood', 'tags'), type: 'story' },
      ],
    }
    const website = await bring(app, client(), world.a, file, choices)
    const venues = await stored('venues')
    const named = (name: string) => venues.find((venue) => venue.name === name)!.id
    expect(venues.map(({ name }) => name).toSorted()).toEqual(['Old Mill', 'Studio', 'The Barn'])
    expect(named('Studio')).toBe(studio.body.doc.id)
    const events = await stored('events')
    expect(Object.fromEntries(events.map(({ title, venue }) => [title, venue ?? null]))).toEqual({
      'Show 1': named('Studio'),
      'Show 2': named('The Barn'),
      'Show 3': named('The Barn'),
      'Show 4': named('Old Mill'),
      'Show 5': named('Old Mill'),
      'Show 6': null,
    })
    expect(website.remarks).toMatchObject([{ text: expect.stringContaining('404'), title: 'Show 6' }])
    expect(await stored('posts')).toMatchObject([{ tags: ['New', 'Light'] }])
    expect(await stored('media')).toMatchObject([{ tags: ['Stage'] }])

    await bring(app, client(), world.a, file, choices)
    expect([(await stored('venues')).length, (await stored('events')).length]).toEqual([3, 6])
    const { rows } = await poolOf(app.payload).query<{ id: string }>(
      'select id from old_websites order by created_at limit 1',
    )
    expect((await client().post(`/old-websites/${rows[0]!.id}/take-back`, {})).status).toBe(200)
    await work(app)
    // What was there before stays.
    expect((await stored('venues')).map(({ name }) => name)).toEqual(['Studio'])
  })

  it('make no venue if somebody leaves venues out', async () => {
    const items: OldItem[] = [{ id: 1, meta: { hall: 'The Barn' }, name: 'lear', title: 'Lear', type: 'production' }]
    await bring(app, client(), world.a, wxr({ address: old.address, items }), {
      leaveOut: ['venue'],
      mapping: [{ as: 'event', fields: [{ from: 'hall', to: 'venue' }], type: 'production' }],
    })
    expect(await stored('venues')).toEqual([])
    expect(await stored('events')).toMatchObject([{ title: 'Lear', venue: null }])
  })

  it('come once, and are taken back like everything else', async () => {
    await bring(app, client(), world.a, theatre(), { mapping })
    const again = await bring(app, client(), world.a, theatre(), { mapping })
    expect(again.kinds.find(({ kind }) => kind === 'event')).toMatchObject({ brought: 0, known: 2 })
    expect(again.kinds.find(({ kind }) => kind === 'author')).toMatchObject({ brought: 0, known: 1 })
    expect([(await stored('events')).length, (await stored('people')).length]).toEqual([2, 1])
    const { rows } = await poolOf(app.payload).query<{ id: string }>(
      'select id from old_websites order by created_at limit 1',
    )
    expect((await client().post(`/old-websites/${rows[0]!.id}/take-back`, {})).status).toBe(200)
    await work(app)
    for (const type of ['events', 'event-instances', 'people', 'pages', 'redirects'])
      expect([type, await stored(type)]).toEqual([type, []])
  })

  it('keep what their fields held no longer than their texts', async () => {
    const hall: OldItem = {
      content: 'By the river.',
      excerpt: 'A hall',
      id: 11,
      meta: { country: 'Ruritania', fon: '07700 900123', job: 'call Ann', road: '1 Quay Street' },
      name: 'hall',
      title: 'The Hall',
      type: 'place',
    }
    const show: OldItem = {
      id: 12,
      meta: { age: 'from ten', cost: '£17', link: 'https://tickets.example.org/12', start: 'ring Ben' },
      name: 'show',
      title: 'The Show',
      type: 'show',
    }
    const fields = (pairs: Record<string, string>) => Object.entries(pairs).map(([from, to]) => ({ from, to }))
    const story: OldItem = { id: 13, meta: { mood: 'grim mood' }, name: 'story', title: 'The Story', type: 'story' }
    const website = await bring(app, client(), world.a, wxr({ address: old.address, items: [hall, show, story] }), {
      mapping: [
        { as: 'venue', fields: fields({ country: 'country', fon: 'phone', road: 'street' }), type: 'place' },
        {
          as: 'event',
          fields: fields({ age: 'ageGuidance', cost: 'price', link: 'bookingAddress', start: 'start' }),
          type: 'show',
        },
        { as: 'post', fields: fields({ mood: 'tags' }), type: 'story' },
      ],
    })
    expect(website.remarks).toHaveLength(2)
    const texts = [
      'By the river',
      'A hall',
      'Ruritania',
      '07700 900123',
      'call Ann',
      '1 Quay Street',
      'from ten',
      '£17',
      'tickets.example.org',
      'ring Ben',
      'grim mood',
    ]
    const kept = async () => {
      const { rows } = await poolOf(app.payload).query<{ row: string }>(
        'select to_jsonb(i)::text as row from old_website_items i',
      )
      return texts.filter((text) => rows.some(({ row }) => row.includes(text)))
    }
    await tidyOldWebsites(app.payload)
    expect(await kept()).toEqual(texts)
    await poolOf(app.payload).query(`update old_websites set created_at = now() - interval '31 days'`)
    await tidyOldWebsites(app.payload)
    expect(await kept()).toEqual([])
    expect((await stateOf(client(), world.a)).remarks).toEqual([])
    // What was made of them stays.
    expect(await stored('venues')).toMatchObject([{ phone: '07700 900123', street: '1 Quay Street' }])
    expect(await stored('events')).toMatchObject([{ ageGuidance: 'from ten', priceText: '£17' }])
  })

  it('come also if an emoji stands where a field is cut', async () => {
    const items: OldItem[] = [
      { content: 'Hello', id: 1, name: 'hello', title: 'Hello', type: 'page' },
      { id: 2, meta: { tagline: `${'x'.repeat(299)}🎭` }, name: 'lear', title: 'Lear', type: 'production' },
    ]
    const fields = [
      { from: 'tagline', to: 'subtitle' },
      { from: 'constructor', to: 'text' },
    ]
    const { kinds } = await bring(app, client(), world.a, wxr({ address: old.address, items }), {
      mapping: [{ as: 'event', fields, type: 'production' }],
    })
    expect(kinds.map(({ brought, failed, kind }) => [kind, brought, failed])).toEqual([
      ['page', 1, 0],
      ['event', 1, 0],
    ])
    expect(await stored('events')).toMatchObject([{ subtitle: 'x'.repeat(299), title: 'Lear' }])
  })

  it('hold up nothing else if one of them cannot be stored, and can be tried again', async () => {
    const pool = poolOf(app.payload)
    await pool.query(`create function refuse() returns trigger language plpgsql as $$ begin
        if new.kind = 'event' and new.title = 'Readings' then raise exception 'never' using errcode = '23514'; end if; return new; end $$;
      create trigger refuse before update on old_website_items for each row execute function refuse()`)
    const website = await bring(app, client(), world.a, theatre(), { mapping }).finally(() =>
      pool.query('drop trigger refuse on old_website_items; drop function refuse()'),
    )
    const countsOf = ({ kinds }: typeof website) =>
      kinds.flatMap(({ brought, failed, kind, type }) =>
        kind === 'event' || kind === 'page' || type === 'production' ? [[kind, brought, failed]] : [],
      )
    expect(countsOf(website)).toEqual([
      ['page', 2, 0],
      ['event', 1, 0],
      ['other', 0, 1],
    ])
    expect(website.remarks).toMatchObject([{ text: expect.stringContaining('Could not be saved'), title: 'Readings' }])
    expect((await client().post(`/old-websites/${website.id}/retry`, {})).status).toBe(200)
    await work(app)
    expect(countsOf(await stateOf(client(), world.a))).toEqual([
      ['page', 2, 0],
      ['event', 2, 0],
    ])
  })

  it('go on where a worker was killed', async () => {
    const id = await send(client(), world.a, [theatre()])
    await work(app)
    expect((await client().post(`/old-websites/${id}/bring`, { mapping })).status).toBe(200)
    // As it is when one entry had been mapped.
    const { rows } = await poolOf(app.payload).query<{ data: object }>(
      `update old_website_items set kind = 'page', state = 'waiting' where type = 'department' and old_id = '4' returning data`,
    )
    expect(rows).toHaveLength(1)
    await work(app)
    const { kinds } = await stateOf(client(), world.a)
    expect(kinds.find(({ kind }) => kind === 'page')).toMatchObject({ brought: 2, failed: 0, total: 2 })
  })

  it('are refused in words if a field cannot become what somebody wants, and then wait', async () => {
    const id = await send(client(), world.a, [theatre()])
    await work(app)
    const answer = async (wanted: unknown) => {
      const { body, status } = await client().post<{ errors?: { message: string }[] }>(`/old-websites/${id}/bring`, {
        mapping: wanted,
      })
      return [status, body.errors?.[0]?.message]
    }
    const field = (to: string) => [{ from: 'price', to }]
    expect(await answer([{ as: 'page', fields: field('price'), type: 'production' }])).toEqual([
      422,
      'Pages have no “Prices”.',
    ])
    expect(
      await answer([{ as: 'event', fields: [...field('price'), { from: 'start', to: 'price' }], type: 'production' }]),
    ).toEqual([422, expect.stringContaining('two fields')])
    expect(await answer([mapping[2], mapping[2]])).toEqual([422, expect.stringContaining('department')])
    expect((await answer([{ as: 'menu', fields: [], type: 'production' }]))[0]).toBe(400)
    expect((await answer([{ as: 'page', fields: field('sql'), type: 'production' }]))[0]).toBe(400)
    expect((await answer(Array.from({ length: 21 }, (_, type) => ({ as: 'page', type: `t${type}` }))))[0]).toBe(400)
    expect((await stateOf(client(), world.a)).state).toBe('ready')
    expect(await answer([{ as: 'event', fields: field('price'), type: 'production' }])).toEqual([200, undefined])
  })

  it('are proposed with fields that a site between has not had, unless another takes their place', async () => {
    const site = (address: string, meta: Record<string, string>) =>
      wxr({ address, items: [{ content: 'A play.', id: 1, meta, name: 'lear', title: 'Lear', type: 'production' }] })
    const read = async (file: string) => {
      const id = await send(client(), world.a, [file])
      await work(app)
      return { id, saved: (await stateOf(client(), world.a)).types[0]!.saved }
    }
    const map = async (id: string, fields: object[]) => {
      const choices = { mapping: [{ as: 'event', fields, type: 'production' }] }
      expect((await client().post(`/old-websites/${id}/bring`, choices)).status).toBe(200)
      await work(app)
    }
    const [lead, cost, price, note] = [
      { from: 'lead', to: 'summary' },
      { from: 'cost', to: 'price' },
      { from: 'price', to: 'price' },
      { from: 'note', to: 'text' },
    ]
    const first = await read(site('https://one.example.org', { cost: '£1', lead: 'In short', note: 'Well' }))
    expect(first.saved).toBeNull()
    await map(first.id, [lead, cost, note])
    const second = await read(site('https://two.example.org', { note: 'Well', price: '£2' }))
    expect(second.saved).toMatchObject({ fields: [note] })
    // It has the note, which is not wanted any more, and the price in another field.
    await map(second.id, [price])
    const third = await read(
      site('https://three.example.org', { cost: '£3', lead: 'In short', note: 'Well', price: '£3' }),
    )
    expect(third.saved).toMatchObject({ as: 'event', fields: [price, lead] })
  })

  it('are saved once, also if a person brings two sites at once', async () => {
    const ids = [await send(client('super'), world.a, [theatre()]), await send(client('super'), world.b, [theatre()])]
    await work(app)
    const choices = [{ mapping: mapping.slice(0, 1) }, { mapping: mapping.slice(1, 2) }]
    const asked = ids.map((id, index) => client('super').post(`/old-websites/${id}/bring`, choices[index]))
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200])
    const { rows } = await poolOf(app.payload).query<{ value: { types: TypeMapping[] } }>(
      `select value from payload_preferences where key = 'old-website-types'`,
    )
    expect(rows.map(({ value }) => value.types.map(({ type }) => type).toSorted())).toEqual([['company', 'production']])
  })

  it('all come, also if there are more than are read at a time', async () => {
    const items = Array.from({ length: 25 }, (_, index): OldItem => {
      const name = `person-${index}`
      return { id: index + 1, name, title: `Person ${index}`, type: index % 5 === 0 ? 'guest' : 'company' }
    })
    const { kinds } = await bring(app, client(), world.a, wxr({ address: old.address, items: [...items, ...items] }), {
      mapping: ['company', 'guest'].map((type) => ({ as: 'author', fields: [], type })),
    })
    expect(kinds.map(({ brought, failed, kind }) => [kind, brought, failed])).toEqual([['author', 25, 0]])
  })

  it('are proposed as the person mapped them before, also on another site, and to nobody else', async () => {
    await bring(app, client('super'), world.a, theatre(), { mapping })
    const { rows } = await poolOf(app.payload).query<{ value: unknown }>(
      `select value from payload_preferences where key = 'old-website-types'`,
    )
    expect(rows).toEqual([{ value: { types: mapping } }])
    expect(JSON.stringify(rows)).not.toContain('£12')
    const [department, production] = await typesOf('super', world.b)
    expect(department!.saved).toEqual({ as: 'page', fields: [], type: 'department' })
    expect(production!.saved).toEqual(mapping[0])
    const nothing = [null, null, null, null]
    expect((await stateOf(client('owner-b'), world.b)).types.map(({ saved }) => saved)).toEqual(nothing)
    // What somebody wrote there themselves counts only as far as it is possible.
    const bad = { types: [{ as: 'page', fields: [{ from: 'price', to: 'price' }], type: 'production' }] }
    const path = '/payload-preferences/old-website-types'
    expect((await client('super').post(path, { value: bad })).status).toBe(200)
    expect((await stateOf(client('super'), world.b)).types.map(({ saved }) => saved)).toEqual(nothing)
  })
})
