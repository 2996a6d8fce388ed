import { datesOf } from '@tests/int/site/support'
import { poolOf } from '@/database/connections'
import { addInstance, deleteInstance, inOrder, type BoxOfficeEvent } from '@/plugins/ticketing/demo/season'
import { visit } from '@tests/support/visitor'
import { create } from '@tests/support/world'
import { bringIn, connect, doJobs, editor, HAMLET, owner, soon, startStage, sync, type Stage } from './support'

const SITE = 'a.localhost:3000'

let stage: Stage
const ids: Record<string, string> = {}

const COMEDY = {
  attributes: { Genre: 'Comedy' },
  instances: [{ start: soon(20) }],
  name: 'Twelfth Night',
  venue: 'Main Stage',
}
const SEASON = {
  ...HAMLET,
  instances: [
    { start: soon(10) },
    { onSaleFrom: soon(3, '10:00:00'), start: soon(11) },
    { isCancelled: true, start: soon(12) },
    { attributes: { Captioned: true }, start: soon(13) },
  ],
}

beforeAll(async () => {
  stage = await startStage([SEASON, COMEDY])
  await create(stage.app.payload, 'venues', {
    _status: 'published',
    name: 'Main Stage',
    slug: 'main-stage',
    slugLock: false,
    tenant: stage.world.a,
    timezone: 'Europe/London',
  })
  await connect(stage)
  expect((await bringIn(stage)).problems).toEqual([])
  for (const slug of ['events', 'event-instances']) {
    const { body } = await editor(stage).get<{ docs: { id: string; title: string }[] }>(
      `/${slug}?draft=true&depth=0&limit=50`,
    )
    for (const { id, title } of body.docs) {
      if (slug === 'events') ids[title] = id
      expect((await editor(stage).patch(`/${slug}/${id}`, { _status: 'published' })).status).toBe(200)
    }
  }
})
afterAll(async () => {
  await stage.fake.close()
  await stage.app.close()
})

const hamlet = (): BoxOfficeEvent => [...stage.season.events.values()].find(({ name }) => name === 'Hamlet')!

const page = async (path = '/events/hamlet') => (await visit(stage.app, SITE, path)).text

interface Offer {
  '@type': string
  availability: string
  url: string
  validFrom?: string
}

async function performancesIn(
  text: string,
): Promise<{ '@type': string; eventStatus: string; offers?: Offer; startDate: string }[]> {
  const found = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as { '@type': string; subEvent?: never[] },
  )
  return found.find((one) => one['@type'] === 'Event')?.subEvent ?? []
}

describe('Page of an event with ticketing', () => {
  it('shows where to book, when the sale starts and which performances are cancelled [B-003]', async () => {
    const text = await page()
    expect(datesOf(text).match(/data-booking/g)).toHaveLength(2)
    expect(text).toMatch(
      /<a aria-label="Book now: Book Hamlet, [^"]+" class="button" data-booking="true" href="http[^"]+EventInstanceId=\d+/,
    )
    expect(text).toMatch(/On sale from \w+, \d+ \w+ \d{4}, 10:00/)
    expect(text).toContain('>Cancelled</p>')
    expect(text).toContain('<li>Captioned</li>')
  })

  it('contains the same offers as structured data', async () => {
    const [first, later, cancelled, last] = await performancesIn(await page())
    expect([first, last].map((one) => one?.offers)).toMatchObject([
      { '@type': 'Offer', availability: 'https://schema.org/InStock' },
      { availability: 'https://schema.org/InStock' },
    ])
    expect(later?.offers).toMatchObject({
      availability: 'https://schema.org/PreOrder',
      validFrom: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/) as string,
    })
    expect(new URL(later!.offers!.url).protocol).toMatch(/^https?:$/)
    expect(cancelled).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' })
    expect(cancelled).not.toHaveProperty('offers')
    expect(first?.startDate).toMatch(/T19:30:00(?:\+01:00|\+00:00|Z)$/)
  })

  it('opens the sale when the box office does, even when nothing else has changed', async () => {
    inOrder(hamlet().instances)[1]!.onSaleFrom = null
    expect((await sync(stage)).counts).toMatchObject({ failed: 0, unchanged: 6, updated: 1 })
    expect(await page()).not.toContain('On sale from')
    expect(datesOf(await page()).match(/data-booking/g)).toHaveLength(3)
    inOrder(hamlet().instances)[1]!.onSaleFrom = soon(3, '10:00:00')
    await sync(stage)
    expect(await page()).toContain('On sale from')
  })

  it('causes no database write when the box office reports no change', async () => {
    const rows = async () =>
      (
        await poolOf(stage.app.payload).query<{ xmin: string }>(
          'select xmin::text, attributes from ticketing_links order by id',
        )
      ).rows.map(({ xmin }) => xmin)
    await sync(stage)
    const before = await rows()
    await sync(stage)
    expect(await rows()).toEqual(before)
  })
})

