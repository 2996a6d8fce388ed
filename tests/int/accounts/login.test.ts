import { boot, type TestApp } from '@tests/support/boot'
import { anonymous, clientOf, PASSWORD } from '@tests/support/client'
import { mailsTo } from '@tests/support/mails'
import { create } from '@tests/support/world'
import { poolOf } from '@/database/connections'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

let app: TestApp

beforeAll(async () => {
  app = await boot()
})
afterAll(() => app.close())

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await poolOf(app.payload).query<Row>(text, values)).rows

let number = 0
async function newPerson(): Promise<{ email: string; id: string }> {
  const email = `login${++number}@test.example`
  return {
    email,
    id: await create(app.payload, 'users', { email, emailVerified: true, firstName: 'Robin', password: PASSWORD }),
  }
}

interface Try {
  email: string
  password?: string
  /** Value of the device's cookie. */
  device?: string
  from?: string
}

const login = ({ device, email, from, password = PASSWORD }: Try) =>
  anonymous(app).post<{ code: string; exp: number; message: string; token: string; user: Record<string, unknown> }>(
    '/users/login',
    { email, password },
    {
      headers: {
        'User-Agent': FIREFOX,
        ...(device && { Cookie: `callboard-device=${device}` }),
        ...(from && { 'X-Forwarded-For': from }),
      },
    },
  )

const deviceOf = (answer: { headers: Headers }) =>
  /callboard-device=([\w-]{43})/.exec(answer.headers.get('Set-Cookie') ?? '')?.[1]

describe('signing in', () => {
  it("answers as Payload's screens expect, with the session's cookie and the device's", async () => {
    const { email, id } = await newPerson()
    const answer = await login({ email: ` ${email.toUpperCase()} ` })
    expect(answer.status).toBe(200)
    expect(Object.keys(answer.body).sort()).toEqual(['exp', 'message', 'token', 'user'])
    expect(answer.body.user).toMatchObject({ id, collection: 'users', email })
    for (const secret of ['hash', 'salt', 'resetPasswordToken', 'loginAttempts'])
      expect(answer.body.user).not.toHaveProperty(secret)
    expect(answer.body.exp * 1000).toBeGreaterThan(Date.now() + 7 * 3_600_000)
    const cookies = answer.headers.getSetCookie()
    expect(cookies).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^payload-token=.+HttpOnly.+SameSite=Lax/),
        expect.stringMatching(/^callboard-device=[\w-]{43};.*Max-Age=31536000;.*HttpOnly.*SameSite=Lax/),
      ]),
    )
    const me = await clientOf(app, answer.body.token).get<{ user: { email: string } }>('/users/me')
    expect(me.body.user.email).toBe(email)
  })

  it('shows the admin in the language of whoever signs in, not of who was there before', async () => {
    const { email, id } = await newPerson()
    await query(`update users set language = 'es' where id = $1`, [id])
    const language = async (password?: string) =>
      (await login({ email, password })).headers.getSetCookie().filter((cookie) => cookie.startsWith('payload-lng='))
    expect(await language()).toEqual([expect.stringMatching(/^payload-lng=es;.*Path=\/;.*SameSite=Lax/)])
    expect(await language('not the one')).toEqual([])
  })

  it('says the same of a wrong password and of an address that nobody has', async () => {
    const { email } = await newPerson()
    const [wrong, unknown] = [
      await login({ email, password: 'not the one' }),
      await login({ email: 'nobody@test.example' }),
    ]
    expect([wrong.status, wrong.text]).toEqual([401, unknown.text])
    expect(unknown.status).toBe(401)
    for (const body of [
      { email },
      { password: PASSWORD },
      { email, password: '' },
      { email, password: 5 },
      { email, extra: 1, password: PASSWORD },
    ])
      expect((await anonymous(app).post('/users/login', body)).status).toBe(400)
  })

  it('is not done by a form on another page', async () => {
    const { email } = await newPerson()
    const from = (Origin: string) =>
      anonymous(app).post('/users/login', { email, password: PASSWORD }, { headers: { Origin } })
    expect([(await from('https://a.sites.example')).status, (await from('null')).status]).toEqual([403, 403])
    expect((await from('http://localhost:3000')).status).toBe(200)
  })

  it('notes where and with what, and writes nothing else of the person', async () => {
    const { email, id } = await newPerson()
    const shot = async () =>
      (await query<{ shot: string }>('select to_jsonb(u)::text as shot from users u where id = $1', [id]))[0]!.shot
    const before = await shot()
    const answer = await login({ email, from: '10.0.0.1, 2001:db8:7::42' })
    expect(await shot()).toBe(before)
    const [row] = await query<{ agent: string; device_hash: string; network: string }>(
      'select agent, device_hash, network from sign_ins where user_id = $1',
      [id],
    )
    expect(row).toMatchObject({ agent: FIREFOX, network: '2001:db8:7:0::' })
    expect(row!.device_hash).not.toContain(deviceOf(answer))
  })
})

