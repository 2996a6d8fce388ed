import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous } from '@tests/support/client'
import { tinyPng } from '@tests/support/files'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { A, linkTo, richText, words } from '../site/support'

interface Hidden {
  targets: {
    canPublish: boolean
    collection: string
    id: string
    kind: string
    moment: string | null
    state: string
    title: string
  }[]
  unseen: number
}

interface Published {
  published: { id: string; title: string }[]
  refused: { id: string; reason: string; title: string }[]
}

let app: TestApp
let world: World
let count = 0

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())
beforeEach(() => poolOf(app.payload).query('delete from rate_limits'))

const draft = (collection: string, data: Record<string, unknown>) =>
  create(app.payload, collection, { _status: 'draft', tenant: world.a, ...data })
const live = (collection: string, data: Record<string, unknown>) => draft(collection, { _status: 'published', ...data })

async function picture(name: string, data: Record<string, unknown> = {}): Promise<string> {
  const png = Buffer.from(tinyPng())
  const { id } = await app.payload.create({
    collection: 'media',
    data: {
      _status: 'draft',
      alt: 'A picture',
      isDecorative: false,
      tenant: world.a,
      title: name,
      visibility: 'public',
      ...data,
    } as never,
    file: { data: png, mimetype: 'image/png', name: `${name}.png`, size: png.length },
    overrideAccess: true,
  })
  return String(id)
}

const hidden = (who: string, type: string, ids: string[], more: object = {}) =>
  (world.clients[who] ?? anonymous(app)).post<Hidden>(`/documents/${type}/hidden-targets`, { ids, ...more })
const states = ({ body }: { body: Hidden }) => Object.fromEntries(body.targets.map(({ id, state }) => [id, state]))
const publish = (who: string, documents: [collection: string, id: string][]) =>
  (world.clients[who] ?? anonymous(app)).post<Published>('/documents/publish', {
    documents: documents.map(([collection, id]) => ({ collection, id })),
  })
const schedule = (collection: string, id: string, at: string) =>
  app.payload.db.create({
    collection: 'payload-jobs',
    data: {
      input: { doc: { relationTo: collection, value: id }, type: 'publish' },
      queue: 'default',
      taskSlug: 'schedulePublish',
      waitUntil: at,
    },
  })

