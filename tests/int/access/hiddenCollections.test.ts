import { poolOf } from '@/database/connections'
import { deleteTenant } from '@/jobs/tasks/deleteTenant'
import { boot, type TestApp } from '@tests/support/boot'
import { PASSWORD } from '@tests/support/client'
import { create, makeWorld, type World } from '@tests/support/world'
import { createProgram } from '../tokens/support'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())
beforeEach(() => poolOf(app.payload).query('delete from rate_limits'))

const SLUGS = ['access-tokens', 'preview-links', 'saved-views'] as const
type Slug = (typeof SLUGS)[number]

interface Doc {
  id: string
  [name: string]: unknown
}

const client = (name: string) => world.clients[name]!
const listed = async (name: string, path: string) => (await client(name).get<{ docs: Doc[] }>(path)).body.docs ?? []
const isRefused = ({ status }: { status: number }) => [403, 404].includes(status)

/** Has somebody make a document by its operation. @returns its id */
const MAKE: Record<Slug, (name: string, tenant: string) => Promise<string>> = {
  'access-tokens': async (name, tenant) => (await createProgram(app, client(name), tenant)).id,
  'preview-links': async (name, tenant) => {
    const page = await create(app.payload, 'pages', { _status: 'draft', tenant, title: 'Not yet' })
    return (await client(name).post<{ id: string }>(`/documents/pages/${page}/preview-links`, { days: 7 })).body.id
  },
  'saved-views': async (name, tenant) => {
    const view = { isShared: true, query: 'state=draft', tenantId: tenant, title: 'Drafts' }
    return (await client(name).post<{ id: string }>('/views/pages', view)).body.id
  },
}

const countOf = async (collection: Slug, field: string, value: string) =>
  (await app.payload.count({ collection, overrideAccess: true, where: { [field]: { equals: value } } })).totalDocs

describe.each(SLUGS)('The collection %s', (slug) => {
  it('shows a document to its owner', async () => {
    const id = await MAKE[slug]('editor-a', world.a)
    expect((await client('editor-a').get(`/${slug}/${id}`)).body).toMatchObject({ id, tenant: world.a })
    expect(await listed('editor-a', `/${slug}?where[id][equals]=${id}`)).toMatchObject([{ id }])
  })

  it.each(['owner-a', 'viewer-a', 'both', 'owner-b', 'super', 'stranger'])(
    'shows %s nothing of somebody else',
    async (name) => {
      const id = await MAKE[slug]('editor-a', world.a)
      expect(isRefused(await client(name).get(`/${slug}/${id}`))).toBe(true)
      for (const path of [`/${slug}?where[id][equals]=${id}`, `/${slug}?where[tenant][equals]=${world.a}&limit=0`])
        expect([path, (await listed(name, path)).filter((doc) => doc.id === id)]).toEqual([path, []])
    },
  )

  it('is written by operations only', async () => {
    const id = await MAKE[slug]('editor-a', world.a)
    const before = (await client('editor-a').get(`/${slug}/${id}`)).text
    const { createdAt: _, id: _id, updatedAt: __, ...copy } = JSON.parse(before) as Doc
    for (const name of ['editor-a', 'owner-a', 'super']) {
      const answers = [
        await client(name).post(`/${slug}`, { ...copy, hash: 'chosen', tokenHash: 'chosen' }),
        await client(name).patch(`/${slug}/${id}`, { expiresAt: '2099-01-01T00:00:00.000Z', title: 'Other' }),
        await client(name).delete(`/${slug}/${id}`),
      ]
      expect([name, answers.map(isRefused)]).toEqual([name, [true, true, true]])
    }
    expect((await client('editor-a').get(`/${slug}/${id}`)).text).toBe(before)
  })

  it('shows programs with an access token of the owner nothing', async () => {
    const id = await MAKE[slug]('editor-a', world.a)
    const program = await createProgram(app, client('editor-a'), world.a)
    expect((await program.call('GET', '/pages')).status).toBe(200)
    for (const path of [`/${slug}/${id}`, `/${slug}`]) {
      const { status, text } = await program.call('GET', path)
      expect([path, status, text.includes(id)]).toEqual([path, 403, false])
    }
  })

  it('keeps what somebody made in a site they have left from them', async () => {
    const membership = await create(app.payload, 'memberships', {
      role: 'tenant-admin',
      tenant: world.a,
      user: world.users.stranger,
    })
    const id = await MAKE[slug]('stranger', world.a)
    expect((await client('stranger').get(`/${slug}/${id}`)).status).toBe(200)
    await poolOf(app.payload).query('delete from memberships where id = $1', [membership])
    expect(isRefused(await client('stranger').get(`/${slug}/${id}`))).toBe(true)
  })
})

