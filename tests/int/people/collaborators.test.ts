import { poolOf } from '@/database/connections'
import { newRequestCode } from '@/lib/crypto/requestCode'
import { boot, type TestApp } from '@tests/support/boot'
import { PASSWORD, signIn, type Client } from '@tests/support/client'
import { create, makeWorld, type World } from '@tests/support/world'
import { clearRateLimits, mailTo } from './support'

const SIZE = Number(process.env.PROVE_SIZE ?? '0.1')

let app: TestApp
let world: World
let owner: Client
let studio: Client
let other: Client
let organisation: string
let otherOrganisation: string
let role: string

interface Answered {
  code?: string
  error?: string
  success?: boolean
}

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  owner = world.clients['owner-b']!
  studio = world.clients.studio!
  organisation = (await app.payload.findByID({ id: world.users.studio!, collection: 'users', depth: 0 }))
    .organisation as string
  otherOrganisation = await create(app.payload, 'collaborators', { name: 'Another studio' })
  await create(app.payload, 'users', {
    email: 'other@test.example',
    organisation: otherOrganisation,
    password: PASSWORD,
  })
  other = await signIn(app, 'other@test.example')
  role = await create(app.payload, 'user-roles', {
    permissions: { 'pages:manage': true },
    tenant: world.b,
    title: 'Outside',
  })
})
beforeEach(() => clearRateLimits(app))
afterAll(() => app.close())

const ask = (data: object, client = studio) => client.post<Answered>('/collaborators/request-access', data)
const decide = (verb: string, data: object = {}, client = owner, id = organisation) =>
  client.post<Answered>(`/collaborators/${id}/${verb}`, { tenantId: world.b, ...data })
const need = (requireRequestCode: boolean) =>
  owner.patch<{ doc: { collaboratorSettings: { requestCode: string | null } } }>(`/tenants/${world.b}`, {
    collaboratorSettings: { requireRequestCode },
  })
const regenerate = (client = owner) => client.post<{ code: string }>(`/tenants/${world.b}/regenerate-request-code`)
const seesPages = async (client = studio) =>
  (await client.get<{ totalDocs?: number }>(`/pages?where[tenant][equals]=${world.b}`)).body.totalDocs === 1

describe('[A-007, A-249, A-250] an organisation that works on a site', () => {
  it('asks, waits, is let in with a role, and is out again at once', async () => {
    await create(app.payload, 'pages', { slug: 'theirs', tenant: world.b, title: 'Theirs' })
    expect((await ask({ message: 'We build your new site.', slug: 'b' })).body.success).toBe(true)
    expect((await ask({ slug: 'b' })).status).toBe(409)
    expect(await mailTo(app, 'owner-b@test.example', 'collaboratorRequest')).toMatchObject({
      organisation: 'A studio',
      site: 'Theatre B',
    })
    expect((await owner.get<{ docs: { title: string }[] }>('/notices')).body.docs[0]?.title).toBe(
      'A studio asks for access',
    )
    expect(await seesPages()).toBe(false)
    expect((await decide('approve', { roleId: role }, world.clients['owner-a'])).status).toBe(404)
    expect((await decide('approve', { roleId: role }, world.clients['editor-b'])).status).toBe(403)
    expect((await decide('approve', { roleId: role }, studio)).status).toBe(404)
    expect((await decide('approve', { roleId: role })).status).toBe(200)
    expect(await seesPages()).toBe(true)
    expect(await mailTo(app, 'studio@test.example', 'collaboratorApproved')).toMatchObject({ site: 'Theatre B' })
    expect((await decide('remove-access', {}, world.clients['owner-a'])).status).toBe(404)
    expect((await decide('remove-access', { tenantId: world.a })).status).toBe(404)
    expect((await decide('remove-access')).status).toBe(200)
    expect(await seesPages()).toBe(false)
    // The other site that they work on is as it was.
    expect((await studio.get(`/pages?where[tenant][equals]=${world.a}`)).status).toBe(200)
    expect((await decide('remove-access')).status).toBe(404)
  })

  it('is told when it is declined, and may ask again', async () => {
    await ask({ slug: 'b' })
    expect((await decide('decline')).status).toBe(200)
    expect(await mailTo(app, 'studio@test.example', 'collaboratorDeclined')).toMatchObject({ site: 'Theatre B' })
    expect((await decide('approve', { roleId: role })).status).toBe(404)
    expect((await ask({ slug: 'b' })).status).toBe(200)
    await decide('decline')
  })

  it('never gets a role that decides about people', async () => {
    await ask({ slug: 'b' })
    for (const key of ['users:admin', 'roles:view', 'roles:manage', 'roles:delete']) {
      const strong = await create(app.payload, 'user-roles', {
        permissions: { [key]: true },
        tenant: world.b,
        title: key,
      })
      expect((await decide('approve', { roleId: strong })).status).toBe(422)
    }
    expect((await decide('approve', { roleId: 'tenant-admin' })).status).toBe(400)
    expect((await decide('approve', { roleId: role })).status).toBe(200)
    expect((await owner.patch(`/user-roles/${role}`, { permissions: { 'users:admin': true } })).status).toBe(422)
    expect(
      (await owner.patch(`/user-roles/${role}`, { permissions: { 'pages:manage': true, 'posts:view': true } })).status,
    ).toBe(200)
    await decide('remove-access')
  })

  it('is nobody who belongs to none', async () => {
    expect((await ask({ slug: 'b' }, world.clients['editor-a'])).status).toBe(422)
  })
})

