import { randomUUID } from 'node:crypto'
import { poolOf } from '@/database/connections'
import type { ApiResponse, Client } from '@tests/support/client'
import { anonymous } from '@tests/support/client'
import { PEOPLE, type PersonName } from '../support/people'
import type { Stage } from '../support/stage'
import { contentTypesOf, findOrMake } from '../support/subjects'
import { tokenOf } from '../support/session'
import { Tally } from '../support/tally'

const EVERYBODY = Object.keys(PEOPLE) as PersonName[]

let stage: Stage
const total = new Tally("Payload's own collections and routes")

const CLOSED: [method: 'delete' | 'get' | 'patch' | 'post', path: string][] = [
  // Of locks there is what their operations answer, which have cases of their own.
  ...([
    'get /count',
    `get /${randomUUID()}`,
    'post ',
    `post /access/${randomUUID()}`,
    'patch ?where[id][exists]=true',
    'delete ?where[id][exists]=true',
  ].map((one) => [one.split(' ')[0], `/payload-locked-documents${one.split(' ')[1]}`]) as [
    'delete' | 'get' | 'patch' | 'post',
    string,
  ][]),
  ...['payload-jobs', 'payload-migrations', 'payload-kv'].flatMap(
    (slug): ['delete' | 'get' | 'patch' | 'post', string][] => [
      ['get', `/${slug}`],
      ['get', `/${slug}/count`],
      ['get', `/${slug}/${randomUUID()}`],
      ['post', `/${slug}`],
      ['post', `/${slug}/access/${randomUUID()}`],
      ['patch', `/${slug}?where[id][exists]=true`],
      ['delete', `/${slug}?where[id][exists]=true`],
      ['delete', `/${slug}/${randomUUID()}`],
    ],
  ),
  ['get', '/payload-jobs/run'],
  ['get', '/payload-jobs/handle-schedules'],
  ['get', '/PAYLOAD-JOBS/run'],
  ['get', '//payload-jobs/run'],
  ['get', '/%70ayload-jobs/run'],
  ['post', '/users/first-register'],
  ['post', '/users/unlock'],
  ['post', '/users/verify/anything'],
  ['post', '/graphql'],
  ['get', '/graphql'],
  ['get', '/graphql-playground'],
  ['post', '/reorder'],
  ['get', '/media/paste-url?src=http://127.0.0.1/'],
  ['get', '/files/paste-url/1?src=http://127.0.0.1/'],
]

const call = (client: Client, method: (typeof CLOSED)[number][0], path: string): Promise<ApiResponse> =>
  method === 'post' || method === 'patch' ? client[method](path, {}) : client[method](path)

