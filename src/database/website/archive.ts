import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf } from '@/database/connections'
import { namesOf } from '@/database/names'
import type { Slice } from './listComing'
import { pastEvents, type DayScope } from './overEvents'

const e = namesOf('events', 'e')
const l = namesOf('seasons_locales', 'l')
const r = namesOf('events_rels', 'r')
const c = namesOf('events_credits', 'c')
const organizations = namesOf('organizations', 'd')
const people = namesOf('people', 'd')
const seasons = namesOf('seasons', 'd')

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

/** Lists the ids of past events, those that began last first. @param year in which they began; null for all */
export async function listPast(
  payload: BasePayload,
  scope: DayScope,
  year: YearBounds | null,
  { limit, offset }: Slice,
): Promise<string[]> {
  const began = year
    ? sql` and ${e.start_date} >= ${year.since}::timestamptz and ${e.start_date} < ${year.until}::timestamptz`
    : sql``
  const db = await dbOf({ payload })
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${e.id} from ${e} where ${pastEvents(scope)}${began} order by ${e.start_date} desc nulls last, ${e.id} limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}

/** Counts the past events that began in each year that has any, latest first. */
export async function countPastByYear(
  payload: BasePayload,
  scope: DayScope,
  years: YearBounds[],
): Promise<{ count: number; year: number }[]> {
  const db = await dbOf({ payload })
  const { rows } = await db.execute<{ count: number; year: number }>(sql`
    with past as materialized (select ${e.start_date} as at from ${e} where ${pastEvents(scope)})
    select y.year, count(*)::int as count from jsonb_to_recordset(${JSON.stringify(years)}::jsonb) as y(year int, since timestamptz, until timestamptz)
    join past on past.at >= y.since and past.at < y.until group by y.year order by y.year desc`)
  return rows
}

/** Lists the published seasons, people or companies of past events with the number of these, in one statement. */
export async function listPastBy(
  payload: BasePayload,
  by: 'company' | 'person' | 'season',
  { languages: [language, fallback], ...scope }: DayScope & { languages: [language: string, fallback: string] },
  { limit, offset }: Slice,
): Promise<ArchiveEntry[]> {
  const title = (code: string) =>
    sql`(select nullif(${l.title}, '') from ${l} where ${l._parent_id} = ${seasons.id} and ${l._locale}::text = ${code})`
  const { from, label, order } = {
    company: {
      from: sql`${r} join ${organizations} on ${r.path} = 'organizations' and ${organizations.id} = ${r.organizations_id} join ${e} on ${e.id} = ${r.parent_id}`,
      label: sql`${organizations.name}`,
      order: sql`lower(${organizations.name})`,
    },
    person: {
      from: sql`${c} join ${people} on ${people.id} = ${c.person_id} join ${e} on ${e.id} = ${c._parent_id}`,
      label: sql`${people.name}`,
      order: sql`lower(coalesce(nullif(${people.sort_name}, ''), ${people.name}))`,
    },
    season: {
      from: sql`${seasons} join ${e} on ${e.season_id} = ${seasons.id}`,
      label: sql`coalesce(${title(language)}, ${title(fallback)})`,
      order: sql`max(${e.start_date}) desc nulls last`,
    },
  }[by]
  const db = await dbOf({ payload })
  const { rows } = await db.execute<ArchiveEntry & Record<string, unknown>>(sql`
    select * from (select d.slug, ${label} as label, count(distinct ${e.id})::int as count, row_number() over (order by ${order}, d.id) as place from ${from}
    where d.tenant_id = ${scope.tenant}::uuid and d._status = 'published' and d.deleted_at is null and d.slug is not null and ${pastEvents(scope)}
    group by d.id) entries where label is not null and label <> '' order by place limit ${limit} offset ${offset}`)
  return rows.map(({ count, label, slug }) => ({ count, label, slug }))
}
