import { createLocalReq, type PayloadRequest } from 'payload'
import { dbOf } from '@/database/connections'
import { classifyFailure } from '@/database/failures'
import { inOwnTransaction } from '@/database/inOwnTransaction'
import { inSavepoint, lockPageTree } from '@/database/transactions'
import { boot, type TestApp } from '@tests/support/boot'
import { held, openTransactions, poolsOf } from './support/pools'
import { makePages, makeSite, type Site } from './support/site'

let app: TestApp
let site: Site

const sql = (statement: string) => poolsOf(app).lookups.query(statement)
const titles = async () =>
  (await sql(`select title from pages_locales order by title`)).rows.map(({ title }) => title as string)

/** Lets every COMMIT fail that changed a page, for as long as `work` takes. */
async function whileCommitsFail<T>(work: () => Promise<T>): Promise<T> {
  await sql(
    `create function no_commit() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = '23514'; end $$`,
  )
  await sql(
    `create constraint trigger no_commit after insert or update or delete on pages deferrable initially deferred for each row execute function no_commit()`,
  )
  try {
    return await work()
  } finally {
    await sql('drop trigger no_commit on pages')
    await sql('drop function no_commit')
  }
}

beforeAll(async () => {
  app = await boot()
  site = await makeSite(app)
  await makePages(app, site.tenant, 2)
})
afterAll(() => app.close())

describe('Save that PostgreSQL refuses at COMMIT', () => {
  it('is answered with 409 and stores nothing, whether it creates, changes or deletes', async () => {
    const { client, tenant } = site
    const before = await titles()
    const [first, second] = (await client.get<{ docs: { id: string }[] }>('/pages?sort=title')).body.docs
    const answers = await whileCommitsFail(async () => [
      await client.post('/pages', { tenant, title: 'Never there' }),
      await client.patch(`/pages/${first!.id}`, { title: 'Never so' }),
      await client.delete(`/pages/${second!.id}`),
      await client.patch(`/pages?where[id][equals]=${first!.id}`, { title: 'Nor so' }),
      await client.delete(`/pages?where[id][equals]=${second!.id}`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409])
    expect(answers.map(({ body }) => body.code)).toEqual(Array(5).fill('conflict:database'))
    expect(await titles()).toEqual(before)
    expect(await openTransactions(app)).toBe(0)
    expect(held(poolsOf(app).transactions)).toBe(0)
  })

  it('leaves later saves working', async () => {
    const { client, tenant } = site
    const made = await client.post<{ doc: { id: string } }>('/pages', { tenant, title: 'There' })
    expect(made.status).toBe(201)
    const { id } = made.body.doc
    expect((await client.patch(`/pages/${id}`, { title: 'So' })).status).toBe(200)
    expect(await titles()).toContain('So')
    expect((await client.delete(`/pages/${id}`)).status).toBe(200)
    expect(await titles()).not.toContain('So')
  })
})

describe('Transaction', () => {
  it('rejects its commit when something inside rolled it back', async () => {
    const id = await app.payload.db.beginTransaction()
    await app.payload.db.rollbackTransaction(id!)
    await expect(app.payload.db.commitTransaction(id!)).rejects.toThrow('ended before its COMMIT')
    const kept = await app.payload.db.beginTransaction()
    await expect(app.payload.db.commitTransaction(kept!)).resolves.toBeUndefined()
  })

  it('rejects its commit when a statement inside failed', async () => {
    const { sessions } = app.payload.db as unknown as {
      sessions: Record<string, { db: { execute: (statement: string) => Promise<unknown> } }>
    }
    const id = await app.payload.db.beginTransaction()
    await sessions[id!]!.db.execute('create table half (way int)')
    await expect(sessions[id!]!.db.execute('select 1/0')).rejects.toThrow()
    await expect(app.payload.db.commitTransaction(id!)).rejects.toThrow('COMMIT returned ROLLBACK')
    expect((await sql(`select to_regclass('half') as half`)).rows).toEqual([{ half: null }])
    expect(held(poolsOf(app).transactions)).toBe(0)
  })

  it('reports 503 instead of a conflict when the connection was lost inside it', async () => {
    const { sessions } = app.payload.db as unknown as {
      sessions: Record<string, { db: { execute: (statement: string) => Promise<unknown> } }>
    }
    const id = await app.payload.db.beginTransaction()
    const ended = sessions[id!]!.db.execute('select pg_terminate_backend(pg_backend_pid())')
    await expect(ended).rejects.toThrow()
    const { db } = app.payload
    const commit = () => db.commitTransaction(id!).catch((error: unknown) => error)
    // One that follows the rollback, and one that overtakes it.
    const [, early] = await Promise.all([db.rollbackTransaction(id!), commit()])
    for (const refusal of [early, await commit()])
      expect(classifyFailure(refusal)).toMatchObject({ code: 'unavailable:database', status: 503 })
    expect(held(poolsOf(app).transactions)).toBe(0)
  })

  it('returns its connection to the pool at once when PostgreSQL ends it, and rejects its commit', async () => {
    const id = await app.payload.db.beginTransaction()
    const { transactions } = poolsOf(app)
    const gone = new Promise((resolve) => transactions.once('remove', resolve))
    await sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
    )
    await gone
    expect(held(transactions)).toBe(0)
    await expect(app.payload.db.commitTransaction(id!)).rejects.toMatchObject({ code: '57P01' })
    expect(held(transactions)).toBe(0)
  })
})

