import type { CollectionBeforeOperationHook } from 'payload'
import { isUuid } from '../../lib/values'
import { lockAccount } from '../../database/accounts/locks'

/**
 * Makes saves of the same user wait for each other. A save writes the whole user as it read it, password and sessions
 * included, and would undo a change that was made meanwhile.
 */
export const lockUser: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id = 'id' in args ? args.id : null
  if (operation === 'update' && req.transactionID && isUuid(id)) await lockAccount(req, id)
  return args
}
