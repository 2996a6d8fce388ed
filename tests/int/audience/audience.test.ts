import { randomUUID } from 'node:crypto'
import { poolOf } from '@/database/connections'
import { runAtStop } from '@/lib/process/atStop'
import { addCounts, tidyCounts } from '@/plugins/audience/database/counts'
import { AudienceCounts, audienceCounts } from '@/plugins/audience/lib/AudienceCounts'
import type { Report } from '@/plugins/audience/lib/readReport'
import { makeApps } from '@tests/int/apps/support/site'
import { A, B } from '@tests/int/site/support'
import { boot, type TestApp } from '@tests/support/boot'
import { countStatements } from '@tests/support/countStatements'
import { visit, type VisitOptions } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let app: TestApp
let world: World
let page: string
let event: string
let performance: string
let foreign: string

const published = (collection: string, data: Record<string, unknown>, tenant = world.a) =>
  create(app.payload, collection, { _status: 'published', slugLock: false, tenant, ...data })
const inOneHour = () => new Date(Date.now() + 3_600_000).toISOString()
const pool = () => poolOf(app.payload)
const write = () => audienceCounts().write()
const open = (path: string, { headers, ...options }: VisitOptions = {}, host = A) =>
  visit(app, host, path, { ...options, headers: { 'User-Agent': FIREFOX, ...headers } })
const press = (id: string, headers: Record<string, string> = {}, host = A) =>
  open(`/-/pressed/${id}`, { headers, method: 'POST' }, host)
const read = (name = 'editor-a', tenant = world.a, query = '') =>
  world.clients[name]!.get<Report>(`/audience?tenantId=${tenant}${query}`)
const report = async () => (await read()).body
async function sums(kind: string): Promise<Record<string, number>> {
  await write()
  const { rows } = await pool().query<{ key: string; n: string }>(
    'select key, sum(n) as n from audience_counts where tenant_id = $1 and kind = $2 group by 1',
    [world.a, kind],
  )
  return Object.fromEntries(rows.map(({ key, n }) => [key, Number(n)]))
}

beforeAll(async () => {
  app = await boot({ env: { AUDIENCE_SECONDS: '10' } })
  world = await makeWorld(app)
  const { generalBooking } = await makeApps(app, ['generalBooking'])
  await app.payload.db.updateOne({ collection: 'tenants', data: { installedApps: [generalBooking] }, id: world.a })
  const makeEvent = async (tenant: string) => {
    const id = await published(
      'events',
      { bookingLinkURL: 'https://tickets.example/', slug: 'the-seagull', title: 'The Seagull' },
      tenant,
    )
    return [
      id,
      await published(
        'event-instances',
        { event: id, bookingLinkURL: 'https://tickets.example/1', start: inOneHour() },
        tenant,
      ),
    ] as const
  }
  page = await published('pages', { slug: 'visit', title: 'Visit' })
  ;[event, performance] = await makeEvent(world.a)
  ;[, foreign] = await makeEvent(world.b)
})
afterAll(() => app.close())
beforeEach(async () => {
  await write()
  await pool().query('delete from audience_counts')
  await pool().query('delete from audience_switches')
})

