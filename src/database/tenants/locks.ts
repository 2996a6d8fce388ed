import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '../dbOf'

/**
 * Locks a tenant until the end of the transaction: nobody else changes it, and nothing that is new refers to it.
 * @returns false where there is none
 */
export async function lockTenant(req: Transaction, id: string): Promise<boolean> {
  const { rows } = await (await dbOf(req)).execute(sql`select 1 from tenants where id = ${id}::uuid for update`)
  return rows.length > 0
}

/**
 * The same, while documents of the tenant go on being saved: they only refer to it.
 * @returns false where there is none
 */
export async function lockTenantBesideSaves(req: Transaction, id: string): Promise<boolean> {
  const { rows } = await (await dbOf(req)).execute(sql`select 1 from tenants where id = ${id}::uuid for no key update`)
  return rows.length > 0
}
