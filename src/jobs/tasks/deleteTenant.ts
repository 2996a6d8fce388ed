import type { BasePayload, FlattenedField } from 'payload'
import { callboardOf } from '../../access/registryOf'
import { poolOf } from '../../database/poolOf'
import { tableNameOf } from '../../database/tableOf'

/** Documents that are deleted in one go, so that a killed job goes on near where it was. */
const BATCH = 100

/** Goes with the tenant itself, in one transaction: until then it says who asked for the deletion. */
const LAST = 'audit-log'

const FOREIGN_KEY_VIOLATION = '23503'

/**
 * Deletes a tenant that was asked to be deleted: documents with their versions and files, then everything else that
 * belongs to it, of the core and of plugins, then the tenant itself. Killed at any point it goes on when it runs again;
 * every statement names the tenant, so that nothing of another one is touched.
 */
export async function deleteTenant(payload: BasePayload, { id }: { id: string }): Promise<void> {
  const pool = poolOf(payload)
  const { rowCount } = await pool.query(`select 1 from tenants where id = $1 and deletion = 'requested'`, [id])
  if (!rowCount) return
  // The tenant's theme is a document of its own; the reference would be the last to it.
  await pool.query('update tenants set selected_theme_id = null, avatar_id = null where id = $1', [id])
  const { contentTypes, tenantTables } = callboardOf(payload)
  const content = new Set(contentTypes.map(({ slug }) => slug))
  const others = payload.config.collections.filter(({ flattenedFields, slug }) => !content.has(slug) && slug !== LAST && flattenedFields.some(belongsToTenant))
  // Files lie outside of the database: Payload deletes them with their documents.
  for (const slug of [...content, ...others.filter(({ upload }) => upload).map(({ slug }) => slug)]) await deleteDocuments(payload, slug, id)
  await emptyTables(payload, [...others.filter(({ upload }) => !upload).map(({ slug }) => tableNameOf(slug)), ...tenantTables], id)
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('callboard.deleting_tenant', $1, true)`, [id])
    await client.query('delete from audit_log where tenant_id = $1', [id])
    await client.query('delete from tenants where id = $1', [id])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

const belongsToTenant = (field: FlattenedField): boolean => field.name === 'tenant' && field.type === 'relationship' && field.relationTo === 'tenants'

/** Empties tables of a tenant's rows. A table that others still refer to has its turn after them. */
async function emptyTables(payload: BasePayload, tables: string[], tenant: string): Promise<void> {
  const later: string[] = []
  for (const table of tables) {
    try {
      await poolOf(payload).query(`delete from "${table}" where tenant_id = $1`, [tenant])
    } catch (error) {
      if ((error as { code?: string }).code !== FOREIGN_KEY_VIOLATION || tables.length === 1) throw error
      later.push(table)
    }
  }
  if (later.length === tables.length) throw new Error(`These tables hold each other: ${later.join(', ')}`)
  if (later.length > 0) await emptyTables(payload, later, tenant)
}

/** Through Payload, which deletes versions and files along; drafts and what lies in the trash too. */
async function deleteDocuments(payload: BasePayload, slug: string, tenant: string): Promise<void> {
  for (;;) {
    const { rows } = await poolOf(payload).query<{ id: string }>(`select id from ${tableNameOf(slug)} where tenant_id = $1 limit ${BATCH}`, [tenant])
    if (rows.length === 0) return
    const { errors } = await payload.delete({
      collection: slug as 'pages',
      context: { deletingTenant: true },
      depth: 0,
      // A job of the provider's: there is no person whose rights could be asked.
      overrideAccess: true,
      overrideLock: true,
      trash: true,
      where: { id: { in: rows.map((row) => row.id) } },
    })
    if (errors.length > 0) throw new Error(`${slug}: ${errors.length} documents could not be deleted`)
  }
}