describe('a visit', () => {
  it('is counted whether its page was rendered for it or came from memory or the browser', async () => {
    const first = await open('/visit')
    const second = await open('/visit')
    const third = await open('/visit', { headers: { 'If-None-Match': first.headers.get('ETag')! } })
    expect([first.status, second.status, third.status]).toEqual([200, 200, 304])
    expect(await sums('visit')).toEqual({ [`pages/${page}/en`]: 3 })
  })

  it('is no bot, no HEAD, no prefetch, no part of a page, no program and no unknown address', async () => {
    await open('/visit', { method: 'HEAD' })
    await open('/visit', { headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } })
    await open('/visit', { headers: { 'Sec-Purpose': 'prefetch' } })
    await open('/visit', { headers: { 'Sec-Fetch-Dest': 'empty' } })
    await visit(app, A, '/visit')
    await open('/nothing-here')
    await open('/visit/')
    expect(await sums('visit')).toEqual({})
    await open('/visit')
    expect(await sums('visit')).toEqual({ [`pages/${page}/en`]: 1 })
  })

  it('costs no statement beyond those of its page, and all visits of a moment cost one', async () => {
    await open('/visit')
    expect(await countStatements(() => open('/visit'))).toBe(1)
    await open('/events/the-seagull', { headers: { Referer: 'https://news.example/stage' } })
    expect(await countStatements(write)).toBe(1)
    expect(await countStatements(write)).toBe(0)
  })

  it('keeps the host that it comes from and nothing else of the visitor', async () => {
    const Referer = 'https://www.news.example/stage?reader=ada@test.example'
    await open('/visit?from=ada@test.example', { headers: { 'X-Forwarded-For': '203.0.113.9', Referer } })
    await open('/visit', { headers: { Referer: `http://${A}/events` } })
    expect(await sums('source')).toEqual({ 'news.example': 1 })
    const { rows } = await pool().query('select * from audience_counts')
    expect(JSON.stringify(rows)).not.toMatch(/ada|203\.0\.113|Firefox|stage/)
  })

  it('sets no cookie', async () => {
    expect((await open('/visit')).headers.get('Set-Cookie')).toBeNull()
  })
})

describe('a search', () => {
  it('is kept when it finds nothing, unless it may name a person', async () => {
    await open('/search?q=Starlight%20Express')
    await open('/search?q=starlight+express')
    await open('/search?q=ada@test.example')
    await open('/search?q=020%207946%200000')
    await open('/search?q=Seagull')
    expect(await sums('search')).toEqual({ 'starlight express': 2 })
  })
})

