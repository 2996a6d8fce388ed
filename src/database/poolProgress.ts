import type { Pool } from 'pg'

/** What a pool did last. */
interface Progress {
  checkedOut: number
  /** When a connection was last handed out or given back, in milliseconds since 1970. */
  last: number
}

const known = new WeakMap<Pool, Progress>()

/** Remembers when connections are handed out and given back. */
export function watchProgress(pool: Pool): void {
  const progress: Progress = { checkedOut: 0, last: Date.now() }
  const step = (by: number) => () => {
    progress.checkedOut += by
    progress.last = Date.now()
  }
  pool.on('acquire', step(1))
  pool.on('release', step(-1))
  known.set(pool, progress)
}

/**
 * Whether everybody waits for connections that nobody gives back. Only a restart of the process helps then. A database
 * that is away is no such case: nothing is checked out while there is nothing to connect to.
 * @param now milliseconds since 1970
 * @param limit longest time without any progress, in milliseconds
 */
export function isStuck(pool: Pool, now = Date.now(), limit = 30_000): boolean {
  const progress = known.get(pool)
  if (!progress || pool.waitingCount === 0) return false
  return progress.checkedOut >= (pool.options.max ?? 10) && now - progress.last >= limit
}
