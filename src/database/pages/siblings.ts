import { sql, type SQL } from 'drizzle-orm'
import { keysAfter } from '../../lib/content/orderKeys'
import { dbOf, type Transaction } from '../connections'
import { VERSIONS_WITH_PAGES, IS_NEWEST_UNTRASHED } from './places'
import { oneRow } from '@/database/oneRow'

/** The newest versions of pages below a parent, or at the top level. */
export interface Siblings {
  tenant: string
  /** Null for the top level. */
  parent: string | null
  /** Page to exclude, because it is being moved. */
  except: string
}

const hasParent = (column: SQL, parent: string | null): SQL =>
  parent === null ? sql`${column} is null` : sql`${column} = ${parent}::uuid`

const areSiblings = ({ except, parent, tenant }: Siblings): SQL =>
  sql`${IS_NEWEST_UNTRASHED} and v.version_tenant_id = ${tenant}::uuid and v.parent_id <> ${except}::uuid and ${hasParent(sql`v.version_parent_id`, parent)}`

/**
 * Reads the key next to a given one on one side; null at the end. If `key` is null, reads the last key for `before` and
 * the first for `after`.
 */
export async function readNeighbourKey(
  req: Transaction,
  siblings: Siblings,
  side: 'after' | 'before',
  key: string | null,
): Promise<string | null> {
  const isBeyond =
    key === null ? sql`true` : side === 'before' ? sql`v.version_order < ${key}` : sql`v.version_order > ${key}`
  const order = side === 'before' ? sql`desc` : sql`asc`
  const { rows } = await (
    await dbOf(req)
  ).execute<{ order: string | null }>(
    sql`select v.version_order as "order" from ${VERSIONS_WITH_PAGES} where ${areSiblings(siblings)} and ${isBeyond} order by v.version_order ${order} nulls last limit 1`,
  )
  return rows[0]?.order ?? null
}

/** Reads the last key below a parent; null if there are no pages or no tenant. */
export async function lastKey(req: Transaction, tenant: string | null, parent: string | null): Promise<string | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ order: string | null }>(sql`select max(version_order) as "order" from _pages_v
    where latest and version_tenant_id = ${tenant}::uuid and ${hasParent(sql`version_parent_id`, parent)} and version_deleted_at is null`)
  return rows[0]?.order ?? null
}

/** Whether a sibling has this slug, live or in its newest version. */
export async function hasSlug(req: Transaction, { except, parent, tenant }: Siblings, slug: string): Promise<boolean> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ taken: boolean }>(sql`select
    exists (select 1 from ${VERSIONS_WITH_PAGES} where ${areSiblings({ except, parent, tenant })} and v.version_slug = ${slug})
    or exists (select 1 from pages p where p.tenant_id = ${tenant}::uuid and p.id <> ${except}::uuid and p.deleted_at is null
      and p._status = 'published' and ${hasParent(sql`p.parent_id`, parent)} and p.slug = ${slug}) as taken`)
  return oneRow(rows).taken
}

/**
 * Assigns distinct keys to the children of pages where keys are missing or duplicate, as after concurrent creation.
 * Their order is unchanged, so this does not count as a save.
 * @param parents null for the top level
 * @returns whether all keys were already distinct
 */
export async function rekeySiblings(req: Transaction, tenant: string, parents: (string | null)[]): Promise<boolean> {
  const db = await dbOf(req)
  let wereDistinct = true
  for (const parent of parents) {
    const isChild = sql`latest and version_tenant_id = ${tenant}::uuid and version_deleted_at is null and ${hasParent(sql`version_parent_id`, parent)}`
    const { rows: duplicates } = await db.execute(
      sql`select 1 from _pages_v where ${isChild} group by version_order having count(*) > 1 or version_order is null limit 1`,
    )
    if (duplicates.length === 0) continue
    wereDistinct = false
    const { rows } = await db.execute<{ id: string }>(
      sql`select parent_id as id from _pages_v where ${isChild} order by version_order nulls last, parent_id`,
    )
    const keys = keysAfter(null, rows.length)
    const pairs = JSON.stringify(rows.map(({ id }, index) => ({ id, key: keys[index] })))
    const newKeys = sql`jsonb_to_recordset(${pairs}::jsonb) as given(id uuid, key text)`
    await db.execute(
      sql`update _pages_v set version_order = given.key from ${newKeys} where latest and parent_id = given.id`,
    )
    await db.execute(
      sql`update pages set "order" = given.key from ${newKeys} where pages.id = given.id and pages.parent_id is not distinct from ${parent}::uuid`,
    )
  }
  return wereDistinct
}
