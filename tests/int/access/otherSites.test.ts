import { randomUUID } from 'node:crypto'
import type { TypedUser } from 'payload'
import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import type { ApiResponse, Client } from '@tests/support/client'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())
beforeEach(() => poolOf(app.payload).query('delete from rate_limits'))

const SLUGS = [
  'access-tokens',
  'csv-imports',
  'document-reviews',
  'preview-links',
  'saved-views',
  'site-releases',
] as const
type Slug = (typeof SLUGS)[number]

/** A document of A, the page that it is about, and when it changed. */
interface Target {
  id: string
  page: string
  tenant: string
  updatedAt: string
}

const FUTURE = '2099-01-01T00:00:00.000Z'
const SECRET = 'Known to A alone'

/** What a document of A holds. Its owner may read each of them. */
const dataFor = (page: string): Record<Slug, Record<string, unknown>> => {
  const user = world.users['owner-a']
  return {
    'access-tokens': { expiresAt: FUTURE, hash: randomUUID(), keys: [], name: SECRET, user },
    'csv-imports': {
      changes: [
        {
          before: { name: SECRET },
          id: randomUUID(),
          isNew: false,
          leftAt: FUTURE,
          title: SECRET,
          wasPublished: true,
        },
      ],
      locale: 'en',
      type: 'people',
      user,
    },
    'document-reviews': {
      askedAt: FUTURE,
      askedBy: user,
      collection: 'pages',
      documentId: page,
      note: SECRET,
      state: 'asked',
    },
    'preview-links': {
      collection: 'pages',
      createdBy: user,
      documentId: page,
      expiresAt: FUTURE,
      language: 'en',
      tokenHash: randomUUID(),
    },
    'saved-views': { isShared: true, query: 'state=draft', title: SECRET, type: 'pages', user },
    'site-releases': {
      createdBy: user,
      refusals: [{ collection: 'pages', id: page, reason: SECRET, title: SECRET }],
      state: 'draft',
      title: SECRET,
    },
  }
}

async function makeTarget(slug: Slug): Promise<Target> {
  const tenant = world.a
  const page = await create(app.payload, 'pages', { _status: 'draft', tenant, title: SECRET })
  const id = await create(app.payload, slug, { ...dataFor(page)[slug], tenant })
  return { id, page, tenant, updatedAt: (await stored(slug, id)).updatedAt }
}

const stored = (slug: Slug, id: string) =>
  app.payload.findByID({ collection: slug, depth: 0, id, overrideAccess: true, showHiddenFields: true })

type Call = (client: Client, target: Target) => Promise<ApiResponse>

/** Every operation that takes a document by its id or by what it is about, in an order in which each can succeed. */
const OPERATIONS: Record<Slug, Call[]> = {
  'access-tokens': [(client, { id }) => client.delete(`/tokens/${id}`)],
  'csv-imports': [
    (client, { tenant }) => client.get(`/imports/people/last?tenantId=${tenant}`),
    (client, { id }) => client.post(`/imports/${id}/undo`, {}),
  ],
  'document-reviews': [
    (client, { page }) => client.get(`/documents/pages/${page}/review`),
    (client, { page }) => client.post(`/documents/pages/${page}/review/send-back`, { answer: 'Shorter' }),
    (client, { page }) => client.delete(`/documents/pages/${page}/review`),
  ],
  'preview-links': [
    (client, { page }) => client.get(`/documents/pages/${page}/preview-links`),
    (client, { id }) => client.post(`/preview-links/${id}/end`, {}),
  ],
  'saved-views': [
    (client, { tenant }) => client.get(`/views/pages?tenantId=${tenant}`),
    (client, { id }) => client.patch(`/views/view/${id}`, { title: 'Other' }),
    (client, { id }) => client.delete(`/views/view/${id}`),
  ],
  'site-releases': [
    (client, { tenant }) => client.get(`/releases?tenantId=${tenant}`),
    (client, { id }) => client.get(`/releases/${id}`),
    (client, { id }) => client.get(`/releases/${id}/drafts`),
    (client, { id, updatedAt }) => client.patch(`/releases/${id}`, { title: 'Other', updatedAt }),
    (client, { id }) => client.delete(`/releases/${id}`),
  ],
}

