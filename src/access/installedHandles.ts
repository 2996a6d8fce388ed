import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../database/dbOf'

/** Handles of the apps that are enabled on a site. */
export async function installedHandles(req: Pick<PayloadRequest, 'payload' | 'transactionID'>, tenantId: string): Promise<Set<string>> {
  const { rows } = await (await dbOf(req)).execute<{ handle: string }>(
    sql`select a.handle from tenants_rels r join apps a on a.id = r.apps_id where r.parent_id = ${tenantId}::uuid and r.path = 'installedApps'`,
  )
  return new Set(rows.map(({ handle }) => handle))
}