interface Differing {
  differs: number
  id: string
  status: string
}

describe('A sync that is taken back', () => {
  interface Shown {
    id: string
    instanceStatus: string
    ticketing: { differs: boolean | null; onSale: boolean | null }
  }
  const performance = () => inOrder(hamlet().instances)[3]!
  const list = async (query: string) =>
    (await editor(stage).get<{ docs: { id: string }[] }>(`/event-instances?depth=0&sort=start&${query}`)).body.docs
  const ofHamlet = (more = '') => list(`where[event][equals]=${ids.Hamlet}${more}`)
  const read = async (id: string) => (await editor(stage).get<Shown>(`/event-instances/${id}?depth=0`)).body
  const booking = async () => datesOf(await page()).match(/data-booking/g)?.length ?? 0
  const runs = async () =>
    (await owner(stage).get<{ docs: Differing[] }>(`/ticketing/runs?tenant=${stage.world.a}`)).body.docs
  const markStates = async (id: string) =>
    (
      await editor(stage).get<{ fields: { field: string; label: string; name: string; state: string }[] }>(
        `/ticketing/marks/event-instances/${id}`,
      )
    ).body.fields
      .filter(({ state }) => ['kept', 'takenBack'].includes(state))
      .map(({ field, label, name, state }) => [name, field, label, state])
  const takeBack = async () => {
    const { id } = await sync(stage)
    const { body, status } = await owner(stage).post<{ left: unknown[]; run: Differing }>(
      `/ticketing/runs/${id}/undo`,
      {},
    )
    expect([status, body.left]).toEqual([200, []])
    return body.run
  }
  let one: string
  let before: number

  beforeAll(async () => {
    before = await booking()
    one = (await ofHamlet())[3]!.id
    performance().isCancelled = true
  })

  it('can be booked as before, also after the next syncs', async () => {
    const run = await takeBack()
    expect(run).toMatchObject({ differs: 1, status: 'undone' })
    expect(await booking()).toBe(before)
    for (const _ of [1, 2]) await sync(stage)
    expect(await booking()).toBe(before)
    expect(await read(one)).toMatchObject({ instanceStatus: 'scheduled', ticketing: { differs: true, onSale: true } })
  })

  it('says in the list of syncs and on the performance that the site differs', async () => {
    expect((await runs()).filter(({ differs }) => differs > 0)).toMatchObject([{ differs: 1, status: 'undone' }])
    expect(await markStates(one)).toEqual([
      ['instanceStatus', 'instanceStatus', 'State', 'takenBack'],
      ['@sale', 'instanceStatus', 'State of sale', 'takenBack'],
    ])
    expect(await markStates((await ofHamlet())[0]!.id)).toEqual([])
  })

  it('follows again by a press in the list, and differs no more', async () => {
    const [run] = (await runs()).filter(({ differs }) => differs > 0)
    const done = (await runs()).find(({ status }) => status === 'done')
    expect((await owner(stage).post(`/ticketing/runs/${done!.id}/follow`, {})).status).toBe(422)
    expect((await stage.world.clients['owner-b']!.post(`/ticketing/runs/${run!.id}/follow`, {})).status).toBe(404)
    expect((await owner(stage).post(`/ticketing/runs/${run!.id}/follow`, {})).status).toBe(202)
    await doJobs(stage)
    expect(await read(one)).toMatchObject({ instanceStatus: 'cancelled', ticketing: { differs: false, onSale: false } })
    expect(await booking()).toBe(before - 1)
    expect((await runs()).every(({ differs }) => differs === 0)).toBe(true)
    expect(await markStates(one)).toEqual([])
  })

  it('follows again by a press on the performance, its state of sale at once', async () => {
    performance().isCancelled = false
    await takeBack()
    expect(await read(one)).toMatchObject({ instanceStatus: 'cancelled', ticketing: { onSale: false } })
    const path = `/ticketing/marks/event-instances/${one}/follow`
    expect((await editor(stage).post(path, { name: 'instanceStatus' })).status).toBe(200)
    expect((await read(one)).ticketing).toMatchObject({ differs: false, onSale: true })
    await sync(stage)
    expect(await read(one)).toMatchObject({ instanceStatus: 'scheduled' })
    expect(await booking()).toBe(before)
  })

  it('follows again by itself when the box office has something new', async () => {
    performance().isCancelled = true
    await takeBack()
    performance().isCancelled = false
    await sync(stage)
    expect(await read(one)).toMatchObject({ instanceStatus: 'scheduled', ticketing: { differs: false, onSale: true } })
  })

  it('a sync of the state of sale alone can be taken back, too', async () => {
    performance().onSaleFrom = soon(4, '10:00:00')
    const { id } = await sync(stage)
    expect(await booking()).toBe(before - 1)
    expect((await owner(stage).post(`/ticketing/runs/${id}/undo`, {})).status).toBe(200)
    expect(await booking()).toBe(before)
    expect((await markStates(one)).map(([name]) => name)).toEqual(['@sale'])
    performance().onSaleFrom = null
    await sync(stage)
    expect(await markStates(one)).toEqual([])
  })

  it('keeps a removed performance on the site, and removes it once it follows again', async () => {
    const removed = performance()
    deleteInstance(stage.season, removed.number)
    await takeBack()
    for (const _ of [1, 2, 3]) await sync(stage)
    expect((await ofHamlet()).map(({ id }) => id)).toContain(one)
    expect(await markStates(one)).toEqual([['@whole', 'instanceStatus', 'Performance', 'kept']])
    expect((await editor(stage).post(`/ticketing/events/${ids.Hamlet}/follow`, {})).status).toBe(200)
    expect((await ofHamlet()).map(({ id }) => id)).not.toContain(one)
    hamlet().instances.push(removed)
    stage.season.instances.set(removed.number, removed)
    await sync(stage)
    expect((await ofHamlet()).map(({ id }) => id)).toContain(one)
  })

  it('leaves a new performance out of the site, and shows it once the event follows again', async () => {
    addInstance(stage.season, hamlet().number, { start: soon(14) })
    const count = (await ofHamlet('&draft=true')).length
    expect((await takeBack()).differs).toBe(1)
    await sync(stage)
    expect(await ofHamlet('&draft=true')).toHaveLength(count)
    expect((await editor(stage).post(`/ticketing/events/${ids.Hamlet}/follow`, {})).status).toBe(200)
    expect(await ofHamlet('&draft=true')).toHaveLength(count + 1)
    expect((await runs()).every(({ differs }) => differs === 0)).toBe(true)
    deleteInstance(stage.season, hamlet().instances.at(-1)!.number)
    await sync(stage)
  })
})

