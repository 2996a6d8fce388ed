import { MAX_VIEWS } from '@/plugins/savedViews/lib/area'
import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())
beforeEach(() => poolOf(app.payload).query('delete from saved_views; delete from rate_limits'))

interface View {
  id: string
  isOwn: boolean
  isShared: boolean
  mayChange: boolean
  query: string
  title: string
}

const client = (name = 'editor-a') => world.clients[name]!
const save = (more: object = {}, name?: string) =>
  client(name).post<{ error: string; id: string }>('/views/events', {
    query: 'state=draft',
    tenantId: world.a,
    title: 'Drafts',
    ...more,
  })
const list = async (name?: string, site = world.a) =>
  (await client(name).get<{ views: View[] }>(`/views/events?tenantId=${site}`)).body.views
const change = (id: string, more: object, name?: string) => client(name).patch(`/views/view/${id}`, more)

describe('a saved view', () => {
  it('is somebody’s own until it is shared, and then of the staff of that site alone', async () => {
    const { body, status } = await save()
    expect(status).toBe(201)
    expect(await list()).toEqual([
      { id: body.id, isOwn: true, isShared: false, mayChange: true, query: 'state=draft', title: 'Drafts' },
    ])
    expect([await list('owner-a'), await list('viewer-a')]).toEqual([[], []])
    expect((await change(body.id, { isShared: true })).status).toBe(200)
    expect(await list('viewer-a')).toMatchObject([{ isOwn: false, mayChange: false, title: 'Drafts' }])
    expect((await client('editor-b').get(`/views/events?tenantId=${world.a}`)).status).toBe(404)
    expect(await list('editor-b', world.b)).toEqual([])
    // Works for both sites, and sees there what there is.
    expect((await client('both').get(`/views/events?tenantId=${world.b}`)).status).toBe(403)
    expect((await change(body.id, { isShared: false })).status).toBe(200)
    expect(await list('viewer-a')).toEqual([])
  })

  it('is changed by whoever it is of, when shared by admins too, and by nobody else', async () => {
    const { id } = (await save()).body
    for (const name of ['owner-a', 'viewer-a', 'editor-b', 'stranger'])
      expect([
        name,
        (await change(id, { title: 'Mine' }, name)).status,
        (await client(name).delete(`/views/view/${id}`)).status,
      ]).toEqual([name, 404, 404])
    await change(id, { isShared: true, title: 'Ours' })
    for (const name of ['viewer-a', 'editor-b'])
      expect([name, (await change(id, { title: 'Mine' }, name)).status]).toEqual([name, 404])
    expect((await change(id, { query: 'when=past', title: 'Past' }, 'admin-a')).status).toBe(200)
    expect(await list()).toMatchObject([{ query: 'when=past', title: 'Past' }])
    expect((await client('owner-a').delete(`/views/view/${id}`)).status).toBe(200)
    expect(await list()).toEqual([])
  })

  it('is refused beyond the most that somebody may have, also when many are saved at once', async () => {
    for (let number = 0; number < MAX_VIEWS - 2; number++) await save({ title: `View ${number}` })
    await poolOf(app.payload).query('delete from rate_limits')
    const answers = await Promise.all(Array.from({ length: 6 }, (_, number) => save({ title: `Late ${number}` })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422, 422])
    expect(await list()).toHaveLength(MAX_VIEWS)
    // Those of another list and of a colleague are not among them.
    expect((await save({}, 'admin-a')).status).toBe(201)
  })

  it('keeps what makes a list what it is, and nothing else', async () => {
    await save({ query: '?page=3&where[title][like]=Lear&evil=1&sort=-title&depth=9&where[a[b]=x' })
    expect((await list())[0]?.query).toBe(
      new URLSearchParams([
        ['sort', '-title'],
        ['where[title][like]', 'Lear'],
      ]).toString(),
    )
    for (const more of [
      { query: 'page=2' },
      { query: '' },
      { title: '  ' },
      { title: 'x'.repeat(81) },
      { query: `search=${'x'.repeat(4_000)}` },
    ])
      expect([400, 422]).toContain((await save(more)).status)
    expect(
      (await client().post('/views/users', { query: 'sort=email', tenantId: world.a, title: 'People' })).status,
    ).toBe(404)
    expect((await save({}, 'viewer-a')).status).toBe(201)
  })

  it('is one of so many', async () => {
    for (let number = 0; number < MAX_VIEWS; number++) {
      if (number === 40) await poolOf(app.payload).query('delete from rate_limits')
      await save({ title: `View ${number}` })
    }
    const { body, status } = await save()
    expect([status, body.error]).toEqual([422, `You already have ${MAX_VIEWS} views of this list. Remove one first.`])
  })
})