describe('[A-008] a trusted partner', () => {
  it('is let in without asking; others are not', async () => {
    expect((await decide('invite', { roleId: role })).status).toBe(404)
    await app.payload.update({ id: organisation, collection: 'collaborators', data: { trusted: true } })
    expect((await decide('invite', { roleId: role }, world.clients['editor-b'])).status).toBe(403)
    expect((await decide('invite', { roleId: role })).status).toBe(200)
    expect(await seesPages()).toBe(true)
    expect((await decide('invite', { roleId: role })).status).toBe(409)
    await decide('remove-access')
    await app.payload.update({ id: organisation, collection: 'collaborators', data: { active: false } })
    expect((await decide('invite', { roleId: role })).status).toBe(404)
    await app.payload.update({ id: organisation, collection: 'collaborators', data: { active: true } })
  })
})

describe('[A-118, A-155, A-156, A-157, A-158, A-232, A-233, A-234, A-236] the request code', () => {
  it('is asked for, in whatever writing, and one sentence covers a wrong one and a site that does not exist', async () => {
    const { requestCode: code } = (await need(true)).body.doc.collaboratorSettings
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    const wrong = await ask({ code: '00000-00000', slug: 'b' })
    const unknown = await ask({ code: '00000-00000', slug: 'no-such-site' })
    const none = await ask({ slug: 'b' })
    expect([wrong.status, wrong.text, none.text]).toEqual([422, unknown.text, unknown.text])
    expect((await ask({ code: ` ${code!.toLowerCase().replace('-', ' ')}`, slug: 'b' })).status).toBe(200)
    await decide('decline')
  })

  it('dies with the next one, and with the need for one', async () => {
    const first = (await need(true)).body.doc.collaboratorSettings.requestCode!
    const { body, status } = await regenerate()
    expect(status).toBe(200)
    expect((await ask({ code: first, slug: 'b' })).status).toBe(422)
    expect((await need(false)).body.doc.collaboratorSettings.requestCode ?? null).toBeNull()
    expect((await need(true)).body.doc.collaboratorSettings.requestCode).not.toBe(body.code)
    expect((await regenerate(world.clients['editor-b'])).status).toBe(403)
    expect((await regenerate(world.clients['owner-a'])).status).toBe(404)
  })

  it('is paused after twenty wrong ones in a day, and the owner hears of it', async () => {
    const code = (await need(true)).body.doc.collaboratorSettings.requestCode!
    for (let tries = 0; tries < 20; tries++) {
      await poolOf(app.payload).query(`delete from rate_limits where key not like 'wrongRequestCode%'`)
      expect((await ask({ code: newRequestCode(), slug: 'b' }, tries % 2 ? studio : other)).status).toBe(422)
    }
    await poolOf(app.payload).query(`delete from rate_limits where key not like 'wrongRequestCode%'`)
    expect((await ask({ code, slug: 'b' })).status).toBe(429)
    expect((await owner.get<{ docs: { title: string }[] }>('/notices')).body.docs[0]?.title).toBe(
      'Someone is guessing the request code of Theatre B',
    )
    await clearRateLimits(app)
    expect((await ask({ code, slug: 'b' })).status).toBe(200)
  })

  it('is one of those answered, whatever many make at once', async () => {
    const sides = Math.max(5, Math.round(50 * SIZE))
    const codes = (await Promise.all(Array.from({ length: sides }, () => regenerate()))).map(({ body }) => body.code)
    expect(new Set(codes).size).toBe(sides)
    const { rows } = await poolOf(app.payload).query<{ code: string }>(
      'select collaborator_settings_request_code as code from tenants where id = $1',
      [world.b],
    )
    expect(codes).toContain(rows[0]!.code)
  })

  it('is drawn evenly and never twice', () => {
    const codes = Array.from({ length: 10_000 }, newRequestCode)
    expect(new Set(codes).size).toBe(codes.length)
    const counts = new Map<string, number>()
    for (const character of codes.join('').replaceAll('-', '')) counts.set(character, (counts.get(character) ?? 0) + 1)
    const expected = 100_000 / 32
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(counts.size).toBe(32)
    // 31 degrees of freedom: more than 80 comes by chance once in 300,000 runs.
    expect(chiSquare).toBeLessThan(80)
  })
})
