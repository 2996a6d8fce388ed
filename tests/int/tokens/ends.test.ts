import { createLocalReq } from 'payload'
import { poolOf } from '@/database/connections'
import { issueResetToken } from '@/endpoints/accounts/accountTokens'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous, PASSWORD, signIn } from '@tests/support/client'
import { create, makeWorld, type World } from '@tests/support/world'
import { withFactor } from '../accounts/support/person'
import { createProgram, type Program } from './support'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const client = (name = 'editor-a') => world.clients[name]!
const make = (keys: string[], name = 'editor-a', tenant = world.a) => createProgram(app, client(name), tenant, { keys })
const works = async (program: Program): Promise<number> => (await program.call('GET', '/pages?limit=1')).status

/** Colleagues are made and lose their place again, without a trace for the other tests. */
async function colleague(email: string) {
  const user = await create(app.payload, 'users', { email, emailVerified: true, firstName: 'Ines', password: PASSWORD })
  const membership = await create(app.payload, 'memberships', { role: 'tenant-admin', tenant: world.a, user })
  return { client: await signIn(app, email), email, membership, user }
}

describe('a token ends', () => {
  it('a token ends when its owner ends it; nobody else can', async () => {
    const program = await make(['pages:view'])
    expect((await client('owner-a').delete(`/tokens/${program.id}`)).status).toBe(404)
    expect(await works(program)).toBe(200)
    expect((await client().delete(`/tokens/${program.id}`)).status).toBe(200)
    expect((await program.call('GET', '/pages')).body).toMatchObject({ code: 'unauthorized:tokens' })
    expect((await client().delete(`/tokens/${program.id}`)).status).toBe(404)
  })

  it('a token ends at its set time', async () => {
    const program = await make(['pages:view'])
    await poolOf(app.payload).query(`update access_tokens set expires_at = now() - interval '1 second' where id = $1`, [
      program.id,
    ])
    expect(await works(program)).toBe(401)
  })

  it('a token loses a right that its owner loses, and gets it back with them', async () => {
    const program = await make(['pages:view', 'events:view'])
    const { rows } = await poolOf(app.payload).query<{ id: string; permissions: object }>(
      `select r.id, r.permissions from user_roles r join memberships m on m.user_role_id = r.id where m.user_id = $1`,
      [world.users['editor-a']],
    )
    const give = (permissions: object) =>
      app.payload.update({
        collection: 'user-roles',
        data: { permissions } as never,
        id: rows[0]!.id,
        overrideAccess: true,
      })
    expect((await program.call('GET', '/events')).status).toBe(200)
    await give({ 'pages:view': true })
    expect([(await program.call('GET', '/events')).status, await works(program)]).toEqual([403, 200])
    await give(rows[0]!.permissions)
    expect((await program.call('GET', '/events')).status).toBe(200)
  })

  it('a token ends with a new password', async () => {
    const { client: own } = await colleague('password@test.example')
    const program = await createProgram(app, own, world.a)
    expect(
      (await own.post('/users/password', { newPassword: 'a longer one than before', password: PASSWORD })).status,
    ).toBe(200)
    expect(await works(program)).toBe(401)
    // Its owner is signed in as before.
    expect((await own.get('/tokens')).body).toEqual({ tokens: [] })
  })

  it('a token ends with a new password by mail', async () => {
    const { client: own, user } = await colleague('forgotten@test.example')
    const program = await createProgram(app, own, world.a)
    const token = await issueResetToken(await createLocalReq({}, app.payload), user, 60)
    expect(await works(program)).toBe(200)
    expect(
      (await anonymous(app).post(`/users/reset-password`, { password: 'a longer one than before', token })).status,
    ).toBe(200)
    expect(await works(program)).toBe(401)
  })

  it('a token ends when two-factor sign-in is turned on in another session; one that was created in that session goes on', async () => {
    const { client: other, email, user: id } = await colleague('factor@test.example')
    const own = await signIn(app, email)
    const [inOther, inOwn] = [await createProgram(app, other, world.a), await createProgram(app, own, world.a)]
    await withFactor(app, { client: own, email, id })
    expect([await works(inOther), await works(inOwn)]).toEqual([401, 200])
  })

  it('a token ends with the session in which it was created, and with all sessions', async () => {
    const { client: first, email, user } = await colleague('sessions@test.example')
    const second = await signIn(app, email)
    const [inFirst, inSecond] = [await createProgram(app, first, world.a), await createProgram(app, second, world.a)]
    const { rows } = await poolOf(app.payload).query<{ session_id: string }>(
      'select session_id from access_tokens where id = $1',
      [inFirst.id],
    )
    expect((await second.post('/users/sessions/end', { session: rows[0]!.session_id })).status).toBe(200)
    expect([await works(inFirst), await works(inSecond)]).toEqual([401, 200])
    const third = await signIn(app, email)
    const inThird = await createProgram(app, third, world.a)
    expect((await third.post('/users/sessions/end-others', {})).status).toBe(200)
    expect([await works(inSecond), await works(inThird)]).toEqual([401, 200])
    expect((await client('super').post(`/users/${user}/end-sessions`, {})).status).toBe(200)
    expect(await works(inThird)).toBe(401)
  })

  it('a token ends when its owner is taken off the site, and does not come back with them', async () => {
    const { client: own, user } = await colleague('leaver@test.example')
    const program = await createProgram(app, own, world.a)
    expect((await client('owner-a').post(`/users/${user}/remove-tenant-access`, { tenantId: world.a })).status).toBe(
      200,
    )
    await create(app.payload, 'memberships', { role: 'tenant-admin', tenant: world.a, user })
    expect(await works(program)).toBe(401)
  })

  it('a token ends when the membership is deleted, by the provider or straight in the database', async () => {
    const { client: own, membership, user } = await colleague('deleted@test.example')
    const program = await createProgram(app, own, world.a)
    expect((await client('super').delete(`/memberships/${membership}`)).status).toBe(200)
    const next = await create(app.payload, 'memberships', { role: 'tenant-admin', tenant: world.a, user })
    expect(await works(program)).toBe(401)
    const another = await createProgram(app, own, world.a)
    await poolOf(app.payload).query('delete from memberships where id = $1', [next])
    expect(await works(another)).toBe(401)
    await create(app.payload, 'memberships', { role: 'tenant-admin', tenant: world.a, user })
    expect(await works(another)).toBe(401)
  })

  it('a token ends with its owner, and with its site', async () => {
    const { client: own, user } = await colleague('gone@test.example')
    const program = await createProgram(app, own, world.a)
    await poolOf(app.payload).query('delete from memberships where user_id = $1', [user])
    await app.payload.delete({ collection: 'users', id: user, overrideAccess: true })
    expect(await works(program)).toBe(401)
    const { rows } = await poolOf(app.payload).query('select 1 from access_tokens where user_id = $1', [user])
    expect(rows).toEqual([])
    // Sites take the documents of their collections with them.
    const { flattenedFields } = app.payload.collections['access-tokens'].config
    expect(flattenedFields).toContainEqual(expect.objectContaining({ name: 'tenant', relationTo: 'tenants' }))
  })
})

