import { boot, type TestApp } from '@tests/support/boot'
import { visit, type Visit } from '@tests/support/visitor'
import { anonymous, PASSWORD, signIn, type ApiResponse } from '@tests/support/client'
import { startOwnServer, type OwnServer } from './support/ownServer'
import { held, poolsOf } from './support/pools'
import { makePages, makeSite, type Site } from './support/site'

/** Each call costs a crash: `npm test` tries every third, `npm run prove` all. */
const STEP = Number(process.env.PROVE_SIZE ?? '0.1') < 1 ? 3 : 1

const SITE_HOST = 'anything.callboard.site'

let server: OwnServer
let app: TestApp
let site: Site
let page: string

beforeAll(async () => {
  server = await startOwnServer()
  app = await boot({ databaseUrl: server.url })
  site = await makeSite(app)
  page = (await makePages(app, site.tenant, 1))[0]!
}, 120_000)
afterAll(async () => {
  await app.close()
  await server.close()
})

type Call = () => Promise<ApiResponse>

/** Everything that a person's browser asks for, signed in. */
const signedInCalls = (): Record<string, Call> => ({
  'who am I': () => site.client.get('/users/me'),
  'prolong the session': () => site.client.post('/users/refresh-token'),
  'sign out': () => site.client.post('/users/logout'),
  'what may I do': () => site.client.get('/access'),
  'a list': () => site.client.get('/pages'),
  'a count': () => site.client.get('/pages/count'),
  'a document': () => site.client.get(`/pages/${page}`),
  'its versions': () => site.client.get(`/pages/versions?where[parent][equals]=${page}`),
  'a preference': () => site.client.get('/payload-preferences/anything'),
  'a new document': () => site.client.post('/pages', { tenant: site.tenant, title: 'New' }),
  'a change': () => site.client.patch(`/pages/${page}`, { title: 'Changed' }),
  'changes by a query': () => site.client.patch(`/pages?where[id][equals]=${page}`, { title: 'Changed' }),
  'a copy': () => site.client.post(`/pages/${page}/duplicate`, {}),
  'a deletion': () => site.client.delete(`/pages/${page}`),
})

const anonymousCalls = (): Record<string, Call> => ({
  'sign in': () => anonymous(app).post('/users/login', { email: site.email, password: PASSWORD }),
  'a wrong password': () => anonymous(app).post('/users/login', { email: site.email, password: 'wrong' }),
  ready: () => anonymous(app).get('/health/ready'),
  'ready, asked by somebody': () => site.client.get('/health/ready'),
})

/** What a website asks for, on the host of a site. */
const siteCalls = (): Record<string, () => Promise<Visit>> => ({
  'a page': () => visit(app, SITE_HOST, '/'),
  'a file': () => visit(app, SITE_HOST, '/api/media/file/picture.png'),
  'public settings': () => visit(app, SITE_HOST, `/api/tenants/${site.tenant}/site-settings`),
  'a form': () => visit(app, SITE_HOST, `/api/forms/${site.tenant}/submit`, { form: { a: 'b' } }),
  'a sent page': () => visit(app, SITE_HOST, '/contact', { form: { a: 'b' } }),
})

async function answersOf(calls: Record<string, Call>): Promise<Record<string, ApiResponse>> {
  return Object.fromEntries(
    await Promise.all(Object.entries(calls).map(async ([name, call]) => [name, await call()] as const)),
  )
}

const isHonest = ({ body, headers, status }: ApiResponse) =>
  status === 503 &&
  headers.get('Retry-After') === '2' &&
  !headers.has('Set-Cookie') &&
  body.code === 'unavailable:database'

describe('while the database is away', () => {
  it('says so to everybody and signs nobody out', async () => {
    await server.crash()
    const answers = await answersOf({ ...signedInCalls(), ...anonymousCalls() })
    const live = await anonymous(app).get('/health/live')
    const visits = await Promise.all(
      Object.entries(siteCalls()).map(async ([name, call]) => [name, await call()] as const),
    )
    await server.recover()
    expect(
      Object.entries(answers)
        .filter(([, answer]) => !isHonest(answer))
        .map(([name, { status, text }]) => `${name}: ${status} ${text}`),
    ).toEqual([])
    expect(live.status).toBe(200)
    expect(visits.map(([name, { headers, status }]) => [name, status, headers.get('Retry-After')])).toEqual(
      Object.keys(siteCalls()).map((name) => [name, 503, '2']),
    )
  })

  it('is as before when it is back, with the same session', async () => {
    expect((await anonymous(app).get('/health/ready')).status).toBe(200)
    const { body } = await site.client.get<{ user: { email: string } }>('/users/me')
    expect(body.user.email).toBe(site.email)
    expect((await site.client.patch(`/pages/${page}`, { title: 'Changed after all' })).status).toBe(200)
    expect((await anonymous(app).post('/users/login', { email: site.email, password: 'wrong' })).status).toBe(401)
    const again = await signIn(app, site.email)
    expect((await again.post('/users/logout')).headers.get('Set-Cookie')).toContain('payload-token=;')
  })

  it('says so as well when it goes away in the middle of a call', async () => {
    const wrong: string[] = []
    const calls = Object.entries(signedInCalls()).filter((_, index) => index % STEP === 0)
    for (const [name, call] of calls) {
      const answer = await crashAfterSignIn(call)
      if (!isHonest(answer)) wrong.push(`${name}: ${answer.status} ${answer.text}`)
    }
    expect(wrong).toEqual([])
    expect((await site.client.get(`/pages/${page}`)).status).toBe(200)
  }, 120_000)
})

describe('a restart of the database', () => {
  it('a restart while nothing happens goes unnoticed', async () => {
    const { lookups, transactions } = poolsOf(app)
    await Promise.all(Array.from({ length: 12 }, () => site.client.patch(`/pages/${page}`, { title: 'Busy' })))
    expect(lookups.idleCount).toBeGreaterThan(0)
    expect(transactions.idleCount).toBeGreaterThan(0)
    await server.crash()
    await server.recover()
    expect((await site.client.get(`/pages/${page}`)).status).toBe(200)
    expect((await site.client.patch(`/pages/${page}`, { title: 'Still here' })).status).toBe(200)
  })

  it('costs no connection for ever, however many writes failed meanwhile', async () => {
    const { transactions } = poolsOf(app)
    const tries = 3 * transactions.options.max
    await server.crash()
    for (let number = 0; number < tries; number++) await expect(app.payload.db.beginTransaction()).rejects.toThrow()
    await server.recover()
    expect(transactions.totalCount).toBe(0)
    const writes = Array.from({ length: tries }, (_, index) =>
      site.client.post('/pages', { tenant: site.tenant, title: `After ${index}` }),
    )
    expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(Array(tries).fill(201))
    expect(held(transactions)).toBe(0)
  })
})

/** Lets the server crash when it has said who is asking. */
async function crashAfterSignIn(call: Call): Promise<ApiResponse> {
  const { lookups } = poolsOf(app)
  const query = lookups.query.bind(lookups) as (...args: unknown[]) => Promise<unknown>
  lookups.query = (async (...args: unknown[]) => {
    const result = await query(...args)
    const [asked] = args as [{ name?: string }]
    if (asked.name === 'callboard-person') {
      Reflect.deleteProperty(lookups, 'query')
      await server.crash()
    }
    return result
  }) as typeof lookups.query
  try {
    return await call()
  } finally {
    Reflect.deleteProperty(lookups, 'query')
    await server.recover()
  }
}
