import type { BasePayload } from 'payload'
import { inTransaction } from '../bulk/inTransaction'
import { poolOf, tableNameOf } from '../connections'

const FOREIGN_KEY_VIOLATION = '23503'

/** Is a tenant there, and marked for deletion? */
export async function isMarkedForDeletion(payload: BasePayload, id: string): Promise<boolean> {
  const { rowCount } = await poolOf(payload).query(`select 1 from tenants where id = $1 and deletion = 'requested'`, [
    id,
  ])
  return Boolean(rowCount)
}

/** Takes theme and mark from a tenant: they are documents of its own, and its reference would be the last to them. */
export async function dropOwnReferences(payload: BasePayload, id: string): Promise<void> {
  await poolOf(payload).query('update tenants set selected_theme_id = null, avatar_id = null where id = $1', [id])
}

/** Ids of documents of a tenant, drafts and what lies in the trash too; in no order. @param slug of a collection with a tenant */
export async function someDocumentsOf(
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
 * Empties tables of a tenant's rows. A table that others still refer to has its turn after them.
 * @param tables names of tables with a column `tenant_id`; of the configuration, never of a request
 * @throws where tables hold each other
 */
export async function emptyTables(payload: BasePayload, tables: string[], id: string): Promise<void> {
  const later: string[] = []
  for (const table of tables) {
    try {
      await poolOf(payload).query(`delete from "${table}" where tenant_id = $1`, [id])
    } catch (error) {
      if ((error as { code?: string }).code !== FOREIGN_KEY_VIOLATION || tables.length === 1) throw error
      later.push(table)
    }
  }
  if (later.length === tables.length) throw new Error(`These tables hold each other: ${later.join(', ')}`)
  if (later.length > 0) await emptyTables(payload, later, id)
}

/** Deletes a tenant, which nothing refers to any more, with its audit log, in one transaction: until then the log says who asked for it. */
export const deleteTenantRow = (payload: BasePayload, id: string): Promise<void> =>
  inTransaction(poolOf(payload), async (client) => {
    // Lines of the log can be deleted with their tenant only.
    await client.query(`select set_config('callboard.deleting_tenant', $1, true)`, [id])
    await client.query('delete from audit_log where tenant_id = $1', [id])
    await client.query('delete from tenants where id = $1', [id])
  })
