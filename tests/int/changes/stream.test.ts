import { randomUUID } from 'node:crypto'
import { poolOf } from '@/database/connections'
import { readChanges } from '@/endpoints/changes/readChanges'
import { announceStop } from '@/lib/process/stopping'
import { boot, type TestApp } from '@tests/support/boot'
import { signIn } from '@tests/support/client'
import { until } from '@tests/support/until'
import { create, makeWorld, type World } from '@tests/support/world'
import { follow, type ChangeStream } from './support'

let app: TestApp
let world: World
const open: ChangeStream[] = []

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((stream) => stream.leave()))
})
afterAll(() => app.close())

async function followAs(name: string, tenantId = world.a, cookie = world.clients[name]!.cookie): Promise<ChangeStream> {
  const stream = await follow(app, cookie, tenantId)
  open.push(stream)
  return stream
}

const addPage = (tenant: string, title: string = randomUUID()) => create(app.payload, 'pages', { tenant, title })
const statement = (text: string, values: unknown[] = []) => poolOf(app.payload).query(text, values)
const listening = async (): Promise<number[]> => {
  const { rows } = await statement(
    `select pid from pg_stat_activity where datname = current_database() and query = 'listen callboard_chat'`,
  )
  return rows.map(({ pid }: { pid: number }) => pid)
}

describe('the stream of changes', () => {
  it('names the kind of what somebody else changes in the site, and nothing of the document', async () => {
    const stream = await followAs('viewer-a')
    expect(stream.headers.get('Cache-Control')).toBe('no-cache, no-transform')
    const id = await addPage(world.a, 'A secret premiere')
    expect(await stream.until('pages')).toBe(true)
    expect(stream.raw()).not.toContain('A secret premiere')
    expect(stream.raw()).not.toContain(id)
    expect(stream.raw()).toMatch(/^(data: \{"kinds":\[("[a-z-]+",?)*\]\}\n\n)+$/)
  })

  it('hears of drafts of live pages, of the trash, and of releases and reviews', async () => {
    const owner = world.clients['owner-a']!
    const stream = await followAs('viewer-a')
    const id = await create(app.payload, 'pages', { _status: 'published', tenant: world.a, title: 'Visit' })
    expect(await stream.until('pages')).toBe(true)
    for (const change of [
      () => owner.patch(`/pages/${id}?draft=true`, { title: 'Plan your visit' }),
      () => owner.patch(`/pages/${id}`, { deletedAt: new Date().toISOString() }),
    ]) {
      const heard = stream.batches.length
      expect((await change()).status).toBe(200)
      expect(await stream.until('pages', heard)).toBe(true)
    }
    const made = await owner.post('/releases', { note: '', tenantId: world.a, title: 'Autumn' })
    expect(made.status).toBe(201)
    expect(await stream.until('releases')).toBe(true)
  })

  it('brings the person their own notifications and nobody else’s', async () => {
    const [mine, colleague] = [await followAs('editor-a'), await followAs('admin-a')]
    await create(app.payload, 'notices', { recipient: world.users['editor-a'], tenant: world.a, title: 'Hello' })
    expect(await mine.until('notices')).toBe(true)
    await addPage(world.a)
    expect(await colleague.until('pages')).toBe(true)
    expect(colleague.batches.flat()).not.toContain('notices')
  })

  it('keeps the changes of one tenant from another', async () => {
    const neighbour = await followAs('owner-b', world.b)
    await addPage(world.a)
    // The control: what happens in their own site arrives, and it is all that does.
    await create(app.payload, 'venues', { name: 'Studio', tenant: world.b })
    expect(await neighbour.until('venues')).toBe(true)
    expect(neighbour.batches.flat()).toEqual(['venues'])
  })

  it('refuses whoever is no member of the site', async () => {
    expect(await followAs('owner-b', world.a)).toMatchObject({ status: 404 })
    expect(await followAs('owner-a', world.a, '')).toMatchObject({ status: 401 })
    expect(await followAs('owner-a')).toMatchObject({ status: 200 })
  })

  it('ends when the session is signed out', async () => {
    const { cookie, post } = await signIn(app, 'viewer-a@test.example')
    const [own, other] = [await followAs('viewer-a', world.a, cookie), await followAs('viewer-a')]
    expect((await post('/users/logout')).status).toBe(200)
    await own.ended()
    await addPage(world.a)
    expect(await other.until('pages')).toBe(true)
    expect(own.batches).toEqual([])
  })

  it('ends when the person leaves the site, and goes on in their other site', async () => {
    const [lost, kept] = [await followAs('both', world.a), await followAs('both', world.b)]
    await statement('delete from memberships where user_id = $1 and tenant_id = $2', [world.users.both, world.a])
    await lost.ended()
    await create(app.payload, 'venues', { name: 'Foyer', tenant: world.b })
    expect(await kept.until('venues')).toBe(true)
  })

  it('ends when the site is suspended', async () => {
    const stream = await followAs('editor-b', world.b)
    await statement('update tenants set suspended_at = now() where id = $1', [world.b])
    await stream.ended()
    await statement('update tenants set suspended_at = null where id = $1', [world.b])
    expect(await followAs('editor-b', world.b)).toMatchObject({ status: 200 })
  })

  it('sends an import of a thousand documents as one batch for each kind', async () => {
    const stream = await followAs('owner-a')
    await statement(
      `insert into venues (id, tenant_id, _status) select gen_random_uuid(), $1, 'draft' from generate_series(1, 1000)`,
      [world.a],
    )
    await addPage(world.a)
    expect(await stream.until('pages')).toBe(true)
    expect(stream.batches.flat().filter((kind) => kind === 'venues')).toHaveLength(1)
  })

  it('hears once of a draft that was never live, however long somebody goes on writing, and of its publication', async () => {
    const owner = world.clients['owner-a']!
    const stream = await followAs('viewer-a')
    const id = await addPage(world.a, 'Season')
    expect(await stream.until('pages')).toBe(true)
    const added = stream.batches.length
    const autosave = (title: string) => owner.patch(`/pages/${id}?draft=true&autosave=true`, { title })
    expect((await autosave('Season 2')).status).toBe(200)
    expect(await stream.until('pages', added)).toBe(true)
    const heard = stream.batches.length
    for (const title of ['Season 20', 'Season 202']) expect((await autosave(title)).status).toBe(200)
    await create(app.payload, 'venues', { name: 'Yard', tenant: world.a })
    expect(await stream.until('venues')).toBe(true)
    expect(stream.batches.slice(heard)).toEqual([['venues']])
    expect((await owner.patch(`/pages/${id}`, { _status: 'published' })).status).toBe(200)
    expect(await stream.until('pages', heard)).toBe(true)
  })

  it('hears of what one statement deletes in several sites', async () => {
    const streams = [await followAs('owner-a'), await followAs('owner-b', world.b)]
    const hear = (after: number[]) => Promise.all(streams.map((stream, index) => stream.until('venues', after[index])))
    await statement(
      `insert into venues (id, tenant_id, _status) select gen_random_uuid(), tenant, 'draft' from unnest($1::uuid[]) tenant, generate_series(1, 50)`,
      [[world.a, world.b]],
    )
    expect(await hear([])).toEqual([true, true])
    const heard = streams.map(({ batches }) => batches.length)
    await statement(`delete from venues where tenant_id = any($1)`, [[world.a, world.b]])
    expect(await hear(heard)).toEqual([true, true])
  })

  it('comes back after the listening connection is killed, and says that changes may have been missed', async () => {
    const stream = await followAs('owner-a')
    const [pid, ...others] = await listening()
    expect(others).toEqual([])
    await statement('select pg_terminate_backend($1)', [pid])
    expect(await stream.until('*')).toBe(true)
    await addPage(world.a)
    expect(await stream.until('pages')).toBe(true)
  })

  it('takes one connection for all streams, and none when nobody follows', async () => {
    for (const name of ['owner-a', 'admin-a', 'editor-a', 'viewer-a']) await followAs(name)
    expect(await listening()).toHaveLength(1)
    await Promise.all(open.splice(0).map((stream) => stream.leave()))
    await until(async () => (await listening()).length === 0)
  })

  it('is refused to a person who has too many open, until one is closed', async () => {
    const streams = []
    for (let count = 0; count < 8; count++) streams.push(await followAs('owner-a'))
    expect(await followAs('owner-a')).toMatchObject({ body: { code: 'rate_limit:changes' }, status: 429 })
    expect(await followAs('admin-a')).toMatchObject({ status: 200 })
    await streams[0]!.leave()
    expect(await followAs('owner-a')).toMatchObject({ status: 200 })
  })
})

