import type { BasePayload, PayloadRequest } from 'payload'
import type { Pool, PoolClient } from 'pg'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { sql, type Name, getTableColumns } from 'drizzle-orm'
import { required } from '@/lib/values'

/** The parts of Payload's adapter that Callboard uses, and its additions. */
export interface PooledAdapter {
  connect?: (options?: { hotReload: boolean }) => Promise<void>
  destroy?: () => Promise<void>
  /** Connections for statements outside transactions. */
  pool?: Pool
  /** Connections for transactions. */
  transactionPool?: Pool
  /** Connections to the read replicas. */
  replicaPools?: Pool[]
}

/** The pool for statements outside transactions. */
export const poolOf = (payload: BasePayload): Pool => payload.db.pool

/** All pools; undefined before the first connection. */
export const poolsOf = (payload: BasePayload): PooledAdapter => payload.db

/** An object that identifies the database for the lifetime of the process. */
export const databaseOf = (payload: BasePayload): object => payload.db

/** The type of document ids. */
export const idTypeOf = (payload: BasePayload): 'number' | 'text' => payload.db.defaultIDType

/**
 * The part of a request that identifies its transaction. Without a `transactionID`, each statement is its own
 * transaction.
 */
export type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** The connection of the request's transaction; without one, the pool. */
export async function dbOf(req: Transaction): Promise<NodePgDatabase> {
  const { drizzle, sessions } = req.payload.db
  const id = req.transactionID === undefined ? undefined : await req.transactionID
  const session = id === undefined ? undefined : sessions?.[id]
  return (session?.db ?? drizzle) as NodePgDatabase
}

/** Whether statements of the request run in a transaction. */
export const isInTransaction = async (req: Transaction): Promise<boolean> =>
  (await dbOf(req)) !== req.payload.db.drizzle

/** The `pg` client of the request's transaction. */
export async function clientOf(req: Transaction): Promise<PoolClient> {
  const { $client } = (await dbOf(req)) as NodePgDatabase & { $client: PoolClient }
  return $client
}

/** The table of a collection as a quoted identifier. Slugs come from the configuration, never from a request. */
export const tableOf = (slug: string): Name => sql.identifier(tableNameOf(slug))

export const tableNameOf = (slug: string): string => slug.replaceAll('-', '_')

/** The table of a collection's localised fields; null if it has none. */
export function localesTableOf(payload: BasePayload, slug: string): string | null {
  const name = `${tableNameOf(slug)}_locales`
  const { tables } = payload.db
  return Object.hasOwn(tables, name) ? name : null
}

/** Generates a document id as the database adapter does. */
export function newId(payload: BasePayload, slug: string): string {
  const { tables } = payload.db
  const { id } = getTableColumns(required(tables[tableNameOf(slug)], `the table of ${slug}`))
  return String(required(id?.defaultFn, `the default id of ${slug}`)())
}

/**
 * The row of a statement that always returns one, such as a count.
 * @throws if there is none
 */
export function oneRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('Expected the statement to return a row, but it returned none.')
  return row
}