/** The routes of Payload's REST API that take a document by its id or find it by a query. */
const ROUTES: Call[] = [
  (client, { id }) => client.get(`/${id}`),
  (client, { id }) => client.get(`/${id}?depth=5&draft=true&trash=true`),
  (client, { id }) => client.patch(`/${id}`, { title: 'Other' }),
  (client, { id }) => client.delete(`/${id}`),
  (client, { id }) => client.post(`/${id}/duplicate`, {}),
  (client, { id }) => client.post(`/access/${id}`, {}),
  (client, { id }) => client.get(`?where[id][equals]=${id}`),
  (client, { tenant }) => client.get(`?where[tenant][equals]=${tenant}&limit=0`),
  (client, { tenant }) => client.get(`?where[or][0][tenant][equals]=${tenant}&where[or][1][id][exists]=true`),
  (client, { tenant }) => client.get('?limit=0', { tenant }),
  (client, { id }) => client.get(`/count?where[id][equals]=${id}`),
  (client, { id }) => client.patch(`?where[id][equals]=${id}`, { title: 'Other' }),
  (client, { id }) => client.delete(`?where[id][equals]=${id}`),
]

const below = (client: Client, slug: Slug): Client => ({
  ...client,
  delete: (path, options) => client.delete(`/${slug}${path}`, options),
  get: (path, options) => client.get(`/${slug}${path}`, options),
  patch: (path, body, options) => client.patch(`/${slug}${path}`, body, options),
  post: (path, body, options) => client.post(`/${slug}${path}`, body, options),
})

const userOf = async (name: string): Promise<TypedUser> => ({
  ...(await app.payload.findByID({ collection: 'users', id: world.users[name]!, overrideAccess: true })),
  collection: 'users',
})

/** What the Local API does for a user, with access control; an error counts as nothing. */
async function locally(slug: Slug, { id, tenant }: Target, name: string): Promise<Record<string, unknown>> {
  const as = { collection: slug, overrideAccess: false as const, user: await userOf(name) }
  const where = { tenant: { equals: tenant } }
  const orNothing = (work: Promise<unknown>) => work.catch(() => 'refused')
  const { payload } = app
  return {
    count: await orNothing(payload.count({ ...as, where }).then(({ totalDocs }) => totalDocs > 0)),
    create: await orNothing(payload.create({ ...as, data: { ...dataFor(id)[slug], tenant } as never })),
    delete: await orNothing(payload.delete({ ...as, id })),
    deleteMany: await orNothing(payload.delete({ ...as, where }).then(({ docs }) => docs.length)),
    distinct: await orNothing(
      payload.findDistinct({ ...as, field: 'tenant', where }).then(({ values }) => values.length > 0),
    ),
    duplicate: await orNothing(payload.duplicate({ ...as, id })),
    find: await orNothing(payload.find({ ...as, where }).then(({ docs }) => docs.length > 0)),
    findByID: await orNothing(payload.findByID({ ...as, id }).then((doc) => doc.id === id)),
    update: await orNothing(payload.update({ ...as, data: {}, id })),
    updateMany: await orNothing(payload.update({ ...as, data: {}, where }).then(({ docs }) => docs.length)),
  }
}

const UNWRITTEN = {
  create: 'refused',
  delete: 'refused',
  deleteMany: 'refused',
  duplicate: 'refused',
  update: 'refused',
  updateMany: 'refused',
}

