import type { CollectionBeforeOperationHook } from 'payload'
import { lockTenant as lockRow } from '../../database/locks'
import { isUuid } from '../../lib/values'

/**
 * Lets the provider's form wait for whoever changes the tenant right now: Payload reads a document and writes it whole a
 * moment later.
 */
export const lockTenant: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id } = args as { id?: unknown }
  if (operation === 'update' && isUuid(id)) await lockRow(req, id)
  return args
}
