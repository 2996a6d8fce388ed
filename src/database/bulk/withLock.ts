import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg, { type Client, type Pool, type PoolClient } from 'pg'
import { dbOf, type Transaction } from '@/database/connections'
import { CommitRefused } from '@/database/transactions'

/** Another process holds the lock. */
export class LockTaken extends Error {
  override name = 'LockTaken'
}

/** Time between attempts to take a lock. */
const RETRY_MS = 500

/**
 * Runs a function under an advisory lock shared by all processes on this database. The lock ends with the connection,
 * so a killed process leaves none behind. The connection is not one of the pool, which the function itself needs: jobs
 * that hold one each for a long time would leave none. Waiting for the lock takes no connection at all, and no
 * statement that the database would cancel for its duration.
 * @param pool whose database and settings the connection has
 * @param waitMs how long to wait for another holder
 * @throws LockTaken
 */
export async function withLock<Result>(
  pool: Pool,
  name: string,
  waitMs: number,
  run: () => Promise<Result>,
): Promise<Result> {
  const deadline = Date.now() + waitMs
  for (;;) {
    const client = await tryLock(pool, name)
    if (client) {
      try {
        return await run()
      } finally {
        // Closing the connection releases the lock, whatever its state.
        await client.end().catch(() => undefined)
      }
    }
    const remainingMs = deadline - Date.now()
    if (remainingMs <= 0) throw new LockTaken(name)
    await pause(Math.min(RETRY_MS, remainingMs))
  }
}

/** @returns the connection that holds the lock; null if another one does */
async function tryLock({ options }: Pool, name: string): Promise<Client | null> {
  const client = new pg.Client(options)
  // A connection that is lost while nothing runs on it would end the process.
  client.on('error', () => undefined)
  let isLocked = false
  try {
    await client.connect()
    const { rows } = await client.query<{ isLocked: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as "isLocked"',
      [name],
    )
    isLocked = rows[0]?.isLocked ?? false
    return isLocked ? client : null
  } finally {
    if (!isLocked) await client.end().catch(() => undefined)
  }
}

/** Whether a process on this database holds a lock of `withLock`. */
export async function isLockHeld(req: Transaction, name: string): Promise<boolean> {
  const { rowCount } = await (
    await dbOf(req)
  ).execute(sql`select 1 from pg_locks where locktype = 'advisory' and objsubid = 1 and granted
    and database = (select oid from pg_database where datname = current_database())
    and (classid::bigint << 32) | objid::bigint = hashtextextended(${name}, 0)`)
  return Boolean(rowCount)
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
