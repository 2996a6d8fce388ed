import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { SettingValues } from '../../lib/apps/settingFields'
import { dbOf, type Transaction } from '../dbOf'
import { poolOf } from '../poolOf'

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