describe('a token waits', () => {
  const sql = (text: string, values: unknown[]) => poolOf(app.payload).query(text, values)

  it.each([
    [
      'while its site is suspended',
      'editor-b',
      (closed: boolean) =>
        sql('update tenants set suspended_at = $2 where id = $1', [world.b, closed ? new Date() : null]),
    ],
    [
      'while the organisation of its owner is not active',
      'studio',
      (closed: boolean) =>
        sql('update collaborators set active = $2 where id = (select organisation_id from users where id = $1)', [
          world.users.studio,
          !closed,
        ]),
    ],
  ] as const)('%s, used or not, and works again after that', async (_, name, close) => {
    const tenant = name === 'studio' ? world.a : world.b
    const [used, unused] = [await make(['pages:view'], name, tenant), await make(['pages:view'], name, tenant)]
    await close(true)
    const { body, status } = await used.call('GET', '/pages?limit=1')
    expect([status, body.code]).toEqual([403, 'suspended:tokens'])
    await close(false)
    expect([await works(used), await works(unused)]).toEqual([200, 200])
  })

  it('a token waits while its site asks for a second factor that its owner does not have', async () => {
    const program = await make(['pages:manage'], 'editor-b', world.b)
    const ask = (isAsked: boolean) =>
      sql('update tenants set require_two_factor = $2 where id = $1', [world.b, isAsked])
    await ask(true)
    expect([
      (await program.call('GET', '/pages?limit=1')).body.code,
      (await program.call('POST', '/pages?draft=true', { tenant: world.b, title: 'Ours' })).body.code,
    ]).toEqual(['second_factor:tokens', 'second_factor:tokens'])
    await ask(false)
    expect([
      await works(program),
      (await program.call('POST', '/pages?draft=true', { tenant: world.b, title: 'Ours' })).status,
    ]).toEqual([200, 201])
  })
})
