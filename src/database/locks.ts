import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { isUuid } from '../lib/values'
import { dbOf, isInTransaction, type Transaction } from './connections'

/** Advisory lock space for values; the page tree uses 7001. */
const VALUE_LOCKS = 7002

/** Tenants whose page tree a transaction has locked, by its connection. */
const lockedTrees = new WeakMap<NodePgDatabase, Set<string>>()

/**
 * Serialises changes to a tenant's page tree until the end of the transaction. One save asks for it several times; only
 * the first asks the database.
 */
export async function lockPageTree(req: Transaction, tenant: string): Promise<void> {
  if (!isUuid(tenant)) return
  const db = await dbOf(req)
  if (lockedTrees.get(db)?.has(tenant)) return
  await db.execute(sql`select lock_page_tree(${tenant}::uuid)`)
  await rememberTree(req, tenant)
}

/** Locks a value and then the tree, as `lockValue` and `lockPageTree` would, in one statement. */
export async function lockValueAndPageTree(req: Transaction, tenant: string, ...parts: string[]): Promise<void> {
  const db = await dbOf(req)
  await db.execute(
    sql`select pg_advisory_xact_lock(${VALUE_LOCKS}, hashtext(${parts.join('\n')})), lock_page_tree(${tenant}::uuid)`,
  )
  await rememberTree(req, tenant)
}

async function rememberTree(req: Transaction, tenant: string): Promise<void> {
  const db = await dbOf(req)
  // Without a transaction, the lock ends with the statement.
  if (await isInTransaction(req)) lockedTrees.set(db, (lockedTrees.get(db) ?? new Set()).add(tenant))
}

/**
 * Serialises transactions that claim a unique value, such as a slug. After waiting, a transaction sees what was
 * committed in the meantime. Released at the end of the transaction.
 * @param parts identify the value, from general to specific: `slug`, the collection, the tenant, the slug
 */
export async function lockValue(db: NodePgDatabase, ...parts: (string | null)[]): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${VALUE_LOCKS}, hashtext(${parts.join('\n')}))`)
}

/**
 * The same for several values of one kind, in one statement. Locks are taken in sorted order, so that transactions
 * cannot deadlock.
 */
export async function lockValues(db: NodePgDatabase, kind: string, values: Iterable<string>): Promise<void> {
  const sortedKeys = JSON.stringify([...new Set(values)].sort().map((value) => `${kind}\n${value}`))
  await db.execute(
    sql`select pg_advisory_xact_lock(${VALUE_LOCKS}, hashtext(value)) from jsonb_array_elements_text(${sortedKeys}::jsonb) as value`,
  )
}

/** Serialises saves of a global. Released at the end of the transaction. */
export async function lockSavesOfGlobal(db: NodePgDatabase, slug: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('callboard.save'), hashtext(${slug}))`)
}

/**
 * Locks a tenant until the end of the transaction against changes and new references.
 * @returns false if it does not exist
 */
export async function lockTenant(req: Transaction, id: string): Promise<boolean> {
  const { rows } = await (await dbOf(req)).execute(sql`select 1 from tenants where id = ${id}::uuid for update`)
  return rows.length > 0
}

/**
 * The same, but documents of the tenant can still be saved, since they only refer to it.
 * @returns false if it does not exist
 */
export async function lockTenantAllowingReferences(req: Transaction, id: string): Promise<boolean> {
  const { rows } = await (await dbOf(req)).execute(sql`select 1 from tenants where id = ${id}::uuid for no key update`)
  return rows.length > 0
}
