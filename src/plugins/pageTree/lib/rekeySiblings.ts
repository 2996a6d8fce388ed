import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { keysAfter } from '../../../lib/content/orderKeys'

/**
 * Sees to it that the children of some pages have keys of their own. Two pages that were made at the same moment may
 * have got the same one.
 * @param parents null for the top
 * @returns whether they had
 */
export async function rekeySiblings(db: NodePgDatabase, tenant: string, parents: (string | null)[]): Promise<boolean> {
  let wereDistinct = true
  for (const parent of parents) {
    const there = sql`latest and version_tenant_id = ${tenant}::uuid and version_deleted_at is null
      and ${parent === null ? sql`version_parent_id is null` : sql`version_parent_id = ${parent}::uuid`}`
    const { rows: doubled } = await db.execute(sql`select 1 from _pages_v where ${there} group by version_order having count(*) > 1 or version_order is null limit 1`)
    if (doubled.length === 0) continue
    wereDistinct = false
    const { rows } = await db.execute<{ id: string }>(sql`select parent_id as id from _pages_v where ${there} order by version_order nulls last, parent_id`)
    const keys = keysAfter(null, rows.length)
    const pairs = JSON.stringify(rows.map(({ id }, index) => ({ id, key: keys[index] })))
    const given = sql`jsonb_to_recordset(${pairs}::jsonb) as given(id uuid, key text)`
    await db.execute(sql`update _pages_v set version_order = given.key from ${given} where latest and parent_id = given.id`)
    await db.execute(sql`update pages set "order" = given.key from ${given} where pages.id = given.id and pages.parent_id is not distinct from ${parent}::uuid`)
  }
  return wereDistinct
}