describe('POST /api/documents/:type/hidden-targets', () => {
  it('lists unpublished targets of uploads, relationships, links in rich text, lists in blocks and links of buttons', async () => {
    const [poster, hero, gallery] = [await picture('poster'), await picture('hero'), await picture('gallery')]
    const person = await draft('people', { name: 'Ada Lane' })
    const linked = await draft('events', { title: 'Linked event' })
    const called = await draft('posts', { title: 'Called post' })
    const seen = await live('people', { name: 'Known to all' })
    const page = await draft('pages', {
      image: poster,
      layout: [
        {
          blockType: 'hero',
          heading: 'Long evenings',
          image: hero,
          links: [{ document: { relationTo: 'posts', value: called }, kind: 'document', label: 'Read' }],
        },
        { blockType: 'text', content: richText(words('Read of '), linkTo('events', linked, 'it')) },
        { blockType: 'gallery', images: [gallery] },
        { blockType: 'peopleList', people: [person, seen] },
      ],
      title: 'A page',
    })
    const answer = await hidden('editor-a', 'pages', [page])
    expect(answer.status).toBe(200)
    expect(states(answer)).toEqual(
      Object.fromEntries([poster, hero, gallery, person, linked, called].map((id) => [id, 'draft'])),
    )
    expect(answer.body.targets.find(({ id }) => id === person)).toEqual({
      canPublish: true,
      collection: 'people',
      id: person,
      kind: 'Person',
      moment: null,
      state: 'draft',
      title: 'Ada Lane',
    })
    // Nothing is missing once all of it is live.
    await publish('editor-a', [
      ['people', person],
      ['events', linked],
      ['posts', called],
      ...[poster, hero, gallery].map((id): [string, string] => ['media', id]),
    ])
    expect((await hidden('editor-a', 'pages', [page])).body).toEqual({ targets: [], unseen: 0 })
  })

  it('distinguishes drafts, scheduled, trashed and private targets, and leaves out published ones with a newer draft', async () => {
    const ids = {
      changed: await picture('changed', { _status: 'published' }),
      draft: await picture('draft'),
      private: await picture('private', { _status: 'published', visibility: 'private' }),
      scheduled: await picture('scheduled'),
      trashed: await picture('trashed', { _status: 'published' }),
    }
    await world.clients['editor-a']!.patch(`/media/${ids.changed}?draft=true`, {
      _status: 'draft',
      title: 'A newer name',
    })
    await schedule('media', ids.scheduled, '2031-03-01T19:00:00.000Z')
    const page = await live('pages', {
      layout: [{ blockType: 'gallery', images: Object.values(ids) }],
      title: 'All states',
    })
    expect(
      (await world.clients['owner-a']!.patch(`/media/${ids.trashed}`, { deletedAt: new Date().toISOString() })).status,
    ).toBe(200)
    for (const more of [{}, { isLive: true }]) {
      const answer = await hidden('editor-a', 'pages', [page], more)
      expect(states(answer)).toEqual({
        [ids.draft]: 'draft',
        [ids.private]: 'private',
        [ids.scheduled]: 'scheduled',
        [ids.trashed]: 'trashed',
      })
      expect(answer.body.targets.find(({ id }) => id === ids.scheduled)).toMatchObject({
        canPublish: true,
        moment: expect.stringContaining('2031'),
      })
      expect(
        answer.body.targets
          .filter(({ canPublish }) => canPublish)
          .map(({ id }) => id)
          .sort(),
      ).toEqual([ids.draft, ids.scheduled].sort())
    }
  })

  it("includes an event's unpublished performances, but not trashed ones", async () => {
    const of = async (event: string, data: object = {}) =>
      draft('event-instances', { event, start: '2031-03-01T19:30:00.000Z', start_tz: 'Europe/London', ...data })
    const event = await draft('events', { title: 'The Alchemist' })
    const [first, second, gone] = [await of(event), await of(event), await of(event)]
    await of(await draft('events', { title: 'Another event' }))
    expect(
      (await world.clients['owner-a']!.patch(`/event-instances/${gone}`, { deletedAt: new Date().toISOString() }))
        .status,
    ).toBe(200)
    expect(states(await hidden('editor-a', 'events', [event]))).toEqual({ [first]: 'draft', [second]: 'draft' })
    const page = await draft('pages', {
      layout: [{ blockType: 'text', content: richText(linkTo('events', event, 'it')) }],
      title: 'Leads to the event',
    })
    expect(states(await hidden('editor-a', 'pages', [page]))).toEqual({
      [event]: 'draft',
      [first]: 'draft',
      [second]: 'draft',
    })
    await publish('editor-a', [
      ['events', event],
      ['event-instances', first],
    ])
    expect(states(await hidden('editor-a', 'events', [event], { isLive: true }))).toEqual({ [second]: 'draft' })
    expect((await hidden('editor-a', 'pages', [page])).body.targets).toEqual([])
    await publish('editor-a', [['event-instances', second]])
    expect((await hidden('editor-a', 'events', [event])).body).toEqual({ targets: [], unseen: 0 })
  })

  it('follows unpublished targets to their own targets, and into reusable content', async () => {
    const [image, inner] = [await picture('of the event'), await picture('in the block')]
    const venue = await draft('venues', { name: 'Hidden house' })
    const event = await draft('events', { images: [image], title: 'Hidden event', venue })
    const block = await live('reusable-content', { layout: [{ blockType: 'image', image: inner }], title: 'Footer' })
    const page = await draft('pages', {
      layout: [
        { blockType: 'eventList', events: [event], source: 'chosen' },
        { blockType: 'reusable', content: block },
      ],
      title: 'Deep',
    })
    expect(Object.keys(states(await hidden('editor-a', 'pages', [page]))).sort()).toEqual(
      [event, image, inner, venue].sort(),
    )
  })

  it('uses the submitted form data if there is any, otherwise the newest draft', async () => {
    const [before, drafted, typed] = [await picture('before'), await picture('drafted'), await picture('typed')]
    const page = await live('pages', { image: before, title: 'Changing' })
    await world.clients['editor-a']!.patch(`/pages/${page}?draft=true`, { _status: 'draft', image: drafted })
    expect(states(await hidden('editor-a', 'pages', [page]))).toEqual({ [drafted]: 'draft' })
    expect(states(await hidden('editor-a', 'pages', [page], { data: { image: typed, title: 'Changing' } }))).toEqual({
      [typed]: 'draft',
    })
    expect(states(await hidden('editor-a', 'pages', [page], { isLive: true }))).toEqual({ [before]: 'draft' })
  })

  it('accepts several documents, and leaves out those that are published together', async () => {
    const image = await picture('shared')
    const event = await draft('events', { images: [image], title: 'One of two' })
    const post = await draft('posts', { events: [event], title: 'First' })
    const other = await draft('posts', { image, title: 'Second' })
    expect(Object.keys(states(await hidden('editor-a', 'posts', [post, other]))).sort()).toEqual([event, image].sort())
    expect(Object.keys(states(await hidden('editor-a', 'events', [event])))).toEqual([image])
  })

  it('lists the targets of a trashed document that is about to be restored', async () => {
    const image = await picture('waiting for it')
    const page = await live('pages', { image, title: 'In the trash' })
    expect(
      (await world.clients['owner-a']!.patch(`/pages/${page}`, { deletedAt: new Date().toISOString() })).status,
    ).toBe(200)
    expect(states(await hidden('owner-a', 'pages', [page]))).toEqual({ [image]: 'draft' })
    expect((await hidden('owner-b', 'pages', [page])).status).toBe(404)
  })

  it('returns to each member only targets that they may view, and counts the others', async () => {
    const image = await picture('of the page')
    const page = await draft('pages', { image, title: 'Private matters' })
    expect((await hidden('nobody', 'pages', [page])).status).toBe(401)
    for (const who of ['owner-b', 'stranger'])
      expect([who, (await hidden(who, 'pages', [page])).status]).toEqual([who, 404])
    expect((await hidden('viewer-a', 'pages', [page])).body.targets).toMatchObject([{ canPublish: false, id: image }])
    const role = await create(app.payload, 'user-roles', {
      permissions: { 'pages:manage': true, 'pages:view': true },
      tenant: world.a,
      title: 'Pages only',
    })
    await poolOf(app.payload).query('update memberships set user_role_id = $1 where user_id = $2', [
      role,
      world.users['editor-a'],
    ])
    expect((await hidden('editor-a', 'pages', [page])).body).toEqual({ targets: [], unseen: 1 })
    // Another site's documents are not told of, whatever a form says.
    const foreign = await create(app.payload, 'events', { _status: 'draft', tenant: world.b, title: 'Of B' })
    expect(
      (
        await hidden('owner-a', 'pages', [page], {
          data: { layout: [{ blockType: 'eventList', events: [foreign], source: 'chosen' }] },
        })
      ).body,
    ).toEqual({ targets: [], unseen: 0 })
    // Who may not see them may not publish them either.
    expect((await publish('editor-a', [['media', image]])).body.refused).toHaveLength(1)
    expect((await hidden('owner-a', 'pages', [page])).body.targets).toHaveLength(1)
    await poolOf(app.payload).query(
      `update memberships set user_role_id = (select id from user_roles where title = 'Content editor' and tenant_id = $2) where user_id = $1`,
      [world.users['editor-a'], world.a],
    )
  })
})

