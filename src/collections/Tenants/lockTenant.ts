import { sql } from 'drizzle-orm'
import type { CollectionBeforeOperationHook } from 'payload'
import { dbOf } from '../../database/dbOf'

/**
 * Lets the provider's form wait for whoever changes the tenant right now: Payload reads a document and writes it whole a
 * moment later.
 */
export const lockTenant: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id } = args as { id?: unknown }
  if (operation === 'update' && typeof id === 'string') await (await dbOf(req)).execute(sql`select 1 from tenants where id::text = ${id} for update`)
  return args
}
