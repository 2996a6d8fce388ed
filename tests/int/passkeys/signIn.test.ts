import { createLocalReq } from 'payload'
import { poolOf } from '@/database/connections'
import { issueResetToken } from '@/endpoints/accounts/accountTokens'
import { Authenticator } from '@tests/support/authenticator'
import { boot, ORIGIN, type TestApp } from '@tests/support/boot'
import { mailsTo } from '@tests/support/mails'
import { newPerson, type TestPerson } from '@tests/int/accounts/support/person'
import { Browser } from './support/browser'

let app: TestApp

beforeAll(async () => {
  app = await boot()
})
afterAll(() => app.close())

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await poolOf(app.payload).query<Row>(text, values)).rows

/** Somebody with a passkey, the device that holds it and the browser in which it was added. */
async function enrolled(more?: Record<string, unknown>) {
  const person: TestPerson = await newPerson(app, more)
  const [browser, device] = [new Browser(app), new Authenticator()]
  await browser.logIn(person.email)
  const added = await browser.add(device)
  if (added.status !== 201) throw new Error(`The passkey was not added: ${added.status} ${added.text}`)
  return { browser, codes: added.body.codes ?? [], device, id: added.body.id ?? '', person }
}

/** Chooses a new password with a mailed link. */
async function reset({ id }: TestPerson): Promise<string> {
  await query('delete from rate_limits')
  const token = await issueResetToken(await createLocalReq({}, app.payload), id, 60)
  const password = 'another long password'
  const answer = await new Browser(app).post('/users/reset-password', { password, token })
  expect([answer.status, answer.body.token]).toEqual([200, undefined])
  return password
}

const refusal = { body: { code: 'wrong_passkey:passkeys' }, status: 401 }

