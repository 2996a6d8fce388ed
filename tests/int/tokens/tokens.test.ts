import { isTokenKey } from '@/access/bearerTokens'
import { callboardOf } from '@/access/registryOf'
import { poolOf } from '@/database/connections'
import { boot, ORIGIN, type TestApp } from '@tests/support/boot'
import { until } from '@tests/support/until'
import { create, makeWorld, type World } from '@tests/support/world'
import { createProgram, filledIn, inDays, programOf, type Program } from './support'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const client = (name = 'editor-a') => world.clients[name]!
const make = (keys: string[], name = 'editor-a', tenant = world.a) => createProgram(app, client(name), tenant, { keys })
const page = (title: string, tenant = world.a) => create(app.payload, 'pages', { tenant, title })
const works = async (program: Program): Promise<number> => (await program.call('GET', '/pages?limit=1')).status

describe('POST /api/tokens', () => {
  it('returns the token once and stores a hash of it', async () => {
    const { id, token } = await make(['pages:manage'])
    expect(token).toMatch(/^cbp_[\w-]{51}$/)
    const { tokens } = (await client().get<{ tokens: Record<string, unknown>[] }>('/tokens')).body
    expect(tokens.find((one) => one.id === id)).toMatchObject({
      keys: ['pages:manage', 'pages:view'],
      lastUsedAt: null,
      name: 'Box office screens',
      tenant: world.a,
    })
    expect(JSON.stringify(tokens)).not.toContain(token)
    const { rows } = await poolOf(app.payload).query('select * from access_tokens')
    expect(JSON.stringify(rows)).not.toContain(token.slice(4, 40))
  })

  it("requires the person's password", async () => {
    const { body, status } = await client().post('/tokens', filledIn(world.a, { password: 'guessed' }))
    expect([status, body.errors]).toEqual([422, [{ message: 'This password is incorrect.', path: 'password' }]])
  })

  it('refuses permissions that the person does not hold or that no token may carry', async () => {
    for (const [name, key] of [
      ['viewer-a', 'pages:manage'],
      ['editor-a', 'settings:themes'],
      ['owner-a', 'users:admin'],
      ['owner-a', 'roles:manage'],
      ['owner-a', 'apps:admin'],
      ['owner-a', 'settings:domains'],
      ['owner-a', 'made:up'],
      ['super', 'pages:view'],
    ] as const) {
      const { body, status } = await client(name).post('/tokens', filledIn(world.a, { keys: [key] }))
      expect([name, key, status, (body.errors as { path: string }[])[0]?.path]).toEqual([name, key, 422, 'keys'])
    }
    expect((await client('owner-a').post('/tokens', filledIn(world.a, { keys: ['settings:themes'] }))).status).toBe(201)
  })

  it("creates tokens for the person's own sites that expire within a year", async () => {
    expect((await client().post('/tokens', filledIn(world.b))).status).toBe(404)
    for (const days of [-1, 367])
      expect((await client().post('/tokens', filledIn(world.a, { expiresAt: inDays(days) }))).status).toBe(422)
  })
})