describe('POST /api/documents/states', () => {
  const ask = (who: string, documents: object[]) =>
    (world.clients[who] ?? anonymous(app)).post<{ states: { id: string; state: string; title: string }[] }>(
      '/documents/states',
      { documents },
    )

  it('returns the state of every document that is not plainly published, to people who may view it', async () => {
    const [plain, waiting, hiddenFile] = [
      await picture('plain', { _status: 'published' }),
      await picture('waiting'),
      await picture('hidden', { _status: 'published', visibility: 'private' }),
    ]
    const post = await live('posts', { title: 'As it is live' })
    await world.clients['editor-a']!.patch(`/posts/${post}?draft=true`, { _status: 'draft', title: 'As it is drafted' })
    const trashed = await live('people', { name: 'Gone' })
    await world.clients['owner-a']!.patch(`/people/${trashed}`, { deletedAt: new Date().toISOString() })
    const later = await draft('events', { title: 'Later' })
    await schedule('events', later, '2031-03-01T19:00:00.000Z')
    const foreign = await create(app.payload, 'events', { _status: 'draft', tenant: world.b, title: 'Of B' })
    const documents = [
      ['people', trashed],
      ['media', plain],
      ['media', waiting],
      ['media', hiddenFile],
      ['posts', post],
      ['events', later],
      ['events', foreign],
    ].map(([collection, id]) => ({ collection, id }))
    const { body, status } = await ask('viewer-a', documents)
    expect(status).toBe(200)
    expect(Object.fromEntries(body.states.map(({ id, state }) => [id, state]))).toEqual({
      [hiddenFile]: 'private',
      [later]: 'scheduled',
      [post]: 'changed',
      [trashed]: 'trashed',
      [waiting]: 'draft',
    })
    expect(body.states.find(({ id }) => id === post)!.title).toBe('As it is drafted')
    expect([
      (await ask('nobody', documents)).status,
      (await ask('owner-b', documents)).status,
      (await ask('stranger', documents)).status,
    ]).toEqual([401, 404, 404])
  })
})

