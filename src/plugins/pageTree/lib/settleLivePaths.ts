import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../../database/dbOf'
import { pathUnder } from './pathUnder'
import { redirectFrom, type MovedPage } from './redirectFrom'

interface Row extends Record<string, unknown> {
  id: string
  before: string | null
  path: string | null
  isLive: boolean
}

/**
 * Writes the addresses of a page and of all below it as visitors have them, in one statement, and redirects from those
 * that have changed.
 * @param before address of the page itself, where that has been overwritten already
 */
export async function settleLivePaths(req: PayloadRequest, tenant: string, id: string, before?: { path: string | null; wasLive: boolean }): Promise<void> {
  const db = await dbOf(req)
  const { rows } = await db.execute<Row>(sql`with recursive tree as (
      select p.id, p.relative_path as before, ${pathUnder(sql`above.relative_path`, sql`p.slug`)} as path, 1 as level
      from pages p left join pages above on above.id = p.parent_id where p.id = ${id}::uuid
      union all
      select p.id, p.relative_path, ${pathUnder(sql`tree.path`, sql`p.slug`)}, tree.level + 1
      from pages p join tree on p.parent_id = tree.id where p.deleted_at is null and tree.level < 100)
    update pages set relative_path = tree.path from tree
    where pages.id = tree.id and (pages.relative_path is distinct from tree.path or pages.id = ${id}::uuid)
    returning pages.id, tree.before, tree.path, pages._status = 'published' as "isLive"`)
  const moved = rows.flatMap(({ before: stored, id: page, isLive, path }): MovedPage[] => {
    const from = page === id && before ? (before.wasLive ? before.path : null) : stored
    return isLive && from && path && from !== path ? [{ from, id: page, to: path }] : []
  })
  if (moved.length > 0) await redirectFrom(req, tenant, moved)
}