describe('a press of Book', () => {
  it('is reported by the link itself, and counted for its performance', async () => {
    const { text } = await open('/events/the-seagull')
    expect(text).toContain(`ping="/-/pressed/${performance}"`)
    const answer = await press(performance, { Origin: `http://${A}`, 'Sec-Fetch-Site': 'same-origin' })
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect(await sums('press')).toEqual({ [`${event}/${performance}`]: 1 })
  })

  it('is refused for a performance of another site, an unknown one, and what is no id', async () => {
    const statuses = []
    for (const id of [foreign, '0199c000-0000-7000-8000-000000000000', 'x', '', `${performance}/x`])
      statuses.push((await press(id)).status)
    expect(statuses).toEqual([404, 404, 404, 404, 404])
    expect(await sums('press')).toEqual({})
    expect((await press(performance)).status).toBe(204)
  })

  it('is refused from a page of another website, and not counted from a bot', async () => {
    expect((await press(performance, { Origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await press(performance, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await press(performance, { 'User-Agent': 'Googlebot/2.1' })).status).toBe(204)
    expect(await sums('press')).toEqual({})
  })

  it('is limited for each network, whose address is not stored', async () => {
    const statuses = new Set<number>()
    for (let index = 0; index < 100; index++)
      statuses.add((await press(performance, { 'X-Forwarded-For': '203.0.113.77' })).status)
    expect([...statuses]).toEqual([204, 429])
    expect(await sums('press')).toEqual({ [`${event}/${performance}`]: 60 })
  })
})

describe('a calendar', () => {
  it('is counted as downloaded by a browser and as fetched by a calendar program', async () => {
    await open('/events/the-seagull/calendar.ics', { headers: { 'Sec-Fetch-Mode': 'navigate' } })
    await visit(app, A, '/events/the-seagull/calendar.ics', { headers: { 'User-Agent': 'Calendar/1' } })
    for (const agent of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'Baiduspider'])
      await visit(app, A, '/events/the-seagull/calendar.ics', { headers: { 'User-Agent': agent } })
    await visit(app, A, '/events/the-seagull/calendar.ics', { method: 'HEAD' })
    expect([await sums('calendar'), await sums('subscription')]).toEqual([
      { [`events/${event}`]: 1 },
      { [`events/${event}`]: 1 },
    ])
  })
})

describe('the switch of a site', () => {
  const turn = (isOn: boolean, name = 'owner-a', tenantId = world.a) =>
    world.clients[name]!.post('/audience/switch', { isOn, tenantId })

  it('ends all counting at once, takes the report of presses from the pages, and keeps what was counted', async () => {
    await open('/events/the-seagull')
    expect((await turn(false)).status).toBe(200)
    const { text } = await open('/events/the-seagull')
    expect(text).toContain('data-booking')
    expect(text).not.toContain('/-/pressed/')
    await open('/events/the-seagull/calendar.ics', { headers: { 'Sec-Fetch-Mode': 'navigate' } })
    await open('/search?q=starlight')
    expect((await press(performance)).status).toBe(404)
    expect([await sums('visit'), await sums('press'), await sums('calendar'), await sums('search')]).toEqual([
      { [`events/${event}/en`]: 1 },
      {},
      {},
      {},
    ])
    expect(await report()).toMatchObject({ isOn: false, visits: 1 })
    expect((await turn(true)).status).toBe(200)
    expect((await open('/events/the-seagull')).text).toContain('/-/pressed/')
    expect(await sums('visit')).toEqual({ [`events/${event}/en`]: 2 })
  })

  it('is for owners and administrators of that very site', async () => {
    expect([
      (await turn(false, 'editor-a')).status,
      (await turn(false, 'viewer-a')).status,
      (await turn(false, 'owner-b')).status,
    ]).toEqual([403, 403, 404])
    expect((await report()).isOn).toBe(true)
  })

  it('does not exist for sites that are no tenant’s: they are never counted', async () => {
    await pool().query("update tenants set internal = true, name = name || ' ' where id = $1", [world.b])
    await open('/events/the-seagull', {}, B)
    await write()
    const { rows } = await pool().query('select * from audience_counts where tenant_id = $1', [world.b])
    expect(rows).toEqual([])
    await pool().query('update tenants set internal = false, name = trim(name) where id = $1', [world.b])
  })
})

describe('the report', () => {
  it('names what was read, pressed and searched, by day', async () => {
    await open('/visit')
    await open('/events/the-seagull', { headers: { Referer: 'https://news.example/' } })
    await open('/events/the-seagull')
    await open('/events')
    await press(performance)
    await write()
    const found = await report()
    expect(found).toMatchObject({ isOn: true, presses: 1, visits: 4 })
    expect(found.documents.map(({ title, visits }) => [title, visits])).toEqual([
      ['The Seagull', 2],
      ['Visit', 1],
    ])
    expect(found.lists).toEqual([{ template: 'events', visits: 1 }])
    expect(found.performances).toMatchObject([{ event, id: performance, presses: 1, title: 'The Seagull' }])
    expect(found.sources).toEqual([
      { host: '-', visits: 3 },
      { host: 'news.example', visits: 1 },
    ])
    expect([found.days.length, found.days.at(-1)]).toEqual([28, { day: found.to, presses: 1, visits: 4 }])
  })

  it('has fifty performances and calendars at most, most used first, and totals of everything', async () => {
    const day = new Date().toISOString().slice(0, 10)
    const ids = Array.from({ length: 60 }, () => randomUUID())
    const of = { day, tenantId: world.a }
    await addCounts(app.payload, [
      ...ids.map((id, index) => ({ ...of, key: `${event}/${id}`, kind: 'press' as const, n: 2 + index })),
      { ...of, key: `${event}/${performance}`, kind: 'press', n: 1 },
      ...ids.map((id) => ({ ...of, key: `events/${id}`, kind: 'calendar' as const, n: 1 })),
      { ...of, key: `events/${event}`, kind: 'subscription', n: 2 },
    ])
    const found = await report()
    expect([found.performances.length, found.performances[0]!.presses]).toEqual([50, 61])
    expect(found.presses).toBe((60 * 63) / 2 + 1)
    expect(found.calendars).toMatchObject([{ downloads: 0, fetches: 2, id: event }])
  })

  it('is for whoever may view content of that site', async () => {
    await open('/visit')
    await write()
    expect([
      (await read('viewer-a')).status,
      (await read('editor-b')).status,
      (await read('editor-a', world.b)).status,
      (await world.clients['editor-b']!.get(`/audience/export?tenantId=${world.a}`)).status,
    ]).toEqual([200, 404, 404, 404])
    expect((await read('editor-b', world.b)).body).toMatchObject({ documents: [], visits: 0 })
  })

  it('is refused for days in the wrong order and for too many', async () => {
    const statuses = []
    for (const query of ['&from=2026-11-02&to=2026-11-01', '&from=2020-01-01&to=2026-11-01', '&from=yesterday'])
      statuses.push((await read('editor-a', world.a, query)).status)
    expect(statuses).toEqual([400, 400, 400])
  })

  it('can be downloaded as CSV, whose cells no spreadsheet runs', async () => {
    await open('/visit')
    await open('/search?q=%3D1%2B1')
    await write()
    const response = await world.clients['editor-a']!.get(`/audience/export?tenantId=${world.a}`)
    const { text } = response
    expect(response.headers.get('Content-Type')).toContain('text/csv')
    expect(text).toContain('"Pages","Visit",1')
    expect(text).toContain(`"Searches without result","'=1+1",1`)
  })
})

describe('the sums in the database', () => {
  it('are stored when the process stops', async () => {
    await open('/visit')
    await runAtStop()
    const { rows } = await pool().query("select n from audience_counts where kind = 'visit'")
    expect(rows).toEqual([{ n: '1' }])
  })

  it('add up what several processes write at the same moment', async () => {
    const site = { id: world.a, timezone: 'Europe/London' }
    const processes = Array.from({ length: 4 }, () => new AudienceCounts())
    for (const [index, counts] of processes.entries())
      for (let round = 0; round < 200; round++)
        counts.add(app.payload, site, 'visit', `pages/${(index % 2 === 0 ? round : 199 - round) % 50}/en`)
    await Promise.all(processes.map((counts) => counts.write()))
    expect(new Set(Object.values(await sums('visit')))).toEqual(new Set([16]))
  })

  it('leave out a site that was deleted meanwhile', async () => {
    const gone = '0199c000-0000-7000-8000-000000000000'
    const count = { day: '2026-11-30', key: 'pages/1/en', kind: 'visit', n: 1 } as const
    await addCounts(app.payload, [
      { ...count, tenantId: gone },
      { ...count, tenantId: world.a },
    ])
    const { rows } = await pool().query('select tenant_id from audience_counts')
    expect(rows).toEqual([{ tenant_id: world.a }])
  })

  it('are deleted after 25 months, and few sources of a past day become one sum', async () => {
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
    const of = { kind: 'source', tenantId: world.a } as const
    await addCounts(app.payload, [
      { ...of, day: day(800), key: 'old.example', n: 1 },
      { ...of, day: day(700), key: 'kept.example', n: 1 },
      ...Array.from({ length: 60 }, (_, index) => ({ ...of, day: day(3), key: `n${index}.example`, n: index + 1 })),
    ])
    await tidyCounts(app.payload)
    await tidyCounts(app.payload)
    const found = await sums('source')
    expect([found['old.example'], found['kept.example'], found['n59.example'], found['n0.example']]).toEqual([
      undefined,
      1,
      60,
      undefined,
    ])
    expect(Object.values(found).reduce((sum, n) => sum + n, 0)).toBe(1 + (60 * 61) / 2)
  })
})
