import type { BasePayload, PayloadRequest } from 'payload'
import type { Pool, PoolClient } from 'pg'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { sql, type Name, getTableColumns } from 'drizzle-orm'

/** What we need of Payload's adapter, and what we add to it. */
export interface PooledAdapter {
  connect?: (options?: { hotReload: boolean }) => Promise<void>
  destroy?: () => Promise<void>
  /** Connections for everything outside of a transaction. */
  pool?: Pool
  /** Connections for transactions only. */
  transactionPool?: Pool
  /** Connections to the read replicas. */
  replicaPools?: Pool[]
}

/** The pool for statements outside of a transaction. */
export const poolOf = (payload: BasePayload): Pool => payload.db.pool

/** That pool, and the one for transactions; neither is there before the first connection. */
export const poolsOf = (payload: BasePayload): PooledAdapter => payload.db

/** Says which database it is: one object for each, as long as the process lives. */
export const databaseOf = (payload: BasePayload): object => payload.db

/** How ids of documents are written down. */
export const idTypeOf = (payload: BasePayload): 'number' | 'text' => payload.db.defaultIDType

/** The part of a request that says in which transaction it works. Without a `transactionID`, each statement stands for itself. */
export type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** The connection of the request's transaction, or the pool where there is none. */
export async function dbOf(req: Transaction): Promise<NodePgDatabase> {
  const { drizzle, sessions } = req.payload.db
  const id = req.transactionID === undefined ? undefined : await req.transactionID
  const session = id === undefined ? undefined : sessions?.[id]
  return (session?.db ?? drizzle) as NodePgDatabase
}

/** The connection itself, for a request that works in a transaction. */
export async function clientOf(req: Transaction): Promise<PoolClient> {
  const { $client } = (await dbOf(req)) as NodePgDatabase & { $client: PoolClient }
  return $client
}

/** The table of a collection, safe to stand in a statement. Slugs come from the configuration, never from a request. */
export const tableOf = (slug: string): Name => sql.identifier(tableNameOf(slug))

export const tableNameOf = (slug: string): string => slug.replaceAll('-', '_')

/** The table of a collection's translated texts; null where it has none. */
export function localesTableOf(payload: BasePayload, slug: string): string | null {
  const name = `${tableNameOf(slug)}_locales`
  const { tables } = payload.db
  return Object.hasOwn(tables, name) ? name : null
}

/** An id for a new document of a collection, as the database adapter makes them. */
export function newId(payload: BasePayload, slug: string): string {
  const { tables } = payload.db
  const { id } = getTableColumns(tables[tableNameOf(slug)]!)
  return String(id!.defaultFn!())
}
