import type { CollectionBeforeOperationHook } from 'payload'
import { lockTenant as lockRow } from '../../database/locks'
import { isUuid } from '../../lib/values'

/**
 * Makes a save of a tenant wait for concurrent changes to it: Payload reads the whole document and writes it back
 * later.
 */
export const lockTenant: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id } = args as { id?: unknown }
  if (operation === 'update' && isUuid(id)) await lockRow(req, id)
  return args
}
