import { poolOf } from '@/database/connections'
import { publishScheduled } from '@/jobs/tasks/publishScheduled'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
/** Creates and edits all, deletes all, and publishes nothing. */
let author: World['clients'][string]
let publisher: World['clients'][string]

const WRITES = ['pages', 'posts', 'events', 'media', 'venues'].flatMap((group) => [
  `${group}:manage`,
  `${group}:delete`,
])

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  await giveRole(WRITES)
  author = world.clients['editor-a']!
  publisher = world.clients['admin-a']!
})
afterAll(() => app.close())
beforeEach(() => poolOf(app.payload).query('delete from rate_limits'))

async function giveRole(keys: string[]): Promise<void> {
  const role = await create(app.payload, 'user-roles', {
    permissions: Object.fromEntries(keys.map((key) => [key, true])),
    tenant: world.a,
    title: 'Author',
  })
  await poolOf(app.payload).query('update memberships set user_role_id = $1 where user_id = $2', [
    role,
    world.users['editor-a'],
  ])
}

const live = (collection: string, data: Record<string, unknown>) =>
  create(app.payload, collection, { _status: 'published', tenant: world.a, ...data })
const draft = (collection: string, data: Record<string, unknown>) =>
  create(app.payload, collection, { _status: 'draft', tenant: world.a, ...data })
const stored = async (table: string, id: string) =>
  (
    await poolOf(app.payload).query<{ deleted_at: Date | null; status: string }>(
      `select _status as status, deleted_at from ${table} where id = $1`,
      [id],
    )
  ).rows[0]!
const titleOf = async (id: string) =>
  (
    await poolOf(app.payload).query<{ title: string }>(
      `select title from posts_locales where _parent_id = $1 and _locale = 'en'`,
      [id],
    )
  ).rows[0]!.title

const REFUSAL = 'You don’t have permission to publish here. Save it as a draft and ask for a review.'

