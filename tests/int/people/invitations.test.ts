import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous, signInWith, type Client } from '@tests/support/client'
import { expireMinuteLimits } from '@tests/support/passMinute'
import { create, makeWorld, type World } from '@tests/support/world'
import { clearRateLimits, mailTo, outbox, tokenOf } from './support'

let app: TestApp
let world: World
let owner: Client
let role: string

interface Invitation {
  id: string
  email: string
  status: string
  createdAt: string
  expiresAt: string
  metadata: { firstName: string; lastName: string }
  userRoles: string
}

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  owner = world.clients['owner-a']!
  role = await create(app.payload, 'user-roles', {
    permissions: { 'pages:manage': true, 'pages:view': true },
    tenant: world.a,
    title: 'Writer',
  })
})
beforeEach(() => clearRateLimits(app))
afterAll(() => app.close())

const invite = (email: string, more: object = {}, client = owner) =>
  client.post<Invitation & { code?: string; error?: string; errors?: { path?: string }[] }>('/users/invite-staff', {
    email,
    firstName: 'Nia',
    lastName: 'Prosser',
    roleId: role,
    tenantId: world.a,
    ...more,
  })

const accept = (token: string, more: object = {}, client = anonymous(app)) =>
  client.post<{ code?: string; error?: string; tenantId: string }>('/users/accept-invitation', { token, ...more })

describe('Inviting staff [A-246, A-247, A-006, A-141, A-142, A-143]', () => {
  it('returns the invitation without its token, and emails the link', async () => {
    const answer = await invite('  Nia@Guests.Example ')
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      email: 'nia@guests.example',
      metadata: { firstName: 'Nia', lastName: 'Prosser' },
      status: 'pending',
      userRoles: role,
    })
    expect(Date.parse(answer.body.expiresAt) - Date.parse(answer.body.createdAt)).toBeGreaterThan(6.9 * 86_400_000)
    const mail = await mailTo(app, 'nia@guests.example', 'invitation')
    expect(mail).toMatchObject({ isAgain: false, name: 'Nia', role: 'Writer', site: 'Theatre A' })
    expect(answer.text).not.toContain(tokenOf(mail))
    const { rows } = await poolOf(app.payload).query<{ line: string }>(
      'select to_jsonb(invite_tokens)::text as line from invite_tokens',
    )
    expect(rows.some(({ line }) => line.includes(tokenOf(mail)))).toBe(false)
    const read = await owner.get(`/invite-tokens/${answer.body.id}`)
    expect(read.text).not.toMatch(/hash/i)
  })

  it('takes an address with an international domain, the same person in either spelling', async () => {
    const answer = await invite('Jo@Exämple.example')
    expect([answer.status, answer.body.email]).toEqual([201, 'jo@xn--exmple-cua.example'])
    expect((await invite('jo@xn--exmple-cua.example')).body).toMatchObject({ code: 'conflict:invitations' })
    expect(await mailTo(app, 'jo@xn--exmple-cua.example', 'invitation')).toMatchObject({ name: 'Nia' })
  })

  it.each([
    ['no address', { email: '' }],
    ['a domain that cannot exist', { email: 'nia@exämple_.example' }],
    ['half an address', { email: 'nia@' }],
    ['no first name', { firstName: ' ' }],
    ['no last name', { lastName: '' }],
    ['no role', { roleId: undefined }],
    ['a line break in a name', { firstName: 'Nia\r\nBcc: x' }],
    ['an address in a name', { lastName: 'see https://evil.example' }],
    ['a host in a name', { firstName: 'evil.example' }],
    ['a name that turns its direction', { firstName: 'Nia‮' }],
    ['a long name', { firstName: 'N'.repeat(81) }],
    ['a key that is not known', { admin: true }],
  ])('refuses %s', async (_, more) => {
    const before = (await outbox(app)).length
    expect((await invite('wrong@guests.example', more)).status).toBe(400)
    expect((await outbox(app)).length).toBe(before)
  })

  it('refuses addresses of members and of open invitations, whatever their case', async () => {
    expect((await invite('EDITOR-A@test.example')).body).toMatchObject({ code: 'conflict:people' })
    expect((await invite('owner-a@test.example')).status).toBe(409)
    expect((await invite('twice@guests.example')).status).toBe(201)
    expect((await invite('Twice@Guests.example')).body).toMatchObject({
      code: 'conflict:invitations',
      error: expect.stringContaining('again'),
    })
  })

  it('answers in the same form for addresses with and without an account', async () => {
    const shape = ({ body, status }: Awaited<ReturnType<typeof invite>>) => [status, Object.keys(body).sort()]
    expect(shape(await invite('editor-b@test.example'))).toEqual(shape(await invite('unknown@guests.example')))
  })

  it('requires the permission in the named tenant, and a role of that tenant', async () => {
    expect((await invite('x1@guests.example', {}, world.clients['editor-a'])).status).toBe(403)
    expect((await invite('x2@guests.example', {}, world.clients['owner-b'])).status).toBe(404)
    expect((await invite('x3@guests.example', {}, anonymous(app))).status).toBe(401)
    const foreign = await create(app.payload, 'user-roles', { permissions: {}, tenant: world.b, title: 'Theirs' })
    expect((await invite('x4@guests.example', { roleId: foreign })).status).toBe(422)
    expect((await invite('x5@guests.example', { roleId: 'tenant-admin' }, world.clients['admin-a'])).status).toBe(403)
    expect((await invite('x6@guests.example', { roleId: 'tenant-admin' })).status).toBe(201)
  })
})

