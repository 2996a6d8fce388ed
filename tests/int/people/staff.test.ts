import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous, PASSWORD, type Client } from '@tests/support/client'
import { create, makeWorld, type World } from '@tests/support/world'
import { clearRateLimits, mailTo, outbox } from './support'

let app: TestApp
let world: World
let owner: Client
let writer: string
let decider: string

interface Answered {
  code?: string
  error?: string
  success?: boolean
}

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  owner = world.clients['owner-a']!
  writer = await create(app.payload, 'user-roles', {
    permissions: { 'pages:manage': true },
    tenant: world.a,
    title: 'Writer',
  })
  decider = await create(app.payload, 'user-roles', {
    permissions: { 'pages:manage': true, 'users:admin': true },
    tenant: world.a,
    title: 'Decides',
  })
})
beforeEach(() => clearRateLimits(app))
afterAll(() => app.close())

const update = (who: string, roleIds: unknown, client = owner, tenantId = world.a) =>
  client.post<Answered>(`/users/${world.users[who]}/update-permissions`, { roleIds, tenantId })
const remove = (who: string, client = owner, tenantId = world.a) =>
  client.post<Answered>(`/users/${world.users[who]}/remove-tenant-access`, { tenantId })
const reset = (who: string, client = owner, tenantId = world.a) =>
  client.post<Answered>(`/users/${world.users[who]}/forgot-password`, { tenantId })

const placeOf = async (who: string, tenant = world.a) => {
  const { docs } = await app.payload.find({
    collection: 'memberships',
    depth: 0,
    where: { and: [{ user: { equals: world.users[who] } }, { tenant: { equals: tenant } }] },
  })
  return docs[0] && { role: docs[0].role, userRole: docs[0].userRole ?? null }
}

describe('POST /api/users/:id/update-permissions [A-243, A-244, A-223, A-213, A-137]', () => {
  it('assigns exactly one role, which applies to the very next request', async () => {
    const editor = world.clients['editor-a']!
    expect((await editor.get('/events')).status).toBe(200)
    const answer = await update('editor-a', [writer])
    expect([answer.status, answer.body.success]).toEqual([200, true])
    expect((await editor.get('/events')).status).toBe(403)
    expect((await editor.get('/pages')).status).toBe(200)
    expect(await placeOf('editor-a')).toEqual({ role: 'staff', userRole: writer })
    expect(await mailTo(app, 'editor-a@test.example', 'roleChanged')).toMatchObject({
      role: 'Writer',
      site: 'Theatre A',
    })
    for (const roleIds of [[], [writer, decider], 'tenant-admin', [''], ['owner'], null])
      expect((await update('editor-a', roleIds)).status).toBe(400)
  })

  it("lets only the owner appoint an admin or change an admin's role", async () => {
    expect((await update('viewer-a', ['tenant-admin'], world.clients['admin-a'])).status).toBe(403)
    expect((await update('viewer-a', ['tenant-admin'])).status).toBe(200)
    expect((await update('viewer-a', [writer], world.clients['admin-a'])).status).toBe(403)
    expect((await remove('viewer-a', world.clients['admin-a'])).status).toBe(403)
    expect((await update('viewer-a', [writer])).status).toBe(200)
  })

  it('refuses the caller themselves, the owner, users of other tenants and roles of other tenants', async () => {
    const admin = world.clients['admin-a']!
    expect((await update('admin-a', [writer], admin)).body).toMatchObject({ code: 'conflict:people' })
    expect((await update('owner-a', [writer], admin)).status).toBe(409)
    expect((await update('owner-a', [writer])).status).toBe(409)
    expect((await update('editor-b', [writer])).status).toBe(404)
    expect((await update('stranger', [writer])).status).toBe(404)
    const theirs = await create(app.payload, 'user-roles', { permissions: {}, tenant: world.b, title: 'Theirs' })
    expect((await update('editor-a', [theirs])).status).toBe(422)
    expect((await update('editor-a', [writer], world.clients['owner-b'])).status).toBe(404)
    expect((await update('editor-b', [theirs], owner, world.b)).status).toBe(404)
    expect((await update('editor-a', [writer], world.clients['viewer-a'])).status).toBe(403)
    expect((await update('editor-a', [writer], anonymous(app))).status).toBe(401)
  })

  it('refuses roles with permissions that the caller lacks, and users who hold more than the caller', async () => {
    await update('viewer-a', [decider])
    const clerk = world.clients['viewer-a']!
    const events = await create(app.payload, 'user-roles', {
      permissions: { 'events:view': true },
      tenant: world.a,
      title: 'Events',
    })
    await update('editor-a', [writer])
    expect((await update('editor-a', [events], clerk)).status).toBe(403)
    expect((await update('editor-a', [writer], clerk)).status).toBe(200)
    expect((await update('editor-a', [events])).status).toBe(200)
    expect((await update('editor-a', [writer], clerk)).status).toBe(403)
    expect((await remove('editor-a', clerk)).status).toBe(403)
    expect((await reset('editor-a', clerk)).status).toBe(403)
    expect(
      (
        await clerk.post('/users/invite-staff', {
          email: 'n@x.example',
          firstName: 'N',
          lastName: 'N',
          roleId: events,
          tenantId: world.a,
        })
      ).status,
    ).toBe(403)
  })

  it('applies to the tenant in the request body, not to the one in the cookie', async () => {
    const both = world.clients.both!
    const answer = await both.post<Answered>(
      `/users/${world.users['editor-a']}/update-permissions`,
      { roleIds: [writer], tenantId: world.a },
      { tenant: world.b },
    )
    expect(answer.status).toBe(200)
    expect(
      (
        await both.post(
          `/users/${world.users['editor-b']}/update-permissions`,
          { roleIds: [writer], tenantId: world.b },
          { tenant: world.a },
        )
      ).status,
    ).toBe(403)
  })
})

