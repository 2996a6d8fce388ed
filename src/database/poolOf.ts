import type { BasePayload } from 'payload'
import type { Pool } from 'pg'

/** The pool for statements outside of a transaction. */
export const poolOf = (payload: BasePayload): Pool => payload.db.pool
