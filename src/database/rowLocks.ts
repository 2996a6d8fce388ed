import { sql } from 'drizzle-orm'
import { dbOf } from './dbOf'
import type { Transaction } from './Transaction'

/** Lets one transaction at a time change a user, until it ends. @param id a UUID */
export async function lockUserRow(req: Transaction, id: string): Promise<void> {
  await (await dbOf(req)).execute(sql`select 1 from users where id = ${id}::uuid for update`)
}

/** Lets one transaction at a time change a tenant, until it ends. @param id whatever a caller named; what is no id locks nothing */
export async function lockTenantRow(req: Transaction, id: string): Promise<void> {
  await (await dbOf(req)).execute(sql`select 1 from tenants where id::text = ${id} for update`)
}
