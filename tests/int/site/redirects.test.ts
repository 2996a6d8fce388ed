import { createLocalReq } from 'payload'
import { poolOf } from '@/database/connections'
import { publishScheduled } from '@/jobs/tasks/publishScheduled'
import { boot, type TestApp } from '@tests/support/boot'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { A, fillSite, type Contents } from './support'

let app: TestApp
let world: World
let contents: Contents

interface Saved {
  doc: { id: string; from: string; _status: string }
  errors: { data?: { errors: { message: string; path: string }[] }; message: string }[]
}

const client = () => world.clients['owner-a']!
const published = (collection: string, data: Record<string, unknown>) =>
  create(app.payload, collection, { _status: 'published', slugLock: false, tenant: world.a, ...data })
const redirect = (from: string, to: object | string, data: object = {}) =>
  published('redirects', { from, ...(typeof to === 'string' ? { toAddress: to } : { to }), ...data })
const post = (data: object, query = '') => client().post<Saved>(`/redirects${query}`, { tenant: world.a, ...data })
const isolated = /[\u2068\u2069]/g

/** Whether a published redirect is accepted: true, or the field and the message. */
async function publish(from: string, toAddress?: string | null, more: object = {}) {
  const { body, status } = await post({ _status: 'published', from, toAddress, ...more })
  const [problem] = body.errors?.[0]?.data?.errors ?? []
  return status === 201 || [problem?.path, problem?.message.replace(isolated, '')]
}

/** Status and target of an address. */
async function lead(path: string) {
  const { headers, status } = await visit(app, A, path)
  return status === 301 || status === 302 ? [status, headers.get('Location')] : status
}

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  contents = await fillSite(app, world)
  await published('pages', { parent: contents.page, slug: 'team', title: 'Team' })
  await published('blogs', { slug: 'news', title: 'News' })
  await poolOf(app.payload).query(
    `update tenants set languages = '["en","cy"]', published_languages = '["en","cy"]' where id = $1`,
    [world.a],
  )
})
afterAll(() => app.close())
beforeEach(() => poolOf(app.payload).query('truncate redirects, _redirects_v cascade'))

describe('An address in another form', () => {
  it.each([
    ['/VISIT', '/visit'],
    ['/Visit/?utm=mail', '/visit?utm=mail'],
    ['/Events/Winters-Tale', '/events/winters-tale'],
    ['/PEOPLE/ADA-LANE', '/people/ada-lane'],
    ['/WHATS-ON', null],
    ['/EVENTS', '/events'],
    ['/Events?page=1', '/events?page=1'],
    ['/Venues/Main-House/Calendar.ICS', '/venues/main-house/calendar.ics'],
    ['/Blogs/News/RSS.xml', '/blogs/news/rss.xml'],
    ['/Sitemap.XML', '/sitemap.xml'],
    ['/CY/Visit', '/cy/visit'],
    ['/CY', '/cy'],
    ['/en', '/'],
    ['/EN/Visit?x=1', '/visit?x=1'],
    ['/en/events', '/events'],
    ['/en/nothing', null],
    ['/home', '/'],
    ['/Home/', '/'],
    ['/cy/home', '/cy'],
    ['/en/home', '/'],
    ['/home/team', '/team'],
    ['/homes', null],
    ['/%2Fevil.example', null],
    ['/Nothing', null],
  ])('%s leads to %s in one step', async (asked, to) => {
    expect(await lead(asked)).toEqual(to === null ? 404 : [301, to])
    if (to) expect((await visit(app, A, to)).status).toBe(200)
  })

  it.each([
    ['/visit,', '/visit'],
    ['/Visit).?utm=mail', '/visit?utm=mail'],
    ['/visit%20', '/visit'],
    ['/visit%E2%80%8B', '/visit'],
    ['/visit&utm_source=mail', '/visit'],
    ['/visit/index.html', '/visit'],
    ['/index.html', '/'],
    ['/cy/visit.', '/cy/visit'],
    ['/en/visit.', '/visit'],
    ['/events/winters-tale)', '/events/winters-tale'],
    ['/old.', '/visit'],
    ['/events/secret.', null],
    ['/nothing.', null],
    ['/%2Fevil.example.', null],
  ])('copied with the end of a sentence, %s leads to %s for the time being', async (asked, to) => {
    await redirect('/old', '/visit')
    expect(await lead(asked)).toEqual(to === null ? 404 : [302, to])
  })

  it.each(['Prototype', 'Constructor', '__proto__'])(
    'is found of a page and an event that are called %s, in every form',
    async (title) => {
      for (const [collection, below] of [
        ['pages', ''],
        ['events', '/events'],
      ] as const) {
        const id = await create(app.payload, collection, { _status: 'published', tenant: world.a, title })
        const { slug } = (await client().get<{ slug: string }>(`/${collection}/${id}`)).body
        expect([await lead(`${below}/${slug}`), await lead(`${below}/${slug.toUpperCase()}`)]).toEqual([
          200,
          [301, `${below}/${slug}`],
        ])
      }
    },
  )

  it('leads to what is published only, and is no other for a draft', async () => {
    expect([await lead('/Events/Secret'), await lead('/PLANS')]).toEqual([404, 404])
  })
})

