import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { SettingValues } from '@/lib/apps/settingValues'
import { dbOf, type Transaction, poolOf, tableOf, oneRow } from '@/database/connections'
import { lockTenant } from '@/database/transactions'
import { namesOf } from '@/database/names'

const a = namesOf('apps', 'a')
const r = namesOf('tenants_rels', 'r')
const c = namesOf('app_config', 'c')
const tenants = namesOf('tenants')
const apps = namesOf('apps', 'apps')
const v = namesOf('avatars', 'v')

/** Reads the handles of a tenant's enabled apps. */
export async function readInstalledHandles(req: Transaction, tenantId: string): Promise<Set<string>> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ handle: string }>(
    sql`select ${a.handle} from ${r} join ${a} on ${a.id} = ${r.apps_id} where ${r.parent_id} = ${tenantId}::uuid and ${r.path} = 'installedApps'`,
  )
  return new Set(rows.map(({ handle }) => handle))
}

/** SQL condition: the app `a` sells tickets. */
export const SELLS_TICKETS = `(${a.category} = 'ticketing' or ${a.handle} = 'generalBooking')`

/** Whether an enabled app sells the tenant's tickets. */
export async function sellsTickets(req: Transaction, tenantId: string): Promise<boolean> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ sells: boolean }>(sql`select exists (select 1 from ${r} join ${a} on ${a.id} = ${r.apps_id}
    where ${r.parent_id} = ${tenantId}::uuid and ${r.path} = 'installedApps' and ${sql.raw(SELLS_TICKETS)}) as sells`)
  return rows[0]?.sells ?? false
}

/** An enabled app with the tenant's settings for it; null if there are none yet. */
export interface EnabledApp {
  handle: string
  settings: SettingValues | null
}

/** Reads a tenant's enabled apps, ordered by handle. Their settings contain no secrets. */
export async function readEnabledApps(payload: BasePayload, tenantId: string): Promise<EnabledApp[]> {
  const { rows } = await poolOf(payload).query<EnabledApp>({
    name: 'callboard-public-apps',
    text: `select ${a.handle}, ${c.settings} -> ${a.handle} as settings from ${r} join ${a} on ${a.id} = ${r.apps_id}
      left join ${c} on ${c.tenant_id} = ${r.parent_id} where ${r.parent_id} = $1 and ${r.path} = 'installedApps' order by ${a.handle}`,
    values: [tenantId],
  })
  return rows
}

/** Collections with one document per tenant. It is created on the first write, with the tenant's id. */
export type SingletonCollection = 'app-config' | 'custom-attributes'

export interface SingletonDocument {
  id: string
  settings: Record<string, unknown>
  /** ISO 8601. */
  updatedAt: string
}

/** Finds the tenant of such a document. A document that does not exist yet has its tenant's id. */
export async function tenantOfSingleton(
  req: Transaction,
  collection: SingletonCollection,
  id: string,
): Promise<string | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ tenant: string }>(
    sql`select tenant_id as tenant from ${tableOf(collection)} where id = ${id}::uuid union all select ${tenants.id} from ${tenants} where ${tenants.id} = ${id}::uuid limit 1`,
  )
  return rows[0]?.tenant ?? null
}

/**
 * Creates the tenant's document if there is none and locks it until the end of the transaction. Locks the tenant first,
 * in the usual lock order, so that apps and theme do not change meanwhile.
 */
export async function lockOrCreateSingleton(
  req: Transaction,
  collection: SingletonCollection,
  tenantId: string,
): Promise<SingletonDocument & { isNew: boolean }> {
  const db = await dbOf(req)
  const table = tableOf(collection)
  await lockTenant(req, tenantId)
  const inserted = await db.execute(
    sql`insert into ${table} (id, tenant_id, settings) values (${tenantId}::uuid, ${tenantId}::uuid, '{}') on conflict do nothing returning id`,
  )
  const { rows } = await db.execute<SingletonDocument & Record<string, unknown>>(
    sql`select id, settings, updated_at as "updatedAt" from ${table} where tenant_id = ${tenantId}::uuid`,
  )
  const { id, settings, updatedAt } = oneRow(rows)
  return { id, isNew: inserted.rows.length > 0, settings, updatedAt: new Date(updatedAt).toISOString() }
}

/** Reads the file names of all app logos, in the small size if available. */
export async function readLogoFiles(payload: BasePayload): Promise<{ id: string; file: string }[]> {
  const { rows } = await poolOf(payload).query<{ id: string; file: string }>({
    name: 'callboard-logos',
    text: `select ${apps.id}, coalesce(${v.sizes_square_filename}, ${v.filename}) as file from ${apps} join ${v} on ${v.id} = ${apps.logo_id}`,
  })
  return rows
}
