import pg, { type Pool, type PoolConfig } from 'pg'

/** Where connection losses are reported. They are expected (a database restarts), so a warning is enough. */
export interface PoolLog {
  warn: (entry: { err: unknown; msg: string }) => void
}

/** Longest waits of one connection, in milliseconds. A migration may run as long as it needs. */
export const timeouts = (migrating: boolean): PoolConfig => ({
  connectionTimeoutMillis: 3_000,
  idle_in_transaction_session_timeout: migrating ? 0 : 15_000,
  lock_timeout: migrating ? 0 : 5_000,
  statement_timeout: migrating ? 0 : 10_000,
})

/**
 * A pool that survives the loss of its server. Without these listeners a dropped idle connection is an unhandled
 * `error` event, and that ends the process.
 */
export function createPool(options: PoolConfig, log: PoolLog): Pool {
  const pool = new pg.Pool(options)
  const report = (err: unknown) => log.warn({ err, msg: 'A database connection was lost' })
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))
  return pool
}
