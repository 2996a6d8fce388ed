import type { Pool } from 'pg'
import type { PooledAdapter } from './connections'
import { GatheredChanges } from './gatherChanges'
import { createPool, type PoolLog, type PoolOptions } from './pools'
import { routeReads } from './replicas/readFromReplica'
import { Replica } from './replicas/Replica'

export interface Pools {
  lookups: PoolOptions
  transactions: PoolOptions
  /** Read replicas; empty for an installation without. */
  replicas: PoolOptions[]
  /** Maximum lag of a replica, in milliseconds. */
  maxLag: number
}

/**
 * Gives the adapter its own pools on connect, also after a hot reload, and ends them on destroy. The adapter's own pool
 * would keep one connection checked out permanently and crash the process when its server restarts.
 */
export function managePools(adapter: PooledAdapter, options: Pools, log: PoolLog): void {
  const connect = adapter.connect?.bind(adapter)
  const destroy = adapter.destroy?.bind(adapter)
  let changes: GatheredChanges | undefined
  adapter.connect = async (connectOptions) => {
    changes ??= new GatheredChanges(() => adapter.pool)
    const onConnect = changes.gatherFrom
    adapter.pool ??= addReplicas(adapter, createPool('lookups', { ...options.lookups, onConnect }, log), options, log)
    adapter.transactionPool ??= createPool('transactions', { ...options.transactions, onConnect }, log)
    await connect?.(connectOptions)
  }
  adapter.destroy = async () => {
    const { pool, replicaPools = [], transactionPool } = adapter
    adapter.replicaPools = undefined
    adapter.transactionPool = undefined
    // Transactions that are still running commit changes, of which the last pool notifies. Of what its own statements
    // change until it has ended, nobody is notified: it could not send that itself, and a screen reads a little later.
    await Promise.all([transactionPool, ...replicaPools].map((other) => other?.end()))
    await changes?.end()
    changes = undefined
    adapter.pool = undefined
    await pool?.end()
    await destroy?.()
  }
}

/**
 * Adds replicas to the pool, for `readFromReplica`. Payload's option `readReplicas` would send all reads there,
 * including the admin's, spread the statements of one request over replicas, and crash the process when a replica
 * restarts.
 */
function addReplicas(adapter: PooledAdapter, pool: Pool, { maxLag: longestLag, replicas }: Pools, log: PoolLog): Pool {
  if (replicas.length === 0) return pool
  const primary: Pool['query'] = pool.query.bind(pool)
  const pools = replicas.map((replica, index) => createPool(`replica-${index + 1}`, replica, log))
  adapter.replicaPools = pools
  routeReads(
    pool,
    pools.map(
      (replicaPool, index) => new Replica({ log, maxLag: longestLag, number: index + 1, pool: replicaPool, primary }),
    ),
    primary,
  )
  return pool
}
