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

/**
 * Order of siblings, in words that the index on their places can serve: it begins with the parent, and PostgreSQL does not
 * see that siblings at the top, whose parent is null, share it. Without it the keys of all sites would be read in turn.
 * @param prefix of the columns: `v.`, or none
 */
const inOrder = (prefix: 'v.' | '', direction: 'asc' | 'desc'): SQL =>
  sql.raw(`${prefix}version_parent_id ${direction}, ${prefix}version_order ${direction}`)

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
    key === null
      ? sql`v.version_order is not null`
      : side === 'before'
        ? sql`v.version_order < ${key}`
        : sql`v.version_order > ${key}`
  const { rows } = await (
    await dbOf(req)
  ).execute<{ order: string | null }>(
    sql`select v.version_order as "order" from ${VERSIONS_WITH_PAGES} where ${areSiblings(siblings)} and ${isBeyond} order by ${inOrder('v.', side === 'before' ? 'desc' : 'asc')} limit 1`,
  )
  return rows[0]?.order ?? null
}

/** Reads the last key below a parent; null if there are no pages or no tenant. */
export async function lastKey(req: Transaction, tenant: string | null, parent: string | null): Promise<string | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ order: string | null }>(sql`select version_order as "order" from _pages_v
    where latest and version_tenant_id = ${tenant}::uuid and ${hasParent(sql`version_parent_id`, parent)} and version_deleted_at is null
      and version_order is not null
    order by ${inOrder('', 'desc')} limit 1`)
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
    // Counted rather than searched for the first duplicate, which PostgreSQL would look for among the keys of all sites.
    const { rows: counts } = await db.execute<{ areDistinct: boolean }>(
      sql`select count(*) = count(distinct version_order) as "areDistinct" from _pages_v where ${isChild}`,
    )
    if (oneRow(counts).areDistinct) continue
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
