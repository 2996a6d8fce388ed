import type { DrizzleAdapter } from '@payloadcms/drizzle'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PayloadRequest } from 'payload'

/** The part of a request that says in which transaction it works. Without a `transactionID`, each statement stands for itself. */
export type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** The connection of the request's transaction, or the pool where there is none. */
export async function dbOf(req: Transaction): Promise<NodePgDatabase> {
  const adapter = req.payload.db as unknown as DrizzleAdapter
  const id = req.transactionID === undefined ? undefined : await req.transactionID
  const session = id === undefined ? undefined : adapter.sessions[id]
  return (session?.db ?? adapter.drizzle) as unknown as NodePgDatabase
}
