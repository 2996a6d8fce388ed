import type { CollectionBeforeOperationHook } from 'payload'
import { lockTenantRow } from '../../database/rowLocks'

/**
 * Lets the provider's form wait for whoever changes the tenant right now: Payload reads a document and writes it whole a
 * moment later.
 */
export const lockTenant: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id } = args as { id?: unknown }
  if (operation === 'update' && typeof id === 'string') await lockTenantRow(req, id)
  return args
}
