import type { Pool } from 'pg'

/** The last activity of a pool. */
interface Progress {
  checkedOut: number
  /** When a connection was last acquired or released, in milliseconds since the epoch. */
  last: number
}

const progressByPool = new WeakMap<Pool, Progress>()

/** Records when connections are acquired and released. */
export function watchProgress(pool: Pool): void {
  const progress: Progress = { checkedOut: 0, last: Date.now() }
  const recordStep = (by: number) => () => {
    progress.checkedOut += by
    progress.last = Date.now()
  }
  pool.on('acquire', recordStep(1))
  pool.on('release', recordStep(-1))
  progressByPool.set(pool, progress)
}

/**
 * Whether all connections are checked out, callers are waiting, and none has been released for too long. Only a restart
 * of the process helps then. An unavailable database does not count, because no connections are checked out.
 * @param now milliseconds since the epoch
 * @param limit maximum time without progress, in milliseconds
 */
export function isStuck(pool: Pool, now = Date.now(), limit = 30_000): boolean {
  const progress = progressByPool.get(pool)
  if (!progress || pool.waitingCount === 0) return false
  return progress.checkedOut >= (pool.options.max ?? 10) && now - progress.last >= limit
}
