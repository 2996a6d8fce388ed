import { EventEmitter } from 'node:events'
import type { Pool } from 'pg'
import { isStuck, watchProgress } from '@/database/pools'

/** A pool of two as far as its events go. */
function fakePool(waitingCount: number): Pool {
  const pool = Object.assign(new EventEmitter(), { options: { max: 2 }, waitingCount })
  watchProgress(pool as unknown as Pool)
  return pool as unknown as Pool
}

describe('a pool', () => {
  const later = () => Date.now() + 31_000

  it('is stuck when all its connections are out, somebody waits and nothing came back for half a minute', () => {
    const pool = fakePool(1)
    pool.emit('acquire', {} as never)
    pool.emit('acquire', {} as never)
    expect(isStuck(pool, later())).toBe(true)
    expect(isStuck(pool, Date.now() + 29_000)).toBe(false)
    pool.emit('release', undefined as never, {} as never)
    expect(isStuck(pool, later())).toBe(false)
  })

  it('is not stuck while nobody waits, however busy', () => {
    const pool = fakePool(0)
    pool.emit('acquire', {} as never)
    pool.emit('acquire', {} as never)
    expect(isStuck(pool, later())).toBe(false)
  })

  it('is not stuck when there is nothing to connect to', () => {
    expect(isStuck(fakePool(5), later())).toBe(false)
  })
})
