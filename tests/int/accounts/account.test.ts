import { createLocalReq } from 'payload'
import { boot, ORIGIN, type TestApp } from '@tests/support/boot'
import { anonymous, PASSWORD, signIn } from '@tests/support/client'
import { tinyPng } from '@tests/support/files'
import { mailsTo, tokenIn } from '@tests/support/mails'
import { poolOf } from '@/database/connections'
import { recordSessionUse } from '@/access/session'
import { issueResetToken } from '@/endpoints/accounts/accountTokens'
import { tidy } from '@/jobs/tasks/tidy'
import { until } from '@tests/support/until'
import { login, newPerson, type TestPerson } from './support/person'

const NEW_PASSWORD = 'another long password'

let app: TestApp

beforeAll(async () => {
  app = await boot()
})
afterAll(() => app.close())

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await poolOf(app.payload).query<Row>(text, values)).rows
const isSignedIn = async (client: Awaited<ReturnType<typeof signIn>>) =>
  (await client.get<{ user: unknown }>('/users/me')).body.user !== null
const confirm = (link: string) =>
  anonymous(app).post<{ code?: string; email?: string }>('/users/confirm-address', { token: tokenIn(link) })
const addressOf = async (id: string) =>
  (
    await query<{ email: string; email_verified: boolean }>('select email, email_verified from users where id = $1', [
      id,
    ])
  )[0]!
const actions = async (id: string) =>
  (
    await query<{ action: string }>('select action from audit_log where target = $1 order by created_at, id', [
      `users/${id}`,
    ])
  ).map(({ action }) => action)

describe('User profile', () => {
  const profile = { displayName: 'Robin R.', firstName: 'Robin', language: 'cy', lastName: 'Reed' }

  it('POST /users/profile changes the profile and writes an audit log entry', async () => {
    const { client, id } = await newPerson(app)
    expect((await client.post('/users/profile', profile)).body).toEqual(profile)
    expect(await query('select display_name, first_name, last_name, language from users where id = $1', [id])).toEqual([
      { display_name: 'Robin R.', first_name: 'Robin', language: 'cy', last_name: 'Reed' },
    ])
    expect(await actions(id)).toContain('account.profile')
    for (const wrong of [
      { language: 'xx' },
      { firstName: 'x'.repeat(81) },
      { lastName: 'Two\nlines' },
      { email: 'other@test.example' },
    ])
      expect((await client.post('/users/profile', { ...profile, ...wrong })).status).toBe(400)
  })

  it('PATCH /users/:id changes names but neither email, verification nor language', async () => {
    const { client, email, id } = await newPerson(app)
    const answer = await client.patch(`/users/${id}`, {
      email: 'other@test.example',
      emailVerified: false,
      firstName: 'Kim',
      language: 'ar',
    })
    expect(answer.status).toBe(200)
    expect(await query('select email, email_verified, first_name, language from users where id = $1', [id])).toEqual([
      { email, email_verified: true, first_name: 'Kim', language: 'en' },
    ])
  })

  it('lets every user upload and remove their own portrait, whatever their permissions', async () => {
    const { client, id } = await newPerson(app)
    const upload = (bytes: BlobPart, name: string, type: string) => {
      const form = new FormData()
      form.append('file', new File([bytes], name, { type }))
      return client.post<{ avatar: string }>('/users/portrait', form)
    }
    const set = await upload(tinyPng(), 'me.png', 'image/png')
    expect(set.status).toBe(200)
    const [avatar] = await query<{ filename: string }>('select filename from avatars where id = $1', [set.body.avatar])
    expect((await client.get(`/avatars/file/${avatar!.filename}`)).status).toBe(200)
    expect((await anonymous(app).get(`/avatars/file/${avatar!.filename}`)).status).toBe(403)
    expect((await upload('not a picture', 'me.png', 'image/png')).status).toBe(415)
    expect((await client.post('/users/portrait', {})).status).toBe(400)
    expect(await query('select avatar_id from users where id = $1', [id])).toEqual([{ avatar_id: set.body.avatar }])
    expect((await client.delete('/users/portrait')).status).toBe(200)
    expect(await query('select avatar_id from users where id = $1', [id])).toEqual([{ avatar_id: null }])
  })
})