describe('API client with a token', () => {
  it('reads and writes according to its permissions, without a cookie or an Origin', async () => {
    const [reader, writer] = [await make(['pages:view']), await make(['pages:manage'])]
    const id = await page('Plan your visit')
    expect((await reader.call('GET', `/pages/${id}`)).body).toMatchObject({ title: 'Plan your visit' })
    expect((await reader.call('PATCH', `/pages/${id}?draft=true`, { title: 'Ours' })).status).toBe(403)
    expect((await writer.call('PATCH', `/pages/${id}?draft=true`, { title: 'Getting here' })).status).toBe(200)
    expect((await writer.call('DELETE', `/pages/${id}`)).status).toBe(403)
    // Its owner may do more than it.
    expect((await client().get('/events')).status).toBe(200)
    expect((await writer.call('GET', '/events')).status).toBe(403)
    expect((await client('viewer-a').get(`/pages/${id}?draft=true`)).body).toMatchObject({ title: 'Getting here' })
  })

  it('has access to one site, even when its owner works in two', async () => {
    const [ours, theirs] = [await page('Ours'), await page('Theirs', world.b)]
    const program = await make(['pages:view'], 'both')
    expect((await client('both').get(`/pages/${theirs}`)).status).toBe(200)
    expect((await program.call('GET', `/pages/${ours}`)).status).toBe(200)
    expect((await program.call('GET', `/pages/${theirs}`)).status).toBe(404)
    expect(
      (await program.call('GET', `/pages/${theirs}`, undefined, { Cookie: `payload-tenant=${world.b}` })).status,
    ).toBe(404)
    expect((await program.call('GET', '/pages?limit=0')).text).not.toContain('Theirs')
  })

  it('calls operations according to its permissions', async () => {
    const [reader, other] = [await make(['events:view'], 'owner-a'), await make(['pages:view'], 'owner-a')]
    const calendar = (tenant: string) => `/event-instances/calendar?tenantId=${tenant}&from=2027-03-01&to=2027-03-31`
    expect([
      (await reader.call('GET', calendar(world.a))).status,
      (await reader.call('GET', calendar(world.b))).status,
      (await other.call('GET', calendar(world.a))).status,
    ]).toEqual([200, 404, 403])
    expect((await reader.call('POST', '/assistant/find', { search: 'visit', tenant: world.a })).status).toBe(200)
    expect((await reader.call('POST', '/assistant/find', { search: 'visit', tenant: world.b })).status).toBe(404)
    expect((await other.call('GET', '/search?search=visit')).status).toBe(200)
  })

  it('can read the API description, as signed-in people can', async () => {
    const program = await make(['pages:view'])
    for (const { body, status } of [
      await program.call('GET', '/openapi.json'),
      await client('stranger').get('/openapi.json'),
    ]) {
      expect([status, body.openapi]).toEqual([200, '3.1.0'])
      const paths = body.paths as Record<string, Record<string, { 'x-takes-token': boolean }>>
      expect(
        [
          paths['/tokens']!.post!,
          paths['/users/password']!.post!,
          paths['/openapi.json']!.get!,
          paths['/search']!.get!,
        ].map((one) => one['x-takes-token']),
      ).toEqual([false, false, true, true])
    }
    expect((await app.send(new Request(`${ORIGIN}/api/openapi.json`))).status).toBe(401)
  })

  it("updates the token's last use in its owner's list", async () => {
    const program = await make(['pages:view'])
    await works(program)
    await until(async () => {
      const { tokens } = (await client().get<{ tokens: { id: string; lastUsedAt: string | null }[] }>('/tokens')).body
      return tokens.find(({ id }) => id === program.id)!.lastUsedAt !== null
    })
  })

  it('is named in the audit log with each of its changes', async () => {
    const program = await make(['pages:publish'])
    const id = await page('Season')
    expect((await program.call('PATCH', `/pages/${id}`, { _status: 'published', title: 'Season 2027' })).status).toBe(
      200,
    )
    await client().patch(`/pages/${id}`, { _status: 'published', title: 'Season' })
    const { docs } = (
      await client('owner-a').get<{ docs: { actorEmail: string; tokenName: string | null }[] }>(
        `/audit-log?where[target][equals]=pages/${id}&sort=createdAt`,
      )
    ).body
    expect(docs.map(({ actorEmail, tokenName }) => [actorEmail, tokenName])).toEqual([
      ['editor-a@test.example', 'Box office screens'],
      ['editor-a@test.example', null],
    ])
    const lines = (
      await client('owner-a').get<{ docs: { action: string; after: { name: string } }[] }>(
        '/audit-log?where[action][equals]=tokens.created',
      )
    ).body.docs
    expect(lines[0]!.after.name).toBe('Box office screens')
    expect(JSON.stringify(lines)).not.toContain('cbp_')
  })
})