describe('the rights of a reader', () => {
  it('are checked again and again, although nothing happens, and outlast an outage', async () => {
    const answers = [true, null, true, false, true]
    const batches: string[][] = []
    const mayRead = () => {
      const answer = answers.shift()
      return answer === null ? Promise.reject(new Error('The database is away')) : Promise.resolve(answer === true)
    }
    const { signal } = new AbortController()
    const options = { checkMs: 10, mayRead, signal, subjects: [randomUUID()] }
    for await (const kinds of readChanges(app.payload, options)) batches.push(kinds)
    expect(batches).toEqual([[], [], []])
    expect(answers).toEqual([true])
  })
})

describe('the counts of the sidebar', () => {
  it('are those of what the person may view in the site', async () => {
    const before = await world.clients['owner-b']!.get<{ drafts: Record<string, number> }>(
      `/sidebar-counts?tenantId=${world.b}`,
    )
    await create(app.payload, 'posts', { _status: 'draft', tenant: world.b, title: 'News' })
    const counts = (name: string) =>
      world.clients[name]!.get<{ drafts: Record<string, number> }>(`/sidebar-counts?tenantId=${world.b}`)
    expect((await counts('owner-b')).body.drafts.posts).toBe((before.body.drafts.posts ?? 0) + 1)
    // They hold the key for pages only.
    const { drafts } = (await counts('both')).body
    expect([Object.hasOwn(drafts, 'pages'), Object.hasOwn(drafts, 'posts')]).toEqual([true, false])
    expect((await counts('owner-a')).status).toBe(404)
  })
})

describe('a process that stops', () => {
  // Last: it cannot be taken back.
  it('ends its streams and accepts no others, so that the shutdown waits for none', async () => {
    const stream = await followAs('owner-a')
    announceStop()
    await stream.ended()
    expect(await followAs('owner-a')).toMatchObject({ status: 503 })
  })
})
