import { randomUUID } from 'node:crypto'
import type { DrizzleAdapter } from '@payloadcms/drizzle'
import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import type { PayloadRequest } from 'payload'
import type { PoolClient } from 'pg'
import { sql } from 'drizzle-orm'
import { isUuid } from '@/lib/values'
import { dbOf, isInTransaction, oneRow, type PooledAdapter, type Transaction } from './connections'
import { namesOf } from './names'

const tenants = namesOf('tenants')

/**
 * The transaction was not committed: PostgreSQL responded to COMMIT with ROLLBACK, or it had already been rolled back.
 */
export class CommitRefused extends Error {
  override name = 'CommitRefused'
}

/** How many rollbacks are remembered. Only few are asked for: most transactions end with them. */
const MOST_ROLLBACKS = 1_000

/** How a rollback ended: with the loss of its connection, if there was one. */
interface Rollback {
  loss: Promise<Error | undefined>
}

/**
 * Replaces the adapter's transaction functions. Payload's own report success when COMMIT fails, lose a pool slot on
 * each failed BEGIN, and share their pool with reads that run beside a transaction, so that many parallel writes
 * deadlock.
 */
export function checkTransactions(adapter: DrizzleAdapter & Pick<PooledAdapter, 'transactionPool'>): void {
  // A lost connection fails whatever runs on it, which rolls the transaction back. A caller that catches the error goes
  // on to the COMMIT, perhaps before the rollback has ended, and is told of the loss.
  const rollbacks = new LRUCache<number | string, Rollback>({ max: MOST_ROLLBACKS })
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
          const loss = transaction.rollback().then(() => transaction.loss())
          rollbacks.set(id, { loss })
          await loss
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
    if (!session)
      throw (await rollbacks.get(await pending)?.loss) ?? new CommitRefused('The transaction ended before its COMMIT')
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

/**
 * Runs work that the transaction survives: if it fails, what it wrote, and what hooks noted in the context of the
 * request, is undone, and the transaction goes on. Payload ends the transaction of a request whose operation fails,
 * which here is the savepoint. Not for work side by side on one request.
 * @throws what the work throws; CommitRefused if an operation within it failed and the work did not
 */
export async function inSavepoint<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  const { sessions } = req.payload.db
  const outer = await req.transactionID
  const session = outer === undefined ? undefined : sessions?.[outer]
  if (!sessions || !session) throw new Error('A savepoint needs a transaction.')
  const db = await dbOf(req)
  const { context } = req
  const noted = { ...context }
  const trees = new Set(lockedTrees.get(db))
  const id = randomUUID()
  await db.execute(sql`savepoint callboard`)
  sessions[id] = {
    db: session.db,
    reject: async () => {
      // Locks that were taken since the savepoint end with it.
      lockedTrees.set(db, trees)
      await db.execute(sql`rollback to savepoint callboard`)
      await db.execute(sql`release savepoint callboard`)
    },
    resolve: async () => void (await db.execute(sql`release savepoint callboard`)),
  }
  req.transactionID = id
  try {
    const result = await work()
    await req.payload.db.commitTransaction(id)
    return result
  } catch (error) {
    // A lost connection fails whatever comes next.
    await Promise.resolve(req.payload.db.rollbackTransaction(id)).catch(() => undefined)
    // In place: whoever runs the savepoint may hold the context too.
    for (const key of Object.keys(context)) Reflect.deleteProperty(context, key)
    req.context = Object.assign(context, noted)
    throw error
  } finally {
    req.transactionID = outer
  }
}

/** Advisory lock space for values; the page tree uses 7001. */
const VALUE_LOCKS = 7002

/** Tenants whose page tree a transaction has locked, by its connection. */
const lockedTrees = new WeakMap<NodePgDatabase, Set<string>>()

/**
 * Serialises changes to a tenant's page tree until the end of the transaction. One save asks for it several times; only
 * the first asks the database.
 */
export async function lockPageTree(req: Transaction, tenant: string): Promise<void> {
  if (!isUuid(tenant)) return
  const db = await dbOf(req)
  if (lockedTrees.get(db)?.has(tenant)) return
  await db.execute(sql`select lock_page_tree(${tenant}::uuid)`)
  await rememberTree(req, tenant)
}

/** Locks a value and then the tree, as `lockValue` and `lockPageTree` would, in one statement. */
export async function lockValueAndPageTree(req: Transaction, tenant: string, ...parts: string[]): Promise<void> {
  const db = await dbOf(req)
  await db.execute(
    sql`select pg_advisory_xact_lock(${VALUE_LOCKS}, hashtext(${parts.join('\n')})), lock_page_tree(${tenant}::uuid)`,
  )
  await rememberTree(req, tenant)
}

async function rememberTree(req: Transaction, tenant: string): Promise<void> {
  const db = await dbOf(req)
  // Without a transaction, the lock ends with the statement.
  if (await isInTransaction(req)) lockedTrees.set(db, (lockedTrees.get(db) ?? new Set()).add(tenant))
}

/**
 * Serialises transactions that claim a unique value, such as a slug. After waiting, a transaction sees what was
 * committed in the meantime. Released at the end of the transaction.
 * @param parts identify the value, from general to specific: `slug`, the collection, the tenant, the slug
 */
export async function lockValue(db: NodePgDatabase, ...parts: (string | null)[]): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${VALUE_LOCKS}, hashtext(${parts.join('\n')}))`)
}

/** The same without waiting. @returns false if another transaction has the value */
export async function tryLockValue(db: NodePgDatabase, ...parts: (string | null)[]): Promise<boolean> {
  const { rows } = await db.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${VALUE_LOCKS}, hashtext(${parts.join('\n')})) as locked`,
  )
  return oneRow(rows).locked
}

/**
 * The same for several values of one kind, in one statement. Locks are taken in sorted order, so that transactions
 * cannot deadlock.
 */
export async function lockValues(db: NodePgDatabase, kind: string, values: Iterable<string>): Promise<void> {
  const sortedKeys = JSON.stringify([...new Set(values)].sort().map((value) => `${kind}\n${value}`))
  await db.execute(
    sql`select pg_advisory_xact_lock(${VALUE_LOCKS}, hashtext(value)) from jsonb_array_elements_text(${sortedKeys}::jsonb) as value`,
  )
}

/** Serialises saves of a global. Released at the end of the transaction. */
export async function lockSavesOfGlobal(db: NodePgDatabase, slug: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('callboard.save'), hashtext(${slug}))`)
}

/**
 * Locks a tenant until the end of the transaction against changes and new references.
 * @returns false if it does not exist
 */
export async function lockTenant(req: Transaction, id: string): Promise<boolean> {
  const { rows } = await (
    await dbOf(req)
  ).execute(sql`select 1 from ${tenants} where ${tenants.id} = ${id}::uuid for update`)
  return rows.length > 0
}

/**
 * The same, but documents of the tenant can still be saved, since they only refer to it.
 * @returns false if it does not exist
 */
export async function lockTenantAllowingReferences(req: Transaction, id: string): Promise<boolean> {
  const { rows } = await (
    await dbOf(req)
  ).execute(sql`select 1 from ${tenants} where ${tenants.id} = ${id}::uuid for no key update`)
  return rows.length > 0
}
