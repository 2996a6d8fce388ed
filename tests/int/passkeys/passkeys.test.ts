import { decodeAttestationObject, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers'
import { poolOf } from '@/database/connections'
import { Authenticator } from '@tests/support/authenticator'
import { boot, type TestApp } from '@tests/support/boot'
import { PASSWORD } from '@tests/support/client'
import { mailsTo } from '@tests/support/mails'
import { makeWorld, type World } from '@tests/support/world'
import { appCode, expireTotpSteps, newPerson, withFactor, type TestPerson } from '@tests/int/accounts/support/person'
import { Browser } from './support/browser'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await poolOf(app.payload).query<Row>(text, values)).rows
const passkeysOf = ({ id }: Pick<TestPerson, 'id'>) =>
  query<{ id: string; name: string }>('select id, name from passkeys where user_id = $1 order by created_at', [id])

async function signedIn(more?: Record<string, unknown>) {
  const [browser, person] = [new Browser(app), await newPerson(app, more)]
  await browser.logIn(person.email)
  return { browser, person }
}

describe('adding a passkey', () => {
  it('takes the password, stores no secret, and is told by mail and in the log', async () => {
    const { browser, person } = await signedIn()
    const device = new Authenticator()
    expect((await browser.post('/passkeys/options', { password: 'not the one' })).status).toBe(422)
    expect((await new Browser(app).post('/passkeys/options', { password: PASSWORD })).status).toBe(401)
    const added = await browser.add(device)
    expect(added.status).toBe(201)
    expect(await passkeysOf(person)).toEqual([{ id: added.body.id, name: 'Office laptop' }])
    expect(await mailsTo(app, person.email, 'passkeyAdded')).toMatchObject([{ passkey: 'Office laptop' }])
    expect(
      await query('select actor_email from audit_log where action = $1 and target = $2', [
        'passkeys.added',
        `users/${person.id}`,
      ]),
    ).toEqual([{ actor_email: person.email }])
  })

  it('turns two-factor sign-in on with the first one, gives backup codes and ends sessions without it', async () => {
    const { browser, person } = await signedIn()
    const before = new Browser(app)
    await before.logIn(person.email)
    const first = await browser.add(new Authenticator())
    expect(new Set(first.body.codes).size).toBe(10)
    expect([await browser.whoAmI(), await before.whoAmI()]).toEqual([person.email, null])
    expect((await browser.add(new Authenticator())).status).toBe(422)
    const second = await browser.add(new Authenticator(), { code: first.body.codes![0] })
    expect([second.status, second.body.codes]).toEqual([201, null])
  })

  it('keeps the codes and sessions of who has an app already, and lets an app be added later', async () => {
    const { person } = await signedIn()
    const { codes, secret } = await withFactor(app, person)
    const browser = new Browser(app)
    await browser.logIn(person.email, codes[0])
    const added = await browser.add(new Authenticator(), { code: codes[1] })
    expect([added.status, added.body.codes]).toEqual([201, null])
    await expireTotpSteps(app, person.id)
    expect((await new Browser(app).logIn(person.email, appCode(secret))).status).toBe(200)

    const other = await signedIn()
    const device = new Authenticator()
    await other.browser.add(device)
    const begin = (code?: string) => other.browser.post('/users/second-factor', { code, password: PASSWORD })
    expect((await begin()).status).toBe(422)
    expect((await begin('0000-0000-0000')).status).toBe(422)
    expect(await query('select 1 from second_factors where pending_envelope is not null')).toEqual([])
    const begun = await begin(await other.browser.code(device))
    const pending = (begun.body as unknown as { secret: string }).secret
    expect((await new Browser(app).logIn(other.person.email, appCode(pending))).status).toBe(401)
    const confirmed = await other.browser.post('/users/second-factor/confirm', { code: appCode(pending) })
    expect([confirmed.status, confirmed.body.codes]).toEqual([200, expect.any(Array)])
    await expireTotpSteps(app, other.person.id)
    expect((await new Browser(app).logIn(other.person.email, appCode(pending))).status).toBe(200)
    expect((await new Browser(app).signIn(device)).status).toBe(200)
  })

  it('forgets an app whose set-up began with the password alone, also one of an earlier release', async () => {
    const { browser, person } = await signedIn()
    const begun = await browser.post('/users/second-factor', { password: PASSWORD })
    const { secret } = begun.body as unknown as { secret: string }
    await query('update second_factors set envelope = pending_envelope where user_id = $1', [person.id])
    expect((await browser.add(new Authenticator())).status).toBe(201)
    expect((await new Browser(app).logIn(person.email, appCode(secret))).status).toBe(401)
    expect((await browser.post('/users/second-factor/confirm', { code: appCode(secret) })).status).toBe(422)
  })

  it('refuses another origin or domain, a device that was not unlocked, and the challenge of somebody else', async () => {
    const { browser, person } = await signedIn()
    for (const deviation of [
      { origin: 'https://elsewhere.example' },
      { rpId: 'elsewhere.example' },
      { isVerified: false },
    ])
      expect((await browser.add(new Authenticator(), deviation)).status).toBe(422)
    const other = await signedIn()
    const begun = await other.browser.post('/passkeys/options', { password: PASSWORD })
    const response = JSON.stringify(new Authenticator().create(begun.body.options!))
    expect((await browser.post('/passkeys', { name: 'Stolen', response })).status).toBe(422)
    expect(await passkeysOf(person)).toEqual([])
    expect((await other.browser.post('/passkeys', { name: 'Mine', response })).status).toBe(201)
    expect((await other.browser.post('/passkeys', { name: 'Again', response })).status).toBe(422)
  })

  it('ignores what a device says about its maker, and fetches nothing to check it', async () => {
    const { browser, person } = await signedIn()
    const create = async () => {
      const begun = await browser.post('/passkeys/options', { password: PASSWORD })
      return new Authenticator().create(begun.body.options!)
    }
    const add = (response: object) => browser.post('/passkeys', { name: 'Phone', response: JSON.stringify(response) })
    const [broken, created] = [await create(), await create()]
    broken.response.attestationObject = 'AAAA'
    expect((await add(broken)).status).toBe(422)
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(created.response.attestationObject))
    const claimed = new Map<string, string | Uint8Array | Map<string, Uint8Array[]>>([
      ['fmt', 'android-key'],
      ['attStmt', new Map([['x5c', [new Uint8Array([1, 2, 3])]]])],
      ['authData', attestation.get('authData')],
    ])
    created.response.attestationObject = isoBase64URL.fromBuffer(isoCBOR.encode(claimed))
    expect((await add(created)).status).toBe(201)
    expect(await passkeysOf(person)).toMatchObject([{ name: 'Phone' }])
  })

  it('refuses a passkey that somebody has, and more than twenty of one person', async () => {
    const [one, two] = [await signedIn(), await signedIn()]
    const device = new Authenticator()
    await one.browser.add(device)
    expect((await two.browser.add(device)).status).toBe(422)
    const { codes } = (await two.browser.add(new Authenticator())).body
    await query(
      `insert into passkeys (id, user_id, name, credential_id, public_key, counter, transports)
        select gen_random_uuid(), $1, 'More', gen_random_uuid()::text, '', 0, '{}' from generate_series(2, 20)`,
      [two.person.id],
    )
    expect((await two.browser.add(new Authenticator(), { code: codes![0] })).status).toBe(422)
  })
})

