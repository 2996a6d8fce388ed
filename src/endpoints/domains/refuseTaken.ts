import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'
import { conflict } from '../OperationError'

/** Is the name proven by another site? From here to the end of the transaction nobody else can prove it. */
export async function isTaken(req: PayloadRequest, domain: string, tenantId: string): Promise<boolean> {
  const db = await dbOf(req)
  await db.execute(sql`select pg_advisory_xact_lock(740031, hashtext(${domain}))`)
  const { rows } = await db.execute(sql`select 1 from tenants_domains where domain = ${domain} and status = 'active' and _parent_id <> ${tenantId}::uuid`)
  return rows.length > 0
}

/** @throws OperationError 409 for a name that another site has proven */
export async function refuseTaken(req: PayloadRequest, domain: string, tenantId: string): Promise<void> {
  if (await isTaken(req, domain, tenantId)) throw conflict('domains', 'This domain is already added')
}
