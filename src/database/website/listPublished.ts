import { sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf, tableOf } from '@/database/connections'
import { namesOf } from '@/database/names'
import { awaitsDate, currentEvents, type DayScope } from './overEvents'
import { titleLanguages } from './titleLanguages'

const p = namesOf('posts', 'p')
const l = namesOf('pages_locales', 'l')
const below = namesOf('pages', 'below')
const e = namesOf('events', 'e')
const i = namesOf('event_instances', 'i')

/** A published document for the sitemap. */
export interface PublishedAddress extends Record<string, unknown> {
  collection: string
  id: string
  /** Path of a page; null for other documents. */
  path: string | null
  slug: string | null
  changed: Date | string
  /** Languages that it has a title in; null where the title is the same in all. */
  languages: string[] | null
  /** Number of all documents, on all pages of the list. */
  total: number
}

interface Options {
  tenant: string
  /** Slugs of content types with a `slug` field: at least one. */
  collections: string[]
  limit: number
  offset: number
  /** Content types whose documents can be hidden from search engines; hidden ones are omitted. Default: none. */
  hideable?: ReadonlySet<string>
  /** Columns of titles that differ by language, by content type. Default: none. */
  titles?: ReadonlyMap<string, string>
  /** Omits documents with nothing to show; a theme may show more on a page than its own content. Default: lists them. */
  omitEmpty?: { hasTheme: boolean }
}

/** Condition for documents with something to show beside their title. */
function hasContent(collection: string, hasTheme: boolean): SQL {
  if (collection === 'blogs')
    return sql`exists (select 1 from ${p} where ${p.blog_id} = d.id and ${p._status} = 'published' and ${p.deleted_at} is null)`
  if (collection !== 'pages' || hasTheme) return sql`true`
  return sql`(d.relative_path = '/' or d.image_id is not null or jsonb_array_length(coalesce(d.layout, '[]'::jsonb)) > 0
    or exists (select 1 from ${l} where ${l._parent_id} = d.id and ${l.summary} <> '')
    or exists (select 1 from ${below} where ${below.parent_id} = d.id and ${below._status} = 'published' and ${below.deleted_at} is null))`
}

/** Lists a tenant's published documents with a slug, of several content types, ordered by id. One statement. */
export async function listPublishedAddresses(
  payload: BasePayload,
  { collections, hideable = new Set(), limit, offset, omitEmpty, tenant, titles = new Map() }: Options,
): Promise<PublishedAddress[]> {
  const parts = collections.map((slug) => {
    const path = slug === 'pages' ? sql`d.relative_path` : sql`null`
    const title = titles.get(slug)
    const languages = title ? titleLanguages(slug, title, sql`d.id`) : sql`null::text[]`
    return sql`select ${slug} as collection, ${path} as path, d.slug, d.updated_at as changed, d.id, ${languages} as languages from ${tableOf(slug)} d
      where d.tenant_id = ${tenant}::uuid and d._status = 'published' and d.deleted_at is null and d.slug is not null
        and ${omitEmpty ? hasContent(slug, omitEmpty.hasTheme) : sql`true`}${hideable.has(slug) ? sql` and d.seo_no_index is not true` : sql``}`
  })
  const db = await dbOf({ payload })
  const { rows } = await db.execute<PublishedAddress>(
    sql`select collection, id, path, slug, changed, languages, count(*) over ()::int as total from (${sql.join(parts, sql` union all `)}) entries order by id limit ${limit} offset ${offset}`,
  )
  return rows
}

/**
 * Ids of a tenant's current and upcoming published events, the one with the next published performance first, those that
 * were postponed without a new date last.
 */
export async function listUpcomingEvents(payload: BasePayload, scope: DayScope, limit: number): Promise<string[]> {
  const db = await dbOf({ payload })
  const { rows } = await db.execute<{ id: string }>(sql`select ${e.id} from ${e} where ${currentEvents(scope)}
    order by case when not ${awaitsDate(scope)} then coalesce((select min(${i.start}) from ${i}
      where ${i.event_id} = ${e.id} and ${i.tenant_id} = ${e.tenant_id} and ${i._status} = 'published' and ${i.deleted_at} is null and ${i.start} >= now()), ${e.start_date}) end nulls last, ${e.id}
    limit ${limit}`)
  return rows.map(({ id }) => id)
}