describe('Password', () => {
  it('changes with the current password, and ends other sessions and reset links but not the current session', async () => {
    const { client, email, id } = await newPerson(app)
    const other = await signIn(app, email)

    const token = await issueResetToken(await createLocalReq({}, app.payload), id, 60)
    const change = (password: string, newPassword: string) => client.post('/users/password', { newPassword, password })
    expect((await change('not the one', NEW_PASSWORD)).status).toBe(422)
    expect((await change(PASSWORD, 'short')).status).toBe(400)
    expect((await login(app, email)).status).toBe(200)
    expect((await change(PASSWORD, NEW_PASSWORD)).status).toBe(200)
    expect([await isSignedIn(client), await isSignedIn(other)]).toEqual([true, false])
    expect([(await login(app, email)).status, (await login(app, email, { password: NEW_PASSWORD })).status]).toEqual([
      401, 200,
    ])
    expect((await anonymous(app).post('/users/reset-password', { password: PASSWORD, token })).status).toBe(403)
    expect(await actions(id)).toContain('account.passwordChanged')
  })

  it("is accepted by Payload's login after it was set by Callboard, and the other way round", async () => {
    const { client, email, id } = await newPerson(app)
    await client.post('/users/password', { newPassword: NEW_PASSWORD, password: PASSWORD })
    const byPayload = await app.payload.login({ collection: 'users', data: { email, password: NEW_PASSWORD } })
    expect(byPayload.user?.id).toBe(id)
    await app.payload.update({ id, collection: 'users', data: { password: 'set by the provider' } as never })
    expect((await login(app, email, { password: 'set by the provider' })).status).toBe(200)
  })
})

describe('Email address', () => {
  it('changes once the new address is confirmed, and notifies the old address', async () => {
    const { client, email, id } = await newPerson(app)
    const moved = `moved-${email}`
    expect((await client.post('/users/address', { email: moved, password: 'not the one' })).status).toBe(422)
    expect((await client.post('/users/address', { email, password: PASSWORD })).status).toBe(422)
    expect((await client.post('/users/address', { email: `${moved}, ${email}`, password: PASSWORD })).status).toBe(400)
    expect(
      (await client.post('/users/address', { email: ` ${moved.toUpperCase()}`, password: PASSWORD })).body,
    ).toEqual({
      email: moved,
    })
    expect((await addressOf(id)).email).toBe(email)
    const [mail] = await mailsTo(app, moved, 'changeAddress')
    expect(mail!.link).toMatch(new RegExp(`^${ORIGIN}/admin/verify/`))
    expect((await confirm(mail!.link)).body).toEqual({ email: moved })
    expect(await addressOf(id)).toEqual({ email: moved, email_verified: true })
    expect(await mailsTo(app, email, 'addressChanged')).toMatchObject([{ address: moved }])
    expect([(await login(app, email)).status, (await login(app, moved)).status]).toEqual([401, 200])
    expect((await confirm(mail!.link)).status).toBe(403)
  })

  it('an address of another account is refused on confirmation with 409, while the request answers as for a free address', async () => {
    const [person, other] = [await newPerson(app), await newPerson(app)]
    const ask = (email: string) => person.client.post('/users/address', { email, password: PASSWORD })
    const [known, unknown] = [await ask(other.email), await ask('free@test.example')]
    expect(known.text.replace(other.email, '')).toBe(unknown.text.replace('free@test.example', ''))
    const taken = await ask(other.email)
    expect(taken.status).toBe(200)
    const mails = await mailsTo(app, other.email, 'changeAddress')
    expect((await confirm(mails.at(-1)!.link)).status).toBe(409)
    expect([(await addressOf(person.id)).email, (await addressOf(other.id)).email]).toEqual([person.email, other.email])
  })

  it('stays the same when the change is cancelled before confirmation', async () => {
    const { client, email, id } = await newPerson(app)
    await client.post('/users/address', { email: `later-${email}`, password: PASSWORD })
    expect((await client.delete('/users/address')).status).toBe(200)
    const [mail] = await mailsTo(app, `later-${email}`, 'changeAddress')
    expect((await confirm(mail!.link)).status).toBe(403)
    expect((await addressOf(id)).email).toBe(email)
  })
})

