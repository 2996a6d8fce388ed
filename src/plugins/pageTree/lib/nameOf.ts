import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** What a page is called and where it stands, by its newest version, for a line of the audit log. */
export type NamedPage = {
  /** In English, else in any language that has one; null for a page without a title. */
  title: string | null
  relativePath: string | null
}

export async function nameOf(db: NodePgDatabase, id: string): Promise<NamedPage> {
  const { rows } = await db.execute<NamedPage>(sql`select l.version_title as title, v.version_relative_path as "relativePath"
    from _pages_v v left join _pages_v_locales l on l._parent_id = v.id and l.version_title <> ''
    where v.latest and v.parent_id = ${id}::uuid order by l._locale = 'en' desc nulls last limit 1`)
  return rows[0] ?? { relativePath: null, title: null }
}
