import { poolOf } from '@/database/connections'
import { publishReleases } from '@/plugins/releases/jobs/publishReleases'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'
import { tinyPng } from '@tests/support/files'

interface Release {
  documents: { id: string; problems: string[] }[]
  failure: string | null
  hidden: { targets: { id: string }[] }
  loose: { places: { id: string; target: string }[]; unseen: number }
  state: string
  updatedAt: string
}

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())
beforeEach(() => poolOf(app.payload).query('delete from rate_limits'))

const editor = () => world.clients['editor-a']!
const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await poolOf(app.payload).query<Row>(text, values)).rows
const draft = (collection: string, data: Record<string, unknown>) =>
  create(app.payload, collection, { _status: 'draft', tenant: world.a, ...data })
const live = (collection: string, data: Record<string, unknown>) => draft(collection, { _status: 'published', ...data })
const statusOf = async (collection: 'event-instances' | 'events' | 'media' | 'posts', id: string) =>
  (await app.payload.findByID({ id, collection, overrideAccess: true }))._status
const read = async (release: string): Promise<Release> => (await editor().get<Release>(`/releases/${release}`)).body
const add = async (release: string, type: string, ids: string[], isPublish = true) =>
  expect(
    (
      await editor().post(`/releases/${release}/documents`, {
        documents: ids.map((id) => ({ collection: type, id })),
        isPublish,
      })
    ).status,
  ).toBe(200)
const act = async (release: string, what: 'go-live' | 'take-back') => {
  const { status, text } = await editor().post(`/releases/${release}/${what}`, {
    updatedAt: (await read(release)).updatedAt,
  })
  expect([status, text]).toEqual([200, expect.any(String)])
}
const plan = async (release: string) =>
  expect(
    (
      await editor().post(`/releases/${release}/plan`, {
        day: '2031-07-01',
        time: '10:00',
        updatedAt: (await read(release)).updatedAt,
      })
    ).status,
  ).toBe(200)
const goDue = async (release: string) => {
  await rows(`update site_releases set planned_for = now() - interval '1 minute' where id = $1`, [release])
  await publishReleases(app.payload)
}

async function make(type: string, ids: string[], { isPublish = true, title = 'Season launch' } = {}): Promise<string> {
  const release = (await editor().post<{ id: string }>('/releases', { tenantId: world.a, title })).body.id
  await add(release, type, ids, isPublish)
  return release
}

