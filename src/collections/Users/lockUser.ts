import type { CollectionBeforeOperationHook } from 'payload'
import { isUuid } from '../../lib/values'
import { lockAccount } from '../../database/accounts/locks'

/**
 * Makes saves of the same user run one after the other. A save writes the whole user as it was read, including password
 * and sessions, and would otherwise undo a concurrent change.
 */
export const lockUser: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id = 'id' in args ? args.id : null
  if (operation === 'update' && req.transactionID && isUuid(id)) await lockAccount(req, id)
  return args
}
