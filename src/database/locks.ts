import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { isUuid } from '../lib/values'
import { dbOf, type Transaction } from './connections'

/** Beside the page tree's 7001. */
const VALUES = 7002

/** One tree is changed by one transaction at a time. */
export async function lockPageTree(db: NodePgDatabase, tenant: string): Promise<void> {
  if (isUuid(tenant)) await db.execute(sql`select lock_page_tree(${tenant}::uuid)`)
}

/**
 * Lets one transaction at a time decide who has a value that only one may have, such as a slug. Whoever waits sees what
 * was committed meanwhile. The lock ends with the transaction.
 * @param parts what the value is, from the general to the particular: `slug`, the collection, the tenant, the slug
 */
export async function lockValue(db: NodePgDatabase, ...parts: (string | null)[]): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${VALUES}, hashtext(${parts.join('\n')}))`)
}

/** The same for several values of one kind, in one statement. Everybody takes them in one order, so that two never wait for each other. */
export async function lockValues(db: NodePgDatabase, kind: string, values: Iterable<string>): Promise<void> {
  const inOrder = JSON.stringify([...new Set(values)].sort().map((value) => `${kind}\n${value}`))
  await db.execute(
    sql`select pg_advisory_xact_lock(${VALUES}, hashtext(value)) from jsonb_array_elements_text(${inOrder}::jsonb) as value`,
  )
}

/** Lets one save of a global happen at a time. The lock ends with the transaction. */
export async function lockSavesOfGlobal(db: NodePgDatabase, slug: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('callboard.save'), hashtext(${slug}))`)
}

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