describe('A page number', () => {
  it.each(['999', '0', '-1', 'abc', '1.5', '01', '2e0', '100001'])('%s is not found in any list', async (page) => {
    for (const path of ['/events', '/venues', '/blogs', '/blogs/news', '/visit', '/cy/events', '/search'])
      expect([path, await lead(`${path}?page=${page}`)]).toEqual([path, 404])
    for (const path of ['/people/ada-lane', '/events/winters-tale', '/venues/main-house'])
      expect([path, await lead(`${path}?page=${page}`)]).toEqual([path, 404])
  })

  it('a page number that exists is found, before and after one that does not', async () => {
    for (const query of ['', '?page=1', '?page=', '?page=2', '?page=x', '?page=1'])
      expect([query, await lead(`/events${query}`)]).toEqual([query, /2|x/.test(query) ? 404 : 200])
    // The start page has no list.
    expect(await lead('/?page=2')).toBe(200)
  })
})

describe('A redirect', () => {
  it('is found in every form of its source, in every language', async () => {
    await redirect('/Caf%C3%A9/', '/visit')
    await redirect('/cy/hen-dudalen', '/visit')
    await redirect('/old season'.replace(' ', '%20'), { relationTo: 'events', value: contents.event })
    for (const path of ['/café', '/caf%C3%A9', '/cafe%CC%81', '/CAF%C3%89', '/café/'])
      expect([path, await lead(path)]).toEqual([path, [301, '/visit']])
    expect(await lead('/cy/caf%C3%A9')).toEqual([301, '/cy/visit'])
    expect(await lead('/en/caf%C3%A9')).toEqual([301, '/visit'])
    expect([await lead('/cy/hen-dudalen'), await lead('/CY/Hen-Dudalen')]).toEqual([
      [301, '/cy/visit'],
      [301, '/cy/visit'],
    ])
    expect(await lead('/hen-dudalen')).toBe(404)
    expect(await lead('/cy/Old%20Season')).toEqual([301, '/cy/events/winters-tale'])
  })

  it('passes the query on, merged with that of the target', async () => {
    await redirect('/old', '/visit?tab=1#map')
    await redirect('/shop', 'https://tickets.example/book?shop=a', { permanent: false })
    await redirect('/mail', 'mailto:box@theatre.example')
    expect(await lead('/old?utm_source=mail&promo=A%20B')).toEqual([
      301,
      '/visit?tab=1&utm_source=mail&promo=A%20B#map',
    ])
    expect(await lead('/shop?promo=X&shop=b')).toEqual([302, 'https://tickets.example/book?shop=a&promo=X'])
    expect(await lead('/mail?x=1')).toEqual([301, 'mailto:box@theatre.example'])
  })

  it('can name parameters, also at the start page and at a list', async () => {
    await redirect('/index.php?page_id=12', '/visit')
    await redirect('/?p=7', { relationTo: 'events', value: contents.event })
    await redirect('/events?show=lear', '/people/ada-lane')
    expect(await lead('/index.php?page_id=12&utm=mail')).toEqual([301, '/visit?utm=mail'])
    expect(await lead('/Index.php?utm=mail&page_id=12')).toEqual([301, '/visit?utm=mail'])
    expect([await lead('/index.php'), await lead('/index.php?page_id=1')]).toEqual([404, 404])
    expect(await lead('/?p=7')).toEqual([301, '/events/winters-tale'])
    expect(await lead('/cy?p=7')).toEqual([301, '/cy/events/winters-tale'])
    expect([await lead('/?p=8'), await lead('/')]).toEqual([200, 200])
    await redirect('/old', '/index.php?page_id=12')
    expect(await lead('/old')).toEqual([301, '/visit'])
    expect([await lead('/events?show=lear'), await lead('/events')]).toEqual([[301, '/people/ada-lane'], 200])
  })

  it('a redirect with an asterisk leads from everything below that is not there, the longest first', async () => {
    await redirect('/events/*', '/events')
    await redirect('/events/old*', '/visit')
    expect(await lead('/events/winters-tale')).toBe(200)
    expect(await lead('/events/nothing')).toEqual([301, '/events'])
    expect(await lead('/cy/Events/Old-Lear')).toEqual([301, '/cy/visit'])
    expect(await lead('/event')).toBe(404)
  })

  it('leads in one step, in the language of the visitor or of the target', async () => {
    await redirect('/three', '/visit')
    await redirect('/two', '/Three?a=1', { permanent: false })
    await redirect('/one', '/two')
    await redirect('/welsh', '/cy/visit')
    await redirect('/english', 'http://a.localhost:3000/three')
    await redirect('/poster', '/api/media/file/poster.pdf')
    await redirect('/łódź', '/kraków/żółw')
    expect([await lead('/one'), await lead('/cy/one?b=2')]).toEqual([
      [302, '/visit?a=1'],
      [302, '/cy/visit?a=1&b=2'],
    ])
    expect([await lead('/welsh'), await lead('/cy/welsh')]).toEqual([
      [301, '/cy/visit'],
      [301, '/cy/visit'],
    ])
    expect(await lead('/english')).toEqual([301, '/visit'])
    expect(await lead('/cy/poster')).toEqual([301, '/api/media/file/poster.pdf'])
    expect(await lead('/%C5%82%C3%B3d%C5%BA')).toEqual([301, '/krak%C3%B3w/%C5%BC%C3%B3%C5%82w'])
  })

  it('a redirect of an event is that of its calendar, too', async () => {
    await redirect('/events/old-tale', { relationTo: 'events', value: contents.event })
    expect(await lead('/events/old-tale/calendar.ics')).toEqual([301, '/events/winters-tale/calendar.ics'])
    expect(await lead('/cy/events/old-tale/Calendar.ics')).toEqual([301, '/cy/events/winters-tale/calendar.ics'])
    expect(await lead('/events/older-tale/calendar.ics')).toBe(404)
  })

  it('a redirect that was stored before its source was checked never runs in a circle', async () => {
    const ids = [await redirect('/a', '/b'), await redirect('/c', '/d'), await redirect('/self', '/other')]
    for (const [index, from, to] of [
      [0, '/a', '/c'],
      [1, '/c', '/a'],
      [2, '/self', '/self/'],
    ] as const)
      await poolOf(app.payload).query('update redirects set "from" = $2, to_address = $3 where id = $1', [
        ids[index],
        from,
        to,
      ])
    expect([await lead('/a'), await lead('/C'), await lead('/self')]).toEqual([404, 404, 404])
  })

  it('a redirect from before sources were folded is found as it was typed', async () => {
    const id = await redirect('/old', '/visit')
    await poolOf(app.payload).query(`update redirects set "from" = '/Old-Season/' where id = $1`, [id])
    expect(await lead('/Old-Season')).toEqual([301, '/visit'])
  })
})

