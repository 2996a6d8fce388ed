import { sql } from 'drizzle-orm'
import { dbOf, type Transaction, tableOf } from '@/database/connections'
import { namesOf } from '@/database/names'

const e = namesOf('events', 'e')
const l = namesOf('events_locales', 'l')
const i = namesOf('event_instances', 'i')
const m = namesOf('media', 'm')
const mediaLocales = namesOf('media_locales', 'l')

interface EventOptions {
  limit: number
  /** Language of the titles. */
  locale: string
  tenant: string
}

/**
 * Reads published events without performances that are neither over nor cancelled, by start date; those without a date
 * last.
 */
export async function readEventsWithoutPerformances(
  req: Transaction,
  { limit, locale, tenant }: EventOptions,
): Promise<{ id: string; title: string | null }[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string; title: string | null }>(
    sql`select ${e.id}, (select ${l.title} from ${l} where ${l._parent_id} = ${e.id}
        order by ${l._locale}::text = ${locale} desc limit 1) as title
      from ${e}
      where ${e.tenant_id} = ${tenant}::uuid and ${e._status}::text = 'published' and ${e.deleted_at} is null
        and (${e.end_date} is null or ${e.end_date} > now()) and ${e.event_status}::text is distinct from 'cancelled'
        and not exists (select 1 from ${i} where ${i.event_id} = ${e.id} and ${i.deleted_at} is null)
      order by ${e.start_date} nulls last, ${e.updated_at} desc limit ${limit}`,
  )
  return rows
}

/** Counts non-decorative pictures without alternative text in a language. */
export async function countWithoutAlt(req: Transaction, tenant: string, language: string): Promise<number> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ count: number }>(
    sql`select count(*)::int as count from ${m}
      left join ${mediaLocales} on ${mediaLocales._parent_id} = ${m.id} and ${mediaLocales._locale}::text = ${language}
      where ${m.tenant_id} = ${tenant}::uuid and ${m.deleted_at} is null and ${m.mime_type} like 'image/%' and ${m.is_decorative} is not true and coalesce(${mediaLocales.alt}, '') = ''`,
  )
  return rows[0]?.count ?? 0
}

/**
 * Counts drafts, including unpublished documents, that have not changed since a point in time. Content types without
 * any are omitted.
 * @param collections slugs of collections with drafts
 * @param before ISO 8601
 */
export async function countOldDrafts(
  req: Transaction,
  tenant: string,
  collections: string[],
  before: string,
): Promise<{ collection: string; count: number }[]> {
  if (collections.length === 0) return []
  const counts = collections.map(
    (slug) => sql`select ${slug}::text as collection, count(*)::int as count from ${tableOf(slug)}
      where tenant_id = ${tenant}::uuid and _status::text = 'draft' and deleted_at is null and updated_at < ${before}::timestamptz`,
  )
  const { rows } = await (
    await dbOf(req)
  ).execute<{ collection: string; count: number }>(
    sql`select * from (${sql.join(counts, sql` union all `)}) as counts where count > 0`,
  )
  return rows
}
