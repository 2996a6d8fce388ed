import { poolOf } from '@/database/connections'
import { boot, ORIGIN, type TestApp } from '@tests/support/boot'
import { PASSWORD } from '@tests/support/client'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  for (const [name, permissions] of Object.entries({
    'editor-a': { 'posts:manage': true, 'posts:publish': true },
    'viewer-a': { 'pages:view': true },
  })) {
    const userRole = await create(app.payload, 'user-roles', { permissions, tenant: world.a, title: name })
    await poolOf(app.payload).query(`update memberships set role = 'staff', user_role_id = $1 where user_id = $2`, [
      userRole,
      world.users[name],
    ])
  }
})
afterAll(() => app.close())
beforeEach(() => poolOf(app.payload).query('delete from rate_limits'))

const client = (name: string) => world.clients[name]!
const draft = (collection = 'posts') =>
  create(app.payload, collection, { _status: 'draft', tenant: world.a, title: 'Season launch' })
const listed = async (name: string, path: string) =>
  (await client(name).get<{ docs?: Record<string, unknown>[] }>(path)).body.docs ?? []

/** Tries every way in which REST writes documents. @returns what was let through */
async function tryToWrite(slug: string, id: string, change: Record<string, unknown>): Promise<string[]> {
  const through: string[] = []
  for (const name of ['editor-a', 'owner-a', 'super'])
    for (const [how, { status }] of Object.entries({
      create: await client(name).post(`/${slug}`, { ...change, tenant: world.a }),
      delete: await client(name).delete(`/${slug}/${id}`),
      update: await client(name).patch(`/${slug}/${id}`, change),
      updateMany: await client(name).patch(`/${slug}?where[id][equals]=${id}`, change),
    }))
      if (status !== 403 && status !== 404) through.push(`${name} ${how} ${status}`)
  return through
}

const ONES = { reason: 'It is locked.', title: 'A secret page' }

describe('The collection of releases', () => {
  const make = async () =>
    (await client('editor-a').post<{ id: string }>('/releases', { tenantId: world.a, title: 'Spring' })).body.id

  it('shows releases to whoever edits content, without the documents that are in their way', async () => {
    const release = await make()
    const refusals = [{ collection: 'pages', id: release, ...ONES }]
    await app.payload.update({ collection: 'site-releases', data: { refusals, state: 'failed' }, id: release })
    for (const name of ['editor-a', 'owner-a', 'super']) {
      const { body } = await client(name).get(`/site-releases/${release}?depth=2`)
      expect([name, body]).toMatchObject([name, { state: 'failed', tenant: world.a, title: 'Spring' }])
      expect(JSON.stringify(body)).not.toContain(ONES.title)
    }
    expect((await client('owner-a').get('/site-releases?where[refusals][exists]=true')).status).toBe(400)
    for (const name of ['viewer-a', 'owner-b']) {
      expect([403, 404]).toContain((await client(name).get(`/site-releases/${release}`)).status)
      expect([name, await listed(name, `/site-releases?where[tenant][equals]=${world.a}`)]).toEqual([name, []])
    }
  })

  it('is written by nobody through REST', async () => {
    const release = await make()
    expect(await tryToWrite('site-releases', release, { title: 'Other' })).toEqual([])
    expect((await client('editor-a').get(`/site-releases/${release}`)).body.title).toBe('Spring')
  })

  it('deletes the list of documents with a release', async () => {
    const release = await make()
    const documents = [{ collection: 'posts', id: await draft() }]
    await client('editor-a').post(`/releases/${release}/documents`, { documents })
    const listOf = async () =>
      (await poolOf(app.payload).query('select from release_documents where release_id = $1', [release])).rowCount
    expect(await listOf()).toBe(1)
    await app.payload.delete({ collection: 'site-releases', id: release, overrideAccess: true })
    expect(await listOf()).toBe(0)
  })
})

