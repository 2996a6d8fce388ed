import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '../dbOf'
import { tableOf } from '../tableOf'
import { lockTenant } from '../tenants/locks'
import { oneRow } from '@/database/oneRow'

/** Collections with one document for each tenant. It is made when it is first written to, under the tenant's id. */
export type OwnCollection = 'app-config' | 'custom-attributes'

export interface OwnDocument {
  id: string
  settings: Record<string, unknown>
  /** ISO 8601. */
  updatedAt: string
}

/** The tenant of such a document. One that is not there yet goes by the id of its tenant. */
export async function tenantOfOwn(req: Transaction, collection: OwnCollection, id: string): Promise<string | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ tenant: string }>(
    sql`select tenant_id as tenant from ${tableOf(collection)} where id = ${id}::uuid union all select id from tenants where id = ${id}::uuid limit 1`,
  )
  return rows[0]?.tenant ?? null
}

/**
 * Makes a tenant's document, empty, where there is none yet, and locks it until the end of the transaction. The tenant is
 * locked before it, as everywhere, so that apps and theme stay what they are meanwhile.
 */
export async function holdOwn(
  req: Transaction,
  collection: OwnCollection,
  tenantId: string,
): Promise<OwnDocument & { isNew: boolean }> {
  const db = await dbOf(req)
  const table = tableOf(collection)
  await lockTenant(req, tenantId)
  const made = await db.execute(
    sql`insert into ${table} (id, tenant_id, settings) values (${tenantId}::uuid, ${tenantId}::uuid, '{}') on conflict do nothing returning id`,
  )
  const { rows } = await db.execute<OwnDocument & Record<string, unknown>>(
    sql`select id, settings, updated_at as "updatedAt" from ${table} where tenant_id = ${tenantId}::uuid`,
  )
  const { id, settings, updatedAt } = oneRow(rows)
  return { id, isNew: made.rows.length > 0, settings, updatedAt: new Date(updatedAt).toISOString() }
}