describe('A savepoint', () => {
  const rename = (req: PayloadRequest, id: string, title: string) =>
    app.payload.update({ collection: 'pages', data: { _status: 'published', title }, id, overrideAccess: true, req })
  const titleOf = async (id: string) => (await app.payload.findByID({ collection: 'pages', id })).title

  it('takes back what failed in it, and nothing else of its transaction', async () => {
    const [kept, failed, refused, last] = await makePages(app, site.tenant, 4)
    await inOwnTransaction(app.payload, async (req) => {
      await inSavepoint(req, () => rename(req, kept!, 'Kept'))
      const fails = inSavepoint(req, async () => {
        await rename(req, failed!, 'Taken back')
        req.context.isNoted = true
        throw new Error('No')
      })
      await expect(fails).rejects.toThrow('No')
      expect(req.context.isNoted).toBeUndefined()
      await expect(inSavepoint(req, () => rename(req, refused!, ''))).rejects.toThrow(/Title/)
      await expect(inSavepoint(req, async () => (await dbOf(req)).execute('select 1/0'))).rejects.toThrow()
      await rename(req, last!, 'Last')
    })
    expect(await Promise.all([kept, failed, refused, last].map((id) => titleOf(id!)))).toEqual([
      'Kept',
      '2 page',
      '3 page',
      'Last',
    ])
    expect([await openTransactions(app), held(poolsOf(app).transactions)]).toEqual([0, 0])
  })

  it('ends with its transaction when that fails', async () => {
    const [page] = await makePages(app, site.tenant, 1)
    const fails = inOwnTransaction(app.payload, async (req) => {
      await inSavepoint(req, () => rename(req, page!, 'Never so'))
      throw new Error('No')
    })
    await expect(fails).rejects.toThrow('No')
    expect(await titleOf(page!)).toBe('1 page')
  })

  it('fails when an operation in it failed, even if its caller goes on', async () => {
    const [page] = await makePages(app, site.tenant, 1)
    await inOwnTransaction(app.payload, async (req) => {
      const hidden = inSavepoint(req, () => rename(req, page!, '').catch(() => undefined))
      await expect(hidden).rejects.toThrow('ended before its COMMIT')
      await rename(req, page!, 'After that')
    })
    expect(await titleOf(page!)).toBe('After that')
  })

  it('takes the lock of the page tree again that it lost', async () => {
    const locks = async () =>
      (
        await sql(
          `select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
        )
      ).rowCount
    await inOwnTransaction(app.payload, async (req) => {
      const locked = inSavepoint(req, async () => {
        await lockPageTree(req, site.tenant)
        expect(await locks()).toBe(1)
        throw new Error('No')
      })
      await expect(locked).rejects.toThrow('No')
      expect(await locks()).toBe(0)
      await lockPageTree(req, site.tenant)
      expect(await locks()).toBe(1)
    })
  })

  it('is refused without a transaction', async () => {
    const req = await createLocalReq({}, app.payload)
    await expect(inSavepoint(req, () => Promise.resolve(1))).rejects.toThrow('needs a transaction')
  })
})
