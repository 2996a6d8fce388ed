import { boot, type TestApp } from '@tests/support/boot'
import { anonymous } from '@tests/support/client'
import { makeWorld, type World } from '@tests/support/world'
import { poolOf } from '@/access/poolOf'
import { issueResetToken } from '@/endpoints/accounts/issueResetToken'
import { verificationLink } from '@/endpoints/accounts/verificationToken'
import { createLocalReq } from 'payload'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const query = async <Row extends object>(text: string, values: unknown[] = []) => (await poolOf(app.payload).query<Row>(text, values)).rows

describe('passwords', () => {
  it('answers the same for a known and an unknown address, and mails only the known one', async () => {
    const ask = (email: string) => anonymous(app).post('/users/forgot-password', { email })
    const known = await ask('viewer-a@test.example')
    const unknown = await ask('nobody@test.example')
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    const mails = await query<{ to: string }>(`select "to" from mails where template = 'resetPassword'`)
    expect(mails.map((mail) => mail.to)).toEqual(['viewer-a@test.example'])
  })

  it('keeps only the hash of a reset token, and accepts the token once', async () => {
    const req = await createLocalReq({}, app.payload)
    const token = await issueResetToken(req, world.users['editor-b']!, 60)
    const [row] = await query<{ token: string }>('select reset_password_token as token from users where id = $1', [world.users['editor-b']])
    expect(row!.token).not.toContain(token)
    const reset = (value: string) => anonymous(app).post('/users/reset-password', { password: 'another long password', token: value })
    expect((await reset(row!.token)).status).toBe(403)
    expect((await reset(token)).status).toBe(200)
    expect((await reset(token)).status).toBe(403)
  })

  it('never changes a password by saving the user', async () => {
    const own = world.clients['viewer-a']!
    expect((await own.patch(`/users/${world.users['viewer-a']}`, { password: 'stolen session password' })).status).toBe(403)
    expect((await own.patch(`/users/${world.users['viewer-a']}`, { firstName: 'Vera' })).status).toBe(200)
  })
})

describe('verifying an address', () => {
  it('sends the link to the signed-in person only, and the link verifies', async () => {
    const id = world.users.stranger!
    await query('update users set email_verified = false where id = $1', [id])
    const own = await world.clients.stranger!.post<{ message: string; success: boolean }>('/users/resend-verification', { email: 'stranger@test.example' })
    const other = await world.clients.stranger!.post('/users/resend-verification', { email: 'owner-b@test.example' })
    expect(own.body).toEqual({ message: 'Verification email sent successfully!', success: true })
    expect(other.text).toBe(own.text)
    expect(await query(`select "to" from mails where template = 'verifyAddress'`)).toEqual([{ to: 'stranger@test.example' }])
    const req = await createLocalReq({}, app.payload)
    const link = new URL(await verificationLink(req, { email: 'stranger@test.example', id }))
    const bad = await anonymous(app).get(`/users/verify-address?token=nonsense`)
    expect(bad.headers.get('Location')).toContain('verified=no')
    expect(await query('select email_verified from users where id = $1', [id])).toEqual([{ email_verified: false }])
    const good = await anonymous(app).get(link.pathname.replace('/api', '') + link.search)
    expect(good.headers.get('Location')).toContain('verified=yes')
    expect(await query('select email_verified from users where id = $1', [id])).toEqual([{ email_verified: true }])
  })
})

describe('the site on screen', () => {
  it('[B-183, B-279, B-280] is kept for the person, and only for a site of theirs', async () => {
    const { a, b, clients } = world
    const chosen = await clients.both!.post('/users/set-tenant', { tenantId: b })
    expect(chosen.status).toBe(200)
    expect(chosen.headers.get('Set-Cookie')).toContain(`payload-tenant=${b}`)
    const me = await clients.both!.get<{ user: { lastTenant: string } }>('/users/me')
    expect(me.body.user.lastTenant).toBe(b)
    expect((await clients['editor-a']!.post('/users/set-tenant', { tenantId: b })).status).toBe(404)
    expect((await clients['editor-a']!.post('/users/set-tenant', { tenantId: a })).status).toBe(200)
    expect((await clients.super!.post('/users/set-tenant', { tenantId: b })).status).toBe(200)
  })

  it('[B-265, B-266] is chosen from the own sites by name, from all of them by the provider', async () => {
    const { clients } = world
    const names = async (who: string, search = '') =>
      (await clients[who]!.get<{ tenants: { name: string }[] }>(`/users/tenants?search=${search}`)).body.tenants.map((one) => one.name)
    expect(await names('both')).toEqual(['Theatre A', 'Theatre B'])
    expect(await names('editor-a')).toEqual(['Theatre A'])
    expect(await names('super', 'theatre b')).toEqual(['Theatre B'])
    expect(await names('stranger')).toEqual([])
  })
})
