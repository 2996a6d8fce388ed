import { AsyncResource } from 'node:async_hooks'
import pg, { type ClientBase, type Pool, type PoolClient, type PoolConfig } from 'pg'
import { durationHistogram, isObserved, telemetry, countStatement } from '@/lib/telemetry/telemetry'
import { PlainClient, PreparingClient } from './preparing'

/** Logger for lost connections. They are expected when a database restarts, so a warning is enough. */
export interface PoolLog {
  info: (entry: { msg: string }) => void
  warn: (entry: { code?: string; msg: string; reason: string }) => void
}

export interface PoolOptions extends PoolConfig {
  /** Prepares a new connection before anybody gets it. */
  onConnect?: (client: ClientBase) => Promise<void>
  /** Whether connections prepare frequent statements. Default: true. */
  prepares?: boolean
}

/** Timeouts of a connection, in milliseconds. Migrations have no limit. */
export const timeouts = (migrating: boolean): PoolOptions => ({
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
export function createPool(name: string, { prepares = true, ...options }: PoolOptions, log: PoolLog): Pool {
  const pool = new pg.Pool({ ...options, Client: prepares ? PreparingClient : PlainClient })
  // Logs only code and message: the error object references the connection and its queries.
  const report = ({ code, message }: Error & { code?: string }) =>
    log.warn({ code, msg: 'A database connection was lost', reason: message })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', report))
  watchProgress(pool)
  observePool(pool, name)
  return pool
}

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

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: unknown) => void,
) => void

/**
 * Measures a pool if telemetry is enabled: connections in use, waiting times, and the number of statements per request
 * or job. The statements themselves are not recorded.
 * @param name label of the pool
 */
function observePool(pool: Pool, name: string): void {
  if (!isObserved()) return
  const waits = durationHistogram('callboard_database_wait_seconds', 'How long a caller waits for a connection')
  const connect = pool.connect.bind(pool) as { (): Promise<PoolClient>; (callback: ConnectCallback): void }
  Object.assign(pool, {
    connect: (callback?: ConnectCallback) => {
      const start = performance.now()
      const recordWait = () => waits.record((performance.now() - start) / 1000, { pool: name })
      if (!callback) return connect().finally(recordWait)
      // Otherwise the callback would run in the async context of the caller that releases the connection.
      const bound = AsyncResource.bind(callback)
      return connect((error, client, release) => {
        recordWait()
        bound(error, client, release)
      })
    },
  })
  pool.on('connect', countStatements)

  const { meter } = telemetry()
  meter
    .createObservableGauge('callboard_database_connections', { description: 'Connections to PostgreSQL' })
    .addCallback((result) => {
      result.observe(pool.totalCount - pool.idleCount, { pool: name, state: 'used' })
      result.observe(pool.idleCount, { pool: name, state: 'idle' })
    })
  meter
    .createObservableGauge('callboard_database_waiting', { description: 'Callers that wait for a connection' })
    .addCallback((result) => result.observe(pool.waitingCount, { pool: name }))
}

function countStatements(client: PoolClient): void {
  const query: (...args: unknown[]) => unknown = client.query.bind(client)
  Object.assign(client, {
    query: (...args: unknown[]) => {
      countStatement()
      return query(...args)
    },
  })
}
