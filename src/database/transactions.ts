import type { DrizzleAdapter } from '@payloadcms/drizzle'
import { drizzle } from 'drizzle-orm/node-postgres'
import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'

type Ending = 'commit' | 'rollback'

/** COMMIT was answered, but PostgreSQL did not keep the work (it answers ROLLBACK to the commit of a failed transaction). */
export class CommitRefused extends Error {
  override name = 'CommitRefused'
}

/**
 * Replaces the adapter's transaction functions. Payload's own answer success when COMMIT fails, lose a pool slot at
 * each failed BEGIN, and share their pool with the look-ups that run beside a transaction, so that many parallel
 * writes wait for each other for ever.
 *
 * @param pool connections for transactions only; look-ups outside use the adapter's pool
 */
export function useCheckedTransactions(adapter: DrizzleAdapter, pool: Pool): void {
  adapter.beginTransaction = async () => {
    await adapter.initializing
    const client = await pool.connect()
    try {
      await client.query('begin')
    } catch (error) {
      client.release(true)
      throw error
    }
    const id = randomUUID()
    adapter.sessions[id] = {
      db: drizzle({ client, schema: adapter.schema }) as never,
      reject: () => rollback(client),
      resolve: () => commit(client),
    }
    return id
  }
  adapter.commitTransaction = (id) => end(adapter, 'commit', id)
  adapter.rollbackTransaction = (id) => end(adapter, 'rollback', id)
}

async function end(adapter: DrizzleAdapter, ending: Ending, pending: number | Promise<number | string> | string) {
  const id = await pending
  const session = adapter.sessions[id]
  // Whoever shares the request's transaction may have ended it already.
  if (!session) return
  delete adapter.sessions[id]
  await (ending === 'commit' ? session.resolve() : session.reject())
}

async function commit(client: PoolClient): Promise<void> {
  let command: string
  try {
    command = (await client.query('commit')).command
  } catch (error) {
    client.release(true)
    throw error
  }
  client.release()
  if (command !== 'COMMIT') throw new CommitRefused(`COMMIT was answered with ${command}`)
}

async function rollback(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback')
    client.release()
  } catch {
    // A connection that can't roll back is not worth keeping; the server undoes its work when it closes.
    client.release(true)
  }
}
