import { AsyncResource } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'
import { durationHistogram, isObserved, telemetry } from '../lib/telemetry/telemetry'
import { countStatement } from '../lib/telemetry/work'

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
export function observePool(pool: Pool, name: string): void {
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
