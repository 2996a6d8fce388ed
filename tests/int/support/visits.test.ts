import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { PASSWORD, signIn, type Client } from '@tests/support/client'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
let support: Client
let colleague: Client
let supporter: string

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  supporter = await create(app.payload, 'users', {
    email: 'support@test.example',
    emailVerified: true,
    firstName: 'Robin',
    password: PASSWORD,
    roles: ['support'],
  })
  await create(app.payload, 'users', {
    email: 'colleague@test.example',
    emailVerified: true,
    firstName: 'Sam',
    password: PASSWORD,
    roles: ['support'],
  })
  support = await signIn(app, 'support@test.example')
  colleague = await signIn(app, 'colleague@test.example')
  await create(app.payload, 'pages', { slug: 'ours', tenant: world.a, title: 'Ours' })
  await create(app.payload, 'pages', { slug: 'theirs', tenant: world.b, title: 'Theirs' })
})
afterEach(() => query('update support_visits set ended_at = now() where ended_at is null'))
afterAll(() => app.close())

const query = (text: string, values: unknown[] = []) => poolOf(app.payload).query(text, values)
const client = (name: string): Client => world.clients[name]!
const start = (data: object = {}, who = support) =>
  who.post<{ id: string }>('/support/visits', {
    reason: 'You asked us about the programme',
    tenantId: world.a,
    ...data,
  })
const act = (id: string, verb: 'agree' | 'ask' | 'end', who: Client) => who.post(`/support/visits/${id}/${verb}`)
const titles = async (who = support) =>
  (await who.get<{ docs?: { title: string }[] }>('/pages?limit=50')).body.docs?.map(({ title }) => title).sort() ?? []
const write = async (who = support, tenant = world.a) =>
  (await who.post('/pages', { tenant, title: 'By support' })).status
const noticesOf = async (name: string) =>
  (await client(name).get<{ docs: { title: string }[] }>('/notices')).body.docs.map(({ title }) => title)
async function visit(data: object = {}): Promise<string> {
  const { body, status } = await start(data)
  expect(status).toBe(201)
  return body.id
}

it('reads nothing before a visit, one site while it lasts, and nothing after', async () => {
  expect(await titles()).toEqual([])
  const id = await visit()
  expect(await titles()).toEqual(['Ours'])
  expect(await titles(colleague)).toEqual([])
  expect((await act(id, 'end', support)).status).toBe(200)
  expect(await titles()).toEqual([])
})

it('is over when its time is, and with the role', async () => {
  const id = await visit({ hours: 4 })
  expect(await titles()).toEqual(['Ours'])
  await query(`update support_visits set ends_at = now() - interval '1 second' where id = $1`, [id])
  expect(await titles()).toEqual([])
  expect((await act(id, 'agree', client('owner-a'))).status).toBe(422)
  await visit()
  expect(await titles()).toEqual(['Ours'])
  await query('delete from users_roles where parent_id = $1', [supporter])
  try {
    expect(await titles()).toEqual([])
    expect((await start()).status).toBe(404)
  } finally {
    await query(
      `insert into users_roles (id, "order", parent_id, value) values (gen_random_uuid(), 1, $1, 'support')`,
      [supporter],
    )
  }
})

it('changes nothing before the owner agrees; then content, but neither people nor roles', async () => {
  const id = await visit()
  expect(await write()).toBe(403)
  expect((await act(id, 'ask', support)).status).toBe(200)
  expect(await noticesOf('owner-a')).toContain('Robin from support asks to make changes')
  expect(await write()).toBe(403)
  expect((await act(id, 'agree', client('owner-a'))).status).toBe(200)
  expect(await write()).toBe(201)
  expect(await write(support, world.b)).toBe(403)
  expect(
    (await support.post('/user-roles', { permissions: { 'pages:manage': true }, tenant: world.a, title: 'Mine' }))
      .status,
  ).toBeGreaterThanOrEqual(400)
  expect((await support.get(`/support/visits?tenantId=${world.a}`)).status).toBe(403)
  // What the owner agreed to was about this visit.
  await visit()
  expect(await write()).toBe(403)
})