describe('The collection of reviews', () => {
  it('shows reviews to whoever may view documents of their type', async () => {
    const [post, page] = [await draft(), await draft('pages')]
    for (const [type, id] of Object.entries({ pages: page, posts: post }))
      expect((await client('owner-a').post(`/documents/${type}/${id}/review`, { note: 'Please' })).status).toBe(200)
    const seenBy = async (name: string) =>
      (await listed(name, '/document-reviews?limit=0')).map(({ documentId }) => documentId).toSorted()
    expect(await seenBy('owner-a')).toEqual([page, post].toSorted())
    expect(await seenBy('editor-a')).toEqual([post])
    expect(await seenBy('viewer-a')).toEqual([page])
    expect(await seenBy('owner-b')).toEqual([])
  })

  it('is written by nobody through REST', async () => {
    const id = await draft()
    await client('owner-a').post(`/documents/posts/${id}/review`, { note: 'Please' })
    const [review] = await listed('editor-a', `/document-reviews?where[documentId][equals]=${id}`)
    expect(review).toMatchObject({ note: 'Please', state: 'asked' })
    expect(await tryToWrite('document-reviews', String(review!.id), { note: 'Other' })).toEqual([])
    expect((await listed('editor-a', `/document-reviews?where[documentId][equals]=${id}`))[0]).toEqual(review)
  })

  it('holds one review of a document that two people ask for at once', async () => {
    const id = await draft()
    const asked = await Promise.all(
      ['editor-a', 'owner-a', 'editor-a'].map((name) => client(name).post(`/documents/posts/${id}/review`, {})),
    )
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await listed('owner-a', `/document-reviews?where[documentId][equals]=${id}`)).toHaveLength(1)
  })

  it('keeps no review of a performance that is deleted by a statement with its event', async () => {
    const event = await create(app.payload, 'events', { tenant: world.a, title: 'Hamlet' })
    const performance = await create(app.payload, 'event-instances', {
      _status: 'draft',
      event,
      start: '2031-07-01T17:00:00.000Z',
      start_tz: 'Europe/London',
      tenant: world.a,
    })
    const asked = await client('owner-a').post(`/documents/event-instances/${performance}/review`, {})
    expect(asked.status).toBe(200)
    const ofPerformance = `/document-reviews?where[documentId][equals]=${performance}`
    expect(await listed('owner-a', ofPerformance)).toHaveLength(1)
    await app.payload.delete({ collection: 'events', id: event, overrideAccess: true })
    expect(await listed('owner-a', ofPerformance)).toEqual([])
  })
})

describe('The collection of imports', () => {
  const importOne = async () => {
    const input = { tenantId: world.a, text: 'Name,Profession\nA secret person,Composer' }
    const { stand } = (await client('owner-a').post<{ stand: string }>('/imports/people/preview', input)).body
    return (await client('owner-a').post<{ id: string }>('/imports/people/run', { ...input, stand })).body.id
  }

  it('shows that there was an import to whoever may import that type, without the values from before', async () => {
    const id = await importOne()
    for (const name of ['owner-a', 'super']) {
      const { body } = await client(name).get(`/csv-imports/${id}?depth=2`)
      expect([name, body]).toMatchObject([name, { id, tenant: world.a, type: 'people' }])
      expect(JSON.stringify(body)).not.toContain('A secret person')
    }
    // The editor manages posts alone.
    for (const name of ['editor-a', 'viewer-a', 'owner-b'])
      expect([403, 404]).toContain((await client(name).get(`/csv-imports/${id}`)).status)
  })

  it('is written by nobody through REST', async () => {
    expect(await tryToWrite('csv-imports', await importOne(), { locale: 'es' })).toEqual([])
  })

  it('forgets imports that are too old to be undone', async () => {
    const old = await importOne()
    await poolOf(app.payload).query(`update csv_imports set created_at = now() - interval '31 days' where id = $1`, [
      old,
    ])
    await poolOf(app.payload).query(`delete from people`)
    const id = await importOne()
    const ids = (await listed('owner-a', '/csv-imports?limit=0')).map((row) => row.id)
    expect([ids.includes(id), ids.includes(old)]).toEqual([true, false])
  })
})

describe('Programs with an access token', () => {
  it('read none of these collections, while they read the content that the token names', async () => {
    const { body } = await client('owner-a').post<{ token: string }>('/tokens', {
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      keys: ['posts:manage', 'posts:view'],
      name: 'Program',
      password: PASSWORD,
      tenant: world.a,
    })
    const headers = { Authorization: `Bearer ${body.token}` }
    const statusOf = async (path: string) => (await app.send(new Request(`${ORIGIN}/api${path}`, { headers }))).status
    expect(await statusOf('/posts')).toBe(200)
    for (const slug of ['site-releases', 'document-reviews', 'csv-imports'])
      expect([slug, await statusOf(`/${slug}`)]).toEqual([slug, 403])
  })
})