describe('POST /api/documents/publish', () => {
  it('publishes the given drafts, shows them to visitors and writes an audit log entry for each', async () => {
    const image = await picture('along', { alt: 'A red curtain' })
    await live('pages', { layout: [{ blockType: 'image', image }], slug: 'along', slugLock: false, title: 'Along' })
    expect((await visit(app, A, '/along')).text).not.toContain('A red curtain')
    const { body, status } = await publish('editor-a', [['media', image]])
    expect([status, body.published.map(({ id }) => id), body.refused]).toEqual([200, [image], []])
    expect((await visit(app, A, '/along')).text).toContain('alt="A red curtain"')
    const { rows } = await poolOf(app.payload).query('select 1 from audit_log where target = $1', [`media/${image}`])
    expect(rows).toHaveLength(1)
  })

  it("applies each document's own rules, and reports refused ones with a reason while publishing the others", async () => {
    const good = await picture('good')
    const untitled = await draft('posts', { title: 'Soon' })
    await poolOf(app.payload).query(
      `update _posts_v_locales set version_title = null where _parent_id in (select id from _posts_v where parent_id = $1)`,
      [untitled],
    )
    const trashed = await picture('gone')
    await world.clients['owner-a']!.patch(`/media/${trashed}`, { deletedAt: new Date().toISOString() })
    const locked = await draft('people', { name: 'Under edit' })
    await app.payload.db.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'people', value: locked },
        user: { relationTo: 'users', value: world.users['admin-a'] },
      },
    })
    const { body, status } = await publish('editor-a', [
      ['media', trashed],
      ['posts', untitled],
      ['people', locked],
      ['media', good],
    ])
    expect(status).toBe(200)
    expect(body.published.map(({ id }) => id)).toEqual([good])
    expect(Object.fromEntries(body.refused.map(({ id, reason }) => [id, reason]))).toEqual({
      [locked]: expect.stringContaining('admin-a'),
      [trashed]: 'It is in the trash. Restore it first.',
      [untitled]: expect.stringContaining('Title'),
    })
    const { rows } = await poolOf(app.payload).query(`select 1 from posts where id = $1 and _status = 'published'`, [
      untitled,
    ])
    expect(rows).toEqual([])
    expect(
      (
        await poolOf(app.payload).query(
          `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
        )
      ).rows,
    ).toEqual([])
  })

  it('requires alternative text of an image on screen, as its form does', async () => {
    const bare = await picture('bare', { alt: null })
    const send = (headers: Record<string, string>) =>
      world.clients['editor-a']!.post<Published>(
        '/documents/publish',
        { documents: [{ collection: 'media', id: bare }] },
        { headers },
      )
    const { body } = await send({ 'Sec-Fetch-Site': 'same-origin' })
    expect([body.published, body.refused.map(({ id, reason }) => [id, reason])]).toEqual([
      [],
      [[bare, expect.stringContaining('Alternative text')]],
    ])
    // Programs bring in pictures that nobody has described yet.
    expect((await send({})).body.published.map(({ id }) => id)).toEqual([bare])
  })

  it('publishes a parent page before its child', async () => {
    const parent = await draft('pages', { slug: `above-${++count}`, slugLock: false, title: 'Above' })
    const child = await draft('pages', { parent, slug: 'below', slugLock: false, title: 'Below' })
    const { body } = await publish('owner-a', [
      ['pages', child],
      ['pages', parent],
    ])
    expect(body.refused).toEqual([])
    expect(body.published.map(({ id }) => id).sort()).toEqual([child, parent].sort())
  })

  it('leaves the newer draft of a published document unpublished', async () => {
    const post = await live('posts', { title: 'Live words' })
    await world.clients['editor-a']!.patch(`/posts/${post}?draft=true`, { _status: 'draft', title: 'Not yet' })
    expect((await publish('editor-a', [['posts', post]])).body.refused).toEqual([])
    expect((await app.payload.findByID({ collection: 'posts', id: post, overrideAccess: true })).title).toBe(
      'Live words',
    )
  })

  it('is allowed for each document only with the permission to publish it in its own site', async () => {
    const mine = await draft('posts', { title: 'Of A' })
    const theirs = await create(app.payload, 'posts', { _status: 'draft', tenant: world.b, title: 'Of B' })
    expect((await publish('nobody', [['posts', mine]])).status).toBe(401)
    for (const who of ['stranger', 'owner-b'])
      expect([who, (await publish(who, [['posts', mine]])).status]).toEqual([who, 404])
    expect((await publish('viewer-a', [['posts', mine]])).body).toMatchObject({
      published: [],
      refused: [{ id: mine }],
    })
    // A list that begins with one's own site reaches no other.
    const { body } = await publish('editor-a', [
      ['posts', mine],
      ['posts', theirs],
    ])
    expect([body.published.map(({ id }) => id), body.refused.map(({ id }) => id)]).toEqual([[mine], [theirs]])
    expect((await publish('both', [['posts', theirs]])).body.refused).toHaveLength(1)
    const { rows } = await poolOf(app.payload).query('select _status::text as status from posts where id = $1', [
      theirs,
    ])
    expect(rows).toEqual([{ status: 'draft' }])
    for (const wrong of [[], [['users', world.users['owner-a']!]]] as [string, string][][])
      expect([400, 404]).toContain((await publish('owner-a', wrong)).status)
  })
})