describe('GET /api/users/:id [A-135, A-137, B-117]', () => {
  it("returns the user's memberships in those tenants that the caller administers", async () => {
    interface Seen {
      email: string
      tenants?: { roles: string[]; tenant: string; userRoles: string[] }[]
    }
    const both = world.users.both!
    const self = (await world.clients.both!.get<Seen>(`/users/${both}`)).body
    expect(self).toMatchObject({
      email: 'both@test.example',
      tenants: [
        { roles: ['tenant-admin'], tenant: world.a, userRoles: [] },
        { roles: [], tenant: world.b, userRoles: [expect.any(String)] },
      ],
    })
    expect((await owner.get<Seen>(`/users/${both}`)).body.tenants?.map(({ tenant }) => tenant)).toEqual([world.a])
    expect(
      (await world.clients['owner-b']!.get<Seen>(`/users/${both}`)).body.tenants?.map(({ tenant }) => tenant),
    ).toEqual([world.b])
    await world.clients['editor-a']!.patch(`/users/${world.users['editor-a']}`, {
      tenants: [{ roles: ['tenant-admin'], tenant: world.a, userRoles: [] }],
    })
    expect(await placeOf('editor-a')).toMatchObject({ role: 'staff' })
  })
})

describe('POST /api/users/:id/forgot-password [A-245, A-308]', () => {
  it('emails a reset link to the user and returns no token to the sender', async () => {
    const answer = await reset('editor-a')
    expect(answer.body).toEqual({ message: 'Password reset email sent to editor-a@test.example', success: true })
    expect(await mailTo(app, 'editor-a@test.example', 'resetPassword')).toMatchObject({ askedBy: 'owner-a' })
    expect(answer.text).not.toMatch(/[\w-]{40,}/)
  })

  it('sends at most three emails an hour to one person, and none to users of other tenants', async () => {
    const before = (await outbox(app)).length
    const statuses = []
    for (let times = 0; times < 5; times++) statuses.push((await reset('editor-a')).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect((await outbox(app)).length - before).toBe(3)
    expect((await reset('editor-b')).status).toBe(404)
    expect((await owner.post(`/users/${crypto.randomUUID()}/forgot-password`, { tenantId: world.a })).status).toBe(404)
  })
})

describe('POST /api/users/:id/remove-tenant-access [A-248, A-312]', () => {
  it("ends the person's access and locks in that tenant only, and notifies them by email", async () => {
    const person = await create(app.payload, 'users', {
      email: 'leaver@test.example',
      firstName: 'Lea',
      password: PASSWORD,
    })
    world.users.leaver = person
    await create(app.payload, 'memberships', { role: 'staff', tenant: world.a, user: person, userRole: writer })
    await create(app.payload, 'memberships', { role: 'tenant-viewer', tenant: world.b, user: person })
    const { signIn } = await import('@tests/support/client')
    const leaver = await signIn(app, 'leaver@test.example')
    const page = await leaver.post<{ doc: { id: string } }>('/pages', {
      slug: 'leaving',
      tenant: world.a,
      title: 'Leaving',
    })
    const theirs = await create(app.payload, 'pages', { slug: 'there', tenant: world.b, title: 'There' })
    for (const value of [page.body.doc.id, theirs]) {
      await create(app.payload, 'payload-locked-documents', {
        document: { relationTo: 'pages', value },
        user: { relationTo: 'users', value: person },
      })
    }
    expect((await remove('leaver')).body.success).toBe(true)
    expect((await leaver.patch(`/pages/${page.body.doc.id}`, { title: 'Still here' })).status).not.toBe(200)
    expect((await leaver.get(`/pages/${page.body.doc.id}`)).status).not.toBe(200)
    expect((await leaver.get(`/pages/${theirs}`)).status).toBe(200)
    const { rows } = await poolOf(app.payload).query<{ pages_id: string }>(
      `select pages_id from payload_locked_documents_rels where path = 'document'`,
    )
    expect(rows.map((row) => row.pages_id)).toEqual([theirs])
    expect(await mailTo(app, 'leaver@test.example', 'accessRemoved')).toMatchObject({ site: 'Theatre A' })
    expect((await remove('leaver')).status).toBe(404)
    expect(await placeOf('leaver', world.b)).toBeDefined()
  })

  it('refuses to remove the owner, the caller themselves and users of other tenants', async () => {
    expect((await remove('owner-a', world.clients['admin-a'])).status).toBe(409)
    expect((await remove('admin-a', world.clients['admin-a'])).status).toBe(409)
    expect((await remove('owner-a')).status).toBe(409)
    expect((await remove('editor-b')).status).toBe(404)
    expect((await remove('editor-b', owner, world.b)).status).toBe(404)
    expect((await remove('studio')).status).toBe(404)
    expect((await remove('viewer-a', world.clients['editor-a'])).status).toBe(403)
  })
})

describe('POST /api/tenants/:id/transfer-ownership', () => {
  const transfer = (userId: string, password: string, client = owner) =>
    client.post<Answered>(`/tenants/${world.a}/transfer-ownership`, { password, userId })

  it('transfers the site to an admin when the owner confirms with their password', async () => {
    const admin = world.users['admin-a']!
    expect((await transfer(admin, 'wrong')).body).toMatchObject({
      error: 'This password is incorrect.',
      errors: [{ path: 'password' }],
    })
    expect((await transfer(world.users['editor-a']!, PASSWORD)).status).toBe(422)
    expect((await transfer(world.users['editor-b']!, PASSWORD)).status).toBe(422)
    expect((await transfer(world.users['admin-a']!, PASSWORD, world.clients['admin-a'])).status).toBe(403)
    expect((await transfer(admin, PASSWORD, world.clients['owner-b'])).status).toBe(404)
    expect((await transfer(admin, PASSWORD)).status).toBe(200)
    expect(await placeOf('owner-a')).toEqual({ role: 'tenant-admin', userRole: null })
    expect(await placeOf('admin-a')).toBeUndefined()
    for (const to of ['owner-a@test.example', 'admin-a@test.example'])
      expect(await mailTo(app, to, 'ownershipTransferred')).toMatchObject({ isNewOwner: to.startsWith('admin') })
    // And what was the owner's alone is theirs no more.
    expect((await update('editor-a', ['tenant-admin'])).status).toBe(403)
    expect((await transfer(world.users['owner-a']!, PASSWORD, world.clients['admin-a'])).status).toBe(200)
  })
})