describe('the mail about a new device', () => {
  it('is sent when somebody who has signed in before does so with a device that they never used', async () => {
    const { email } = await newPerson()
    const told = async () => (await mailsTo(app, email, 'newSignIn')).length
    const device = deviceOf(await login({ email }))
    expect(await told()).toBe(0)
    expect(deviceOf(await login({ device, email }))).toBe(device)
    expect(await told()).toBe(0)
    await login({ email, from: '192.0.2.7' })
    expect(await mailsTo(app, email, 'newSignIn')).toMatchObject([
      {
        device: 'Firefox (Windows)',
        link: 'http://localhost:3000/admin/auth/account',
        name: 'Robin',
        network: '192.0.2.7',
      },
    ])
  })

  it('is sent for a device that another person used', async () => {
    const [one, two] = [await newPerson(), await newPerson()]
    await login({ email: two.email })
    const device = deviceOf(await login({ email: one.email }))
    await login({ device, email: two.email })
    expect(await mailsTo(app, two.email, 'newSignIn')).toHaveLength(1)
  })
})

describe('wrong passwords', () => {
  const wrong = { password: 'not the one' }
  const statuses = async (times: number, one: (index: number) => Try) => {
    const answers = []
    for (let index = 0; index < times; index++) answers.push((await login(one(index))).status)
    return answers
  }

  it('make one wait who tries too often from the same place, known address or not, also with the right one', async () => {
    const { email } = await newPerson()
    const from = '203.0.113.5'
    for (const address of [email, 'never@test.example'])
      expect(await statuses(11, () => ({ email: address, from, ...wrong }))).toEqual([
        ...Array<number>(10).fill(401),
        429,
      ])
    const answer = await login({ email, from })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(60)
    expect((await login({ email, from: '203.0.113.6' })).status).toBe(200)
  })

  it('are counted in full when they come at the same moment', async () => {
    const { email } = await newPerson()
    const answers = await Promise.all(Array.from({ length: 16 }, () => login({ email, from: '203.0.113.9', ...wrong })))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6)
  })

  it('guesses of a stranger, wherever they try, keep nobody out of the device that they have used before', async () => {
    const { email } = await newPerson()
    const device = deviceOf(await login({ email, from: '203.0.113.20' }))
    await query(`update rate_limits set points = 50 where key like 'login:account:%'`)
    const tries = await Promise.all(
      Array.from({ length: 4 }, (_, index) => login({ email, from: `203.0.113.${30 + index}`, ...wrong })),
    )
    expect(tries.map(({ status }) => status)).toEqual([429, 429, 429, 429])
    expect((await login({ email, from: '203.0.113.40' })).status).toBe(429)
    expect((await login({ device, email, from: '203.0.113.40' })).status).toBe(200)
    expect((await login({ device: 'x'.repeat(43), email, from: '203.0.113.40' })).status).toBe(429)
  })

  it('tries before the right password do not count', async () => {
    const { email } = await newPerson()
    expect(await statuses(12, () => ({ email, from: '203.0.113.60' }))).toEqual(Array<number>(12).fill(200))
  })
})

describe('a flood of sign-ins', () => {
  it('is told to come back, and those who wait get in', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => login({ email: `flood${index}@test.example` })),
    )
    const counts = [401, 503].map((wanted) => answers.filter(({ status }) => status === wanted).length)
    expect(counts[0]! + counts[1]!).toBe(60)
    expect(counts[0]).toBeGreaterThanOrEqual(40)
    expect(counts[1]).toBeGreaterThan(0)
    const refused = answers.find(({ status }) => status === 503)!
    expect([refused.body.code, refused.headers.get('Retry-After')]).toEqual(['unavailable:accounts', '5'])
  })
})
