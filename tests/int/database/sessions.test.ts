import { boot, type TestApp } from '@tests/support/boot'
import { anonymous, clientOf, PASSWORD, signIn, signInWith } from '@tests/support/client'
import { create } from '@tests/support/world'
import { poolsOf } from './support/pools'

let app: TestApp

beforeAll(async () => {
  app = await boot()
})
afterAll(() => app.close())

let number = 0
async function newUser(more: Record<string, unknown> = {}) {
  const email = `person${++number}@test.example`
  return { email, id: await create(app.payload, 'users', { email, emailVerified: true, password: PASSWORD, ...more }) }
}
const sql = (statement: string, values: unknown[] = []) => poolsOf(app).lookups.query(statement, values)
const sessionsOf = async (id: string) =>
  (await sql('select id from users_sessions where _parent_id = $1', [id])).rows.length
const isSignedIn = async (client: Awaited<ReturnType<typeof signIn>>) =>
  (await client.get<{ user: unknown }>('/users/me')).body.user !== null

/** Runs `change` when an operation of Payload's has read the user and not written them yet. */
async function whileHolding<T>(call: () => Promise<T>, change: () => Promise<unknown>): Promise<T> {
  const { db } = app.payload
  const findOne = db.findOne
  const read = new Promise<void>((resolve) => {
    db.findOne = async (args) => {
      const found = await findOne.call(db, args)
      if (args.collection === 'users') {
        db.findOne = findOne
        await change()
        resolve()
      }
      return found as never
    }
  })
  const [answer] = await Promise.all([call(), read])
  return answer
}

/** Runs `change` when a sign-in has read the account and is busy with the password. */
async function whileHashing<T>(call: () => Promise<T>, change: () => Promise<unknown>): Promise<T> {
  const pool = poolsOf(app).lookups
  const query = pool.query.bind(pool)
  const read = new Promise<void>((resolve, reject) => {
    pool.query = (async (...args: Parameters<typeof query>) => {
      const found = await query(...args)
      if ((args[0] as { name?: string }).name === 'callboard-account') {
        pool.query = query as typeof pool.query
        await change().then(() => resolve(), reject)
      }
      return found
    }) as unknown as typeof pool.query
  })
  const [answer] = await Promise.all([call(), read])
  return answer
}

const login = (email: string) => anonymous(app).post('/users/login', { email, password: PASSWORD })

describe('a sign-in', () => {
  it('does not bring back what was changed while the password was checked', async () => {
    const { email, id } = await newUser({ displayName: 'Before', roles: ['super-admin'] })
    const answer = await whileHashing(
      () => login(email),
      async () => {
        await sql('delete from users_roles where parent_id = $1', [id])
        await sql(`update users set display_name = 'After', email_verified = false where id = $1`, [id])
      },
    )
    expect(answer.status).toBe(200)
    const { rows } = await sql(
      'select display_name, email_verified, (select count(*)::int from users_roles where parent_id = id) as roles from users where id = $1',
      [id],
    )
    expect(rows).toEqual([{ display_name: 'After', email_verified: false, roles: 0 }])
    expect(await sessionsOf(id)).toBe(1)
  })

  it('a sign-in with a password that was changed meanwhile is refused, and brings nothing back', async () => {
    const { email, id } = await newUser()
    const answer = await whileHashing(
      () => login(email),
      () => sql(`update users set hash = 'changed' where id = $1`, [id]),
    )
    expect(answer.status).toBe(401)
    expect(answer.headers.get('Set-Cookie')).toBeNull()
    expect([(await sql('select hash from users where id = $1', [id])).rows, await sessionsOf(id)]).toEqual([
      [{ hash: 'changed' }],
      0,
    ])
  })

  it('beside another keeps both', async () => {
    const { email, id } = await newUser()
    const clients = await Promise.all([1, 2, 3, 4].map(() => signInWith(app, email, PASSWORD)))
    expect(await sessionsOf(id)).toBe(4)
    expect(await Promise.all(clients.map(isSignedIn))).toEqual([true, true, true, true])
  })

  it('does not bring back a session that ended meanwhile', async () => {
    const { email, id } = await newUser()
    const first = await signIn(app, email)
    await whileHashing(
      () => signInWith(app, email, PASSWORD),
      () => first.post('/users/logout'),
    )
    expect(await isSignedIn(first)).toBe(false)
    expect(await sessionsOf(id)).toBe(1)
  })

  it('clears away sessions that have run out', async () => {
    const { email, id } = await newUser()
    await signIn(app, email)
    await sql(`update users_sessions set expires_at = now() - interval '1 hour' where _parent_id = $1`, [id])
    await signIn(app, email)
    expect(await sessionsOf(id)).toBe(1)
  })
})

