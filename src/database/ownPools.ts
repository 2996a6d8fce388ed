import type { Pool, PoolConfig } from 'pg'
import { createPool, type PoolLog } from './pools'
import { routeReads } from './replicas/readFromReplica'
import { Replica } from './replicas/Replica'

/** What we need of Payload's adapter, and what we add to it. */
export interface PooledAdapter {
  connect?: (options?: { hotReload: boolean }) => Promise<void>
  destroy?: () => Promise<void>
  /** Connections for everything outside of a transaction. */
  pool?: Pool
  /** Connections for transactions only. */
  transactionPool?: Pool
  /** Connections to the read replicas. */
  replicaPools?: Pool[]
}

export interface PoolOptions {
  lookups: PoolConfig
  transactions: PoolConfig
  /** Of read replicas; none for an installation without. */
  replicas: PoolConfig[]
  /** How far behind a replica may be, in milliseconds. */
  longestLag: number
}

/**
 * Gives the adapter its two pools when it connects and ends both when it is destroyed, also when a developer's change
 * makes it connect again. The adapter's own pool would keep one connection checked out for ever and end the process
 * when its server restarts.
 */
export function ownPools(adapter: PooledAdapter, options: PoolOptions, log: PoolLog): void {
  const connect = adapter.connect?.bind(adapter)
  const destroy = adapter.destroy?.bind(adapter)
  adapter.connect = async (how) => {
    adapter.pool ??= addReplicas(adapter, createPool('lookups', options.lookups, log), options, log)
    adapter.transactionPool ??= createPool('transactions', options.transactions, log)
    await connect?.(how)
  }
  adapter.destroy = async () => {
    const pools = [adapter.pool, adapter.transactionPool, ...(adapter.replicaPools ?? [])]
    adapter.replicaPools = undefined
    adapter.pool = undefined
    adapter.transactionPool = undefined
    await Promise.all(pools.map((pool) => pool?.end()))
    await destroy?.()
  }
}

/**
 * Gives the pool its replicas, for `readFromReplica`. Payload's option `readReplicas` would send every read there, the
 * admin's too, one statement to this replica and the next to another, and ends the process when a replica restarts.
 */
function addReplicas(adapter: PooledAdapter, pool: Pool, { longestLag, replicas }: PoolOptions, log: PoolLog): Pool {
  if (replicas.length === 0) return pool
  const primary: Pool['query'] = pool.query.bind(pool)
  const pools = replicas.map((replica, index) => createPool(`replica-${index + 1}`, replica, log))
  adapter.replicaPools = pools
  routeReads(
    pool,
    pools.map((one, index) => new Replica({ log, longestLag, number: index + 1, pool: one, primary })),
    primary,
  )
  return pool
}
