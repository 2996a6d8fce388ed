import { AsyncResource } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'
import { durations, isObserved, telemetry } from '../lib/telemetry/telemetry'
import { noteStatement } from '../lib/telemetry/work'

type Taken = (error: Error | undefined, client: PoolClient | undefined, release: (error?: unknown) => void) => void

/**
 * Measures a pool, where this process is observed: connections in use, how long callers wait for one, and the statements
 * of each request or job. What the statements say is not looked at.
 * @param name its label
 */
export function observePool(pool: Pool, name: string): void {
  if (!isObserved()) return
  const waits = durations('callboard_database_wait_seconds', 'How long a caller waits for a connection')
  const connect = pool.connect.bind(pool) as { (): Promise<PoolClient>; (taken: Taken): void }
  Object.assign(pool, {
    connect: (taken?: Taken) => {
      const start = performance.now()
      const note = () => waits.record((performance.now() - start) / 1000, { pool: name })
      if (!taken) return connect().finally(note)
      // Else it would run as part of whoever gives the connection back.
      const bound = AsyncResource.bind(taken)
      return connect((error, client, release) => {
        note()
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
      noteStatement()
      return query(...args)
    },
  })
}