describe('a sign-out', () => {
  it('ends its own session only', async () => {
    const { email } = await newUser()
    const [one, two] = [await signIn(app, email), await signIn(app, email)]
    expect((await one.post('/users/logout')).status).toBe(200)
    expect([await isSignedIn(one), await isSignedIn(two)]).toEqual([false, true])
  })

  it('leaves alone a sign-in that came after it had looked', async () => {
    const { email, id } = await newUser()
    const first = await signIn(app, email)
    let second = first
    await whileHolding(
      () => first.post('/users/logout'),
      async () => void (second = await signIn(app, email)),
    )
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true])
    expect(await sessionsOf(id)).toBe(1)
  })

  it('ends all when asked to', async () => {
    const { email, id } = await newUser()
    const [one, two] = [await signIn(app, email), await signIn(app, email)]
    expect((await one.post('/users/logout?allSessions=true')).status).toBe(200)
    expect([await isSignedIn(one), await isSignedIn(two), await sessionsOf(id)]).toEqual([false, false, 0])
  })
})

describe('prolonging a session', () => {
  it('prolongs it, keeps a sign-in that came meanwhile and revives nothing', async () => {
    const { email, id } = await newUser()
    const [first, other] = [await signIn(app, email), await signIn(app, email)]
    await sql(`update users_sessions set expires_at = now() + interval '1 minute' where _parent_id = $1`, [id])
    let added = first
    const answer = await whileHolding(
      () => first.post<{ refreshedToken: string }>('/users/refresh-token'),
      async () => {
        added = await signIn(app, email)
        await other.post('/users/logout')
      },
    )
    expect(answer.status).toBe(200)
    const clients = [clientOf(app, answer.body.refreshedToken), added, other]
    expect(await Promise.all(clients.map(isSignedIn))).toEqual([true, true, false])
    const { rows } = await sql(
      `select count(*)::int as long from users_sessions where _parent_id = $1 and expires_at > now() + interval '1 hour'`,
      [id],
    )
    expect(rows).toEqual([{ long: 2 }])
  })
})

describe('saving a profile', () => {
  it('waits for another save of the same user, and undoes neither it nor a sign-out', async () => {
    const { email, id } = await newUser({ displayName: 'Before' })
    const [one, two] = [await signIn(app, email), await signIn(app, email)]
    const transaction = await poolsOf(app).transactions.connect()
    await transaction.query('begin')
    await transaction.query(`update users set hash = 'changed' where id = '${id}'`)
    await transaction.query(
      `delete from users_sessions where _parent_id = '${id}' and id <> (select max(id) from users_sessions where _parent_id = '${id}')`,
    )
    const saved = one.patch(`/users/${id}`, { displayName: 'After' }).then((answer) => answer)
    const savedToo = two.patch(`/users/${id}`, { displayName: 'After' })
    // A save that signs in after the commit is refused, and rightly so: its session has ended.
    await untilWaiting(2)
    await transaction.query('commit')
    transaction.release()
    expect((await Promise.all([saved, savedToo])).map(({ status }) => status)).toEqual([200, 200])
    const { rows } = await sql('select display_name, hash from users where id = $1', [id])
    expect(rows).toEqual([{ display_name: 'After', hash: 'changed' }])
    expect(await sessionsOf(id)).toBe(1)
  })
})

/** Until this many saves wait for the row of a user. */
async function untilWaiting(count: number): Promise<void> {
  for (;;) {
    const { rows } = await sql(
      `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%for update%'`,
    )
    if (rows[0].waiting >= count) return
  }
}