interface Row {
  operator: string
  property: string
  value: string
}

const ask = (rows: Row[], tenantId = stage.world.a, name = 'editor-a') =>
  stage.world.clients[name]!.post<{ docs: { title: string }[]; inactive: unknown }>('/event-collections/matching', {
    conditions: { match: 'all', rows },
    tenantId,
  })

const titles = async (rows: Row[]) => (await ask(rows)).body.docs.map(({ title }) => title).sort()

const genre = (value: string, operator = 'equal'): Row => ({ operator, property: 'spektrix.attribute_Genre', value })

describe('Ticketing conditions of event collections [B-270]', () => {
  it('match attributes of events and performances, and whether they are on sale', async () => {
    expect(await titles([genre('Drama')])).toEqual(['Hamlet'])
    expect(await titles([genre('Comedy')])).toEqual(['Twelfth Night'])
    expect(await titles([genre('Drama', 'not_equal')])).toEqual(['Twelfth Night'])
    expect(await titles([{ operator: 'equal', property: 'spektrix.attribute_Captioned', value: 'true' }])).toEqual([
      'Hamlet',
    ])
    expect(await titles([{ operator: 'equal', property: 'spektrix.@onSale', value: 'true' }])).toEqual([
      'Hamlet',
      'Twelfth Night',
    ])
    expect(await titles([{ operator: 'equal', property: 'spektrix.@onSale', value: 'false' }])).toEqual(['Hamlet'])
  })

  it('accept values that exist, refuse others, and can be saved in a collection that the website shows', async () => {
    const save = (value: string) =>
      editor(stage).post<{ doc: { id: string } }>('/event-collections', {
        _status: 'published',
        conditions: { match: 'all', rows: [genre(value)] },
        kind: 'automated',
        slug: `genre-${value.toLowerCase()}`,
        slugLock: false,
        tenant: stage.world.a,
        title: value,
      })
    expect((await save('Opera')).status).toBe(400)
    expect((await save('Drama')).status).toBe(201)
    const text = await page('/event-collections/genre-drama')
    expect([text.includes('Hamlet</a>'), text.includes('Twelfth Night</a>')]).toEqual([true, false])
  })

  it('follow changes in the box office', async () => {
    hamlet().attributes.Genre = 'Comedy'
    await sync(stage)
    expect(await titles([genre('Comedy')])).toEqual(['Hamlet', 'Twelfth Night'])
    hamlet().attributes.Genre = 'Drama'
    await sync(stage)
    expect(await titles([genre('Comedy')])).toEqual(['Twelfth Night'])
  })

  it('are inactive for a site without a connection, and ignore links of another site', async () => {
    const { a, b } = stage.world
    expect((await ask([genre('Drama')], b, 'editor-b')).body).toMatchObject({
      docs: [],
      inactive: [{ because: 'app', row: 0 }],
    })
    const pool = poolOf(stage.app.payload)
    const other = await create(stage.app.payload, 'events', {
      _status: 'published',
      slug: 'unlinked',
      slugLock: false,
      tenant: a,
      title: 'Unlinked',
    })
    await pool.query(
      `insert into ticketing_connections (tenant_id, provider, is_connected) values ($1, 'spektrix', true)`,
      [b],
    )
    await pool.query(
      `insert into ticketing_links (id, tenant_id, provider, collection, document_id, external_id, attributes) values ('00000000-0000-4000-8000-000000000001', $1, 'spektrix', 'events', $2, 'theirs', '{"attribute_Genre": ["Drama"]}')`,
      [b, other],
    )
    expect(await titles([genre('Drama')])).toEqual(['Hamlet'])
    // The same row of one's own counts.
    await pool.query(`update ticketing_links set tenant_id = $1 where external_id = 'theirs'`, [a])
    expect(await titles([genre('Drama')])).toEqual(['Hamlet', 'Unlinked'])
    await pool.query(`delete from ticketing_links where external_id = 'theirs'`)
    await pool.query('delete from ticketing_connections where tenant_id = $1', [b])
  })
})