const statusOf = async (id: string) => (await owner.get<Invitation>(`/invite-tokens/${id}`)).body.status

const setInvitation = (id: string, { status }: { status: string }) =>
  poolOf(app.payload).query(
    `update invite_tokens set status = $2, expires_at = now() - interval '1 minute' where id = $1`,
    [id, status],
  )

/** The id of an invitation that has expired. */
async function invitedAndLate(email: string): Promise<string> {
  const { id } = (await invite(email)).body
  await setInvitation(id, { status: 'expired' })
  return id
}

describe('States of an invitation [A-145, A-146, A-147, A-148, A-251, A-252]', () => {
  it('is expired as soon as its time is over', async () => {
    const { id } = (await invite('late@guests.example')).body
    await poolOf(app.payload).query(`update invite_tokens set expires_at = now() - interval '1 minute' where id = $1`, [
      id,
    ])
    expect((await owner.get<Invitation>(`/invite-tokens/${id}`)).body.status).toBe('expired')
    const token = tokenOf(await mailTo(app, 'late@guests.example', 'invitation'))
    expect((await accept(token, { password: 'a long password' })).status).toBe(404)
    // It does not stand in the way of a new one.
    expect((await invite('late@guests.example')).status).toBe(201)
    expect((await owner.get<Invitation>(`/invite-tokens/${id}`)).body.status).toBe('cancelled')
  })

  it('is not sent again to someone who joined meanwhile or has a newer one, and says so', async () => {
    const resend = (id: string) => owner.post<{ code?: string; error?: string }>(`/invite-tokens/${id}/resend`)
    const old = await invitedAndLate('nia.twice@guests.example')
    const newer = (await invite('nia.twice@guests.example')).body
    const token = tokenOf(await mailTo(app, 'nia.twice@guests.example', 'invitation'))
    // As it was before inviting again cancelled the expired ones.
    const reopen = () => setInvitation(old, { status: 'expired' })
    await reopen()
    expect((await resend(old)).body).toMatchObject({
      code: 'conflict:invitations',
      error: 'This address already has an open invitation. You can send it again.',
    })
    expect((await resend(newer.id)).status).toBe(200)
    expect(await statusOf(old)).toBe('cancelled')
    expect((await accept(token, { password: 'a long password' })).status).toBe(404)

    await reopen()
    const again = tokenOf(await mailTo(app, 'nia.twice@guests.example', 'invitation'))
    expect((await accept(again, { password: 'a long password' })).status).toBe(200)
    expect([await statusOf(old), await statusOf(newer.id)]).toEqual(['cancelled', 'accepted'])
    await reopen()
    const mails = (await outbox(app)).length
    await expireMinuteLimits(app)
    expect((await resend(old)).body).toMatchObject({
      code: 'conflict:people',
      error: 'Someone with this address already works here.',
    })
    expect([await statusOf(old), (await outbox(app)).length]).toEqual(['expired', mails])
  })

  it('is left alone when somebody else is invited or joins, here or at another site', async () => {
    const waiting = await invitedAndLate('nia.waits@guests.example')
    await invite('other@guests.example')
    const token = tokenOf(await mailTo(app, 'other@guests.example', 'invitation'))
    expect((await accept(token, { password: 'a long password' })).status).toBe(200)
    const elsewhere = await world.clients['owner-b']!.post('/users/invite-staff', {
      email: 'nia.waits@guests.example',
      firstName: 'Nia',
      lastName: 'Prosser',
      roleId: 'tenant-admin',
      tenantId: world.b,
    })
    expect([elsewhere.status, await statusOf(waiting)]).toEqual([201, 'expired'])
    expect((await owner.post(`/invite-tokens/${waiting}/resend`)).status).toBe(200)
    expect(await statusOf(waiting)).toBe('pending')
  })

  it('is sent again with a new link that replaces the previous one', async () => {
    const { id } = (await invite('again@guests.example')).body
    const first = tokenOf(await mailTo(app, 'again@guests.example', 'invitation'))
    const again = await owner.post<Invitation>(`/invite-tokens/${id}/resend`)
    expect([again.status, again.body.status]).toEqual([200, 'pending'])
    const mail = await mailTo(app, 'again@guests.example', 'invitation')
    expect(mail.isAgain).toBe(true)
    expect((await accept(first, { password: 'a long password' })).status).toBe(404)
    expect((await accept(tokenOf(mail), { password: 'a long password' })).status).toBe(200)
  })

  it('can be cancelled, and then neither sent again nor changed', async () => {
    const { id } = (await invite('gone@guests.example')).body
    const token = tokenOf(await mailTo(app, 'gone@guests.example', 'invitation'))
    for (const body of [
      { status: 'pending' },
      { email: 'me@evil.example', status: 'cancelled' },
      { role: 'tenant-admin' },
      {},
    ]) {
      expect((await owner.patch(`/invite-tokens/${id}`, body)).status).toBe(400)
    }
    expect((await world.clients['owner-b']!.patch(`/invite-tokens/${id}`, { status: 'cancelled' })).status).toBe(404)
    const cancelled = await owner.patch<{ doc: Invitation }>(`/invite-tokens/${id}`, { status: 'cancelled' })
    expect([cancelled.status, cancelled.body.doc.status]).toEqual([200, 'cancelled'])
    expect((await accept(token, { password: 'a long password' })).status).toBe(404)
    expect((await owner.post(`/invite-tokens/${id}/resend`)).status).toBe(409)
    expect((await owner.patch(`/invite-tokens/${id}`, { status: 'cancelled' })).status).toBe(409)
  })

  it('can be sent again once a minute and five times a day', async () => {
    const { id } = (await invite('often@guests.example')).body
    const resend = async () => (await owner.post(`/invite-tokens/${id}/resend`)).status
    expect([await resend(), await resend()]).toEqual([200, 429])
    const statuses = []
    for (let times = 0; times < 5; times++) {
      await expireMinuteLimits(app)
      statuses.push(await resend())
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429])
  })
})

