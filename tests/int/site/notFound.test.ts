import { notFoundLog } from '@/plugins/seo/lib/NotFoundLog'
import { addVisits, MAX_ADDRESSES } from '@/plugins/seo/database/notFoundAddresses'
import { deleteOutdated } from '@/plugins/seo/database/notFoundAddresses'
import { dbOf, poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import type { Client } from '@tests/support/client'
import { countStatements } from '@tests/support/countStatements'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { A, B } from './support'

let app: TestApp
let world: World

interface Listed {
  addresses: { path: string; suggestion: { collection: string; id: string; path: string } | null; visits: number }[]
  total: number
}

const client = (name: string): Client => world.clients[name]!
const list = (name: string, tenant: string) => client(name).get<Listed>(`/redirects/not-found?tenantId=${tenant}`)
const listed = async (name = 'editor-a', tenant = world.a) => (await list(name, tenant)).body.addresses
const paths = async (name?: string, tenant?: string) => (await listed(name, tenant)).map(({ path }) => path)
const write = () => notFoundLog().write(app.payload)
const published = (collection: string, data: Record<string, unknown>, tenant = world.a) =>
  create(app.payload, collection, { _status: 'published', slugLock: false, tenant, ...data })
const clear = () => poolOf(app.payload).query('delete from not_found_addresses')

async function follow(...addresses: string[]): Promise<void> {
  for (const path of addresses) expect([path, (await visit(app, A, path)).status]).toEqual([path, 404])
  await write()
}

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  await published('pages', { slug: 'visit', title: 'Visit' })
})
afterAll(() => app.close())
beforeEach(clear)

describe('what is counted', () => {
  it('is an address with nothing at it, without what stands behind the path, the most visited first', async () => {
    await follow('/spring-season', '/old/hamlet', '/old/hamlet?email=ada@test.example', '/old/hamlet/', '/cyngor')
    expect((await visit(app, A, '/visit?from=mail')).status).toBe(200)
    await write()
    expect((await listed()).map(({ path, visits }) => [path, visits])).toEqual([
      ['/old/hamlet', 3],
      ...[
        ['/cyngor', 1],
        ['/spring-season', 1],
      ],
    ])
    const { rows } = await poolOf(app.payload).query('select * from not_found_addresses')
    expect(JSON.stringify(rows)).not.toContain('ada@')
  })

  it('is no file, no probe, no form that is sent, and nothing of one person', async () => {
    const noise = [
      '/wp-login.php',
      '/wp-admin/setup',
      '/index.php',
      '/.env',
      '/.git/config',
      '/old/poster.jpg',
      '/-/nothing',
      '/cgi-bin/test',
      '/unsubscribe/ada@test.example',
      '/reset/4f9a8b7c6d5e4f3a2b1c0d9e',
      '/orders/0199c000-0000-7000-8000-000000000000',
      `/${'x'.repeat(300)}`,
      '/<script>',
      '/two%20words',
    ]
    await follow(...noise)
    await visit(app, A, '/elsewhere', { method: 'HEAD' })
    await visit(app, A, '/elsewhere', { form: { a: 'b' } })
    await visit(app, A, '/elsewhere', { headers: { 'Sec-Fetch-Dest': 'image' } })
    await visit(app, A, '/elsewhere', { headers: { 'Sec-Fetch-Dest': 'document', 'Sec-Purpose': 'prefetch' } })
    await write()
    expect(await paths()).toEqual([])
    await visit(app, A, '/elsewhere', { headers: { 'Sec-Fetch-Dest': 'document' } })
    await follow('/shows/hamlet.html')
    expect(await paths()).toEqual(expect.arrayContaining(['/elsewhere', '/shows/hamlet.html']))
  })

  it('costs the visitor no statement, and all of it two', async () => {
    await visit(app, A, '/warm')
    const known = await countStatements(() => visit(app, A, '/wp-admin'))
    expect(await countStatements(() => visit(app, A, '/worth-counting'))).toBe(known)
    await visit(app, B, '/of-another-site')
    expect(await countStatements(write)).toBe(2)
    expect(await countStatements(write)).toBe(0)
  })

  it('is bounded: between two writes, and in the database, where what many want stays', async () => {
    for (let index = 0; index < 300; index++) notFoundLog().add(app.payload, world.a, `/made-up-${index}`)
    await write()
    const { rows } = await poolOf(app.payload).query<{ count: number }>('select count(*)::int from not_found_addresses')
    expect(rows[0]!.count).toBe(100)
    await clear()
    await addVisits(app.payload, [
      { path: '/wanted', siteId: world.a, visits: 5 },
      { path: '/of-b', siteId: world.b, visits: 1 },
    ])
    await addVisits(
      app.payload,
      Array.from({ length: MAX_ADDRESSES + 50 }, (_, index) => ({
        path: `/made-up-${index}`,
        siteId: world.a,
        visits: 1,
      })),
    )
    const kept = await poolOf(app.payload).query<{ tenant_id: string; count: number }>(
      'select tenant_id, count(*)::int from not_found_addresses group by 1',
    )
    expect(new Map(kept.rows.map(({ count, tenant_id: id }) => [id, count]))).toEqual(
      new Map([
        [world.a, MAX_ADDRESSES],
        [world.b, 1],
      ]),
    )
    expect((await paths())[0]).toBe('/wanted')
  })

  it('is forgotten when nobody has asked for it for 30 days, and with its site', async () => {
    await follow('/lately', '/long-ago')
    const age = (path: string, days: number) =>
      poolOf(app.payload).query(
        'update not_found_addresses set last_seen = now() - make_interval(days => $2) where path = $1',
        [path, days],
      )
    await age('/lately', 29)
    await age('/long-ago', 31)
    expect(await paths()).toEqual(['/lately'])
    await deleteOutdated(app.payload)
    const { rows } = await poolOf(app.payload).query('select path from not_found_addresses')
    expect(rows).toEqual([{ path: '/lately' }])
    expect(await dbOf({ payload: app.payload })).toBeDefined()
  })
})

