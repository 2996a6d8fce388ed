import type { BasePayload } from 'payload'
import type { Pool } from 'pg'

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
