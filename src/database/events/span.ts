import { sql, type SQL } from 'drizzle-orm'
import { dbOf, type Transaction } from '@/database/connections'
import { performanceIdsOfEvent } from '@/database/performances/locations'
import { namesOf } from '@/database/names'
import {
  writeNextPerformance,
  DRAFTED,
  effectiveColumn,
  type EventRows,
  IS_CALLED_OFF,
  LIVE,
  nextColumns,
  nextOf,
  nextStartColumn,
} from './nextPerformance'

const i = namesOf('event_instances', 'i')
const v = namesOf('_event_instances_v', 'v')
const eventsTable = namesOf('events')
const e = namesOf('events', 'e')
const version = namesOf('_events_v', 'v')
const drafted = namesOf('_events_v', 't')
const eventsV = namesOf('_events_v')

/**
 * First start, last end and next start of an event's performances, with time zones; no row if none has a time.
 * @param condition which of the performances, `i`; default: all, drafts included
 */
const spanOf = (event: SQL, condition = sql`true`): SQL => sql`select
    (array_agg(start order by start))[1] as first, (array_agg(start_tz order by start))[1] as first_tz,
    (array_agg(greatest("end", start) order by greatest("end", start) desc))[1] as last,
    (array_agg(coalesce(end_tz, start_tz) order by greatest("end", start) desc))[1] as last_tz,
    ${nextStartColumn('start')} as next, ${nextStartColumn('start_tz')} as next_tz
  from (
    select ${effectiveColumn('start')} as start, ${IS_CALLED_OFF} as is_off, ${effectiveColumn('start_tz')} as start_tz, ${effectiveColumn('end')} as "end", ${effectiveColumn('end_tz')} as end_tz
    from ${i} left join ${v} on ${v.parent_id} = ${i.id} and ${v.latest}
    where ${i.id} in (${performanceIdsOfEvent(event)}) and ${i.deleted_at} is null and ${condition}) performance
  where start is not null having count(*) > 0`

const IS_PUBLISHED = sql`${i._status} = 'published'`

/** From the first start to the last end. */
export interface Span extends Record<string, unknown> {
  first: Date | string
  /** IANA name. */
  first_tz: string | null
  last: Date | string
  last_tz: string | null
  /** Null once the last performance is over. */
  next: Date | string | null
  next_tz: string | null
}

/** Reads the span of an event's performances, without trashed ones; undefined if none has a time. */
export async function readSpan(req: Transaction, event: string): Promise<Span | undefined> {
  const { rows } = await (await dbOf(req)).execute<Span>(spanOf(sql`${event}::uuid`))
  return rows[0]
}

/** Reads the spans of the performances of events by event, drafts included; those without any are left out. */
export async function listSpans(req: Transaction, events: string[]): Promise<Map<string, Span>> {
  if (events.length === 0) return new Map()
  const { rows } = await (
    await dbOf(req)
  ).execute<Span & { id: string }>(sql`select ${e.id}, s.*
    from jsonb_array_elements_text(${JSON.stringify(events)}::jsonb) as listed(id)
    join ${e} on ${e.id} = listed.id::uuid cross join lateral (${spanOf(sql`${e.id}`)}) s`)
  return new Map(rows.map(({ id, ...span }) => [id, span]))
}

type SpanDates = Pick<Span, 'first' | 'first_tz' | 'last' | 'last_tz'>

/** The span of an event's performances, for its staff and for visitors. */
export interface Spans extends Record<string, unknown> {
  /** Of all of them. */
  all: Span
  /** The dates that visitors see of the event while none is published; null if they do not see it. */
  live: Partial<SpanDates> | null
  /** Of those that are published; null if none is. */
  published: SpanDates | null
}

/** Reads both in one statement; undefined if no performance has a time. */
export async function readSpans(req: Transaction, event: string): Promise<Spans | undefined> {
  const id = sql`${event}::uuid`
  const { rows } = await (
    await dbOf(req)
  ).execute<Spans>(sql`select to_jsonb(a) as "all", to_jsonb(p) as published, (
      select jsonb_build_object('first', ${e.start_date}, 'first_tz', ${e.startdate_tz}, 'last', ${e.end_date}, 'last_tz', ${e.enddate_tz})
      from ${e} where ${e.id} = ${id} and ${e._status} = 'published') as live
    from (${spanOf(id)}) a left join (${spanOf(id, IS_PUBLISHED)}) p on true`)
  return rows[0]
}

/**
 * Updates start, end and next performance of events, on the main rows and the newest versions. The dates of what is
 * published are those of published performances: visitors learn nothing of others. Events without performances keep
 * their own dates. The dates are derived and recalculated on every save, so this does not count as a save and makes no
 * open form outdated.
 */
