import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { isUuid } from '../lib/ids/isUuid'

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

/** Lets one save of a global happen at a time. The lock ends with the transaction. */
export async function lockSavesOfGlobal(db: NodePgDatabase, slug: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('callboard.save'), hashtext(${slug}))`)
}