describe('somebody who may not publish', () => {
  it('writes drafts, also of what is live, and visitors see no word of them', async () => {
    const post = await live('posts', { title: 'As it was' })
    expect((await author.post('/posts?draft=true', { _status: 'draft', tenant: world.a, title: 'New' })).status).toBe(
      201,
    )
    expect((await author.patch(`/posts/${post}?draft=true&autosave=true`, { title: 'As it will be' })).status).toBe(200)
    expect((await author.patch(`/posts/${post}?draft=true`, { title: 'As it will be' })).status).toBe(200)
    expect([(await stored('posts', post)).status, await titleOf(post)]).toEqual(['published', 'As it was'])
  })

  it('neither publishes, nor changes what is live, nor takes it off, and is told so', async () => {
    const [post, waiting] = [await live('posts', { title: 'As it was' }), await draft('posts', { title: 'Waiting' })]
    const tries = {
      change: () => author.patch(`/posts/${post}`, { title: 'Changed' }),
      create: () => author.post('/posts', { _status: 'published', tenant: world.a, title: 'At once' }),
      publish: () => author.patch(`/posts/${waiting}`, { _status: 'published' }),
      publishOneLanguage: () => author.patch(`/posts/${waiting}?publishSpecificLocale=cy`, { _status: 'published' }),
      publishWithDraft: () => author.patch(`/posts/${waiting}?draft=true`, { _status: 'published' }),
      takeOff: () => author.patch(`/posts/${post}`, { _status: 'draft' }),
      unpublish: () => author.patch(`/posts/${post}?unpublishAllLocales=true`, { _status: 'draft' }),
    }
    for (const [name, attempt] of Object.entries(tries)) expect([name, (await attempt()).status]).toEqual([name, 403])
    expect(
      (await author.patch<{ errors: { message: string }[] }>(`/posts/${post}`, { title: 'Changed' })).body.errors[0]!
        .message,
    ).toBe(REFUSAL)
    expect([
      (await stored('posts', post)).status,
      (await stored('posts', waiting)).status,
      await titleOf(post),
    ]).toEqual(['published', 'draft', 'As it was'])
    expect((await publisher.patch(`/posts/${waiting}`, { _status: 'published' })).status).toBe(200)
  })

  it('publishes nothing among many', async () => {
    const waiting = await draft('posts', { title: 'One of many' })
    const many = await author.patch<{ docs: unknown[] }>(
      `/posts?where[and][0][id][in]=${waiting}&where[and][1][tenant][equals]=${world.a}&draft=true`,
      { _status: 'published' },
    )
    expect(many.body.docs ?? []).toEqual([])
    const { refused } = (
      await author.post<{ refused: { reason: string }[] }>('/documents/publish', {
        documents: [{ collection: 'posts', id: waiting }],
      })
    ).body
    expect(refused).toHaveLength(1)
    expect((await stored('posts', waiting)).status).toBe('draft')
  })

  it('restores an older version as a draft only', async () => {
    const post = await live('posts', { title: 'First' })
    await publisher.patch(`/posts/${post}`, { _status: 'published', title: 'Second' })
    const { docs } = (
      await publisher.get<{ docs: { id: string; version: { title: string } }[] }>(
        `/posts/versions?where[parent][equals]=${post}`,
      )
    ).body
    const first = docs.find(({ version }) => version.title === 'First')!.id
    expect((await author.post(`/posts/versions/${first}`)).status).toBe(403)
    expect((await author.post(`/posts/versions/${first}?draft=true`)).status).toBe(200)
    expect(await titleOf(post)).toBe('Second')
  })

  it('sets no time for it and cancels none; what was set before the right was lost does nothing', async () => {
    const post = await draft('posts', { title: 'Later' })
    const when = { day: '2031-03-01', isPublish: true, time: '10:00' }
    expect((await author.post(`/documents/posts/${post}/schedule`, when)).status).toBe(403)
    const set = await publisher.post<{ times: { id: string }[] }>(`/documents/posts/${post}/schedule`, when)
    expect(set.status).toBe(200)
    expect((await author.delete(`/documents/posts/${post}/schedule/${set.body.times[0]!.id}`)).status).toBe(403)
    await poolOf(app.payload).query(
      `update payload_jobs set wait_until = now() - interval '1 minute', input = jsonb_set(input, '{user,value}', to_jsonb($2::text)) where input -> 'doc' ->> 'value' = $1`,
      [post, world.users['editor-a']],
    )
    await publishScheduled(app.payload)
    expect((await stored('posts', post)).status).toBe('draft')
  })

  it('moves no page that visitors see, and any other', async () => {
    const [home, other] = [
      await live('pages', { slug: 'visit', title: 'Visit' }),
      await live('pages', { slug: 'about', title: 'About' }),
    ]
    const waiting = await draft('pages', { slug: 'plans', title: 'Plans' })
    const move = (who: typeof author, itemId: string) =>
      who.post('/pages/navigation', { instruction: { type: 'make-child' }, itemId, targetId: home })
    expect((await move(author, other)).status).toBe(403)
    expect((await move(author, waiting)).status).toBe(200)
    expect((await move(publisher, other)).status).toBe(200)
  })

  it('adds performances as drafts, and moves none that is live', async () => {
    const event = await live('events', { title: 'Hamlet' })
    const rule = { from: '2029-06-04', times: ['19:30'], to: '2029-06-05', weekdays: [1, 2] }
    const add = (status: string) => author.post(`/events/${event}/performances`, { rule, status })
    expect((await add('published')).status).toBe(403)
    expect((await add('draft')).body).toMatchObject({ added: 2 })
    const performance = await live('event-instances', {
      event,
      start: '2031-03-05T19:30:00.000Z',
      start_tz: 'Europe/London',
    })
    const move = (who: typeof author) =>
      who.post(`/event-instances/${performance}/move`, { day: '2031-03-06', time: '19:30' })
    expect((await move(author)).status).toBe(403)
    expect((await move(publisher)).status).toBe(200)
  })

  it('puts what is live into the trash with the permission to delete, and brings it back as a draft', async () => {
    const post = await live('posts', { title: 'Gone for a while' })
    expect((await author.patch(`/posts/${post}`, { deletedAt: new Date().toISOString() })).status).toBe(200)
    expect((await author.patch(`/posts/${post}?trash=true`, { deletedAt: null })).status).toBe(403)
    expect((await author.patch(`/posts/${post}?trash=true`, { _status: 'draft', deletedAt: null })).status).toBe(200)
    expect(await stored('posts', post)).toEqual({ deleted_at: null, status: 'draft' })
  })
})

it('is a right of its own at once: given, it publishes, and taken away, it does not', async () => {
  const waiting = await draft('posts', { title: 'In turns' })
  await giveRole([...WRITES, 'posts:publish'])
  expect((await author.patch(`/posts/${waiting}`, { _status: 'published' })).status).toBe(200)
  const page = await draft('pages', { title: 'Another type' })
  expect((await author.patch(`/pages/${page}`, { _status: 'published' })).status).toBe(403)
  await giveRole(WRITES)
  expect((await author.patch(`/posts/${waiting}`, { title: 'Again' })).status).toBe(403)
})
