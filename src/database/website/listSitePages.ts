import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf, tableOf } from '@/database/connections'
import { namesOf } from '@/database/names'

const pages = namesOf('pages')
const l = namesOf('pages_locales', 'l')
const d = namesOf('pages_locales', 'd')

/** A published page for links. */
export interface SitePage {
  id: string
  path: string
  title: string
}

interface Options {
  tenant: string
  language: string
  /** Languages of titles that are missing in `language`: the first one that has one. */
  fallback: string[]
  /** Parent page. Default: the top level, without the home page. */
  parent?: string
  /** Paths of additional pages, regardless of whether navigation shows them. */
  paths?: string[]
  limit: number
  offset: number
}

interface Row extends Record<string, unknown>, SitePage {
  kind: 'events' | 'row' | 'taken'
}

/**
 * Lists the pages of one level that navigation shows, in tree order, and those at given paths, and says whether an event
 * is published. One statement.
 */
export async function listSitePages(
  payload: BasePayload,
  { fallback, language, limit, offset, parent, paths = [], tenant }: Options,
): Promise<{ hasEvents: boolean; rows: SitePage[]; taken: SitePage[] }> {
  const db = await dbOf({ payload })
  const level = parent ? sql`p.parent_id = ${parent}::uuid` : sql`p.parent_id is null and p.relative_path <> '/'`
  const events =
    'events' in payload.collections
      ? sql`union all select 'events', null::uuid, '', 0 where exists (select 1 from ${tableOf('events')}
        where tenant_id = ${tenant}::uuid and _status::text = 'published' and deleted_at is null)`
      : sql``
  const { rows } = await db.execute<Row>(sql`
    with published as (select ${pages.id}, ${pages.parent_id}, ${pages.relative_path}, ${pages.order}, ${pages.hide_from_navigation} from ${pages}
      where ${pages.tenant_id} = ${tenant}::uuid and ${pages._status} = 'published' and ${pages.deleted_at} is null and ${pages.relative_path} is not null),
    found as (
      (select 'row' as kind, p.id, p.relative_path, row_number() over (order by p."order" collate "C", p.id) as place from published p
        where ${level} and not coalesce(p.hide_from_navigation, false) order by place limit ${limit} offset ${offset})
      union all
      select 'taken', p.id, p.relative_path, 0 from published p where p.relative_path in (select jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb))
      ${events}
    )
    select f.kind, f.id, f.relative_path as path, coalesce(nullif(${l.title}, ''), (
        select ${d.title} from ${d} join jsonb_array_elements_text(${JSON.stringify(fallback)}::jsonb) with ordinality as f_language(code, place)
          on ${d._locale}::text = f_language.code
        where ${d._parent_id} = f.id and ${d.title} <> '' order by f_language.place limit 1), '') as title from found f
      left join ${l} on ${l._parent_id} = f.id and ${l._locale}::text = ${language}
    order by f.place`)
  const ofKind = (kind: Row['kind']): SitePage[] =>
    rows.filter((row) => row.kind === kind).map(({ id, path, title }) => ({ id, path, title }))
  return { hasEvents: rows.some(({ kind }) => kind === 'events'), rows: ofKind('row'), taken: ofKind('taken') }
}
