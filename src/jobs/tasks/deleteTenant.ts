import type { BasePayload } from 'payload'
import { callboardOf } from '../../access/registryOf'
import { poolOf } from '../../access/poolOf'
import { tableNameOf } from '../../database/tableOf'

/** Documents that are deleted in one go, so that a killed job goes on near where it was. */
const BATCH = 100

/** Tables of a tenant that are no content types, in an order that no foreign key minds. */
const OWN_TABLES = [
  'form_submissions',
  'invite_tokens',
  'access_requests',
  'memberships',
  'user_roles',
  'notices',
  'mails',
  'app_config',
  'custom_attributes',
  'secrets',
  'preview_links',
  'search_entries',
  'document_references',
  'document_saves',
]

/**
 * Deletes a tenant that was asked to be deleted: documents with their versions and files, then people's places,
 * index, secrets and log, then the tenant itself. Killed at any point it goes on when it runs again; every statement
 * names the tenant, so that nothing of another one is touched.
 */
export async function deleteTenant(payload: BasePayload, { id }: { id: string }): Promise<void> {
  const pool = poolOf(payload)
  const { rowCount } = await pool.query(`select 1 from tenants where id = $1 and deletion = 'requested'`, [id])
  if (!rowCount) return
  // The tenant's theme is a document of its own; the reference would be the last to it.
  await pool.query('update tenants set selected_theme_id = null, avatar_id = null where id = $1', [id])
  for (const { slug } of callboardOf(payload).contentTypes) await deleteDocuments(payload, slug, id)
  await deleteDocuments(payload, 'avatars', id)
  for (const table of OWN_TABLES) await pool.query(`delete from ${table} where tenant_id = $1`, [id])
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
