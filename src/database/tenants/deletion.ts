import type { BasePayload } from 'payload'
import { inTransaction } from '@/database/bulk/withLock'
import { poolOf, tableNameOf } from '@/database/connections'
import { findStored } from '@/database/documents/stored'
import { namesOf } from '@/database/names'

const tenants = namesOf('tenants')
const auditLog = namesOf('audit_log')

const FOREIGN_KEY_VIOLATION = '23503'

/** Whether a tenant exists and is marked for deletion. */
export async function isMarkedForDeletion(payload: BasePayload, id: string): Promise<boolean> {
  const where = { id: { equals: id }, deletion: { equals: 'requested' } }
  return Boolean(await findStored({ payload }, { collection: 'tenants', select: { deletion: true }, where }))
}

/** Clears theme and avatar of a tenant: they belong to the tenant itself and could not be deleted otherwise. */
export async function dropOwnReferences(payload: BasePayload, id: string): Promise<void> {
  await poolOf(payload).query(
    `update ${tenants} set ${tenants.selected_theme_id} = null, ${tenants.avatar_id} = null where ${tenants.id} = $1`,
    [id],
  )
}

/**
 * Reads ids of a tenant's documents, including drafts and trashed ones. Unordered.
 * @param slug of a collection with a tenant
 */
export async function readDocumentIds(
  payload: BasePayload,
  slug: string,
  id: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await poolOf(payload).query<{ id: string }>(
    `select id from ${tableNameOf(slug)} where tenant_id = $1 limit $2`,
    [id, limit],
  )
  return rows.map((row) => row.id)
}

/**
 * Deletes a tenant's rows from tables. Tables that others still refer to are retried after them.
 * @param tables names of tables with a column `tenant_id`, from the configuration, never from a request
 * @throws if tables refer to each other
 */
export async function emptyTables(payload: BasePayload, tables: string[], id: string): Promise<void> {
  const remaining: string[] = []
  for (const table of tables) {
    try {
      await poolOf(payload).query(`delete from "${table}" where tenant_id = $1`, [id])
    } catch (error) {
      if ((error as { code?: string }).code !== FOREIGN_KEY_VIOLATION || tables.length === 1) throw error
      remaining.push(table)
    }
  }
  if (remaining.length === tables.length)
    throw new Error(
      `Cannot delete the tenant's rows, because these tables refer to each other: ${remaining.join(', ')}`,
    )
  if (remaining.length > 0) await emptyTables(payload, remaining, id)
}

/**
 * Deletes a tenant without remaining references, with its audit log, in one transaction: until then, the log shows who
 * requested it.
 */
export const deleteTenantRow = (payload: BasePayload, id: string): Promise<void> =>
  inTransaction(poolOf(payload), async (client) => {
    // Audit log entries can only be deleted together with their tenant.
    await client.query(`select set_config('callboard.deleting_tenant', $1, true)`, [id])
    await client.query(`delete from ${auditLog} where ${auditLog.tenant_id} = $1`, [id])
    await client.query(`delete from ${tenants} where ${tenants.id} = $1`, [id])
  })
