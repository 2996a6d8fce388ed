import { createLocalReq } from 'payload'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous, clientOf, PASSWORD, signIn } from '@tests/support/client'
import { mailsTo, runAccountJobs, tokenIn } from '@tests/support/mails'
import { expireMinuteLimits } from '@tests/support/passMinute'
import { create } from '@tests/support/world'
import type { TokenKind } from '@/database/accounts/tokens'
import { poolOf } from '@/database/connections'
import { issueToken } from '@/endpoints/accounts/accountTokens'

/** `npm test` tries a tenth as often at once; `npm run prove` fifty times. */
const TRIES = Math.max(8, Math.round(50 * Number(process.env.PROVE_SIZE ?? '0.1')))
const NEW_PASSWORD = 'another long password'

let app: TestApp

beforeAll(async () => {
  app = await boot()
})
afterAll(() => app.close())

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await poolOf(app.payload).query<Row>(text, values)).rows

let number = 0
async function newPerson(more: Record<string, unknown> = {}): Promise<{ email: string; id: string }> {
  const email = `token${++number}@test.example`
  return {
    email,
    id: await create(app.payload, 'users', {
      displayName: 'Before',
      email,
      emailVerified: true,
      firstName: 'Robin',
      ...more,
      password: PASSWORD,
    }),
  }
}

const issue = async (userId: string, kind: TokenKind, more: { email?: string; minutes?: number } = {}) =>
  issueToken(await createLocalReq({}, app.payload), { kind, minutes: 60, userId, ...more })
const reset = (token: string, password = NEW_PASSWORD) =>
  anonymous(app).post<{ code?: string; token?: string }>('/users/reset-password', { password, token })
const confirm = (token: string, from = '192.0.2.1') =>
  anonymous(app).post<{ code?: string; email?: string }>(
    '/users/confirm-address',
    { token },
    { headers: { 'X-Forwarded-For': from } },
  )
const login = (email: string, password: string) =>
  anonymous(app).post<{ token: string }>('/users/login', { email, password })
const row = async (id: string) =>
  (
    await query<{ email: string; email_verified: boolean }>('select email, email_verified from users where id = $1', [
      id,
    ])
  )[0]!