describe('signing in with a passkey', () => {
  it('starts the same session as a password, without typing anything', async () => {
    const { device, person } = await enrolled()
    const elsewhere = new Browser(app)
    const answer = await elsewhere.signIn(device)
    expect(answer.status).toBe(200)
    expect(Object.keys(answer.body).sort()).toEqual(['exp', 'message', 'token', 'user'])
    expect(answer.headers.getSetCookie()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^payload-token=.+HttpOnly.+SameSite=Lax/)]),
    )
    expect(await elsewhere.whoAmI()).toBe(person.email)
    const ended = await elsewhere.post('/users/sessions/end-others')
    expect(ended.body).toEqual({ ended: 1 })
    // The first was for the browser in which the passkey was added.
    expect(await mailsTo(app, person.email, 'newSignIn')).toHaveLength(2)
    const [used] = await query<{ counter: string; last_used_at: Date | null }>(
      'select counter, last_used_at from passkeys where user_id = $1',
      [person.id],
    )
    expect([Number(used!.counter), used!.last_used_at]).toEqual([device.counter, expect.any(Date)])
  })

  it('refuses another origin, another domain, and a device that was not unlocked', async () => {
    const { device } = await enrolled()
    for (const deviation of [
      { origin: 'https://elsewhere.example' },
      { origin: 'http://localhost:3001' },
      { rpId: 'elsewhere.example' },
      { isVerified: false },
    ])
      expect(await new Browser(app).signIn(device, deviation)).toMatchObject(refusal)
    expect((await new Browser(app).signIn(device)).status).toBe(200)
  })

  it('takes a challenge once, in the browser that it was sent to, for five minutes and for what it was made', async () => {
    const { browser, device, person } = await enrolled()
    const [own, other] = [new Browser(app), new Browser(app)]
    const response = await own.signature(device)
    await other.post('/passkeys/challenge')
    expect(await other.post('/passkeys/sign-in', { response })).toMatchObject(refusal)
    expect((await own.post('/passkeys/sign-in', { response })).status).toBe(200)
    expect(await own.post('/passkeys/sign-in', { response })).toMatchObject(refusal)

    const failed = await own.signature(device, { isVerified: false })
    expect(await own.post('/passkeys/sign-in', { response: failed })).toMatchObject(refusal)
    const stored = await query('select 1 from passkey_challenges where purpose = $1', ['prove'])
    // The one that the other browser was sent is left.
    expect(stored).toHaveLength(1)

    const late = await own.signature(device)
    await query(`update passkey_challenges set expires_at = now() - interval '1 second'`)
    expect(await own.post('/passkeys/sign-in', { response: late })).toMatchObject(refusal)

    const code = await browser.code(device)
    const begun = await browser.post('/passkeys/options', { code, password: 'callboard-demo' })
    const ofAdding = JSON.stringify(device.sign({ challenge: begun.body.options!.challenge }))
    expect(await browser.post('/passkeys/sign-in', { response: ofAdding })).toMatchObject(refusal)
    expect(await own.signIn(device)).toMatchObject({ body: { user: { email: person.email } }, status: 200 })
  })

  it('is not started by a page of another origin, and neither is the proof of a second factor', async () => {
    const { device } = await enrolled()
    const [foreign, own] = ['https://elsewhere.example', ORIGIN].map((Origin) => new Browser(app, { Origin }))
    for (const path of ['/passkeys/sign-in', '/passkeys/code']) {
      expect((await foreign!.post(path, { response: await foreign!.signature(device) })).status).toBe(403)
      expect((await own!.post(path, { response: await own!.signature(device) })).status).toBe(200)
    }
    expect(await foreign!.whoAmI()).toBeNull()
  })

  it('refuses made-up challenges and the passkey or account of somebody else', async () => {
    const [one, two] = [await enrolled(), await enrolled()]
    const browser = new Browser(app)
    await browser.post('/passkeys/challenge')
    const invented = JSON.stringify(one.device.sign({ challenge: 'bm90LWEtY2hhbGxlbmdl' }))
    expect(await browser.post('/passkeys/sign-in', { response: invented })).toMatchObject(refusal)
    for (const deviation of [
      { id: two.device.id, userHandle: two.device.userHandle },
      { id: two.device.id },
      { userHandle: two.device.userHandle },
    ])
      expect(await browser.signIn(one.device, deviation)).toMatchObject(refusal)
    expect(await browser.whoAmI()).toBeNull()
    expect((await browser.signIn(one.device)).status).toBe(200)
    expect(await browser.whoAmI()).toBe(one.person.email)
  })

  it('blocks a passkey whose number goes back, and tells its owner by mail, notice and activity', async () => {
    const { device, person } = await enrolled()
    expect((await new Browser(app).signIn(device, { counter: 40 })).status).toBe(200)
    expect(await new Browser(app).signIn(device, { counter: 40, isVerified: false })).toMatchObject(refusal)
    expect((await new Browser(app).signIn(device, { counter: 41 })).status).toBe(200)
    expect(await new Browser(app).signIn(device, { counter: 41 })).toMatchObject(refusal)
    expect(await new Browser(app).signIn(device, { counter: 50 })).toMatchObject(refusal)
    expect(await mailsTo(app, person.email, 'passkeyBlocked')).toMatchObject([{ passkey: 'Office laptop' }])
    expect(await query('select title from notices where recipient_id = $1', [person.id])).toEqual([
      { title: 'The passkey “Office laptop” was blocked' },
    ])
    expect(
      await query('select 1 from audit_log where action = $1 and target = $2', [
        'passkeys.blocked',
        `users/${person.id}`,
      ]),
    ).toHaveLength(1)
  })

  it('accepts devices that do not count', async () => {
    const person = await newPerson(app)
    const [browser, device] = [new Browser(app), new Authenticator()]
    await browser.logIn(person.email)
    expect((await browser.add(device, { counter: 0 })).status).toBe(201)
    for (const _ of ['once', 'again']) expect((await new Browser(app).signIn(device, { counter: 0 })).status).toBe(200)
  })

  it('refuses the passkey of a deleted account', async () => {
    const { device, person } = await enrolled()
    expect((await new Browser(app).signIn(device)).status).toBe(200)
    await app.payload.delete({ id: person.id, collection: 'users' })
    expect(await new Browser(app).signIn(device)).toMatchObject(refusal)
    expect(await query('select 1 from passkeys where user_id = $1', [person.id])).toEqual([])
  })

  it('works for super-admins as for everybody', async () => {
    const { device, person } = await enrolled({ roles: ['super-admin'] })
    const browser = new Browser(app)
    await browser.signIn(device)
    expect(await browser.whoAmI()).toBe(person.email)
  })

  it('asks every visitor to sign the same, and answers unknown passkeys as wrong ones', async () => {
    const { device } = await enrolled()
    const [known, unknown] = [new Browser(app), new Browser(app)]
    await known.signIn(device)
    const shape = async (browser: Browser) => {
      const { challenge, ...rest } = (await browser.post('/passkeys/challenge')).body.options!
      return { length: challenge.length, rest }
    }
    expect(await shape(known)).toEqual(await shape(unknown))
    expect((await shape(unknown)).rest).not.toHaveProperty('allowCredentials')
    const stranger = new Authenticator()
    stranger.userHandle = device.userHandle
    const [wrong, none] = [await unknown.signIn(device, { isVerified: false }), await unknown.signIn(stranger)]
    expect([none.status, none.text]).toEqual([wrong.status, wrong.text])
  })

  it('makes a network wait after sixty wrong attempts, and does not count right ones', async () => {
    const { device } = await enrolled()
    const attacker = new Browser(app, { 'X-Forwarded-For': '203.0.113.7' })
    const response = await attacker.signature(device, { isVerified: false })
    for (let time = 0; time < 5; time++) expect((await attacker.signIn(device)).status).toBe(200)
    const statuses = []
    for (let time = 0; time < 61; time++) statuses.push((await attacker.post('/passkeys/sign-in', { response })).status)
    expect([statuses.slice(0, 60).every((status) => status === 401), statuses[60]]).toEqual([true, 429])
    expect((await new Browser(app, { 'X-Forwarded-For': '203.0.113.8' }).signIn(device)).status).toBe(200)
  })
})

