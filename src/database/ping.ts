import type { Pool } from 'pg'

/** Does nothing while the database answers. @throws what the connection throws while it does not */
export async function ping(pool: Pick<Pool, 'query'>): Promise<void> {
  await pool.query('select 1')
}
