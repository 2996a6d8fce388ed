import { jest } from '@jest/globals'
import { createLocalReq } from 'payload'
import { boot, type TestApp } from '@tests/support/boot'
import { clientOf, PASSWORD, signIn } from '@tests/support/client'
import { mailsTo } from '@tests/support/mails'
import { poolOf } from '@/database/connections'
import { readAccount } from '@/database/accounts/accountReads'
import { issueResetToken } from '@/endpoints/accounts/accountTokens'
import { consumeCode } from '@/endpoints/accounts/consumeCode'
import { inOwnTransaction } from '@/database/inOwnTransaction'
import { appCode, expireTotpSteps, login, newPerson, otherSecret, withFactor } from './support/person'

/** `npm test` tries a fifth as often at once; `npm run prove` fifty times. */
const TRIES = Math.max(10, Math.round(50 * Number(process.env.PROVE_SIZE ?? '0.1')))

let app: TestApp

beforeAll(async () => {
  app = await boot()
})
afterAll(() => app.close())

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await poolOf(app.payload).query<Row>(text, values)).rows
afterEach(() => void jest.restoreAllMocks())

const isOn = async (id: string) =>
  (await query('select 1 from second_factors where user_id = $1 and confirmed_at is not null', [id])).length > 0
/** Wrong codes of earlier cases are forgotten. */
const freshLimits = () => query(`delete from rate_limits where key like 'login:%'`)

