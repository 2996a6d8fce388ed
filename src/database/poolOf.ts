import type { BasePayload } from 'payload'
import type { Pool } from 'pg'
import type { PooledAdapter } from './ownPools'

/** The pool for statements outside of a transaction. */
export const poolOf = (payload: BasePayload): Pool => payload.db.pool

/** That pool, and the one for transactions; neither is there before the first connection. */
export const poolsOf = (payload: BasePayload): PooledAdapter => payload.db

/** Says which database it is: one object for each, as long as the process lives. */
export const databaseOf = (payload: BasePayload): object => payload.db

/** How ids of documents are written down. */
export const idTypeOf = (payload: BasePayload): 'number' | 'text' => payload.db.defaultIDType
