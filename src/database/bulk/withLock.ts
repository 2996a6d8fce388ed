import type { Pool } from 'pg'

/** Somebody else holds the lock. */
export class LockTaken extends Error {
  override name = 'LockTaken'
}

const NOT_AVAILABLE = '55P03'

/**
 * Does something that must not happen twice at once, over all processes on this database. The lock ends with the
 * connection, so a killed process leaves none behind.
 * @param waitMs how long to wait for a holder that is just ending
 * @throws LockTaken
 */
export async function withLock<Result>(
  pool: Pool,
  name: string,
  waitMs: number,
  run: () => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query(`set lock_timeout = ${Math.round(waitMs)}`)
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]).catch((error: unknown) => {
      throw (error as { code?: string }).code === NOT_AVAILABLE ? new LockTaken(name) : error
    })
    return await run()
  } finally {
    // Closing it is what gives the lock back, whatever happened to the connection meanwhile.
    client.release(true)
  }
}