describe('setting it up', () => {
  it('takes the password and a first code; until then nothing is asked', async () => {
    const person = await newPerson(app)
    expect((await person.client.post('/users/second-factor', { password: 'not the one' })).status).toBe(422)
    const begun = await person.client.post<{ picture: string; secret: string }>('/users/second-factor', {
      password: PASSWORD,
    })
    expect(begun.body.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(begun.body.picture).toMatch(/^<svg /)
    expect((await login(app, person.email)).status).toBe(200)
    for (const code of [
      '000000',
      'abcdef',
      appCode(otherSecret()),
      appCode(begun.body.secret, -3),
      appCode(begun.body.secret, 3),
    ]) {
      expect((await person.client.post('/users/second-factor/confirm', { code })).status).toBe(422)
    }
    expect(await isOn(person.id)).toBe(false)
    const confirmed = await person.client.post<{ codes: string[] }>('/users/second-factor/confirm', {
      code: appCode(begun.body.secret),
    })
    expect(confirmed.status).toBe(200)
    expect(new Set(confirmed.body.codes).size).toBe(10)
    expect(await isOn(person.id)).toBe(true)
    expect(await mailsTo(app, person.email, 'secondFactor')).toMatchObject([{ isOn: true, name: 'Robin' }])
    expect((await person.client.post('/users/second-factor', { password: PASSWORD })).status).toBe(409)
  })

  it('starts anew over an app that an earlier release left unconfirmed during an update', async () => {
    const person = await newPerson(app)
    await query('insert into second_factors (user_id, envelope) values ($1, $2)', [person.id, 'of an earlier release'])
    expect((await readAccount(app.payload, person.id))?.has_app).toBe(false)
    const { secret } = await withFactor(app, person)
    expect((await readAccount(app.payload, person.id))?.has_app).toBe(true)
    expect((await login(app, person.email, { code: appCode(secret) })).status).toBe(200)
  })

  it('ends the sessions that began without it, but not the one in hand', async () => {
    const person = await newPerson(app)
    const other = await signIn(app, person.email)
    await withFactor(app, person)
    expect((await other.get<{ user: unknown }>('/users/me')).body.user).toBeNull()
    expect((await person.client.get<{ user: unknown }>('/users/me')).body.user).not.toBeNull()
  })

  it('keeps secret and codes where nobody reads them, and bound to the person', async () => {
    const [person, thief] = [await newPerson(app), await newPerson(app)]
    const { codes, secret } = await withFactor(app, person)
    const stored = JSON.stringify(await query('select * from second_factors'))
    for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(text)
    await withFactor(app, thief)
    await query(
      'update second_factors t set envelope = v.envelope, backup_hashes = v.backup_hashes from second_factors v where t.user_id = $1 and v.user_id = $2',
      [thief.id, person.id],
    )
    expect((await login(app, thief.email, { code: codes[0] })).status).toBe(401)
    expect((await login(app, thief.email, { code: appCode(secret) })).status).not.toBe(200)
    expect((await login(app, person.email, { code: codes[0] })).status).toBe(200)
  })
})

describe('signing in with it', () => {
  it('takes password and code; the password alone says that a code is asked', async () => {
    const person = await newPerson(app)
    const { secret } = await withFactor(app, person)
    const alone = await login(app, person.email)
    expect([alone.status, alone.body.code, alone.headers.get('Set-Cookie')]).toEqual([
      401,
      'second_factor:accounts',
      null,
    ])
    expect((await login(app, person.email, { code: '000000' })).body.code).toBe('wrong_code:accounts')
    expect((await login(app, person.email, { code: appCode(secret), password: 'not the one' })).body.code).toBe(
      'wrong_password:accounts',
    )
    const right = await login(app, person.email, { code: ` ${appCode(secret).replace(/^(\d{3})/, '$1 ')} ` })
    expect(right.status).toBe(200)
    expect((await clientOf(app, right.body.token).get<{ user: { email: string } }>('/users/me')).body.user.email).toBe(
      person.email,
    )
  })

  it('takes a code of the period before or after, none older or newer, and none twice', async () => {
    const person = await newPerson(app)
    const { secret } = await withFactor(app, person)
    // In the middle of a period, so that none ends meanwhile.
    const now = Math.floor(Date.now() / 30_000) * 30_000 + 15_000
    jest.spyOn(Date, 'now').mockImplementation(() => now)
    for (const periods of [-1, 1]) {
      await expireTotpSteps(app, person.id)
      await freshLimits()
      const code = appCode(secret, periods)
      expect([
        (await login(app, person.email, { code })).status,
        (await login(app, person.email, { code })).status,
      ]).toEqual([200, 401])
    }
    expect((await login(app, person.email, { code: appCode(secret, 0) })).status).toBe(401)
    await expireTotpSteps(app, person.id)
    await freshLimits()
    for (const periods of [-3, 3])
      expect((await login(app, person.email, { code: appCode(secret, periods) })).status).toBe(401)
  })

  it('takes each code on paper once, and none after they were made anew', async () => {
    const person = await newPerson(app)
    const { codes } = await withFactor(app, person)
    expect((await login(app, person.email, { code: codes[0]!.toUpperCase() })).status).toBe(200)
    expect((await login(app, person.email, { code: codes[0] })).status).toBe(401)
    expect((await login(app, person.email, { code: codes[1]!.replaceAll('-', ' ') })).status).toBe(200)
    const renewed = await person.client.post<{ codes: string[] }>('/users/second-factor/backup-codes', {
      code: codes[2],
      password: PASSWORD,
    })
    expect(renewed.body.codes).toHaveLength(10)
    expect((await login(app, person.email, { code: codes[3] })).status).toBe(401)
    expect((await login(app, person.email, { code: renewed.body.codes[3] })).status).toBe(200)
  })

  it(`takes a code once of ${TRIES} who try at the same moment`, async () => {
    const person = await newPerson(app)
    const { codes, secret } = await withFactor(app, person)
    for (const code of [codes[4]!, appCode(secret)]) {
      const taken = await Promise.all(
        Array.from({ length: TRIES }, () => inOwnTransaction(app.payload, (req) => consumeCode(req, person.id, code))),
      )
      expect(taken.filter(Boolean)).toHaveLength(1)
    }
  })

  it('makes one wait after five wrong codes, and does not count right ones', async () => {
    const person = await newPerson(app)
    const { codes, secret } = await withFactor(app, person)
    await freshLimits()
    for (const code of codes.slice(0, 6)) expect((await login(app, person.email, { code })).status).toBe(200)
    for (let time = 0; time < 5; time++) expect((await login(app, person.email, { code: '000000' })).status).toBe(401)
    expect((await login(app, person.email, { code: appCode(secret) })).status).toBe(429)
  })

  it('is not passed by a link for a new password', async () => {
    const person = await newPerson(app)
    const { secret } = await withFactor(app, person)
    const token = await issueResetToken(await createLocalReq({}, app.payload), person.id, 60)
    const answer = await person.client.post<{ token?: string }>('/users/reset-password', {
      password: 'another long password',
      token,
    })
    expect([answer.status, answer.body.token, answer.headers.get('Set-Cookie')]).toEqual([200, undefined, null])
    await freshLimits()
    expect((await login(app, person.email, { password: 'another long password' })).body.code).toBe(
      'second_factor:accounts',
    )
    expect((await login(app, person.email, { code: appCode(secret), password: 'another long password' })).status).toBe(
      200,
    )
  })
})

describe('turning it off', () => {
  it('takes password and code, and is told by mail', async () => {
    const person = await newPerson(app)
    const { codes, secret } = await withFactor(app, person)
    const off = (input: object) => person.client.post('/users/second-factor/remove', input)
    expect((await off({ code: appCode(secret), password: 'not the one' })).status).toBe(422)
    expect((await off({ code: '000000', password: PASSWORD })).status).toBe(422)
    expect((await off({ password: PASSWORD })).status).toBe(400)
    expect(await isOn(person.id)).toBe(true)
    expect((await off({ code: codes[9], password: PASSWORD })).status).toBe(200)
    expect(await isOn(person.id)).toBe(false)
    expect((await mailsTo(app, person.email, 'secondFactor')).map((mail) => mail.isOn)).toEqual([true, false])
    expect((await login(app, person.email)).status).toBe(200)
  })

  it('is done for somebody else by the provider only, and stands in the log', async () => {
    const [person, stranger, provider] = [
      await newPerson(app),
      await newPerson(app),
      await newPerson(app, { roles: ['super-admin'] }),
    ]
    await withFactor(app, person)
    expect((await stranger.client.post(`/users/${person.id}/remove-second-factor`)).status).toBe(404)
    expect(await isOn(person.id)).toBe(true)
    expect((await provider.client.post(`/users/${person.id}/remove-second-factor`)).status).toBe(200)
    expect(await isOn(person.id)).toBe(false)
    expect((await mailsTo(app, person.email, 'secondFactor')).map((mail) => mail.isOn)).toEqual([true, false])
    expect(
      await query(
        `select actor_email, as_provider from audit_log where action = 'account.secondFactorRemoved' and target = $1`,
        [`users/${person.id}`],
      ),
    ).toEqual([{ actor_email: provider.email, as_provider: true }])
    expect((await provider.client.post(`/users/${person.id}/remove-second-factor`)).status).toBe(409)
  })
})
