import type { BasePayload } from 'payload'
import { poolOf } from '@/database/connections'

/** Deletes the releases of a site, which are no documents. Does nothing in installations that never had any. */
export async function deleteReleases(payload: BasePayload, tenantId: string): Promise<void> {
  const pool = poolOf(payload)
  const { rows } = await pool.query<{ exists: boolean }>(`select to_regclass('releases') is not null as exists`)
  if (!rows[0]?.exists) return
  await pool.query('delete from release_documents where tenant_id = $1', [tenantId])
  await pool.query('delete from releases where tenant_id = $1', [tenantId])
}