describe('A program that has only its token', () => {
  interface Made {
    doc: { id: string; tenant: string }
  }
  let program: Program

  beforeAll(async () => {
    const keys = [...callboardOf(app.payload).registry.keys].filter((key) => isTokenKey(key) && !/delete$/.test(key))
    program = await createProgram(app, client('owner-a'), world.a, { keys, name: 'Importer' })
  })

  it('learns its site, languages, permissions and expiry', async () => {
    const { body, status } = await (await make(['events:manage', 'pages:view'])).call('GET', '/tokens/me')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      keys: ['events:manage', 'events:view', 'pages:view'],
      name: 'Box office screens',
      site: {
        defaultLanguage: 'en',
        id: world.a,
        languages: ['en', 'cy'],
        name: 'Theatre A',
        timezone: 'Europe/London',
      },
      tenant: world.a,
    })
    expect(Date.parse(String(body.expiresAt))).toBeGreaterThan(Date.now())
    expect((await client().get('/tokens/me')).status).toBe(422)
  })

  it('creates a document of every type without naming its site, which a session has to', async () => {
    const { body, status } = await client().post('/events?draft=true', { title: 'Without a site' })
    expect([status, body.code, body.errors]).toMatchObject([
      400,
      'bad_request:events',
      [{ data: { errors: [{ path: 'tenant' }] }, name: 'ValidationError' }],
    ])
    const event = (await program.call<Made>('POST', '/events?draft=true', { title: 'For a performance' })).body.doc.id
    for (const { collection, slug, titleField } of callboardOf(app.payload).contentTypes) {
      if (collection.upload) continue
      const values = { [titleField]: `One of ${slug}`, event, from: '/old', start: '2027-03-01T19:30:00.000Z' }
      const names = collection.fields.flatMap((field) => ('name' in field ? [field.name] : []))
      const sent = Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
      const made = await program.call<Made>('POST', `/${slug}?draft=true`, sent)
      expect([slug, made.status, made.body.doc?.tenant ?? made.text]).toEqual([slug, 201, world.a])
    }
    const form = new FormData()
    form.append('file', new File(['Seats'], 'seats.txt', { type: 'text/plain' }))
    form.append('_payload', '{"title":"Seats"}')
    const sent = await app.send(
      new Request(`${ORIGIN}/api/files`, {
        body: form,
        headers: { Authorization: `Bearer ${program.token}` },
        method: 'POST',
      }),
    )
    expect([sent.status, ((await sent.json()) as Made).doc?.tenant]).toEqual([201, world.a])
  })

  it.each([
    ['POST', '/assistant/find', { search: 'visit' }],
    ['GET', '/event-instances/calendar?from=2027-03-01&to=2027-03-31', undefined],
    ['GET', '/ticketing/runs', undefined],
    ['GET', '/pages/tree', undefined],
    ['GET', '/documents/events/export', undefined],
    ['POST', '/people/match', { names: ['Ada'] }],
    ['POST', '/themes/create-nocode', {}],
  ])('need not name its site to %s %s, and reaches no other', async (method, path, body) => {
    const own = await program.call(method, path, body)
    expect([200, 201]).toContain(own.status)
    for (const name of ['tenant', 'tenantId']) {
      const address = body ? path : `${path}${path.includes('?') ? '&' : '?'}${name}=${world.b}`
      const other = await program.call(method, address, body && { ...body, [name]: world.b })
      expect([400, 404]).toContain(other.status)
    }
  })

  it('names its site in the query of any call, as people do', async () => {
    const find = (who: string, tenant: string) =>
      client(who).post(`/assistant/find?tenant=${tenant}`, { search: 'visit' })
    expect([(await find('editor-a', world.a)).status, (await find('editor-a', world.b)).status]).toEqual([200, 404])
    expect((await program.call('POST', `/assistant/find?tenant=${world.b}`, { search: 'visit' })).status).toBe(404)
    expect((await client().post('/assistant/find', { search: 'visit' })).status).toBe(400)
  })

  it('is named in Activity for the drafts that it makes and saves, once each', async () => {
    const { body } = await program.call<Made>('POST', '/pages?draft=true', { title: 'From a program' })
    await program.call('PATCH', `/pages/${body.doc.id}?draft=true`, { title: 'Saved by a program' })
    await client().patch(`/pages/${body.doc.id}?draft=true`, { title: 'Saved by a person' })
    const lines = async (target: string) =>
      (
        await client('owner-a').get<{ docs: { action: string; after: { title: string }; tokenName: string | null }[] }>(
          `/audit-log?where[target][equals]=${target}&sort=createdAt`,
        )
      ).body.docs.map(({ action, after, tokenName }) => [action, after.title, tokenName])
    expect(await lines(`pages/${body.doc.id}`)).toEqual([
      ['document.created', 'From a program', 'Importer'],
      ['document.saved', 'Saved by a program', 'Importer'],
    ])
    const event = (await program.call<Made>('POST', '/events?draft=true', { title: 'The tide' })).body.doc.id
    await program.call('POST', '/event-instances?draft=true', { event, start: '2027-04-01T18:30:00.000Z' })
    expect(await lines(`events/${event}`)).toEqual([['document.created', 'The tide', 'Importer']])
  })

  it.each(['Bearer', 'bearer', 'BEARER', 'bEARER ', 'JWT', 'jwt'])('may write the scheme as "%s"', async (scheme) => {
    const { status } = await program.call('GET', '/pages', undefined, { Authorization: `${scheme} ${program.token}` })
    expect(status).toBe(200)
  })

  it.each([
    [`Bearer cbp_unknown`, 'Bearer error="invalid_token"'],
    ['', 'Bearer'],
  ])('is told how to sign in when "%s" does not do', async (credential, expected) => {
    const { headers, status } = await program.call('GET', '/tokens/me', undefined, { Authorization: credential })
    expect([status, headers.get('WWW-Authenticate')]).toEqual([401, expected])
  })

  it('is told that its site is suspended, in its language, and goes on afterwards', async () => {
    const own = await createProgram(app, client('editor-b'), world.b)
    const suspend = (suspended: boolean) => client('super').post(`/tenants/${world.b}/suspend`, { suspended })
    await suspend(true)
    const answers = [
      await own.call('GET', '/pages'),
      await own.call('GET', '/pages', undefined, { 'Accept-Language': 'es' }),
    ]
    await suspend(false)
    expect(answers.map(({ body, status }) => [status, body.code, body.error])).toEqual([
      [403, 'suspended:tokens', expect.stringContaining('is suspended at the moment')],
      [403, 'suspended:tokens', expect.stringContaining('suspendido')],
    ])
    expect(await works(own)).toBe(200)
  })

  it('is offered no operation that needs a conversation, which only MCP opens', async () => {
    const chat = '0199c000-0000-7000-8000-000000000000'
    const draft = { chat, fields: { title: 'Mine' }, message: chat, type: 'pages' }
    expect((await program.call('POST', '/assistant/create-draft', draft)).body.code).toBe('forbidden:tokens')
    expect((await program.call('POST', '/assistant/list', { type: 'pages' })).status).toBe(200)
  })
})

