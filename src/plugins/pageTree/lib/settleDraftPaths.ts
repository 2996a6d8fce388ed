import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { pathUnder } from './pathUnder'

/** Writes the addresses of a page's newest version and of those below it, as editors see them. */
export async function settleDraftPaths(db: NodePgDatabase, id: string): Promise<void> {
  await db.execute(sql`with recursive tree as (
      select v.parent_id as page, ${pathUnder(sql`above.version_relative_path`, sql`v.version_slug`)} as path, 1 as level
      from _pages_v v left join _pages_v above on above.parent_id = v.version_parent_id and above.latest
      where v.latest and v.parent_id = ${id}::uuid
      union all
      select v.parent_id, ${pathUnder(sql`tree.path`, sql`v.version_slug`)}, tree.level + 1
      from _pages_v v join tree on v.version_parent_id = tree.page
      where v.latest and v.version_deleted_at is null and tree.level < 100)
    update _pages_v v set version_relative_path = tree.path from tree
    where v.latest and v.parent_id = tree.page and v.version_relative_path is distinct from tree.path`)
}
