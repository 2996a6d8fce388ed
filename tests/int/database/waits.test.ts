import { LockTaken, withLock } from '@/database/bulk/withLock'
import { createPool, timeouts } from '@/database/pools'
import { boot, type TestApp } from '@tests/support/boot'
import { held, openTransactions, poolsOf } from './support/pools'
import { makePages, makeSite, type Site } from './support/site'

let app: TestApp
let site: Site
let pages: string[]

beforeAll(async () => {
  app = await boot()
  site = await makeSite(app)
  pages = await makePages(app, site.tenant, 3)
})
afterAll(() => app.close())

describe('a save that has to wait', () => {
  it('ends in words when it waits too long, and others are not kept waiting by it', async () => {
    const { lookups, transactions } = poolsOf(app)
    const [slow, locked, free] = pages
    await lookups.query(
      `create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(60); return new; end $$`,
    )
    await lookups.query(
      `create trigger dawdle before update on pages for each row when (old.id = '${slow}') execute function dawdle()`,
    )
    const holder = await lookups.connect()
    await holder.query('begin')
    await holder.query(`update pages set slug = slug where id = '${locked}'`)
    const change = (id: string | undefined) => site.client.patch(`/pages/${id}`, { summary: 'Changed' })
    const waiting = Promise.all([change(slow), change(locked)])
    expect((await change(free)).status).toBe(200)
    const [tooSlow, tooLocked] = await waiting
    await holder.query('rollback')
    holder.release()
    await lookups.query('drop trigger dawdle on pages')
    expect([tooSlow.status, tooSlow.body.code, tooSlow.headers.get('Retry-After')]).toEqual([
      503,
      'timeout:database',
      '2',
    ])
    expect([tooLocked.status, tooLocked.body.code, tooLocked.headers.get('Retry-After')]).toEqual([
      503,
      'busy:database',
      '2',
    ])
    expect([held(transactions), await openTransactions(app)]).toEqual([0, 0])
    expect((await Promise.all([change(slow), change(locked)])).map(({ status }) => status)).toEqual([200, 200])
  })

  it('one of two saves that wait for each other comes through', async () => {
    const { db } = app.payload
    const sessions = (
      db as unknown as { sessions: Record<string, { db: { execute: (statement: string) => Promise<unknown> } }> }
    ).sessions
    const begin = async (first: string, second: string) => {
      const id = String(await db.beginTransaction())
      const execute = (statement: string) => sessions[id]!.db.execute(statement)
      await execute(`update pages set slug = slug where id = '${first}'`)
      return async () => {
        try {
          await execute(`update pages set slug = slug where id = '${second}'`)
          await db.commitTransaction(id)
          return 'kept'
        } catch (error) {
          await db.rollbackTransaction(id)
          return (error as { cause?: { code?: string } }).cause?.code
        }
      }
    }
    const [one, two] = pages as [string, string, string]
    const ends = await Promise.all([await begin(one, two), await begin(two, one)].map((finish) => finish()))
    expect(ends.sort()).toEqual(['40P01', 'kept'])
  })
})

describe('a lock that jobs share', () => {
  const small = () =>
    createPool(
      'small',
      { ...timeouts(false), connectionString: app.databaseUrl, max: 2, query_timeout: 3_000, statement_timeout: 2_000 },
      { info: () => undefined, warn: () => undefined },
    )

  it('is waited for longer than any statement may take, and given up at the end of the wait', async () => {
    const pool = small()
    const order: string[] = []
    let second: Promise<unknown> | undefined
    await withLock(pool, 'shared', 0, async () => {
      second = withLock(pool, 'shared', 60_000, async () => void order.push('second'))
      // Longer than the pool's statements may take.
      await expect(withLock(pool, 'shared', 3_500, async () => undefined)).rejects.toThrow(LockTaken)
      order.push('first')
    })
    await second
    expect(order).toEqual(['first', 'second'])
    await pool.end()
  })

  it('takes no connection of the pool, which jobs that hold one each still use', async () => {
    const pool = small()
    const names = ['one', 'two', 'three', 'four']
    const results = await Promise.all(
      names.map((name) => withLock(pool, name, 0, async () => (await pool.query('select 1 as one')).rows)),
    )
    expect(results).toEqual(names.map(() => [{ one: 1 }]))
    await pool.end()
  })
})
