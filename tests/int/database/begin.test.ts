import { boot, type TestApp } from '@tests/support/boot'
import { held, openTransactions, poolsOf } from './support/pools'

let app: TestApp

beforeAll(async () => {
  app = await boot()
})
afterAll(() => app.close())

/** Lets the adapter fail after BEGIN, before a transaction is registered, for as long as `work` takes. */
async function whileRegisteringFails<T>(work: () => Promise<T>): Promise<T> {
  const adapter = app.payload.db as unknown as { drizzle: object }
  const { drizzle } = adapter
  // As when the adapter is being connected again: its schema is not there yet.
  adapter.drizzle = {}
  try {
    return await work()
  } finally {
    adapter.drizzle = drizzle
  }
}

describe('a transaction that fails between BEGIN and its registration', () => {
  it('is rolled back, and its connection can be used again', async () => {
    const { max } = poolsOf(app).transactions.options
    const begin = () => app.payload.db.beginTransaction()
    // One more than there are connections: a leak of each would leave none.
    const outcomes = await whileRegisteringFails(() => Promise.allSettled(Array.from({ length: max + 1 }, begin)))
    expect(outcomes.map(({ status }) => status)).toEqual(Array(max + 1).fill('rejected'))
    expect(await openTransactions(app)).toBe(0)
    expect(held(poolsOf(app).transactions)).toBe(0)
    const id = await begin()
    expect(typeof id).toBe('string')
    expect(held(poolsOf(app).transactions)).toBe(1)
    expect(await openTransactions(app)).toBe(1)
    await app.payload.db.commitTransaction(id!)
    expect(await openTransactions(app)).toBe(0)
    expect(held(poolsOf(app).transactions)).toBe(0)
  })
})