describe('a passkey as the second factor', () => {
  it('follows the password, which alone no longer signs in', async () => {
    const { codes, device, person } = await enrolled()
    const browser = new Browser(app)
    expect(await browser.logIn(person.email)).toMatchObject({ body: { code: 'second_factor:accounts' }, status: 401 })
    const code = await browser.code(device)
    expect((await browser.logIn(person.email, code, 'not the one')).status).toBe(401)
    expect((await browser.logIn(person.email, code)).status).toBe(200)
    expect((await browser.logIn(person.email, code)).status).toBe(401)
    expect((await new Browser(app).logIn(person.email, codes[0])).status).toBe(200)
  })

  it('gives codes that work for its owner only, in the same browser and for five minutes', async () => {
    const [one, two] = [await enrolled(), await enrolled()]
    const browser = new Browser(app)
    expect((await browser.logIn(two.person.email, await browser.code(one.device))).status).toBe(401)
    const code = await browser.code(one.device)
    const other = new Browser(app)
    await other.post('/passkeys/challenge')
    expect((await other.logIn(one.person.email, code)).status).toBe(401)
    await query(`update passkey_challenges set expires_at = now() - interval '1 second'`)
    expect((await browser.logIn(one.person.email, code)).status).toBe(401)
    expect((await browser.logIn(one.person.email, await browser.code(one.device))).status).toBe(200)
  })

  it('does not sign in alone after such a link, until it has been used with the new password', async () => {
    const { browser, codes, device, person } = await enrolled()
    const strangers = new Authenticator()
    expect((await browser.add(strangers, { code: codes[0] })).status).toBe(201)
    const other = await enrolled()
    const password = await reset(person)
    for (const one of [device, strangers])
      expect(await new Browser(app).signIn(one)).toMatchObject({
        body: { code: 'password_needed:passkeys' },
        status: 401,
      })
    const own = new Browser(app)
    expect((await own.logIn(person.email, await own.code(device))).status).toBe(401)
    expect((await new Browser(app).signIn(device)).status).toBe(401)
    expect((await own.logIn(person.email, await own.code(device), password)).status).toBe(200)
    expect((await new Browser(app).signIn(device)).status).toBe(200)
    expect((await new Browser(app).signIn(strangers)).status).toBe(401)
    expect((await new Browser(app).signIn(other.device)).status).toBe(200)
  })

  it('is not passed by a new password from a mailed link', async () => {
    const { device, person } = await enrolled()
    const password = await reset(person)
    const browser = new Browser(app)
    expect((await browser.logIn(person.email, undefined, password)).body.code).toBe('second_factor:accounts')
    expect((await browser.logIn(person.email, await browser.code(device), password)).status).toBe(200)
  })
})