describe('renaming a passkey', () => {
  it('changes the name alone, is the person’s own to do, and is in the log with both names', async () => {
    const [one, two] = [await signedIn(), await signedIn()]
    const device = new Authenticator()
    const { id } = (await one.browser.add(device)).body
    const rename = async (browser: Browser, name: unknown) => (await browser.patch(`/passkeys/${id}`, { name })).status
    expect(await rename(new Browser(app), 'Stranger’s')).toBe(401)
    expect(await rename(two.browser, 'Stranger’s')).toBe(404)
    expect((await world.clients.super!.patch(`/passkeys/${id}`, { name: 'Provider’s' })).status).toBe(404)
    for (const name of ['', '  ', 'x'.repeat(81), 7])
      expect([name, await rename(one.browser, name)]).toEqual([name, 400])
    expect(await passkeysOf(one.person)).toEqual([{ id, name: 'Office laptop' }])
    expect(await rename(one.browser, ' Box office ')).toBe(200)
    // Nothing has changed.
    expect(await rename(one.browser, 'Box office')).toBe(200)
    expect(await passkeysOf(one.person)).toEqual([{ id, name: 'Box office' }])
    expect(
      await query('select actor_email, before, after from audit_log where action = $1 and target = $2', [
        'passkeys.renamed',
        `users/${one.person.id}`,
      ]),
    ).toEqual([{ actor_email: one.person.email, after: { name: 'Box office' }, before: { previous: 'Office laptop' } }])
    expect((await new Browser(app).signIn(device)).status).toBe(200)
  })
})