describe.each(SLUGS)('A document of %s of another site', (slug) => {
  it('is like one that does not exist in every route of the REST API', async () => {
    const target = await makeTarget(slug)
    const before = await stored(slug, target.id)
    const nothing = { ...target, id: randomUUID(), page: randomUUID(), tenant: randomUUID() }
    for (const name of ['owner-b', 'editor-b', 'stranger'])
      for (const [index, route] of ROUTES.entries()) {
        const client = below(world.clients[name]!, slug)
        const [tried, unknown] = [await route(client, target), await route(client, nothing)]
        // Refusals may repeat the address that was asked for.
        const answer = [name, index, tried.status, tried.text.replaceAll(target.id, nothing.id)]
        expect(answer).toEqual([name, index, unknown.status, unknown.text])
        expect([name, index, tried.text.includes(SECRET)]).toEqual([name, index, false])
      }
    expect(await stored(slug, target.id)).toEqual(before)
    expect((await world.clients['owner-a']!.get(`/${slug}/${target.id}`)).status).toBe(200)
  })

  it('is like one that does not exist in every operation, which its owner can call', async () => {
    const target = await makeTarget(slug)
    const before = await stored(slug, target.id)
    const nothing = { ...target, id: randomUUID(), page: randomUUID(), tenant: randomUUID() }
    for (const name of ['owner-b', 'editor-b', 'stranger'])
      for (const [index, operation] of OPERATIONS[slug].entries()) {
        const client = world.clients[name]!
        const [tried, unknown] = [await operation(client, target), await operation(client, nothing)]
        expect([name, index, tried.status, tried.text]).toEqual([name, index, unknown.status, unknown.text])
        expect([name, index, tried.status >= 400]).toEqual([name, index, true])
      }
    expect(await stored(slug, target.id)).toEqual(before)
    for (const [index, operation] of OPERATIONS[slug].entries())
      expect([index, (await operation(world.clients['owner-a']!, target)).status]).toEqual([index, 200])
  })

  it('is neither read nor written by the Local API for a user, and only read for its owner', async () => {
    const target = await makeTarget(slug)
    const before = await stored(slug, target.id)
    expect(await locally(slug, target, 'owner-a')).toEqual({
      ...UNWRITTEN,
      count: true,
      distinct: true,
      find: true,
      findByID: true,
    })
    for (const name of ['owner-b', 'stranger']) {
      const { count, distinct, find, findByID, ...written } = await locally(slug, target, name)
      expect([name, written]).toEqual([name, UNWRITTEN])
      for (const read of [count, distinct, find, findByID]) expect([false, 'refused']).toContain(read)
    }
    expect(await stored(slug, target.id)).toEqual(before)
  })

  it('is referred to by no document, and so by no lock and no populated field', async () => {
    const refersTo = async (table: string) =>
      (
        await poolOf(app.payload).query<{ name: string }>(
          "select conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = $1::regclass",
          [table],
        )
      ).rows.map(({ name }) => name)
    expect(await refersTo('pages')).toContain('payload_locked_documents_rels')
    expect(await refersTo(slug.replace('-', '_'))).toEqual([])
  })

  it('cannot be locked, and a preference in its name belongs to whoever wrote it', async () => {
    const { id } = await makeTarget(slug)
    const lock = { document: { relationTo: slug, value: id }, user: world.users['owner-b'] }
    expect((await world.clients['owner-b']!.post('/payload-locked-documents', lock)).status).toBe(404)
    const preference = `/payload-preferences/collection-${slug}-${id}`
    expect((await world.clients['owner-a']!.post(preference, { value: { note: SECRET } })).status).toBe(200)
    expect((await world.clients['owner-a']!.get(preference)).text).toContain(SECRET)
    expect((await world.clients['owner-b']!.get(preference)).text).not.toContain(SECRET)
  })
})

describe('What a reader may not see of a release or an import', () => {
  const FIELDS = [
    ['csv-imports', 'changes'],
    ['site-releases', 'refusals'],
  ] as const

  it.each(FIELDS)('is neither shown nor found by a filter or an order: %s, %s', async (slug, field) => {
    const { id } = await makeTarget(slug)
    const owner = below(world.clients['owner-a']!, slug)
    const shown = await owner.get(`/${id}?select[${field}]=true&depth=5`)
    expect([shown.status, shown.body.id]).toEqual([200, id])
    expect(shown.body).not.toHaveProperty(field)
    const found = await owner.get(`?where[id][equals]=${id}&select[tenant]=true&sort=createdAt`)
    expect([found.status, found.text.includes(id)]).toEqual([200, true])
    for (const query of [
      `where[${field}][exists]=true`,
      `where[${field}][contains]=${SECRET}`,
      `where[${field}.0.title][equals]=${SECRET}`,
      `where[${field}.title][like]=Known`,
      `where[and][0][or][0][${field}.title][exists]=true`,
      `sort=${field}`,
      `sort=-${field}.title`,
    ]) {
      const answer = await owner.get(`?${query}`)
      expect([query, answer.status, answer.text.includes(id)]).toEqual([query, 400, false])
    }
  })
})