describe('Release', () => {
  it('moves a page with its redirect, and restores its address when it is reverted', async () => {
    const page = await live('pages', { slug: 'about', title: 'About' })
    const below = await live('pages', { parent: page, slug: 'team', title: 'Team' })
    expect((await editor().patch(`/pages/${page}?draft=true`, { slug: 'the-house', slugLock: false })).status).toBe(200)
    const release = await make('pages', [page])
    const addresses = async () =>
      Promise.all(
        [page, below].map(
          async (id) => (await app.payload.findByID({ id, collection: 'pages', overrideAccess: true })).relativePath,
        ),
      )
    const redirects = async () =>
      (await rows<{ from: string }>(`select "from" from redirects order by "from"`)).map(({ from }) => from)
    await act(release, 'go-live')
    expect([await addresses(), await redirects()]).toEqual([
      ['/the-house', '/the-house/team'],
      ['/about', '/about/team'],
    ])
    await act(release, 'take-back')
    // Whoever has kept the address that was live for a while still comes to the page.
    expect([await addresses(), await redirects()]).toEqual([
      ['/about', '/about/team'],
      ['/the-house', '/the-house/team'],
    ])
  })

  it("lists an event's unpublished performances, and publishes and reverts them with it", async () => {
    const event = await draft('events', { title: 'Hamlet' })
    const night = await draft('event-instances', { event, start: '2031-07-01T18:00:00.000Z' })
    const release = await make('events', [event])
    expect((await read(release)).hidden.targets.map(({ id }) => id)).toEqual([night])
    await add(release, 'event-instances', [night])
    expect((await read(release)).hidden.targets).toEqual([])
    await act(release, 'go-live')
    expect([await statusOf('events', event), await statusOf('event-instances', night)]).toEqual([
      'published',
      'published',
    ])
    await act(release, 'take-back')
    expect([await statusOf('events', event), await statusOf('event-instances', night)]).toEqual(['draft', 'draft'])
  })

  it("publishes a changed file's draft and reverts it to its earlier state", async () => {
    const png = Buffer.from(tinyPng())
    const { id } = await app.payload.create({
      collection: 'media',
      data: {
        _status: 'published',
        alt: 'As it was',
        isDecorative: false,
        tenant: world.a,
        title: 'Poster',
        visibility: 'public',
      },
      file: { data: png, mimetype: 'image/png', name: 'poster.png', size: png.length },
      overrideAccess: true,
    })
    const read = async () => app.payload.findByID({ id, collection: 'media', overrideAccess: true })
    const before = await read()
    expect((await editor().patch(`/media/${id}?draft=true`, { alt: 'As it will be' })).status).toBe(200)
    const release = await make('media', [String(id)])
    await act(release, 'go-live')
    expect([(await read()).alt, (await read()).url]).toEqual(['As it will be', before.url])
    await act(release, 'take-back')
    expect([(await read()).alt, (await read())._status, (await read()).url]).toEqual([
      'As it was',
      'published',
      before.url,
    ])
  })

  it('ends the review of a document when it goes live as planned', async () => {
    const id = await draft('posts', { title: 'Under review' })
    const review = async () =>
      (await editor().get<{ review: object | null }>(`/documents/posts/${id}/review`)).body.review
    expect((await editor().post(`/documents/posts/${id}/review`, {})).status).toBeLessThan(300)
    expect(await review()).not.toBeNull()
    const release = await make('posts', [id])
    await plan(release)
    await goDue(release)
    expect([await statusOf('posts', id), await review()]).toEqual(['published', null])
  })

  it('waits at its planned time while its site is suspended, and goes live when that is opened again', async () => {
    const id = await draft('posts', { title: 'After the bill' })
    const release = await make('posts', [id])
    await plan(release)
    await rows('update tenants set suspended_at = now() where id = $1', [world.a])
    await goDue(release)
    await rows('update tenants set suspended_at = null where id = $1', [world.a])
    expect([await read(release), await statusOf('posts', id)]).toMatchObject([{ state: 'planned' }, 'draft'])
    await goDue(release)
    expect([await read(release), await statusOf('posts', id)]).toMatchObject([{ state: 'live' }, 'published'])
  })

  it('fails with a reason at its planned time when all documents were removed', async () => {
    const id = await draft('posts', { title: 'Alone' })
    const release = await make('posts', [id])
    await plan(release)
    expect(
      (await editor().post(`/releases/${release}/remove`, { documents: [{ collection: 'posts', id }] })).status,
    ).toBe(200)
    await goDue(release)
    expect(await read(release)).toMatchObject({ failure: 'empty', state: 'failed' })
    expect(await rows('select 1 from notices where href like $1', [`%${release}`])).toHaveLength(1)
    await add(release, 'posts', [id])
    await plan(release)
    await goDue(release)
    expect([await read(release), await statusOf('posts', id)]).toMatchObject([
      { failure: null, state: 'live' },
      'published',
    ])
  })

  it('is named in the audit log entry of each of its documents, and of no other document', async () => {
    const [within, alone] = [await draft('posts', { title: 'Within' }), await draft('posts', { title: 'Alone' })]
    const release = await make('posts', [within], { title: 'Autumn' })
    await act(release, 'go-live')
    await editor().post('/documents/publish', { documents: [{ collection: 'posts', id: alone }] })
    const told = async (id: string) =>
      (
        await rows<{ after: object }>(
          `select after from audit_log where target = $1 and action = 'document.published'`,
          [`posts/${id}`],
        )
      ).map(({ after }) => after)
    expect([await told(within), await told(alone)]).toEqual([
      [{ release: 'Autumn', title: 'Within' }],
      [{ title: 'Alone' }],
    ])
    const [line] = await rows<{ after: object }>(
      `select after from audit_log where target = $1 and action = 'releases.live'`,
      [`releases/${release}`],
    )
    expect(line?.after).toEqual({ changed: '1', title: 'Autumn' })
  })
})

describe('Unpublishing in a release', () => {
  it('lists published documents that refer to the unpublished one, until they are unpublished too', async () => {
    const above = await live('pages', { title: 'Above' })
    const below = await live('pages', { parent: above, title: 'Below' })
    const unseen = await draft('pages', { parent: above, title: 'Draft below' })
    const release = await make('pages', [above], { isPublish: false })
    const loose = async () => (await read(release)).loose.places.map(({ id, target }) => [id, target])
    expect(await loose()).toEqual([[below, 'Above']])
    await add(release, 'pages', [unseen])
    expect((await loose()).map(([id]) => id).sort()).toEqual([below, unseen].sort())
    await add(release, 'pages', [below, unseen], false)
    expect(await loose()).toEqual([])
  })

  it('considers the newest draft of documents that are published with it', async () => {
    const [old, other] = [await live('pages', { title: 'Old' }), await live('pages', { title: 'Other' })]
    const below = await live('pages', { parent: old, title: 'Moves' })
    const release = await make('pages', [old], { isPublish: false })
    await add(release, 'pages', [below])
    expect((await read(release)).loose.places).toHaveLength(1)
    expect((await editor().patch(`/pages/${below}?draft=true`, { parent: other })).status).toBe(200)
    expect((await read(release)).loose.places).toEqual([])
  })

  it('leaves out the performances of an event', async () => {
    const event = await live('events', { title: 'Lear' })
    await live('event-instances', { event, start: '2031-08-01T18:00:00.000Z' })
    expect((await read(await make('events', [event], { isPublish: false }))).loose).toEqual({ places: [], unseen: 0 })
  })
})
