import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { SettingValues } from '../../lib/apps/settingFields'
import { dbOf, type Transaction, poolOf, tableOf } from '../connections'
import { lockTenant } from '../locks'
import { oneRow } from '@/database/oneRow'

/** Handles of the apps that are enabled on a site. */
export async function installedHandles(req: Transaction, tenantId: string): Promise<Set<string>> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ handle: string }>(
    sql`select a.handle from tenants_rels r join apps a on a.id = r.apps_id where r.parent_id = ${tenantId}::uuid and r.path = 'installedApps'`,
  )
  return new Set(rows.map(({ handle }) => handle))
}

/** Are tickets of a site sold by an app that is enabled there? */
export async function sellsTickets(req: Transaction, tenantId: string): Promise<boolean> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ sells: boolean }>(sql`select exists (select 1 from tenants_rels r join apps a on a.id = r.apps_id
    where r.parent_id = ${tenantId}::uuid and r.path = 'installedApps' and (a.category = 'ticketing' or a.handle = 'generalBooking')) as sells`)
  return rows[0]?.sells ?? false
}

/** An app that is enabled on a site, with what the site has set for it; null for nothing yet. */
export interface EnabledApp {
  handle: string
  settings: SettingValues | null
}

/** The apps that are enabled on a site, by handle. What is set for them holds no secrets. */
export async function enabledApps(payload: BasePayload, tenantId: string): Promise<EnabledApp[]> {
  const { rows } = await poolOf(payload).query<EnabledApp>({
    name: 'callboard-public-apps',
    text: `select a.handle, c.settings -> a.handle as settings from tenants_rels r join apps a on a.id = r.apps_id
      left join app_config c on c.tenant_id = r.parent_id where r.parent_id = $1 and r.path = 'installedApps' order by a.handle`,
    values: [tenantId],
  })
  return rows
}

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