describe('Publishing a redirect', () => {
  it('stores the source in one form, once for all forms', async () => {
    const first = await post({ _status: 'published', from: '/Caf%C3%A9/', toAddress: '/visit' })
    expect([first.status, first.body.doc.from]).toEqual([201, '/café'])
    for (const from of ['/CAFÉ', '/cafe\u0301', '/caf%c3%a9'])
      expect(await publish(from, '/visit')).toEqual(['from', 'Another redirect already starts at this address.'])
    expect((await client().patch(`/redirects/${first.body.doc.id}`, { from: '/CAFÉ' })).status).toBe(200)
  })

  it.each([
    ['/visit', 'Plan your visit is at this address. Give it another address first, or choose another here.'],
    ['/Cy/VISIT', 'Plan your visit is at this address. Give it another address first, or choose another here.'],
    [
      '/events/winters-tale',
      'The Winter’s Tale is at this address. Give it another address first, or choose another here.',
    ],
    [
      '/venues/main-house/calendar.ics',
      'Main House is at this address. Give it another address first, or choose another here.',
    ],
    ['/events', 'A list of your website is at this address. Choose another.'],
    ['/blogs/rss.xml', 'A list of your website is at this address. Choose another.'],
    ['/cy', 'Home is at this address. Give it another address first, or choose another here.'],
    ['/cy/admin', 'This address is reserved for the website itself. Choose another.'],
    ['/admin', 'This address is reserved for the website itself. Choose another.'],
    ['/', 'This address is reserved for the website itself. Choose another.'],
    ['//evil.example', 'Enter an address on this site that starts with /, such as /spring-season'],
    ['/two words', 'Leave out spaces, or write them as %20.'],
    ['/a*b', 'Write * only at the end, for every address that begins like this: /old-blog/*'],
    ['/a#b', 'Leave out # and what follows it: browsers do not send it.'],
  ])('a redirect from %s is refused at the field, and says why', async (from, message) => {
    expect(await publish(from, 'https://elsewhere.example')).toEqual(['from', message])
  })

  it('is possible where only a draft, or a page of another site is', async () => {
    for (const from of ['/plans', '/events/secret', '/events/b-show', '/visit?old=1', '/visit*', '/en/visit'])
      expect([from, await publish(from, 'https://elsewhere.example')]).toEqual([from, true])
  })

  it('needs a target that browsers follow', async () => {
    const target = ['toAddress', 'Choose where this leads, or enter an address.']
    expect([await publish('/none'), await publish('/none', '')]).toEqual([target, target])
    const form = ['toAddress', 'Enter an address that starts with /, https://, mailto: or tel:']
    for (const to of ['/\\evil.example', '//evil.example', 'https://evil.example\\@x', 'javascript:alert(1)'])
      expect([to, await publish('/none', to)]).toEqual([to, form])
    expect((await post({ from: '/none' }, '?draft=true')).status).toBe(201)
    expect(await publish('/none', null, { to: { relationTo: 'events', value: contents.event } })).toBe(true)
  })

  it('a circle of any length is refused, and names the redirect that it meets', async () => {
    const self = ['toAddress', 'This leads back to itself. Choose another target.']
    for (const [from, to] of [
      ['/loop', '/loop'],
      ['/loop', '/Loop/?x=1'],
      ['/loop', 'http://a.localhost:3000/loop'],
      ['/loop', '/cy/loop'],
      ['/cy/loop', '/loop'],
      ['/loop/*', '/loop/new'],
      ['/loop?x=1', '/loop?x=1'],
      ['/visit?x=1', '/Visit?y=2&x=1'],
    ] as const)
      expect([from, to, await publish(from, to)]).toEqual([from, to, self])
    expect([await publish('/a', '/b'), await publish('/b', '/c'), await publish('/c', '/d')]).toEqual([
      true,
      true,
      true,
    ])
    const through = ['toAddress', 'This leads back to itself, through the redirect from /a. Change one of them.']
    expect([
      await publish('/d', '/a'),
      await publish('/D/', '/A/'),
      await publish('/d*', '/a'),
      await publish('/cy/d', '/a'),
    ]).toEqual([through, through, through, through])
    expect(await publish('/d', '/visit')).toBe(true)
    const draft = await post(
      { from: '/draft-show', to: { relationTo: 'events', value: contents.draft } },
      '?draft=true',
    )
    expect(
      (await client().patch(`/redirects/${draft.body.doc.id}`, { _status: 'published', from: '/events/secret' }))
        .status,
    ).toBe(400)
  })

  it('is refused at every door through which a circle could come', async () => {
    const draft = async (from: string, toAddress: string) =>
      (await post({ _status: 'draft', from, toAddress }, '?draft=true')).body.doc.id
    const statusOf = async (id: string) => (await client().get<{ _status: string }>(`/redirects/${id}`)).body._status
    // All at once from a list.
    const [a, b] = [await draft('/a', '/b'), await draft('/b', '/a')]
    const bulk = await client().patch<{ docs: unknown[]; errors: unknown[] }>(
      `/redirects?where[id][in]=${a},${b}&draft=false`,
      { _status: 'published' },
    )
    expect([bulk.body.docs?.length, bulk.body.errors?.length]).toEqual([1, 1])
    expect([await statusOf(a), await statusOf(b)].sort()).toEqual(['draft', 'published'])
    // From the trash.
    const trashed = await redirect('/c', '/d')
    expect((await client().patch(`/redirects/${trashed}`, { deletedAt: new Date().toISOString() })).status).toBe(200)
    const back = await redirect('/d', '/c')
    expect((await client().patch(`/redirects/${trashed}?trash=true`, { deletedAt: null })).status).toBe(400)
    // From an old version.
    expect((await client().patch(`/redirects/${back}`, { toAddress: '/visit' })).status).toBe(200)
    expect((await client().patch(`/redirects/${trashed}?trash=true`, { deletedAt: null })).status).toBe(200)
    const versions = await client().get<{ docs: { id: string; version: { toAddress: string } }[] }>(
      `/redirects/versions?where[parent][equals]=${back}`,
    )
    const old = versions.body.docs.find(({ version }) => version.toAddress === '/c')!
    expect((await client().post(`/redirects/versions/${old.id}`, {})).status).toBe(400)
    // From a table.
    const text = 'From,Or to an address\n/x,/y\n/y,/z\n/z,/x'
    const plan = { isPublish: true, tenantId: world.a, text }
    const { stand } = (await client().post<{ stand: string }>('/imports/redirects/preview', plan)).body
    const run = await client().post<{ error: string }>('/imports/redirects/run', { ...plan, stand })
    expect([run.status, run.body.error.replace(isolated, '')]).toEqual([422, expect.stringContaining('from /x')])
    expect(await lead('/x')).toBe(404)
  })

  it('a redirect that is published at a set time leads from then on, and is refused where it would lead in a circle', async () => {
    const draft = async (from: string, toAddress: string) =>
      (await post({ _status: 'draft', from, toAddress }, '?draft=true')).body.doc.id
    const ids = [await draft('/soon', '/visit'), await draft('/here', '/there'), await draft('/there', '/here')]
    for (const id of ids) {
      const when = { day: '2031-03-01', isPublish: true, time: '10:00' }
      expect((await client().post(`/documents/redirects/${id}/schedule`, when)).status).toBe(200)
    }
    expect(await lead('/soon')).toBe(404)
    await poolOf(app.payload).query(`update payload_jobs set wait_until = now() - interval '1 minute'`)
    await publishScheduled(app.payload)
    expect(await lead('/soon')).toEqual([301, '/visit'])
    const { rows } = await poolOf(app.payload).query(
      `select _status::text as state from redirects where id = any($1) order by 1`,
      [ids.slice(1)],
    )
    expect(rows.map(({ state }) => state as string)).toEqual(['draft', 'published'])
  })

  it('a redirect in a release leads from then on, and keeps the release back where two of it lead in a circle', async () => {
    const draft = async (from: string, toAddress: string) =>
      (await post({ _status: 'draft', from, toAddress }, '?draft=true')).body.doc.id
    const release = async (ids: string[]) => {
      const { body } = await client().post<{ id: string }>('/releases', { tenantId: world.a, title: 'New addresses' })
      const documents = ids.map((id) => ({ collection: 'redirects', id }))
      expect((await client().post(`/releases/${body.id}/documents`, { documents, isPublish: true })).status).toBe(200)
      const { rows } = await poolOf(app.payload).query<{ at: Date }>(
        'select updated_at as at from site_releases where id = $1',
        [body.id],
      )
      return client().post<Saved>(`/releases/${body.id}/go-live`, { updatedAt: rows[0]?.at.toISOString() })
    }
    expect((await release([await draft('/soon', '/visit'), await draft('/sooner', '/soon')])).status).toBe(200)
    expect(await lead('/sooner')).toEqual([301, '/visit'])
    const refused = await release([await draft('/here', '/there'), await draft('/there', '/here')])
    expect([refused.status, JSON.stringify(refused.body).replace(isolated, '')]).toEqual([
      422,
      expect.stringContaining('through the redirect from /'),
    ])
    expect([await lead('/here'), await lead('/there')]).toEqual([404, 404])
  })

  it('says in the preview of a table what leads to itself, and knows a redirect in another form', async () => {
    await redirect('/café', '/visit')
    const text = 'From,Or to an address\n/loop,/loop/\n/Caf%C3%A9,/visit\n/new,/visit'
    const { body } = await client().post<{ rows: { state: string }[] }>('/imports/redirects/preview', {
      tenantId: world.a,
      text,
    })
    expect(body.rows.map(({ state }) => state)).toEqual(['problem', 'unchanged', 'new'])
  })

  it('is checked at the field while it is typed', async () => {
    await redirect('/a', '/b')
    const id = await redirect('/mine', '/visit')
    const req = await createLocalReq({}, app.payload)
    const check = async (name: 'from' | 'toAddress', data: { from: string; toAddress?: string }, own = '') => {
      const { flattenedFields } = app.payload.collections.redirects.config
      const field = flattenedFields.find((one) => one.name === name)
      const validate =
        field && 'validate' in field ? (field.validate as (value: unknown, options: object) => unknown) : null
      const result = await validate?.(data[name], {
        data: { ...data, tenant: world.a },
        event: 'onChange',
        id: own,
        req,
      })
      return typeof result === 'string' ? result.replace(isolated, '') : result
    }
    expect(await check('from', { from: '/Visit' })).toMatch(/^Plan your visit is at this address/)
    expect(await check('from', { from: '/MINE' })).toBe('Another redirect already starts at this address.')
    expect([await check('from', { from: '/MINE' }, id), await check('from', { from: '/free' })]).toEqual([true, true])
    expect(await check('toAddress', { from: '/b', toAddress: '/A' })).toMatch(/through the redirect from \/a\./)
    expect(await check('toAddress', { from: '/b', toAddress: '/visit' })).toBe(true)
    expect(await check('toAddress', { from: '/b', toAddress: '' })).toBe(true)
  })

  it('two redirects that are published at once make no circle', async () => {
    const answers = await Promise.all([publish('/a', '/b'), publish('/b', '/a')])
    expect(answers.filter((answer) => answer === true)).toHaveLength(1)
  })
})
