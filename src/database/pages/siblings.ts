import { sql, type SQL } from 'drizzle-orm'
import { keysAfter } from '../../lib/content/orderKeys'
import { dbOf, type Transaction } from '../dbOf'
import { PLACES, UNTRASHED } from './places'
import { oneRow } from '@/database/oneRow'

/** The pages below a parent, or on top, as their newest versions have it. */
export interface Siblings {
  tenant: string
  /** Null: the top of the tree. */
  parent: string | null
  /** Left out: the page that is being moved. */
  except: string
}

const below = (column: SQL, parent: string | null): SQL =>
  parent === null ? sql`${column} is null` : sql`${column} = ${parent}::uuid`

const among = ({ except, parent, tenant }: Siblings): SQL =>
  sql`${UNTRASHED} and v.version_tenant_id = ${tenant}::uuid and v.parent_id <> ${except}::uuid and ${below(sql`v.version_parent_id`, parent)}`

/** The key next to a given one on one side; null at the end. Without a key, the last one of all. */
export async function keyBeside(
  req: Transaction,
  siblings: Siblings,
  side: 'after' | 'before',
  key: string | null,
): Promise<string | null> {
  const beyond =
    key === null ? sql`true` : side === 'before' ? sql`v.version_order < ${key}` : sql`v.version_order > ${key}`
  const order = side === 'before' ? sql`desc` : sql`asc`
  const { rows } = await (
    await dbOf(req)
  ).execute<{ order: string | null }>(
    sql`select v.version_order as "order" from ${PLACES} where ${among(siblings)} and ${beyond} order by v.version_order ${order} nulls last limit 1`,
  )
  return rows[0]?.order ?? null
}

/** The last key of the pages below a parent; null where there is none. Without a tenant there are no pages. */
export async function lastKey(req: Transaction, tenant: string | null, parent: string | null): Promise<string | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ order: string | null }>(sql`select max(version_order) as "order" from _pages_v
    where latest and version_tenant_id = ${tenant}::uuid and ${below(sql`version_parent_id`, parent)} and version_deleted_at is null`)
  return rows[0]?.order ?? null
}

/** Does a page below that parent have this slug, live or in its newest version? */
export async function hasSlug(req: Transaction, { except, parent, tenant }: Siblings, slug: string): Promise<boolean> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ taken: boolean }>(sql`select
    exists (select 1 from ${PLACES} where ${among({ except, parent, tenant })} and v.version_slug = ${slug})
    or exists (select 1 from pages p where p.tenant_id = ${tenant}::uuid and p.id <> ${except}::uuid and p.deleted_at is null
      and p._status = 'published' and ${below(sql`p.parent_id`, parent)} and p.slug = ${slug}) as taken`)
  return oneRow(rows).taken
}

/**
 * Gives the children of some pages distinct keys where they lack them: two pages that were made at the same moment may
 * have got the same one. Their order stays, so this is nobody's change of them and counts as no save.
 * @param parents null for the top
 * @returns whether all keys were distinct before
 */
export async function rekeySiblings(req: Transaction, tenant: string, parents: (string | null)[]): Promise<boolean> {
  const db = await dbOf(req)
  let wereDistinct = true
  for (const parent of parents) {
    const there = sql`latest and version_tenant_id = ${tenant}::uuid and version_deleted_at is null and ${below(sql`version_parent_id`, parent)}`
    const { rows: doubled } = await db.execute(
      sql`select 1 from _pages_v where ${there} group by version_order having count(*) > 1 or version_order is null limit 1`,
    )
    if (doubled.length === 0) continue
    wereDistinct = false
    const { rows } = await db.execute<{ id: string }>(
      sql`select parent_id as id from _pages_v where ${there} order by version_order nulls last, parent_id`,
    )
    const keys = keysAfter(null, rows.length)
    const pairs = JSON.stringify(rows.map(({ id }, index) => ({ id, key: keys[index] })))
    const given = sql`jsonb_to_recordset(${pairs}::jsonb) as given(id uuid, key text)`
    await db.execute(
      sql`update _pages_v set version_order = given.key from ${given} where latest and parent_id = given.id`,
    )
    await db.execute(
      sql`update pages set "order" = given.key from ${given} where pages.id = given.id and pages.parent_id is not distinct from ${parent}::uuid`,
    )
  }
  return wereDistinct
}