describe('Ticketing blocks [B-003, B-214]', () => {
  const layout = (item: string, more: object = {}) => [
    { blockType: 'boxOfficeDonation', heading: 'Give', item, itemName: 'Annual fund', ...more },
    { blockType: 'boxOfficeWidget', label: 'See all dates', provider: 'spektrix' },
  ]
  const save = (slug: string, blocks: object[], name = 'editor-a', tenant = stage.world.a) =>
    stage.world.clients[name]!.post<{ doc: { id: string } }>('/pages', {
      _status: 'published',
      layout: blocks,
      slug,
      slugLock: false,
      tenant,
      title: slug,
    })
  let fund: string

  beforeAll(async () => {
    stage.season.funds.push({ description: '', name: 'Annual fund', number: 601 })
    const { body, status } = await editor(stage).get<{ docs: { id: string; label: string }[] }>(
      `/ticketing/spektrix/donations?tenant=${stage.world.a}`,
    )
    expect([status, body.docs.map(({ label }) => label)]).toEqual([200, ['Annual fund']])
    fund = `spektrix/${body.docs[0]!.id}`
  })

  it("can be saved only on sites with their provider's app", async () => {
    const { b } = stage.world
    expect((await save('give', layout(fund))).status).toBe(201)
    expect((await save('calendar', [{ blockType: 'boxOfficeWidget', provider: 'lineup' }])).status).toBe(400)
    expect((await save('nonsense', layout('../../etc'))).status).toBe(400)
    await stage.app.payload.update({ id: b, collection: 'tenants', data: { installedApps: [] }, overrideAccess: true })
    const refused = await save('give', layout(fund), 'editor-b', b)
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('enable the app of its box office first'),
    ])
    expect((await save('plain', [{ blockType: 'hero', heading: 'To be' }], 'editor-b', b)).status).toBe(201)
  })

  it('render as links, load widgets only on request, and allow their origins in the policy', async () => {
    const { headers, text } = await visit(stage.app, SITE, '/give')
    const { origin } = stage.fake
    expect(text).toMatch(
      /<h2>Give<\/h2><div class="shown" data-shown="embed-[^"]+" data-title="Give"><p class="links"><a class="button" data-show="true" href="http[^"]+website\/donations\.aspx">Donate<\/a>/,
    )
    expect(text).toMatch(
      /data-booking="true" data-show="true" href="http[^"]+website\/EventList\.aspx">See all dates<\/a>/,
    )
    const [, work] = /<script id="site-work" type="application\/json">(.*?)<\/script>/s.exec(text) ?? []
    const shown = Object.entries(
      (JSON.parse(work!) as { shown: Record<string, { kind: string } | null> }).shown,
    ).filter(([name]) => name.startsWith('embed-'))
    expect(shown.map(([, one]) => one)).toMatchObject([
      {
        attributes: { 'fund-id': fund.split('/')[1] },
        kind: 'element',
        script: 'https://webcomponents.spektrix.com/stable/spektrix-component-loader.js',
        tag: 'spektrix-donate',
      },
      { kind: 'frame', src: expect.stringContaining(`${origin}/`) as string },
    ])
    expect(text).not.toMatch(/<(?:script|iframe)[^>]+src="http/)
    await poolOf(stage.app.payload).query(`update tenants set csp_preset = 'strict' where id = $1`, [stage.world.a])
    const strict = (await visit(stage.app, SITE, '/give')).headers.get('Content-Security-Policy')
    expect(strict).toContain(`frame-src ${origin}`)
    expect(strict).toContain('https://webcomponents.spektrix.com')
    expect(headers.get('Content-Security-Policy')).toBeTruthy()
  })

  it('render nothing once the chosen item is gone, while the page can still be saved', async () => {
    await poolOf(stage.app.payload).query(`update ticketing_lists set docs = '[]' where list = 'donations'`)
    const text = await page('/give')
    expect([text.includes('donations.aspx'), text.includes('See all dates')]).toEqual([false, true])
    const { body } = await editor(stage).get<{ docs: { id: string; layout: object[] }[] }>(
      '/pages?where[slug][equals]=give&depth=0',
    )
    expect(
      (await editor(stage).patch(`/pages/${body.docs[0]!.id}`, { layout: body.docs[0]!.layout, title: 'Give' })).status,
    ).toBe(200)
  })

  it('render nothing while the app is disabled, while the page can still be saved', async () => {
    const { installedApps } = (
      await owner(stage).get<{ installedApps: ({ id: string } | string)[] }>(`/tenants/${stage.world.a}?depth=0`)
    ).body
    expect((await owner(stage).patch(`/tenants/${stage.world.a}`, { installedApps: [] })).status).toBe(200)
    expect(await page('/give')).not.toMatch(/aspx|spektrix/)
    const { body } = await editor(stage).get<{ docs: { id: string; layout: object[] }[] }>(
      '/pages?where[slug][equals]=give&depth=0',
    )
    expect(
      (await editor(stage).patch(`/pages/${body.docs[0]!.id}`, { layout: body.docs[0]!.layout, title: 'Giving' }))
        .status,
    ).toBe(200)
    expect((await owner(stage).patch(`/tenants/${stage.world.a}`, { installedApps })).status).toBe(200)
  })
})

describe('Event without a ticketing link', () => {
  it('is on sale according to its own fields, and matches no ticketing condition', async () => {
    expect((await editor(stage).post(`/ticketing/events/${ids.Hamlet}/unlink`, {})).status).toBe(200)
    expect(await page()).not.toContain('On sale from')
    expect(await titles([genre('Drama')])).toEqual([])
  })

  it('shows no booking link and matches nothing once the app is disabled', async () => {
    expect(await titles([genre('Comedy')])).toEqual(['Twelfth Night'])
    expect((await owner(stage).patch(`/tenants/${stage.world.a}`, { installedApps: [] })).status).toBe(200)
    expect((await ask([genre('Comedy')])).body).toMatchObject({ docs: [] })
    expect(await page('/events/twelfth-night')).not.toContain('data-booking')
  })
})
