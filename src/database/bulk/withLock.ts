import type { Pool, PoolClient } from 'pg'
import { CommitRefused } from '../transactions'

/** Another process holds the lock. */
export class LockTaken extends Error {
  override name = 'LockTaken'
}

const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Runs a function under an advisory lock shared by all processes on this database. The lock ends with the connection,
 * so a killed process leaves none behind.
 * @param waitMs how long to wait for another holder
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
      throw (error as { code?: string }).code === LOCK_NOT_AVAILABLE ? new LockTaken(name) : error
    })
    return await run()
  } finally {
    // Closing the connection releases the lock, whatever its state.
    client.release(true)
  }
}

/**
 * Runs statements in a transaction on one connection.
 * @throws CommitRefused if the commit was rolled back
 */
export async function inTransaction<Result>(pool: Pool, run: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await run(client)
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new CommitRefused(`COMMIT returned ${command}`)
    client.release()
    return result
  } catch (error) {
    // Closes the connection, so that the server rolls back in any case.
    client.release(true)
    throw error
  }
}
