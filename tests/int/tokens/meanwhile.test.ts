import { poolOf } from '@/database/connections'
import { boot, ORIGIN, type TestApp } from '@tests/support/boot'
import { recordStatements } from '@tests/support/countStatements'
import { signIn, type ApiResponse, type Client } from '@tests/support/client'
import { until } from '@tests/support/until'
import { create, makeWorld, type World } from '@tests/support/world'
import { createProgram, filledIn, programOf, type Program } from './support'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

describe('a token that ends while its request is under way', () => {
  /** Sends a page whose body stops half-way until something was done. @returns status of the answer */
  async function writeAround({ token }: Program, title: string, meanwhile: () => Promise<unknown>): Promise<number> {
    const body = new TextEncoder().encode(JSON.stringify({ tenant: world.a, title }))
    const parts = [body.slice(0, 10), body.slice(10)]
    let isUnderWay = (): void => undefined
    const underWay = new Promise<void>((resolve) => (isUnderWay = resolve))
    let goOn = (): void => undefined
    const gone = new Promise<void>((resolve) => (goOn = resolve))
    const stream = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const part = parts.shift()!
          if (parts.length === 0) await gone
          controller.enqueue(part)
          if (parts.length === 0) return controller.close()
          isUnderWay()
        },
      },
      { highWaterMark: 0 },
    )
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const answer = app.send(
      new Request(`${ORIGIN}/api/pages?draft=true`, {
        body: stream,
        duplex: 'half',
        headers,
        method: 'POST',
      } as RequestInit),
    )
    // The body is read once the token was found to work.
    await underWay
    await meanwhile()
    goOn()
    return (await answer).status
  }

  const editor = () => world.clients['editor-a']!
  const written = async (title: string) =>
    (await poolOf(app.payload).query('select 1 from pages_locales where title = $1', [title])).rowCount

  it('writes nothing any more', async () => {
    const program = await createProgram(app, editor(), world.a, { keys: ['pages:manage'] })
    expect(await writeAround(program, 'While it works', async () => undefined)).toBe(201)
    expect(await written('While it works')).toBe(1)
    expect([401, 403]).toContain(await writeAround(program, 'Too late', () => editor().delete(`/tokens/${program.id}`)))
    expect(await written('Too late')).toBe(0)
  })

  it('nor does one whose owner loses the right meanwhile', async () => {
    const program = await createProgram(app, editor(), world.a, { keys: ['pages:manage'] })
    const { rows } = await poolOf(app.payload).query<{ id: string; permissions: object }>(
      'select r.id, r.permissions from user_roles r join memberships m on m.user_role_id = r.id where m.user_id = $1',
      [world.users['editor-a']],
    )
    const give = (permissions: object) =>
      app.payload.update({
        collection: 'user-roles',
        data: { permissions } as never,
        id: rows[0]!.id,
        overrideAccess: true,
      })
    expect(await writeAround(program, 'Without the right', () => give({ 'pages:view': true }))).toBe(403)
    expect(await written('Without the right')).toBe(0)
    await give(rows[0]!.permissions)
    expect(await writeAround(program, 'With it again', async () => undefined)).toBe(201)
  })
})

describe('a token that reads', () => {
  it('is looked up once, with its person, and again at the next request', async () => {
    const { call } = await createProgram(app, world.clients['owner-a']!, world.a)
    const lookUps = async (path: string): Promise<[status: number, persons: number]> => {
      let status = 0
      const { statements } = await recordStatements(async () => void ({ status } = await call('GET', path)))
      return [status, statements.filter(({ text }) => text.includes('with places as')).length]
    }
    expect(await lookUps('/pages?depth=0')).toEqual([200, 1])
    await poolOf(app.payload).query('update tenants set owner_id = $2 where id = $1', [world.a, world.users['admin-a']])
    expect((await lookUps('/pages?depth=0'))[0]).toBe(401)
    await poolOf(app.payload).query('update tenants set owner_id = $2 where id = $1', [world.a, world.users['owner-a']])
  })
})

describe('a token that is being created', () => {
  let number = 0

  async function colleague() {
    const email = `maker${++number}@test.example`
    const user = await create(app.payload, 'users', {
      email,
      emailVerified: true,
      firstName: 'Ines',
      password: 'callboard-demo',
    })
    await create(app.payload, 'memberships', { role: 'tenant-admin', tenant: world.a, user })
    return { client: await signIn(app, email), email, user }
  }

  /** Holds the creation of a token up where it waits for changes of the site's people, until something was done. */
  async function createAround(
    client: Client,
    meanwhile: () => Promise<unknown>,
  ): Promise<ApiResponse<{ id: string; token: string }>> {
    const held = await poolOf(app.payload).connect()
    try {
      await held.query('begin')
      await held.query('select 1 from tenants where id = $1 for update', [world.a])
      const answer = client.post<{ id: string; token: string }>('/tokens', filledIn(world.a))
      await until(
        async () =>
          (
            await poolOf(app.payload).query(
              `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
            )
          ).rows.length > 0,
      )
      await meanwhile()
      await held.query('commit')
      return await answer
    } finally {
      held.release()
    }
  }

  it('does not outlive the session that is ended meanwhile', async () => {
    const { client, email } = await colleague()
    const other = await signIn(app, email)
    const kept = await createAround(client, async () => undefined)
    expect([kept.status, (await programOf(app, kept.body.token).call('GET', '/pages')).status]).toEqual([201, 200])
    const lost = await createAround(client, () => other.post('/users/sessions/end-others', {}))
    expect(lost.status).toBe(401)
    expect((await other.get('/tokens')).body).toEqual({ tokens: [] })
  })

  it('is none for somebody who is taken off the site meanwhile', async () => {
    const { client, user } = await colleague()
    const { status } = await createAround(client, () =>
      poolOf(app.payload).query('delete from memberships where user_id = $1', [user]),
    )
    expect(status).toBe(404)
    expect((await poolOf(app.payload).query('select 1 from access_tokens where user_id = $1', [user])).rows).toEqual([])
  })
})
