import { EventEmitter } from 'node:events'
import type { Pool } from 'pg'
import { isStuck, watchProgress } from '@/database/pools'

/** A pool of two as far as its events go. */
function fakePool(waitingCount: number): Pool {
  const pool = Object.assign(new EventEmitter(), { options: { max: 2 }, waitingCount })
  watchProgress(pool as unknown as Pool)
  return pool as unknown as Pool
}

describe('isStuck', () => {
  const later = () => Date.now() + 31_000

  it('is true when all connections are in use, a query waits and none came back for half a minute', () => {
    const pool = fakePool(1)
    pool.emit('acquire', {} as never)
    pool.emit('acquire', {} as never)
    expect(isStuck(pool, later())).toBe(true)
    expect(isStuck(pool, Date.now() + 29_000)).toBe(false)
    pool.emit('release', undefined as never, {} as never)
    expect(isStuck(pool, later())).toBe(false)
  })

  it('is false while no query waits', () => {
    const pool = fakePool(0)
    pool.emit('acquire', {} as never)
    pool.emit('acquire', {} as never)
    expect(isStuck(pool, later())).toBe(false)
  })

  it('is false while no connection was ever acquired', () => {
    expect(isStuck(fakePool(5), later())).toBe(false)
  })
})