/** @param given the stage, filled before the tests run */
export function describeInternals(given: () => Stage): void {
  describe('Collections and routes of Payload itself', () => {
    beforeAll(() => {
      stage = given()
    })
    afterAll(() => total.print())

    it('return 404 for every closed route, whoever calls', async () => {
      const tally = new Tally('closed')
      for (const [method, path] of CLOSED) {
        for (const name of ['ownerA', 'editorA', 'provider', 'stranger', 'anonymous'] as const) {
          const answer = await call(stage.clients[name], method, path)
          tally.check(
            answer.status === 404,
            `${method} ${path}: ${name} (${answer.status} ${answer.text.slice(0, 100)})`,
          )
        }
      }
      tally.control((await stage.clients.ownerA.get('/pages')).status === 200, 'an open route is closed')
      total.add(tally)
      expect(tally.wrong).toEqual([])
    })

    it('let a person read, change and delete only their own preferences', async () => {
      const tally = new Tally('preferences')
      const { clients, users } = stage
      await clients.ownerB.post('/payload-preferences/nav', { value: { secret: 'of B' } })
      const { rows } = await poolOf(stage.app.payload).query<{ id: string }>(
        `select id from payload_preferences where key = 'nav'`,
      )
      const { id } = rows[0]!
      for (const name of EVERYBODY.filter((one) => one !== 'ownerB')) {
        const client = clients[name]
        const answers = [
          await client.get('/payload-preferences/nav'),
          await client.get(`/payload-preferences?where[user.value][equals]=${users.ownerB}`),
          await client.get(`/payload-preferences/${id}`),
          await client.post('/payload-preferences/nav', {
            user: { relationTo: 'users', value: users.ownerB },
            value: { mine: true },
          }),
          await client.delete('/payload-preferences/nav'),
          await client.delete(`/payload-preferences/${id}`),
          await client.patch(`/payload-preferences/${id}`, { value: {} }),
        ]
        for (const [index, answer] of answers.entries())
          tally.check(
            !answer.text.includes('of B') && answer.status < 500,
            `${name}, call ${index} (${answer.status} ${answer.text.slice(0, 120)})`,
          )
      }
      const kept = await clients.stranger.post('/payload-preferences/kept', { value: 1 })
      tally.control(
        kept.status === 200 && (await clients.stranger.delete('/payload-preferences/kept')).status === 200,
        `nobody removes their own (${kept.status})`,
      )
      const own = await clients.ownerB.get('/payload-preferences/nav')
      tally.control(own.text.includes('of B'), `its owner lost it (${own.status} ${own.text.slice(0, 100)})`)
      total.add(tally)
      expect(tally.wrong).toEqual([])
    })

    it('keep fields that the server owns unchanged when a person updates their own user [B-119]', async () => {
      const tally = new Tally('own record')
      const { app, clients, tenants, users } = stage
      const owned: Record<string, unknown> = {
        _sid: 'x',
        createdAt: '2020-01-01T00:00:00.000Z',
        email: 'another@test.example',
        emailVerified: false,
        hash: 'forged',
        id: users.ownerB,
        lastTenant: tenants.b,
        lockUntil: '2030-01-01T00:00:00.000Z',
        loginAttempts: 5,
        organisation: randomUUID(),
        resetPasswordExpiration: '2030-01-01T00:00:00.000Z',
        resetPasswordToken: 'forged',
        roles: ['super-admin'],
        salt: 'forged',
        sessions: [{ createdAt: '2026-01-01T00:00:00.000Z', expiresAt: '2030-01-01T00:00:00.000Z', id: 'forged' }],
      }
      const shot = async () =>
        (
          await poolOf(app.payload).query<{ shot: string }>(
            `select (to_jsonb(u) - 'updated_at' - 'first_name')::text || coalesce((select string_agg(r.value::text, ',') from users_roles r where r.parent_id = u.id), '')
          || (select string_agg(s.id, ',' order by s.id) from users_sessions s where s._parent_id = u.id) as shot from users u where id = $1`,
            [users.editorA],
          )
        ).rows[0]!.shot
      for (const [field, value] of Object.entries(owned)) {
        const before = await shot()
        const answer = await clients.editorA.patch(`/users/${users.editorA}`, { [field]: value, firstName: 'Robin' })
        tally.check(
          (await shot()) === before && answer.status < 500,
          `${field} (${answer.status} ${answer.text.slice(0, 120)})`,
        )
        const bulk = await clients.editorA.patch(`/users?where[id][equals]=${users.editorA}`, { [field]: value })
        tally.check((await shot()) === before && bulk.status < 500, `${field}, by where (${bulk.status})`)
      }
      const before = await shot()
      for (const body of [{ password: 'another password' }, { firstName: 'Robin', password: 'another password' }]) {
        const answer = await clients.editorA.patch(`/users/${users.editorA}`, body)
        tally.check(answer.status === 403 && (await shot()) === before, `password (${answer.status})`)
      }
      const own = await clients.editorA.patch(`/users/${users.editorA}`, { firstName: 'Robin' })
      tally.control(own.status === 200 && own.text.includes('Robin'), `nobody changes their own name (${own.status})`)
      total.add(tally)
      expect(tally.wrong).toEqual([])
    })

    it('let no member change, create, delete or duplicate another user, administrators included', async () => {
      const tally = new Tally('shared user')
      const { clients, users } = stage
      for (const name of ['ownerA', 'adminA', 'editorA', 'ownerB', 'stranger', 'anonymous'] as const) {
        for (const body of [
          { password: 'taken over' },
          { email: 'taken@test.example' },
          { roles: ['super-admin'] },
          { organisation: null },
          { firstName: 'Taken' },
        ]) {
          const answers = [
            await clients[name].patch(`/users/${users.both}`, body),
            await clients[name].patch(`/users?where[email][equals]=both@test.example`, body),
          ]
          for (const answer of answers)
            tally.check(
              !answer.text.includes('"doc"') && !answer.text.includes('both@test.example'),
              `${name} ${JSON.stringify(body)} (${answer.status} ${answer.text.slice(0, 120)})`,
            )
        }
        tally.check(
          (
            await clients[name].post('/users', {
              email: `${randomUUID()}@test.example`,
              password: 'long enough password',
            })
          ).status === 403,
          `${name} creates`,
        )
        tally.check([403, 404].includes((await clients[name].delete(`/users/${users.both}`)).status), `${name} deletes`)
        tally.check(
          [403, 404].includes((await clients[name].post(`/users/${users.both}/duplicate`)).status),
          `${name} duplicates`,
        )
      }
      tally.control(
        (await clients.provider.patch(`/users/${users.both}`, { firstName: 'Robin' })).status === 200,
        'the provider cannot',
      )
      total.add(tally)
      expect(tally.wrong).toEqual([])
    })

    it('show another user without the fields that concern other tenants', async () => {
      const { app, clients, tenants, users } = stage
      await poolOf(app.payload).query('update users set last_tenant_id = $1 where id = $2', [tenants.b, users.both])
      const seen = await clients.adminA.get(`/users/${users.both}`)
      expect(seen.status).toBe(200)
      expect(seen.text).not.toContain(tenants.b)
      for (const field of ['lastTenant', 'loginAttempts', 'lockUntil', 'organisation', 'roles'])
        expect(seen.body).not.toHaveProperty(field)
      expect(seen.body.sessions ?? []).toEqual([])
      expect(seen.body.email).toBe('both@test.example')
      const self = await clients.both.get(`/users/${users.both}`)
      expect(self.body.lastTenant).toBe(tenants.b)
    })

    it('accept a method override only for reading', async () => {
      const tally = new Tally('overrides')
      const { clients, tenants } = stage
      const page = await findOrMake(stage, 'pages', tenants.a)
      for (const header of [
        'X-HTTP-Method-Override',
        'X-Payload-HTTP-Method-Override',
        'X-Method-Override',
        'X-HTTP-Method',
      ]) {
        for (const method of ['DELETE', 'PATCH', 'PUT', 'delete']) {
          await clients.adminA.post(`/pages/${page}`, {}, { headers: { [header]: method } })
          await clients.adminA.post(
            `/pages?where[id][equals]=${page}&_method=${method}`,
            { title: 'Overridden' },
            { headers: { [header]: method } },
          )
          const now = await clients.adminA.get(`/pages/${page}`)
          tally.check(now.status === 200 && !now.text.includes('Overridden'), `${header}: ${method} (${now.status})`)
        }
      }
      const read = await clients.adminA.post('/pages', `where[id][equals]=${page}`, {
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Payload-HTTP-Method-Override': 'GET' },
      })
      tally.control(read.body.totalDocs === 1, `a long query is not answered (${read.status})`)
      total.add(tally)
      expect(tally.wrong).toEqual([])
    })

    it("return the caller's own permissions from /api/access [B-272]", async () => {
      const tally = new Tally('rights')
      type Rights = {
        canAccessAdmin?: boolean
        collections?: Record<string, { create?: unknown; delete?: unknown; read?: unknown; update?: unknown }>
      }
      for (const [name, allowed] of [
        ['ownerA', ['create', 'read', 'update', 'delete']],
        ['editorA', ['create', 'read', 'update']],
        ['viewerA', ['read']],
        ['removerA', ['read', 'delete']],
        ['stranger', []],
        ['anonymous', []],
        ['removed', []],
      ] as const) {
        const answer = await stage.clients[name].get<Rights>('/access')
        for (const { slug } of contentTypesOf(stage)) {
          const rights = answer.body.collections?.[slug] ?? {}
          for (const verb of ['create', 'read', 'update', 'delete'] as const) {
            const expected = (allowed as readonly string[]).includes(verb)
            const line = `${name} ${slug} ${verb}: ${JSON.stringify(rights[verb])}`
            if (expected) tally.control(Boolean(rights[verb]), line)
            else tally.check(!rights[verb], line)
          }
        }
      }
      total.add(tally)
      expect(tally.wrong).toEqual([])
    })

    it("accept a session cookie only from the admin's own origin, and a bearer token from any origin", async () => {
      const tally = new Tally('origins')
      const token = await tokenOf(stage.app, stage.users.editorA)
      const cookie = `payload-token=${token}`
      const nobody = anonymous(stage.app)
      const page = { tenant: stage.tenants.a, title: 'From elsewhere' }
      const elsewhere: Record<string, string>[] = [
        { Origin: 'https://a.sites.example' },
        { Origin: 'null' },
        { Origin: 'http://localhost:3001' },
        { Origin: 'http://evil.localhost:3000' },
        { Origin: 'https://a.sites.example', 'Sec-Fetch-Site': 'same-site' },
        { Origin: 'https://a.sites.example', 'Sec-Fetch-Site': 'same-origin' },
      ]
      for (const headers of elsewhere) {
        const answer = await nobody.post('/pages', page, { headers: { Cookie: cookie, ...headers } })
        tally.check(answer.status === 403 || answer.status === 401, `${JSON.stringify(headers)} (${answer.status})`)
      }
      tally.control(
        (await nobody.post('/pages', page, { headers: { Cookie: cookie } })).status === 201,
        'our own page is not believed',
      )
      tally.control(
        (
          await nobody.post('/pages', page, {
            headers: { Authorization: `JWT ${token}`, Origin: 'https://a.sites.example' },
          })
        ).status === 201,
        'a bearer token is not believed',
      )
      for (const forged of [
        token.slice(0, -2) + 'xx',
        `${token.split('.').slice(0, 2).join('.')}.`,
        'a.b.c',
        'undefined',
      ]) {
        tally.check(
          (await nobody.get('/pages', { headers: { Authorization: `JWT ${forged}` } })).status === 403,
          `forged ${forged.slice(-6)}`,
        )
      }
      total.add(tally)
      expect(tally.wrong).toEqual([])
    })
  })
}