export async function writeSpans(req: Transaction, events: Iterable<string>): Promise<void> {
  const ids = [...new Set(events)]
  if (ids.length === 0) return
  const db = await dbOf(req)
  const chosen = sql`any(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid))`
  // A statement of its own: those that follow see the performances that others have saved while this one waited.
  await db.execute(
    sql`select ${eventsTable.id} from ${eventsTable} where ${eventsTable.id} = ${chosen} order by ${eventsTable.id} for no key update`,
  )
  await db.execute(rewriteSpans({ ...LIVE, which: sql`${LIVE.id} = ${chosen}` }))
  await db.execute(rewriteSpans({ ...DRAFTED, which: sql`${drafted.latest} and ${drafted.parent_id} = ${chosen}` }))
}

/** Locks the rows that change in one order, so that concurrent changes of the same events cannot deadlock. */
function rewriteSpans(rows: EventRows): SQL {
  const dates = ['start_date', 'startdate_tz', 'end_date', 'enddate_tz'].map((name) => rows.prefix + name)
  const span = ['first', 'first_tz', 'last', 'last_tz']
  const columns = [...dates, ...nextColumns(rows.prefix)]
  const list = (names: string[], of = '') => sql.raw(names.map((name) => of + name).join(', '))
  const isDraft = sql.raw(`t.${rows.prefix}_status is distinct from 'published'`)
  // Without performances there is no span.
  const derived = sql.raw(
    dates
      .map((name, index) => `case when s.first is null then t.${name} else s.${span[index]} end as ${name}`)
      .join(', '),
  )
  const [at, zone] = nextColumns(rows.prefix).map((name) => sql.raw(name))
  const table = sql.raw(rows.table)
  return sql`with stale as (select t.id, ${derived}, n.at as ${at}, n.zone as ${zone} from ${table} t
      left join lateral (${spanOf(rows.id, sql`(${isDraft} or ${IS_PUBLISHED})`)}) s on true cross join lateral ${nextOf(rows)} n
      where ${rows.which} and ((${list(nextColumns(rows.prefix), 't.')}) is distinct from (n.at, n.zone)
        or s.first is not null and (${list(dates, 't.')}) is distinct from (${list(span, 's.')}))
      order by ${rows.id} for no key update of t)
    update ${table} set (${list(columns)}) = (${list(columns, 'stale.')}) from stale where ${table}.id = stale.id`
}

/** An event's own start and end with time zones, of the main row and of the newest version. */
export interface TypedDates {
  live: (string | null)[]
  newest: (string | null)[]
}

/** Reads the own dates of an event without performances; null if it has some, from which its dates are derived. */
export async function readTypedDates(req: Transaction, event: string): Promise<TypedDates | null> {
  if (await readSpan(req, event)) return null
  const { rows } = await (
    await dbOf(req)
  ).execute<TypedDates & Record<string, unknown>>(sql`
    select jsonb_build_array(${e.start_date}, ${e.startdate_tz}, ${e.end_date}, ${e.enddate_tz}) as live,
      jsonb_build_array(${version.version_start_date}, ${version.version_startdate_tz}, ${version.version_end_date}, ${version.version_enddate_tz}) as newest
    from ${e} left join ${version} on ${version.parent_id} = ${e.id} and ${version.latest} where ${e.id} = ${event}::uuid`)
  return rows[0] ?? null
}

/**
 * Restores them if the event has no performances any more. Nobody could have edited them in the meantime, so this does
 * not count as a save.
 */
export async function writeTypedDates(req: Transaction, event: string, { live, newest }: TypedDates): Promise<void> {
  if (await readSpan(req, event)) return
  const db = await dbOf(req)
  const dates = ([start, startZone, end, endZone]: (string | null)[]) =>
    sql`${start}::timestamptz, ${startZone}, ${end}::timestamptz, ${endZone}`
  await db.execute(
    sql`update ${eventsTable} set (${eventsTable.start_date}, ${eventsTable.startdate_tz}, ${eventsTable.end_date}, ${eventsTable.enddate_tz}) = row(${dates(live)}) where ${eventsTable.id} = ${event}::uuid`,
  )
  await db.execute(
    sql`update ${eventsV} set (${eventsV.version_start_date}, ${eventsV.version_startdate_tz}, ${eventsV.version_end_date}, ${eventsV.version_enddate_tz}) = row(${dates(newest)}) where ${eventsV.parent_id} = ${event}::uuid and ${eventsV.latest}`,
  )
  await writeNextPerformance(req, event)
}