describe('ending a passkey', () => {
  it('takes the password and a second factor, and only one of their own', async () => {
    const [one, two] = [await signedIn(), await signedIn()]
    const [device, other] = [new Authenticator(), new Authenticator()]
    const { id } = (await one.browser.add(device)).body
    await two.browser.add(other)
    const end = async (browser: Browser, input: object) => (await browser.post(`/passkeys/${id}/end`, input)).status
    expect(await end(one.browser, { password: PASSWORD })).toBe(422)
    expect(await end(one.browser, { code: await one.browser.code(device), password: 'not the one' })).toBe(422)
    expect(await end(two.browser, { code: await two.browser.code(other), password: PASSWORD })).toBe(404)
    expect(await end(one.browser, { code: await one.browser.code(device), password: PASSWORD })).toBe(200)
    expect((await new Browser(app).signIn(device)).status).toBe(401)
    expect(await mailsTo(app, one.person.email, 'passkeyEnded')).toMatchObject([{ passkey: 'Office laptop' }])
  })

  it('turns two-factor sign-in off with the last one, unless there is an app', async () => {
    const one = await signedIn()
    const { codes, id } = (await one.browser.add(new Authenticator())).body
    await one.browser.post(`/passkeys/${id}/end`, { code: codes![0], password: PASSWORD })
    expect((await new Browser(app).logIn(one.person.email)).status).toBe(200)
    expect(await mailsTo(app, one.person.email, 'secondFactor')).toMatchObject([{ isOn: false }])

    const two = await signedIn()
    const factor = await withFactor(app, two.person)
    const browser = new Browser(app)
    await browser.logIn(two.person.email, factor.codes[0])
    const added = await browser.add(new Authenticator(), { code: factor.codes[1] })
    await browser.post(`/passkeys/${added.body.id}/end`, { code: factor.codes[2], password: PASSWORD })
    expect(await passkeysOf(two.person)).toEqual([])
    expect((await new Browser(app).logIn(two.person.email)).body.code).toBe('second_factor:accounts')
  })

  it('ends all of them with all other sessions, for who fears a stranger', async () => {
    const { browser, person } = await signedIn()
    const device = new Authenticator()
    const { codes } = (await browser.add(device)).body
    const stranger = new Browser(app)
    await stranger.signIn(device)
    expect(await stranger.whoAmI()).toBe(person.email)
    expect((await browser.post('/passkeys/end-all', { password: PASSWORD })).status).toBe(422)
    expect((await browser.post('/passkeys/end-all', { code: codes![0], password: PASSWORD })).body).toEqual({
      ended: 1,
    })
    expect([await browser.whoAmI(), await stranger.whoAmI()]).toEqual([person.email, null])
    expect((await stranger.signIn(device)).status).toBe(401)
    expect(await mailsTo(app, person.email, 'passkeyEnded')).toMatchObject([{ passkey: '' }])
  })

  it('tells by mail that all were ended, also whom an app is left', async () => {
    const { person } = await signedIn()
    const { codes } = await withFactor(app, person)
    const browser = new Browser(app)
    await browser.logIn(person.email, codes[0])
    const end = (code?: string) => browser.post('/passkeys/end-all', { code, password: PASSWORD })
    expect((await end(codes[1])).body).toEqual({ ended: 0 })
    expect(await mailsTo(app, person.email, 'passkeyEnded')).toEqual([])
    await browser.add(new Authenticator(), { code: codes[2] })
    expect((await end(codes[3])).body).toEqual({ ended: 1 })
    expect(await mailsTo(app, person.email, 'passkeyEnded')).toMatchObject([{ passkey: '' }])
    expect((await new Browser(app).logIn(person.email)).body.code).toBe('second_factor:accounts')
  })

  it('ends also one that a stranger adds at the same moment', async () => {
    for (let time = 0; time < 4; time++) {
      const { browser, person } = await signedIn()
      const stranger = new Browser(app)
      await stranger.logIn(person.email)
      const begun = await stranger.post('/passkeys/options', { password: PASSWORD })
      const response = JSON.stringify(new Authenticator().create(begun.body.options!))
      const [added, ended] = await Promise.all([
        stranger.post('/passkeys', { name: 'Stolen', response }),
        browser.post('/passkeys/end-all', { password: PASSWORD }),
      ])
      // Whoever was first: it was ended, its session was, or it turned two-factor sign-in on and ended the other session.
      if (ended.status === 200) expect(await passkeysOf(person)).toEqual([])
      expect([
        [201, 401],
        [200, 401, 422],
      ]).toEqual([expect.arrayContaining([added.status]), expect.arrayContaining([ended.status])])
    }
  })

  it('is done for somebody who lost all devices by the provider, with the rest of two-factor sign-in', async () => {
    const { browser, person } = await signedIn()
    const device = new Authenticator()
    await browser.add(device)
    const path = `/users/${person.id}/remove-second-factor`
    expect((await world.clients['owner-a']!.post(path)).status).toBe(404)
    expect((await world.clients.super!.post(path)).status).toBe(200)
    expect(await passkeysOf(person)).toEqual([])
    expect((await new Browser(app).signIn(device)).status).toBe(401)
    expect((await new Browser(app).logIn(person.email)).status).toBe(200)
  })
})