describe('the list beside the redirects', () => {
  it('loses what a redirect leads away from, what is there by now and what is not needed', async () => {
    await follow('/one', '/two', '/three', '/four', '/Five')
    await published('redirects', { from: '/one', toAddress: '/visit' })
    await create(app.payload, 'redirects', { _status: 'draft', from: '/two/', tenant: world.a, toAddress: '/visit' })
    await published('pages', { slug: 'three', title: 'Three' })
    expect((await paths()).sort()).toEqual(['/Five', '/four'])
    expect(
      (await client('editor-a').post('/redirects/not-found/hide', { path: '/four', tenantId: world.a })).status,
    ).toBe(200)
    expect(
      (await client('editor-a').post('/redirects/not-found/hide', { path: '/never', tenantId: world.a })).status,
    ).toBe(404)
    await follow('/four')
    expect(await paths()).toEqual(['/Five'])
  })

  it('suggests what is published under a similar name, of this very site', async () => {
    const event = await published('events', { slug: 'the-winters-tale', title: 'The Winter’s Tale' })
    const page = await published('pages', { slug: 'getting-here', title: 'Getting here' })
    await published('events', { slug: 'macbeth', title: 'Macbeth of B' }, world.b)
    await create(app.payload, 'events', {
      _status: 'draft',
      slug: 'othello',
      slugLock: false,
      tenant: world.a,
      title: 'Othello',
    })
    await follow('/shows/winters-tale', '/info/getting-here.html', '/plays/macbeth', '/plays/othello')
    const suggested = new Map((await listed()).map(({ path, suggestion }) => [path, suggestion]))
    expect(suggested.get('/shows/winters-tale')).toEqual({
      collection: 'events',
      id: event,
      path: '/events/the-winters-tale',
    })
    expect(suggested.get('/info/getting-here.html')).toEqual({ collection: 'pages', id: page, path: '/getting-here' })
    expect([suggested.get('/plays/macbeth'), suggested.get('/plays/othello')]).toEqual([null, null])
  })

  it('is for whoever may write redirects of that site', async () => {
    await follow('/ours')
    await visit(app, B, '/theirs')
    await write()
    expect(await paths('editor-a', world.a)).toEqual(['/ours'])
    expect(await paths('editor-b', world.b)).toEqual(['/theirs'])
    expect([
      (await list('editor-b', world.a)).status,
      (await list('editor-a', world.b)).status,
      (await list('viewer-a', world.a)).status,
      (await list('both', world.b)).status,
    ]).toEqual([404, 404, 403, 403])
    const hide = (name: string, tenantId: string) =>
      client(name).post('/redirects/not-found/hide', { path: '/ours', tenantId })
    expect([
      (await hide('editor-b', world.a)).status,
      (await hide('editor-b', world.b)).status,
      (await hide('viewer-a', world.a)).status,
    ]).toEqual([404, 404, 403])
    expect(await paths()).toEqual(['/ours'])
    expect((await hide('editor-a', world.a)).status).toBe(200)
    expect(await paths()).toEqual([])
  })
})
