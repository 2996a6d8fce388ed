import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../database/dbOf'

/** Are tickets of a site sold by an app that is enabled there? */
export async function sellsTickets(req: Pick<PayloadRequest, 'payload' | 'transactionID'>, tenantId: string): Promise<boolean> {
  const { rows } = await (await dbOf(req)).execute<{ sells: boolean }>(sql`select exists (select 1 from tenants_rels r join apps a on a.id = r.apps_id
    where r.parent_id = ${tenantId}::uuid and r.path = 'installedApps' and (a.category = 'ticketing' or a.handle = 'generalBooking')) as sells`)
  return rows[0]?.sells ?? false
}