describe('a passkey left from before two-factor sign-in was turned off', () => {
  /** As if it was turned off while the plugin was switched off. */
  async function left() {
    const { browser, person } = await signedIn()
    const device = new Authenticator()
    await browser.add(device)
    await query('delete from second_factors where user_id = $1', [person.id])
    return { browser, device, person }
  }
  const mayUse = async (device: Authenticator) => {
    const browser = new Browser(app)
    return [(await browser.signIn(device)).status, (await browser.code(device)).startsWith('pk_')]
  }

  it('does not come back, not even when two-factor sign-in is turned on again', async () => {
    const { browser, device } = await left()
    expect(await mayUse(device)).toEqual([401, false])
    const fresh = new Authenticator()
    expect((await browser.add(fresh)).status).toBe(201)
    expect([await mayUse(device), await mayUse(fresh)]).toEqual([
      [401, false],
      [200, true],
    ])
  })

  it('is removed by the provider, once', async () => {
    const { person } = await left()
    const remove = async () => (await world.clients.super!.post(`/users/${person.id}/remove-second-factor`)).status
    expect([await remove(), await passkeysOf(person), await remove()]).toEqual([200, [], 409])
  })
})

describe('the rule of a site', () => {
  const rule = (who: string, needsPassword: boolean) =>
    world.clients[who]!.post(`/tenants/${world.a}/passkeys`, { needsPassword })
  const memberOf = (name: string) => ({ email: `${name}@test.example`, id: world.users[name]! })

  it('is its owner’s to make, and is in the activity of the site', async () => {
    for (const [who, status] of [
      ['admin-a', 403],
      ['editor-a', 403],
      ['owner-b', 404],
      ['stranger', 404],
      ['owner-a', 200],
    ] as const)
      expect([who, (await rule(who, true)).status]).toEqual([who, status])
    expect(await query('select tenant_id, after from audit_log where action = $1', ['passkeys.rule'])).toEqual([
      { after: { passkeyAlone: false }, tenant_id: world.a },
    ])
    expect((await rule('owner-a', false)).status).toBe(200)
  })

  it('asks its people for the password first, and nobody else', async () => {
    const devices = new Map<string, Authenticator>()
    for (const name of ['editor-a', 'both', 'editor-b']) {
      const [browser, device] = [new Browser(app), new Authenticator()]
      await browser.logIn(memberOf(name).email)
      expect((await browser.add(device)).status).toBe(201)
      devices.set(name, device)
    }
    const alone = async (name: string) => (await new Browser(app).signIn(devices.get(name)!)).status
    const all = async () => [await alone('editor-a'), await alone('both'), await alone('editor-b')]
    expect(await all()).toEqual([200, 200, 200])
    await rule('owner-a', true)
    expect(await all()).toEqual([401, 401, 200])
    const browser = new Browser(app)
    expect((await browser.signIn(devices.get('editor-a')!)).body.code).toBe('password_needed:passkeys')
    expect(await browser.whoAmI()).toBeNull()
    const code = await browser.code(devices.get('editor-a')!)
    expect((await browser.logIn(memberOf('editor-a').email, code)).status).toBe(200)
    await rule('owner-a', false)
    expect(await all()).toEqual([200, 200, 200])
  })

  it('counts a passkey where two-factor sign-in is required', async () => {
    const owner = { client: world.clients['owner-a']!, ...memberOf('owner-a') }
    await withFactor(app, owner)
    await owner.client.post(`/tenants/${world.a}/require-two-factor`, { required: true })
    const browser = new Browser(app)
    await browser.logIn(memberOf('admin-a').email)
    const mayRead = async () => (await browser.get(`/tenants/${world.a}`)).status
    expect(await mayRead()).toBe(404)
    expect((await browser.add(new Authenticator())).status).toBe(201)
    expect(await mayRead()).toBe(200)
  })
})
