import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf } from '../connections'

/** A published page as links name it. */
export interface SitePage {
  id: string
  path: string
  title: string
}

interface Options {
  tenant: string
  language: string
  /** Language of titles that have none in the other. */
  fallback: string
  /** Whose children; those on top of the tree by default, the start page left out. */
  parent?: string
  /** Besides, the pages at these paths, shown in the navigation or not. */
  paths?: string[]
  limit: number
  offset: number
}

interface Row extends Record<string, unknown>, SitePage {
  kind: 'row' | 'taken'
}

/** The pages of one level that show themselves in the navigation, in the tree's order, and those at given paths. One statement. */
export async function listSitePages(
  payload: BasePayload,
  { fallback, language, limit, offset, parent, paths = [], tenant }: Options,
): Promise<{ rows: SitePage[]; taken: SitePage[] }> {
  const db = await dbOf({ payload })
  const level = parent ? sql`p.parent_id = ${parent}::uuid` : sql`p.parent_id is null and p.relative_path <> '/'`
  const { rows } = await db.execute<Row>(sql`
    with published as (select id, parent_id, relative_path, "order", hide_from_navigation from pages
      where tenant_id = ${tenant}::uuid and _status = 'published' and deleted_at is null and relative_path is not null),
    found as (
      (select 'row' as kind, p.id, p.relative_path, row_number() over (order by p."order" collate "C", p.id) as place from published p
        where ${level} and not coalesce(p.hide_from_navigation, false) order by place limit ${limit} offset ${offset})
      union all
      select 'taken', p.id, p.relative_path, 0 from published p where p.relative_path in (select jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb))
    )
    select f.kind, f.id, f.relative_path as path, coalesce(nullif(l.title, ''), d.title, '') as title from found f
      left join pages_locales l on l._parent_id = f.id and l._locale::text = ${language}
      left join pages_locales d on d._parent_id = f.id and d._locale::text = ${fallback}
    order by f.place`)
  const of = (kind: Row['kind']): SitePage[] =>
    rows.filter((row) => row.kind === kind).map(({ id, path, title }) => ({ id, path, title }))
  return { rows: of('row'), taken: of('taken') }
}