describe('Accepting an invitation', () => {
  it("creates an account, signs in and grants the invitation's role alone", async () => {
    await invite('new@guests.example')
    const token = tokenOf(await mailTo(app, 'new@guests.example', 'invitation'))
    expect((await accept(token)).body).toMatchObject({ code: 'refused:invitations' })
    expect((await accept(token, { password: 'short' })).status).toBe(400)
    const joined = await accept(token, { firstName: 'Nia', lastName: 'Prosser', password: 'a long password' })
    expect([joined.status, joined.body.tenantId]).toEqual([200, world.a])
    expect(joined.headers.get('Set-Cookie')).toMatch(/payload-token=.*HttpOnly/i)
    const her = await signInWith(app, 'new@guests.example', 'a long password')
    expect((await her.get('/pages')).status).toBe(200)
    expect((await her.get(`/events?where[tenant][equals]=${world.a}`)).body).not.toMatchObject({
      totalDocs: expect.any(Number),
    })
    expect(
      (
        await her.post('/users/invite-staff', {
          email: 'z@guests.example',
          firstName: 'Z',
          lastName: 'Z',
          roleId: role,
          tenantId: world.a,
        })
      ).status,
    ).toBe(403)
    expect((await accept(token, { password: 'a long password' })).status).toBe(404)
    const notice = await owner.get<{ docs: { title: string }[] }>('/notices')
    expect(notice.body.docs[0]?.title).toBe('Nia Prosser has joined Theatre A')
  })

  it('adds an existing account once its own user is signed in', async () => {
    await invite('editor-b@test.example', {}).then(() => clearRateLimits(app))
    const token = tokenOf(await mailTo(app, 'editor-b@test.example', 'invitation'))
    expect((await accept(token, { password: 'a long password' })).status).toBe(401)
    expect((await accept(token, {}, world.clients['viewer-b'])).status).toBe(409)
    const editor = world.clients['editor-b']!
    expect((await editor.get<{ totalDocs: number }>(`/user-roles`)).body.totalDocs ?? 0).toBe(0)
    expect((await accept(token, {}, editor)).status).toBe(200)
    expect(
      (await editor.get<{ docs: { tenant: string }[] }>('/memberships?limit=50')).body.docs
        .map(({ tenant }) => tenant)
        .sort(),
    ).toEqual([world.a, world.b].sort())
  })

  it('is refused once the person who invited has lost the permission', async () => {
    await invite('orphan@guests.example', {}, world.clients['admin-a'])
    const token = tokenOf(await mailTo(app, 'orphan@guests.example', 'invitation'))
    const { docs } = await app.payload.find({
      collection: 'memberships',
      where: { user: { equals: world.users['admin-a'] } },
    })
    await app.payload.update({ id: docs[0]!.id, collection: 'memberships', data: { role: 'tenant-viewer' } })
    expect((await accept(token, { password: 'a long password' })).status).toBe(404)
    await app.payload.update({ id: docs[0]!.id, collection: 'memberships', data: { role: 'tenant-admin' } })
    expect((await accept(token, { password: 'a long password' })).status).toBe(200)
  })
})