describe('What identifies a token or a preview link', () => {
  const SECRETS = [
    ['access-tokens', 'hash'],
    ['access-tokens', 'sessionId'],
    ['preview-links', 'tokenHash'],
  ] as const

  it.each(SECRETS)('leaves the server nowhere: %s, %s', async (collection, field) => {
    const id = await MAKE[collection]('editor-a', world.a)
    const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    const { rows } = await poolOf(app.payload).query<{ secret: string }>(
      `select ${column} as secret from ${collection.replace('-', '_')} where id = $1`,
      [id],
    )
    const { secret } = rows[0]!
    expect(secret.length).toBeGreaterThan(20)
    const shown = await client('editor-a').get(`/${collection}/${id}?depth=2`)
    expect([shown.status, shown.text.includes(secret)]).toEqual([200, false])
    for (const query of [`where[${field}][equals]=${secret}`, `where[${field}][exists]=true`, `sort=${field}`])
      expect([query, (await client('editor-a').get(`/${collection}?${query}`)).status]).toEqual([query, 400])
    const read = await app.payload.findByID({ collection, id, overrideAccess: true })
    expect(JSON.stringify(read)).not.toContain(secret)
    const log = await poolOf(app.payload).query<{ line: string }>('select a::text as line from audit_log a')
    expect(log.rows.filter(({ line }) => line.includes(secret))).toEqual([])
  })

  it('is not in the API description, nor are their collections', async () => {
    const { body, text } = await client('editor-a').get<{ paths: Record<string, unknown> }>('/openapi.json')
    expect(Object.keys(body.paths)).toContain('/pages')
    expect(SLUGS.filter((slug) => Object.hasOwn(body.paths, `/${slug}`))).toEqual([])
    expect(text).not.toContain('tokenHash')
  })
})

describe('Tokens, links and private views', () => {
  it('go with the account of their owner; shared views stay', async () => {
    const user = await create(app.payload, 'users', { email: 'leaves@test.example', password: PASSWORD })
    const tenant = world.a
    const expiresAt = '2030-01-01T00:00:00.000Z'
    const view = { query: 'state=draft', tenant, title: 'Ours', type: 'pages', user }
    const views = [
      await create(app.payload, 'saved-views', { ...view, isShared: false }),
      await create(app.payload, 'saved-views', { ...view, isShared: true }),
    ]
    await create(app.payload, 'access-tokens', { expiresAt, hash: 'leaves', keys: [], name: 'Program', tenant, user })
    await create(app.payload, 'preview-links', {
      collection: 'pages',
      createdBy: user,
      documentId: user,
      expiresAt,
      language: 'en',
      tenant,
      tokenHash: 'leaves',
    })
    expect(await countOf('access-tokens', 'hash', 'leaves')).toBe(1)
    await app.payload.delete({ collection: 'users', id: user, overrideAccess: true })
    expect([
      await countOf('access-tokens', 'hash', 'leaves'),
      await countOf('preview-links', 'tokenHash', 'leaves'),
      await countOf('saved-views', 'id', views[0]!),
      await countOf('saved-views', 'id', views[1]!),
    ]).toEqual([0, 0, 0, 1])
  })

  it('go with their site, and leave those of other sites', async () => {
    const others: [Slug, string][] = []
    for (const slug of SLUGS) {
      await MAKE[slug]('owner-b', world.b)
      others.push([slug, await MAKE[slug]('editor-a', world.a)])
    }
    const left = () => Promise.all(SLUGS.map((slug) => countOf(slug, 'tenant', world.b)))
    expect((await left()).map((count) => count > 0)).toEqual([true, true, true])
    await poolOf(app.payload).query("update tenants set deletion = 'requested' where id = $1", [world.b])
    await deleteTenant(app.payload, { id: world.b })
    expect(await left()).toEqual([0, 0, 0])
    for (const [slug, id] of others) expect([slug, await countOf(slug, 'id', id)]).toEqual([slug, 1])
  })
})
