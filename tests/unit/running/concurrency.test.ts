import { safeConcurrency } from '@/jobs/worker/concurrency'

const within = (jobs: number, pool: number, transactions: number) =>
  safeConcurrency({
    DATABASE_POOL_MAX: pool,
    DATABASE_TRANSACTION_POOL_MAX: transactions,
    WORKER_CONCURRENCY: jobs,
  })

describe('jobs that a worker runs at once', () => {
  it.each([
    [4, 10, 8, 4],
    [9, 10, 9, 9],
    [10, 10, 10, 9],
    [16, 40, 8, 8],
    [64, 2, 1, 1],
  ])('WORKER_CONCURRENCY=%d with pools of %d and %d runs %d', (jobs, pool, transactions, expected) => {
    const { concurrency, notice } = within(jobs, pool, transactions)
    expect(concurrency).toBe(expected)
    expect(notice === null).toBe(expected === jobs)
  })

  it('are lowered with the settings that would allow them', () => {
    expect(within(16, 10, 8).notice).toMatch(/8 jobs .*WORKER_CONCURRENCY=16.*DATABASE_POOL_MAX to at least 17/)
    expect(within(16, 17, 16).notice).toBeNull()
  })
})