describe('A change of address that somebody else asked for', () => {
  /** A change of address is pending, asked for by a stranger who knows the password. */
  const pending = async (person: TestPerson) => {
    const taken = `taken-${person.email}`
    const stranger = await signIn(app, person.email)
    expect((await stranger.post('/users/address', { email: taken, password: PASSWORD })).status).toBe(200)
    const [mail] = await mailsTo(app, taken, 'changeAddress')
    return { link: mail!.link, taken }
  }

  it('is told to the present address, with the address that was asked for', async () => {
    const person = await newPerson(app)
    const { taken } = await pending(person)
    expect(await mailsTo(app, person.email, 'addressAsked')).toEqual([
      { address: taken, link: `${ORIGIN}/admin/auth/account`, name: 'Robin', template: 'addressAsked' },
    ])
    expect(await mailsTo(app, taken, 'addressAsked')).toEqual([])
  })

  it.each<[string, (person: TestPerson) => Promise<{ status: number }>]>([
    [
      'chooses a new password',
      ({ client }) => client.post('/users/password', { newPassword: NEW_PASSWORD, password: PASSWORD }),
    ],
    ['ends the other sessions', ({ client }) => client.post('/users/sessions/end-others')],
    [
      'ends all passkeys and the other sessions',
      ({ client }) => client.post('/passkeys/end-all', { password: PASSWORD }),
    ],
    [
      'asks the provider to end all sessions',
      async ({ id }) => (await newPerson(app, { roles: ['super-admin'] })).client.post(`/users/${id}/end-sessions`),
    ],
    [
      'asks the provider for a new password',
      async ({ id }) =>
        (await newPerson(app, { roles: ['super-admin'] })).client.patch(`/users/${id}`, { password: NEW_PASSWORD }),
    ],
  ])('no longer works once the person %s', async (_, act) => {
    const [person, other] = [await newPerson(app), await newPerson(app)]
    const [{ link }, others] = [await pending(person), await pending(other)]
    expect((await act(person)).status).toBe(200)
    expect((await confirm(link)).status).toBe(403)
    expect((await addressOf(person.id)).email).toBe(person.email)
    expect((await confirm(others.link)).body).toEqual({ email: others.taken })
  })

  it('goes on after the provider corrected a name, and ends with another address from the provider', async () => {
    const provider = await newPerson(app, { roles: ['super-admin'] })
    for (const [change, status] of [
      [{ firstName: 'Kim' }, 200],
      [{ email: 'by-provider@accounts.example' }, 403],
    ] as const) {
      const person = await newPerson(app)
      const { link } = await pending(person)
      expect((await provider.client.patch(`/users/${person.id}`, change)).status).toBe(200)
      expect((await confirm(link)).status).toBe(status)
    }
  })
})

