import type { Pool, PoolConfig } from 'pg'
import { createPool, type PoolLog } from './pools'

/** What we need of Payload's adapter, and what we add to it. */
export interface PooledAdapter {
  connect?: (options?: { hotReload: boolean }) => Promise<void>
  destroy?: () => Promise<void>
  /** Connections for everything outside of a transaction. */
  pool?: Pool
  /** Connections for transactions only. */
  transactionPool?: Pool
}

/**
 * Gives the adapter its two pools when it connects and ends both when it is destroyed, also when a developer's change
 * makes it connect again. The adapter's own pool would keep one connection checked out for ever and end the process
 * when its server restarts.
 */
export function ownPools(
  adapter: PooledAdapter,
  options: { lookups: PoolConfig; transactions: PoolConfig },
  log: PoolLog,
): void {
  const connect = adapter.connect?.bind(adapter)
  const destroy = adapter.destroy?.bind(adapter)
  adapter.connect = async (how) => {
    adapter.pool ??= createPool('lookups', options.lookups, log)
    adapter.transactionPool ??= createPool('transactions', options.transactions, log)
    await connect?.(how)
  }
  adapter.destroy = async () => {
    const pools = [adapter.pool, adapter.transactionPool]
    adapter.pool = undefined
    adapter.transactionPool = undefined
    await Promise.all(pools.map((pool) => pool?.end()))
    await destroy?.()
  }
}
