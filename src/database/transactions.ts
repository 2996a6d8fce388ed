import type { DrizzleAdapter } from '@payloadcms/drizzle'
import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { PooledAdapter } from './connections'

/**
 * The transaction was not committed: PostgreSQL responded to COMMIT with ROLLBACK, or it had already been rolled back.
 */
export class CommitRefused extends Error {
  override name = 'CommitRefused'
}

/** How many losses are remembered. Only few are asked for: most transactions end with their rollback. */
const MOST_LOSSES = 1_000

/**
 * Replaces the adapter's transaction functions. Payload's own report success when COMMIT fails, lose a pool slot on
 * each failed BEGIN, and share their pool with reads that run beside a transaction, so that many parallel writes
 * deadlock.
 */
export function checkTransactions(adapter: DrizzleAdapter & Pick<PooledAdapter, 'transactionPool'>): void {
  // A lost connection fails whatever runs on it, which rolls the transaction back. A caller that catches the error goes
  // on to the COMMIT, and is told of the loss.
  const losses = new LRUCache<number | string, Error>({ max: MOST_LOSSES })
  adapter.beginTransaction = async () => {
    await adapter.initializing
    if (!adapter.transactionPool) throw new Error('Cannot use a pool after calling end on the pool')
    const transaction = openTransaction(await adapter.transactionPool.connect())
    await transaction.begin()
    try {
      const id = randomUUID()
      adapter.sessions[id] = {
        db: databaseOn(transaction.client, adapter) as never,
        reject: async () => {
          await transaction.rollback()
          const loss = transaction.loss()
          if (loss) losses.set(id, loss)
        },
        resolve: transaction.commit,
      }
      return id
    } catch (error) {
      // The caller has no id yet with which to end the transaction.
      await transaction.rollback()
      throw error
    }
  }
  adapter.commitTransaction = async (pending) => {
    const session = await takeSession(adapter, pending)
    // A nested operation has failed and rolled everything back, even if its caller caught the error.
    if (!session) throw losses.get(await pending) ?? new CommitRefused('The transaction ended before its COMMIT')
    await session.resolve()
  }
  adapter.rollbackTransaction = async (pending) => (await takeSession(adapter, pending))?.reject()
}

async function takeSession(adapter: DrizzleAdapter, pending: number | Promise<number | string> | string) {
  const id = await pending
  const session = adapter.sessions[id]
  delete adapter.sessions[id]
  return session
}

/** Wraps a connection with a transaction and releases it exactly once, at the end or when it is lost. */
function openTransaction(client: PoolClient) {
  let isReleased = false
  let lost: Error | undefined
  const releaseClient = (broken: boolean) => {
    if (isReleased) return
    isReleased = true
    client.off('error', onLoss)
    client.release(broken)
  }
  // Also frees the slot when PostgreSQL ends an idle transaction.
  const onLoss = (error: Error) => {
    lost = error
    releaseClient(true)
  }
  const run = async (statement: string) => {
    if (lost) throw lost
    try {
      return await client.query(statement)
    } catch (error) {
      // The outcome is unknown. Closing the connection makes the server roll back what is not committed.
      lost = error as Error
      releaseClient(true)
      throw error
    }
  }
  client.on('error', onLoss)
  return {
    client,
    /** Why the connection is gone. */
    loss: () => lost,
    begin: async () => void (await run('begin')),
    commit: async () => {
      const { command } = await run('commit')
      releaseClient(false)
      if (command !== 'COMMIT') throw new CommitRefused(`COMMIT returned ${command}`)
    },
    rollback: async () => {
      await run('rollback').catch(() => undefined)
      releaseClient(false)
    },
  }
}

/** Reuses the schema of the adapter's own connection, because building it takes 15 ms. */
function databaseOn(client: PoolClient, adapter: DrizzleAdapter) {
  const { fullSchema, schema, tableNamesMap } = (adapter.drizzle as unknown as NodePgDatabase<Record<string, unknown>>)
    ._
  const parts = { fullSchema, schema: schema ?? {}, tableNamesMap }
  const dialect = new PgDialect()
  // `$client` as on Drizzle's own instances, for statements that need the connection itself.
  return Object.assign(new NodePgDatabase(dialect, new NodePgSession(client, dialect, parts), parts), {
    $client: client,
  })
}
