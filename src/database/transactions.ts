import type { DrizzleAdapter } from '@payloadcms/drizzle'
import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { PooledAdapter } from './connections'

/** The work was not kept: PostgreSQL answered ROLLBACK to its COMMIT, or it had been rolled back before. */
export class CommitRefused extends Error {
  override name = 'CommitRefused'
}

/**
 * Replaces the adapter's transaction functions. Payload's own answer success when COMMIT fails, lose a pool slot at
 * each failed BEGIN, and share their pool with the look-ups that run beside a transaction, so that many parallel
 * writes wait for each other for ever.
 */
export function checkTransactions(adapter: DrizzleAdapter & Pick<PooledAdapter, 'transactionPool'>): void {
  adapter.beginTransaction = async () => {
    await adapter.initializing
    if (!adapter.transactionPool) throw new Error('Cannot use a pool after calling end on the pool')
    const transaction = hold(await adapter.transactionPool.connect())
    await transaction.begin()
    try {
      const id = randomUUID()
      adapter.sessions[id] = {
        db: databaseOn(transaction.client, adapter) as never,
        reject: transaction.rollback,
        resolve: transaction.commit,
      }
      return id
    } catch (error) {
      // Nobody has the id by which this transaction is ended.
      await transaction.rollback()
      throw error
    }
  }
  adapter.commitTransaction = async (pending) => {
    const session = await take(adapter, pending)
    // An operation inside of this one failed and rolled everything back, whatever its caller made of that.
    if (!session) throw new CommitRefused('This transaction has ended before its COMMIT')
    await session.resolve()
  }
  adapter.rollbackTransaction = async (pending) => (await take(adapter, pending))?.reject()
}

async function take(adapter: DrizzleAdapter, pending: number | Promise<number | string> | string) {
  const id = await pending
  const session = adapter.sessions[id]
  delete adapter.sessions[id]
  return session
}

/** A connection with a transaction. It goes back to its pool once, at the end or when it is lost. */
function hold(client: PoolClient) {
  let given = false
  let lost: Error | undefined
  const giveBack = (broken: boolean) => {
    if (given) return
    given = true
    client.off('error', onLoss)
    client.release(broken)
  }
  // Also when PostgreSQL ends a transaction that was left idle too long: its slot is free at once.
  const onLoss = (error: Error) => {
    lost = error
    giveBack(true)
  }
  const run = async (statement: string) => {
    if (lost) throw lost
    try {
      return await client.query(statement)
    } catch (error) {
      // Nobody knows what became of the work. The server undoes what it has not committed when the connection closes.
      giveBack(true)
      throw error
    }
  }
  client.on('error', onLoss)
  return {
    client,
    begin: async () => void (await run('begin')),
    commit: async () => {
      const { command } = await run('commit')
      giveBack(false)
      if (command !== 'COMMIT') throw new CommitRefused(`COMMIT was answered with ${command}`)
    },
    rollback: async () => {
      await run('rollback').catch(() => undefined)
      giveBack(false)
    },
  }
}

/** Takes the schema from the adapter's own connection: working it out afresh costs 15 ms. */
function databaseOn(client: PoolClient, adapter: DrizzleAdapter) {
  const { fullSchema, schema, tableNamesMap } = (adapter.drizzle as unknown as NodePgDatabase<Record<string, unknown>>)
    ._
  const parts = { fullSchema, schema: schema ?? {}, tableNamesMap }
  const dialect = new PgDialect()
  // As drizzle's own do, for statements that need the connection itself.
  return Object.assign(new NodePgDatabase(dialect, new NodePgSession(client, dialect, parts), parts), {
    $client: client,
  })
}
