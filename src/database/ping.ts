import type { Pool } from 'pg'

/**
 * Checks that the database responds.
 * @throws connection errors
 */
export async function ping(pool: Pick<Pool, 'query'>): Promise<void> {
  await pool.query('select 1')
}