describe('a link for a new password', () => {
  it('is mailed to a known address only, works once, and sets the password', async () => {
    const { email } = await newPerson()
    const ask = (address: string) => anonymous(app).post('/users/forgot-password', { email: address })
    const [known, unknown] = [await ask(email), await ask('nobody@test.example')]
    expect([known.status, known.text]).toEqual([200, unknown.text])
    await runAccountJobs(app)
    expect(await mailsTo(app, 'nobody@test.example', 'resetPassword')).toEqual([])
    const [mail] = await mailsTo(app, email, 'resetPassword')
    expect(mail!.link).toMatch(/^http:\/\/localhost:3000\/admin\/reset\/[\w-]{43}$/)
    expect(JSON.stringify(await query('select * from account_tokens'))).not.toContain(tokenIn(mail!.link))
    expect((await reset(tokenIn(mail!.link))).status).toBe(200)
    expect((await reset(tokenIn(mail!.link))).body.code).toBe('token:accounts')
    expect([(await login(email, PASSWORD)).status, (await login(email, NEW_PASSWORD)).status]).toEqual([401, 200])
  })

  it('is mailed three times an hour at most, whatever the answer says', async () => {
    const { email } = await newPerson()
    for (let time = 0; time < 5; time++)
      expect(
        (
          await anonymous(app).post(
            '/users/forgot-password',
            { email },
            { headers: { 'X-Forwarded-For': `192.0.2.${time}` } },
          )
        ).status,
      ).toBe(200)
    await runAccountJobs(app)
    expect(await mailsTo(app, email, 'resetPassword')).toHaveLength(3)
  })

  it('ends with the next one, when it runs out, and when the account gets another address', async () => {
    const { id } = await newPerson()
    const first = await issue(id, 'reset')
    const second = await issue(id, 'reset')
    expect((await reset(first)).status).toBe(403)
    await query(`update account_tokens set expires_at = now() - interval '1 second' where user_id = $1`, [id])
    expect((await reset(second)).status).toBe(403)
    const third = await issue(id, 'reset')
    await query(`update users set email = 'moved@test.example' where id = $1`, [id])
    expect((await reset(third)).status).toBe(403)
    expect((await reset(await issue(id, 'reset'))).status).toBe(200)
  })

  it(`works for one of ${TRIES} who try at the same moment`, async () => {
    const { id } = await newPerson()
    const token = await issue(id, 'reset')
    const answers = await Promise.all(
      Array.from({ length: TRIES }, (_, index) =>
        app.send(
          new Request('http://localhost:3000/api/users/reset-password', {
            body: JSON.stringify({ password: `${NEW_PASSWORD} ${index}`, token }),
            headers: {
              'Content-Type': 'application/json',
              Origin: 'http://localhost:3000',
              'X-Forwarded-For': `198.51.100.${index}`,
            },
            method: 'POST',
          }),
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status !== 200 && status !== 403).map(({ status }) => status)).toEqual([])
  })

  it('writes the password and nothing else, ends every session, and signs in', async () => {
    const { email, id } = await newPerson()
    const others = [await signIn(app, email), await signIn(app, email)]
    const token = await issue(id, 'reset')
    const shot = async () =>
      (
        await query<{ shot: string }>(
          `select (to_jsonb(u) - 'hash' - 'salt' - 'updated_at')::text as shot from users u where id = $1`,
          [id],
        )
      )[0]!.shot
    const before = await shot()
    const answer = await reset(token)
    expect(await shot()).toBe(before)
    for (const other of others) expect((await other.get<{ user: unknown }>('/users/me')).body.user).toBeNull()
    expect(
      (await clientOf(app, answer.body.token!).get<{ user: { email: string } }>('/users/me')).body.user.email,
    ).toBe(email)
    expect(answer.headers.get('Set-Cookie')).toContain('payload-token=')
  })

  it('keeps what was changed while the password was hashed', async () => {
    const { id } = await newPerson()
    const token = await issue(id, 'reset')
    const [answer] = await Promise.all([
      reset(token),
      query(`update users set display_name = 'After' where id = $1`, [id]),
    ])
    expect(answer.status).toBe(200)
    expect(await query('select display_name from users where id = $1', [id])).toEqual([{ display_name: 'After' }])
  })

  it('refuses a short password and keeps the link', async () => {
    const { id } = await newPerson()
    const token = await issue(id, 'reset')
    expect((await reset(token, 'short')).status).toBe(400)
    expect((await reset(token)).status).toBe(200)
  })
})

describe('a link that confirms an address', () => {
  it('[B-281, B-282] is mailed to the signed-in person only, whatever the answer says, and confirms once', async () => {
    const { email, id } = await newPerson({ emailVerified: false })
    const other = await newPerson({ emailVerified: false })
    const client = await signIn(app, email)
    const texts: string[] = []
    for (const address of [email, other.email, 'nobody@test.example']) {
      texts.push((await client.post('/users/resend-verification', { email: address })).text)
      await expireMinuteLimits(app)
    }
    expect(new Set(texts)).toEqual(new Set(['{"message":"Verification email sent successfully!","success":true}']))
    await runAccountJobs(app)
    expect([
      (await mailsTo(app, other.email, 'verifyAddress')).length,
      (await mailsTo(app, 'nobody@test.example', 'verifyAddress')).length,
    ]).toEqual([0, 0])
    const [mail] = await mailsTo(app, email, 'verifyAddress')
    expect(mail!.link).toMatch(/^http:\/\/localhost:3000\/admin\/verify\/[\w-]{43}$/)
    expect((await row(id)).email_verified).toBe(false)
    expect((await confirm('x'.repeat(43))).status).toBe(403)
    expect((await confirm(tokenIn(mail!.link))).body).toEqual({ email })
    expect((await row(id)).email_verified).toBe(true)
    expect((await confirm(tokenIn(mail!.link))).status).toBe(403)
  })

  it('[B-281, B-282] is refused in words, to who is signed out, writes no address or asks too often', async () => {
    const { email } = await newPerson({ emailVerified: false })
    const client = await signIn(app, email)
    const ask = (body: object, who = client) =>
      who.post<{ code: string; error: string; message: string; success: boolean }>('/users/resend-verification', body)
    const answers = [await ask({ email }, anonymous(app)), await ask({ email: 'no address' }), await ask({})]
    for (let time = 0; time < 5; time++) {
      expect((await ask({ email })).body.success).toBe(true)
      if (time === 0) answers.push(await ask({ email }))
      await expireMinuteLimits(app)
    }
    answers.push(await ask({ email }))
    expect(answers.map(({ status }) => status)).toEqual([401, 400, 400, 429, 429])
    await runAccountJobs(app)
    expect(await mailsTo(app, email, 'verifyAddress')).toHaveLength(5)
    for (const { body } of answers)
      expect(body).toMatchObject({
        code: expect.stringMatching(/^\w+:accounts$/),
        error: body.message,
        message: expect.stringMatching(/\w/),
        success: false,
      })
  })

  it('does nothing when it is only opened', async () => {
    const { id } = await newPerson({ emailVerified: false })
    const token = await issue(id, 'verify')
    for (const path of [
      `/users/confirm-address?token=${token}`,
      `/users/confirm-address/${token}`,
      `/users/verify-address?token=${token}`,
    ]) {
      expect((await anonymous(app).get(path)).status).not.toBe(200)
    }
    expect((await row(id)).email_verified).toBe(false)
    expect((await confirm(token)).status).toBe(200)
  })

  it(`works for one of ${TRIES} who try at the same moment, and a link of one kind is none of another`, async () => {
    const { id } = await newPerson({ emailVerified: false })
    const token = await issue(id, 'verify')
    expect((await reset(token)).status).toBe(403)
    const answers = await Promise.all(
      Array.from({ length: TRIES }, (_, index) => confirm(token, `198.51.100.${index}`)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(TRIES - 1).fill(403)])
    expect((await confirm(await issue(id, 'reset'))).status).toBe(403)
  })

  it('ends with the next one', async () => {
    const { id } = await newPerson({ emailVerified: false })
    const first = await issue(id, 'verify')
    const second = await issue(id, 'verify')
    expect([(await confirm(first)).status, (await confirm(second)).status]).toEqual([403, 200])
  })
})
