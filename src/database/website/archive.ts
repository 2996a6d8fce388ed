import { sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf } from '@/database/connections'
import type { Slice } from './listComing'

/** A heading of the archive with the number of its past events. */
export interface ArchiveEntry {
  count: number
  label: string
  slug: string
}

/** A year and the moments at which it begins and ends, in ISO 8601. */
export interface YearBounds {
  since: string
  until: string
  year: number
}

/** Condition of a tenant's published events that are over. */
const past = (
  tenant: string,
): SQL => sql`e.tenant_id = ${tenant}::uuid and e._status = 'published' and e.deleted_at is null
  and coalesce(e.end_date, e.start_date) < now()`

/** Counts the past events that began in each year that has any, latest first. */
export async function countPastByYear(
  payload: BasePayload,
  tenant: string,
  years: YearBounds[],
): Promise<{ count: number; year: number }[]> {
  const db = await dbOf({ payload })
  const { rows } = await db.execute<{ count: number; year: number }>(sql`
    with past as materialized (select e.start_date as at from events e where ${past(tenant)})
    select y.year, count(*)::int as count from jsonb_to_recordset(${JSON.stringify(years)}::jsonb) as y(year int, since timestamptz, until timestamptz)
    join past on past.at >= y.since and past.at < y.until group by y.year order by y.year desc`)
  return rows
}

/** Lists the published seasons, people or companies of past events with the number of these, in one statement. */
export async function listPastBy(
  payload: BasePayload,
  by: 'company' | 'person' | 'season',
  { languages: [language, fallback], tenant }: { languages: [language: string, fallback: string]; tenant: string },
  { limit, offset }: Slice,
): Promise<ArchiveEntry[]> {
  const title = (code: string) =>
    sql`(select nullif(l.title, '') from seasons_locales l where l._parent_id = d.id and l._locale::text = ${code})`
  const { from, label, order } = {
    company: {
      from: sql`events_rels r join organizations d on r.path = 'organizations' and d.id = r.organizations_id join events e on e.id = r.parent_id`,
      label: sql`d.name`,
      order: sql`lower(d.name)`,
    },
    person: {
      from: sql`events_credits c join people d on d.id = c.person_id join events e on e.id = c._parent_id`,
      label: sql`d.name`,
      order: sql`lower(coalesce(nullif(d.sort_name, ''), d.name))`,
    },
    season: {
      from: sql`seasons d join events e on e.season_id = d.id`,
      label: sql`coalesce(${title(language)}, ${title(fallback)})`,
      order: sql`max(e.start_date) desc nulls last`,
    },
  }[by]
  const db = await dbOf({ payload })
  const { rows } = await db.execute<ArchiveEntry & Record<string, unknown>>(sql`
    select * from (select d.slug, ${label} as label, count(distinct e.id)::int as count, row_number() over (order by ${order}, d.id) as place from ${from}
    where d.tenant_id = ${tenant}::uuid and d._status = 'published' and d.deleted_at is null and d.slug is not null and ${past(tenant)}
    group by d.id) entries where label is not null and label <> '' order by place limit ${limit} offset ${offset}`)
  return rows.map(({ count, label, slug }) => ({ count, label, slug }))
}
