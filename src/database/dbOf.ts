import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PayloadRequest } from 'payload'
import type { PoolClient } from 'pg'

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
