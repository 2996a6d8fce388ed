import { sql } from 'drizzle-orm'
import type { CollectionBeforeOperationHook } from 'payload'
import { isUuid } from '../../lib/ids/isUuid'
import { dbOf } from '../../database/dbOf'

/**
 * Makes saves of the same user wait for each other. A save writes the whole user as it read it, password and sessions
 * included, and would undo a change that was made meanwhile.
 */
export const lockUser: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id = 'id' in args ? args.id : null
  if (operation === 'update' && req.transactionID && isUuid(id)) {
    await (await dbOf(req)).execute(sql`select 1 from users where id = ${id}::uuid for update`)
  }
  return args
}
