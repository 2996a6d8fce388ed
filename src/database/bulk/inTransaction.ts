import type { Pool, PoolClient } from 'pg'
import { CommitRefused } from '../transactions'

/** Runs statements on one connection, all or none of them. */
export async function inTransaction<Result>(pool: Pool, run: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await run(client)
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new CommitRefused(`COMMIT was answered with ${command}`)
    client.release()
    return result
  } catch (error) {
    // Whatever state the connection is in, the server undoes its work when it closes.
    client.release(true)
    throw error
  }
}
