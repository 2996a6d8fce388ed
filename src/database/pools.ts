import pg, { type Pool, type PoolConfig } from 'pg'
import { observePool } from './observePool'
import { watchProgress } from './poolProgress'

/** Where connection losses are reported. They are expected (a database restarts), so a warning is enough. */
export interface PoolLog {
  info: (entry: { msg: string }) => void
  warn: (entry: { code?: string; msg: string; reason: string }) => void
}

/** Longest waits of one connection, in milliseconds. A migration may run as long as it needs. */
export const timeouts = (migrating: boolean): PoolConfig => ({
  connectionTimeoutMillis: 3_000,
  idle_in_transaction_session_timeout: migrating ? 0 : 15_000,
  idleTimeoutMillis: 60_000,
  keepAlive: true,
  lock_timeout: migrating ? 0 : 5_000,
  // Ours, for a server that has stopped answering; the server's own limit comes first where it still works.
  query_timeout: migrating ? 0 : 12_000,
  statement_timeout: migrating ? 0 : 10_000,
})

/**
 * A pool that survives the loss of its server. Without these listeners a dropped connection is an unhandled `error`
 * event, and that ends the process.
 * @param name in metrics
 */
export function createPool(name: string, options: PoolConfig, log: PoolLog): Pool {
  const pool = new pg.Pool(options)
  // The error itself is not logged: it carries the connection and all that it was doing.
  const report = ({ code, message }: Error & { code?: string }) =>
    log.warn({ code, msg: 'A database connection was lost', reason: message })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', report))
  watchProgress(pool)
  observePool(pool, name)
  return pool
}