describe('Sessions', () => {
  const sessionsOf = async (id: string) =>
    (await query<{ id: string }>('select id from users_sessions where _parent_id = $1 order by created_at', [id])).map(
      (row) => row.id,
    )

  it('can be ended one by one, or all but the current one, only by their own user', async () => {
    const [person, stranger] = [await newPerson(app), await newPerson(app)]
    const [one, two, three] = [
      await signIn(app, person.email),
      await signIn(app, person.email),
      await signIn(app, person.email),
    ]
    const [, first] = await sessionsOf(person.id)
    expect((await stranger.client.post('/users/sessions/end', { session: first })).status).toBe(404)
    expect(await isSignedIn(one)).toBe(true)
    expect((await person.client.post('/users/sessions/end', { session: first })).status).toBe(200)
    expect(await Promise.all([person.client, one, two, three].map(isSignedIn))).toEqual([true, false, true, true])
    expect((await person.client.post('/users/sessions/end-others')).body).toEqual({ ended: 2 })
    expect(await Promise.all([person.client, two, three, stranger.client].map(isSignedIn))).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  it('only the provider can end the sessions of any user', async () => {
    const [person, stranger, provider] = [
      await newPerson(app),
      await newPerson(app),
      await newPerson(app, { roles: ['super-admin'] }),
    ]
    expect((await stranger.client.post(`/users/${person.id}/end-sessions`)).status).toBe(404)
    expect(await isSignedIn(person.client)).toBe(true)
    expect((await provider.client.post(`/users/${person.id}/end-sessions`)).body).toEqual({ ended: 1 })
    expect(await mailsTo(app, person.email, 'sessionsEnded')).toMatchObject([{ name: 'Robin' }])
    expect(
      await query(
        `select actor_email, as_provider from audit_log where action = 'account.sessionsEnded' and target = $1`,
        [`users/${person.id}`],
      ),
    ).toEqual([{ actor_email: provider.email, as_provider: true }])
    expect((await provider.client.post(`/users/${person.id}/end-sessions`)).body).toEqual({ ended: 0 })
    expect(await mailsTo(app, person.email, 'sessionsEnded')).toHaveLength(1)
    expect(await isSignedIn(person.client)).toBe(false)
    expect((await provider.client.post(`/users/${stranger.id.replace(/.{4}$/, '0000')}/end-sessions`)).status).toBe(404)
  })

  it('record their last use at most every five minutes', async () => {
    const { client, id } = await newPerson(app)
    const [sid] = await sessionsOf(id)
    const age = async () =>
      (
        await query<{ age: number }>(
          'select extract(epoch from now() - last_seen_at)::int as age from sign_ins where session_id = $1',
          [sid],
        )
      )[0]!.age
    await client.get('/users/me')
    // This process has recorded the session and does not do it again yet. Its first record is written in the background.
    await until(async () => {
      await query(`update sign_ins set last_seen_at = now() - interval '10 minutes' where session_id = $1`, [sid])
      await client.get('/users/me')
      return (await age()) > 500
    })
    recordSessionUse(app.payload, sid!, Date.now() + 6 * 60_000)
    await until(async () => (await age()) < 60)
    await query(`update sign_ins set last_seen_at = now() - interval '4 minutes' where session_id = $1`, [sid])
    recordSessionUse(app.payload, sid!, Date.now() + 12 * 60_000)
    await client.get('/users/me')
    expect(await age()).toBeGreaterThan(200)
  })

  it('unused for 91 days are deleted with their device, and expired confirmation links too', async () => {
    const { client, id } = await newPerson(app)
    const [sid] = await sessionsOf(id)
    await client.post('/users/address', { email: 'forgotten@test.example', password: PASSWORD })
    await query(
      `insert into sign_ins (session_id, user_id, device_hash, agent, network, last_seen_at) values
      ('long-ago', $1, 'd', '', '', now() - interval '91 days'), ('lately', $1, 'd', '', '', now() - interval '89 days')`,
      [id],
    )
    await query(`update sign_ins set last_seen_at = now() - interval '91 days' where session_id = $1`, [sid])
    await tidy(app.payload)
    expect(
      (await query<{ session_id: string }>('select session_id from sign_ins where user_id = $1 order by 1', [id])).map(
        (row) => row.session_id,
      ),
    ).toEqual([sid!, 'lately'].sort())
    expect(await query('select 1 from account_tokens where user_id = $1', [id])).toHaveLength(1)
    await query(`update account_tokens set expires_at = now() - interval '1 second' where user_id = $1`, [id])
    await tidy(app.payload)
    expect(await query('select 1 from account_tokens where user_id = $1', [id])).toHaveLength(0)
  })
})
