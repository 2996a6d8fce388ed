import pg, { type Pool, type PoolConfig } from 'pg'
import { observePool } from './observePool'
import { watchProgress } from './poolProgress'
import { PreparingClient } from './PreparingClient'

/** Logger for lost connections. They are expected when a database restarts, so a warning is enough. */
export interface PoolLog {
  info: (entry: { msg: string }) => void
  warn: (entry: { code?: string; msg: string; reason: string }) => void
}

/** Timeouts of a connection, in milliseconds. Migrations have no limit. */
export const timeouts = (migrating: boolean): PoolConfig => ({
  connectionTimeoutMillis: 3_000,
  idle_in_transaction_session_timeout: migrating ? 0 : 15_000,
  idleTimeoutMillis: 60_000,
  keepAlive: true,
  lock_timeout: migrating ? 0 : 5_000,
  // Client-side limit for a server that has stopped responding. Otherwise the server's own limit applies first.
  query_timeout: migrating ? 0 : 12_000,
  statement_timeout: migrating ? 0 : 10_000,
})

/**
 * Creates a pool that survives the loss of its server. Without these listeners, a dropped connection emits an unhandled
 * `error` event, which ends the process.
 * @param name in metrics
 */
export function createPool(name: string, options: PoolConfig, log: PoolLog): Pool {
  const pool = new pg.Pool({ ...options, Client: PreparingClient })
  // Logs only code and message: the error object references the connection and its queries.
  const report = ({ code, message }: Error & { code?: string }) =>
    log.warn({ code, msg: 'A database connection was lost', reason: message })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', report))
  watchProgress(pool)
  observePool(pool, name)
  return pool
}
