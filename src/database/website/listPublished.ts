import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf, poolOf, tableOf } from '../connections'

/** A published document for the sitemap. */
export interface PublishedAddress extends Record<string, unknown> {
  collection: string
  id: string
  /** Path of a page; null for other documents. */
  path: string | null
  slug: string | null
  changed: Date | string
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
}

/** Lists a tenant's published documents with a slug, of several content types, ordered by id. One statement. */
export async function listPublishedAddresses(
  payload: BasePayload,
  { collections, hideable = new Set(), limit, offset, tenant }: Options,
): Promise<PublishedAddress[]> {
  const parts = collections.map((slug) => {
    const path = slug === 'pages' ? sql`relative_path` : sql`null`
    return sql`select ${slug} as collection, ${path} as path, slug, updated_at as changed, id from ${tableOf(slug)}
      where tenant_id = ${tenant}::uuid and _status = 'published' and deleted_at is null and slug is not null${hideable.has(slug) ? sql` and seo_no_index is not true` : sql``}`
  })
  const db = await dbOf({ payload })
  const { rows } = await db.execute<PublishedAddress>(
    sql`select collection, id, path, slug, changed, count(*) over ()::int as total from (${sql.join(parts, sql` union all `)}) entries order by id limit ${limit} offset ${offset}`,
  )
  return rows
}

/** Ids of a tenant's current and upcoming published events, the one with the next published performance first. */
export async function listUpcomingEvents(payload: BasePayload, tenant: string, limit: number): Promise<string[]> {
  const { rows } = await poolOf(payload).query<{ id: string }>({
    name: 'callboard-site-coming',
    text: `select e.id from events e
      where e.tenant_id = $1 and e._status = 'published' and e.deleted_at is null and coalesce(e.end_date, e.start_date) >= now()
      order by coalesce((select min(i.start) from event_instances i
        where i.event_id = e.id and i.tenant_id = e.tenant_id and i._status = 'published' and i.deleted_at is null and i.start >= now()), e.start_date), e.id
      limit $2`,
    values: [tenant, limit],
  })
  return rows.map(({ id }) => id)
}