it('nobody agrees but the owner of that site', async () => {
  const id = await visit()
  for (const [name, status] of [
    ['admin-a', 403],
    ['super', 403],
    ['owner-b', 404],
    ['stranger', 404],
  ] as const)
    expect([name, (await act(id, 'agree', client(name))).status]).toEqual([name, status])
  expect((await act(id, 'agree', support)).status).toBe(403)
  expect(await write()).toBe(403)
  expect((await act(id, 'agree', client('owner-a'))).status).toBe(200)
})

it('is started by support only, for a site that is there, with a reason', async () => {
  for (const name of ['owner-a', 'admin-a', 'super', 'stranger', 'studio'])
    expect([name, (await start({}, client(name))).status]).toEqual([name, 404])
  expect((await start({ tenantId: crypto.randomUUID() })).status).toBe(404)
  expect((await start({ reason: '  ' })).status).toBe(400)
  expect((await start({ hours: 72 })).status).toBe(400)
  await query('update tenants set suspended_at = now() where id = $1', [world.b])
  try {
    expect((await start({ tenantId: world.b })).status).toBe(422)
  } finally {
    await query('update tenants set suspended_at = null where id = $1', [world.b])
  }
  expect((await start({ tenantId: world.b })).status).toBe(201)
})

it('is announced, listed and ended by those who decide about people, and by nobody else', async () => {
  const id = await visit({ reason: 'The poster is missing' })
  for (const name of ['owner-a', 'admin-a'])
    expect(await noticesOf(name)).toContain('Robin from support is visiting Theatre A')
  for (const name of ['viewer-a', 'owner-b'])
    expect(await noticesOf(name)).not.toContain('Robin from support is visiting Theatre A')
  const { body } = await client('admin-a').get<{ visits: { isOpen: boolean; name: string; reason: string }[] }>(
    `/support/visits?tenantId=${world.a}`,
  )
  expect(body.visits[0]).toMatchObject({ isOpen: true, name: 'Robin', reason: 'The poster is missing' })
  expect((await client('editor-a').get(`/support/visits?tenantId=${world.a}`)).status).toBe(403)
  expect((await client('owner-b').get(`/support/visits?tenantId=${world.a}`)).status).toBe(404)
  for (const who of [client('viewer-a'), client('owner-b'), colleague])
    expect((await act(id, 'end', who)).status).toBe(404)
  expect((await act(id, 'end', client('admin-a'))).status).toBe(200)
  expect(await titles()).toEqual([])
})

it('stands in the activity of the site, as the provider’s', async () => {
  const id = await visit()
  await act(id, 'agree', client('owner-a'))
  const page = await support.post<{ doc: { id: string } }>('/pages', {
    _status: 'published',
    tenant: world.a,
    title: 'Mended',
  })
  expect(page.status).toBe(201)
  await act(id, 'end', support)
  const { rows } = await query(
    `select action, as_provider from audit_log where tenant_id = $1 and (target = $2 or target = $3) order by created_at, action`,
    [world.a, `support/${id}`, `pages/${page.body.doc.id}`],
  )
  expect(rows).toEqual([
    { action: 'support.started', as_provider: true },
    { action: 'support.agreed', as_provider: false },
    { action: 'document.published', as_provider: true },
    { action: 'support.ended', as_provider: true },
  ])
})

it('gives no token that outlives it', async () => {
  await visit()
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  expect(
    (
      await support.post('/tokens', {
        expiresAt,
        keys: ['pages:view'],
        name: 'Mine',
        password: PASSWORD,
        tenant: world.a,
      })
    ).status,
  ).toBe(404)
  expect(
    (
      await client('admin-a').post('/tokens', {
        expiresAt,
        keys: ['pages:view'],
        name: 'Theirs',
        password: PASSWORD,
        tenant: world.a,
      })
    ).status,
  ).toBe(201)
})