describe('API token on a route that accepts none', () => {
  let program: Program

  beforeAll(async () => {
    program = await make(['pages:manage', 'events:view'], 'owner-a')
  })

  it.each([
    ['GET', '/users/me'],
    ['GET', '/users'],
    ['POST', '/users/login'],
    ['POST', '/users/logout'],
    ['POST', '/users/refresh-token'],
    ['POST', '/users/password'],
    ['POST', '/users/sessions/end-others'],
    ['GET', '/tokens'],
    ['POST', '/tokens'],
    ['DELETE', '/tokens/0199c000-0000-7000-8000-000000000000'],
    ['GET', '/user-roles'],
    ['POST', '/user-roles'],
    ['GET', '/memberships'],
    ['GET', '/invite-tokens'],
    ['GET', '/tenants'],
    ['PATCH', '/tenants/0199c000-0000-7000-8000-000000000000'],
    ['GET', '/app-config'],
    ['GET', '/audit-log'],
    ['GET', '/mails'],
    ['GET', '/payload-preferences/x'],
    ['GET', '/access'],
    ['GET', '/globals/platform'],
    ['GET', '/history'],
    ['POST', '/chat'],
    ['POST', '/USERS/login/'],
    ['GET', '/nothing-at-all'],
  ])('is refused by %s %s', async (method, path) => {
    const { body, status } = await program.call(method, path, method === 'GET' || method === 'DELETE' ? undefined : {})
    expect([status, body.code]).toEqual([403, 'forbidden:tokens'])
  })

  it('has no access through permissions of its owner that no token may carry', async () => {
    const role = { permissions: { 'pages:view': true }, tenant: world.a, title: 'Made by a program' }
    for (const [method, path, body] of [
      ['POST', `/app-config/${world.a}`, {}],
      ['POST', '/user-roles', role],
      ['POST', `/tenants/${world.a}/collaborators/invite`, {}],
    ] as const) {
      expect((await program.call(method, path, body)).status).toBe(403)
    }
  })

  it('does not sign in to pages and server actions of the admin', async () => {
    const { token } = await make(['pages:view'])
    expect((await app.payload.auth({ headers: new Headers({ Authorization: `Bearer ${token}` }) })).user).toBeNull()
  })

  it('works as a bearer token and not as a session cookie', async () => {
    const { call, token } = await make(['pages:view'])
    const answer = await call('GET', '/pages')
    expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([200, null])
    const asCookie = new Headers({ Cookie: `payload-token=${token}`, Origin: ORIGIN })
    expect((await app.send(new Request(`${ORIGIN}/api/pages?draft=true`, { headers: asCookie }))).status).toBe(403)
    for (const [scheme, status] of [
      ['Bearer', 200],
      ['JWT', 200],
      ['Basic', 403],
      ['users API-Key', 403],
    ] as const) {
      expect([
        scheme,
        (await call('GET', '/pages?draft=true', undefined, { Authorization: `${scheme} ${token}` })).status,
      ]).toEqual([scheme, status])
    }
  })

  it('takes precedence over a cookie, while a cookie from another origin stays refused', async () => {
    const session = (await import('@tests/support/tokens')).tokensOf
    const cookie = `payload-token=${(await session(app, ['owner-a']))['owner-a']}`
    const program = await make(['pages:view'])
    expect((await program.call('GET', '/events', undefined, { Cookie: cookie, Origin: ORIGIN })).status).toBe(403)
    expect(
      (await programOf(app, 'cbp_nothing').call('GET', '/pages', undefined, { Cookie: cookie, Origin: ORIGIN })).status,
    ).toBe(401)
    const elsewhere = (headers: Record<string, string>) =>
      app.send(
        new Request(`${ORIGIN}/api/pages?draft=true`, {
          body: JSON.stringify({ tenant: world.a, title: 'Forged' }),
          headers: { 'Content-Type': 'application/json', Cookie: cookie, ...headers },
          method: 'POST',
        }),
      )
    expect((await elsewhere({ Origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await elsewhere({ Origin: ORIGIN })).status).toBe(201)
  })
})

describe('Invalid token', () => {
  it('is refused with 401 and after thirty attempts with 429, while a valid token from the same address works', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.77' }
    const real = await make(['pages:view'])
    const mistyped = `${real.token.slice(0, 20)}${real.token[20] === 'a' ? 'b' : 'a'}${real.token.slice(21)}`
    for (const token of ['cbp_', mistyped, `${real.token}0`, real.token.toUpperCase().replace('CBP_', 'cbp_')])
      expect((await programOf(app, token).call('GET', '/pages')).status).toBe(401)
    const statuses = new Set<number>()
    for (let index = 0; index < 40; index++)
      statuses.add((await programOf(app, mistyped).call('GET', '/pages', undefined, headers)).status)
    expect([...statuses]).toEqual([401, 429])
    expect(
      (await programOf(app, mistyped).call('GET', '/pages', undefined, headers)).headers.get('Retry-After'),
    ).toMatch(/^\d+$/)
    expect((await real.call('GET', '/pages', undefined, headers)).status).toBe(200)
  })

  it('is refused for a large document, which a valid token may send', async () => {
    const long = { description: 'x'.repeat(200_000), tenant: world.a, title: 'Long' }
    expect((await programOf(app, 'cbp_x').call('POST', '/venues?draft=true', long)).status).toBe(401)
    expect([(await (await make(['venues:manage'])).call('POST', '/venues?draft=true', long)).status]).not.toContain(401)
  })
})
