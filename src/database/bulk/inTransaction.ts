import type { Pool, PoolClient } from 'pg'
import { CommitRefused } from '../transactions'

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
