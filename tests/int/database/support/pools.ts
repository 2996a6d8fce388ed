import type { Pool } from 'pg'
import type { TestApp } from '@tests/support/boot'

/** The two pools of the application. */
export function poolsOf(app: TestApp): { lookups: Pool; transactions: Pool } {
  const { pool, transactionPool } = app.payload.db as unknown as { pool: Pool; transactionPool: Pool }
  return { lookups: pool, transactions: transactionPool }
}

/** Connections that somebody holds now. */
export const held = (pool: Pool): number => pool.totalCount - pool.idleCount

/** Transactions that are open in this database, other than the asker's. */
export async function openTransactions(app: TestApp): Promise<number> {
  const { rows } = await poolsOf(app).lookups.query(
    `select count(*)::int as open from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  )
  return rows[0].open
}
