import { sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { dbOf } from '@/database/connections'
import type { AccessKind } from '@/lib/events/accessKinds'
import { boundsOfDays } from '@/lib/time/boundsOfDays'
import { namesOf } from '@/database/names'
import { contains } from '@/database/textOperators'
import { lastsForDays, LONGEST_PERFORMANCE, upcomingPerformances, type Slice, type UpcomingScope } from './listComing'
import { awaitsDate, LAST_DATE, undatedEvents } from './overEvents'

const e = namesOf('events', 'e')
const a = namesOf('event_instances_access_types', 'a')
const v = namesOf('venues', 'v')
const s = namesOf('seasons', 's')
const l = namesOf('events_locales', 'l')
const i = namesOf('event_instances', 'i')

/** A range of days, first and last: 2026-11-21. */
export interface Days {
  from: string
  to: string
  /** Their start and end by time zone, where `readBounds` has read them. */
  bounds?: Bounds[]
}

/** Start and end of a range of days in a time zone, ISO 8601; without one, in that of the site. */
interface Bounds {
  since: string
  until: string
  zone: string | null
}

/** What a visitor has chosen of the programme. */
export interface ProgrammeFilter {
  /** Only performances with this kind of access. */
  access?: AccessKind | null
  days?: Days | null
  /** Only these events. */
  events?: string[] | null
  /** Slugs. */
  season?: string | null
  venue?: string | null
  /** Words that title, subtitle or summary contain, each of them, in one of the languages. */
  words?: { languages: string[]; list: string[] } | null
}

/** An event of the programme with some of its upcoming performances that match. */
export interface ProgrammeItem {
  event: string
  performances: string[]
  /** Number of all that match. */
  total: number
}

/** A performance of a calendar. */
export interface CalendarItem {
  event: string
  performance: string
  start: Date
  zone: string | null
}

type Scope = Omit<UpcomingScope, 'event' | 'venue'>

/** More performances than a month of the largest site has. */
const MAX_OF_MONTH = 3000

/**
 * Lists the events of the programme, each once: those with upcoming performances, and current or upcoming ones without;
 * running ones first, those without a date last, also those that were postponed without a new one.
 * @param isSpanning only events that none of the days is the date of: those without performances, and those with one that
 *   has begun before and lasts, such as an exhibition
 * @param each how many performances of an event are wanted: for one, the next that can be booked is preferred to one that
 *   has begun or does not take place
 */
export async function listProgramme(
  payload: BasePayload,
  scope: Scope,
  { each, isSpanning = false, ...filter }: ProgrammeFilter & { each: number; isSpanning?: boolean },
  { limit, offset }: Slice,
): Promise<ProgrammeItem[]> {
  const order =
    each === 1
      ? sql`p.state in ('cancelled', 'postponed', 'sold_out') or p.start <= now(), p.start, p.id`
      : sql`p.start, p.id`
  const dated = sql`select p.event_id as id, min(p.start) as at, (array_agg(p.id::text order by ${order}))[1:${sql.raw(String(each))}] as performances, count(*)::int as total
    from matching p join ${e} on ${e.id} = p.event_id where ${ofEvent(scope, filter)} group by p.event_id`
  const undated = sql`select ${e.id}, case when not ${awaitsDate(scope)} then coalesce(${e.start_date}, ${e.end_date}) end as at, '{}'::text[] as performances, 0 as total from ${e}
    where ${isUndated(scope, filter)} and ${ofEvent(scope, filter)}`
  const parts = [dated, ...(filter.access ? [] : [undated])]
  const db = await dbOf({ payload })
  const { rows } = await db.execute<{ id: string; performances: string[]; total: number }>(sql`
    with performances as (${await upcomingPerformances(payload, scope)}),
    matching as (${await matching(payload, scope, filter, isSpanning ? [BEGUN] : [BEGINNING, BEGUN])}),
    found as (${sql.join(parts, sql` union all `)})
    select id::text as id, performances, total from found order by at nulls last, found.id limit ${limit} offset ${offset}`)
  return rows.map(({ id, performances, total }) => ({ event: id, performances, total }))
}

/** Lists the upcoming performances that begin on a range of days and match, in their order. */
export async function listProgrammeDays(
  payload: BasePayload,
  scope: Scope,
  filter: ProgrammeFilter & { days: Days },
): Promise<CalendarItem[]> {
  const db = await dbOf({ payload })
  const { rows } = await db.execute<{ event: string; id: string; start: Date | string; zone: string | null }>(sql`
    with performances as (${await upcomingPerformances(payload, scope)}),
    matching as (${await matching(payload, scope, filter, [BEGINNING])})
    select p.id::text as id, p.event_id::text as event, p.start, p.start_tz as zone from matching p join ${e} on ${e.id} = p.event_id
    where ${ofEvent(scope, filter)} order by p.start, p.id limit ${MAX_OF_MONTH}`)
  return rows.map(({ event, id, start, zone }) => ({ event, performance: id, start: new Date(start), zone }))
}

const published = (table: SQL, tenant: string): SQL =>
  sql`${table}.tenant_id = ${tenant}::uuid and ${table}._status = 'published' and ${table}.deleted_at is null`

/** Conditions of a performance on a day: it begins then, or has begun before and lasts. */
const BEGINNING = sql`p.start >= day.since and p.start < day.until`
const BEGUN = sql`p.start < day.since and p."end" > day.since and ${lastsForDays('p')}`

/** The performances that match, of those in `performances`. @param on conditions of those on a day, one of which holds */
async function matching(
  payload: BasePayload,
  scope: Scope,
  { access, days, venue }: ProgrammeFilter,
  on: SQL[],
): Promise<SQL> {
  const conditions = [
    ...(access ? [sql`exists (select 1 from ${a} where ${a.parent_id} = p.id and ${a.value}::text = ${access})`] : []),
    ...(venue ? [sql`p.venue_id = (${venueId(scope, venue)})`] : []),
    ...(days
      ? [
          sql`exists (select 1 from jsonb_to_recordset(${JSON.stringify(days.bounds ?? (await readBounds(payload, scope, days)))}::jsonb) as day(zone text, since timestamptz, until timestamptz)
            where day.zone is not distinct from p.start_tz and (${sql.join(on, sql` or `)}))`,
        ]
      : []),
  ]
  return sql`select p.* from performances p where ${and(conditions)}`
}

/** Conditions of events without upcoming performances, whose span overlaps the days. */
function isUndated(scope: Scope, { days, venue }: ProgrammeFilter): SQL {
  const bounds = days && boundsOfDays(days, scope.timezone)
  return and([
    undatedEvents(scope),
    ...(venue ? [sql`${e.venue_id} = (${venueId(scope, venue)})`] : []),
    ...(bounds
      ? [
          sql`coalesce(${e.start_date}, ${e.end_date}) < ${bounds.until}::timestamptz and ${LAST_DATE} >= ${bounds.since}::timestamptz and not ${awaitsDate(scope)}`,
        ]
      : []),
  ])
}

const venueId = ({ tenant }: Scope, slug: string): SQL =>
  sql`select ${v.id} from ${v} where ${published(sql`v`, tenant)} and ${v.slug} = ${slug} limit 1`

function ofEvent({ tenant }: Scope, { events, season, words }: ProgrammeFilter): SQL {
  return and([
    sql`${e.tenant_id} = ${tenant}::uuid`,
    ...(events ? [sql`${e.id} in (select jsonb_array_elements_text(${JSON.stringify(events)}::jsonb)::uuid)`] : []),
    ...(season
      ? [
          sql`${e.season_id} = (select ${s.id} from ${s} where ${published(sql`s`, tenant)} and ${s.slug} = ${season} limit 1)`,
        ]
      : []),
    ...(words?.list ?? []).map(
      (word) => sql`exists (select 1 from ${l} where ${l._parent_id} = ${e.id}
        and ${l._locale}::text in (select jsonb_array_elements_text(${JSON.stringify(words?.languages)}::jsonb))
        and ${contains(sql`concat_ws(' ', ${l.title}, ${l.subtitle}, ${l.summary})`, word)})`,
    ),
  ])
}

const and = (conditions: SQL[]): SQL => (conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `))

/** Reads start and end of the days in each time zone of performances about then, and of those that last until then. */
export async function readBounds(payload: BasePayload, { tenant, timezone }: Scope, days: Days): Promise<Bounds[]> {
  const utc = boundsOfDays(days, 'utc')
  const db = await dbOf({ payload })
  const { rows } = await db.execute<{
    zone: string | null
  }>(sql`select distinct ${i.start_tz} as zone from ${i}
    where ${i.tenant_id} = ${tenant}::uuid and ${i.start} < ${utc.until}::timestamptz + interval '1 day' and (${i.start} >= ${utc.since}::timestamptz - interval '1 day'
      or (${i.start} >= ${utc.since}::timestamptz - ${LONGEST_PERFORMANCE} and ${i.end} > ${utc.since}::timestamptz - interval '1 day' and ${lastsForDays('i')}))`)
  return rows.map(({ zone }) => ({ ...boundsOfDays(days, zone ?? timezone), zone }))
}
