import { sql, type SQL } from 'drizzle-orm'
import { dbOf, type Transaction } from '@/database/connections'
import { performanceIdsOfEvent } from '@/database/performances/locations'
import { writeNextPerformance, effectiveColumn, IS_CALLED_OFF, nextStartColumn } from './nextPerformance'

/** First start, last end and next start of an event's performances, with time zones; no row if none has a time. */
const spanOf = (event: string): SQL => sql`select
    (array_agg(start order by start))[1] as first, (array_agg(start_tz order by start))[1] as first_tz,
    (array_agg(greatest("end", start) order by greatest("end", start) desc))[1] as last,
    (array_agg(coalesce(end_tz, start_tz) order by greatest("end", start) desc))[1] as last_tz,
    ${nextStartColumn('start')} as next, ${nextStartColumn('start_tz')} as next_tz
  from (
    select ${effectiveColumn('start')} as start, ${IS_CALLED_OFF} as is_off, ${effectiveColumn('start_tz')} as start_tz, ${effectiveColumn('end')} as "end", ${effectiveColumn('end_tz')} as end_tz
    from event_instances i left join _event_instances_v v on v.parent_id = i.id and v.latest
    where i.id in (${performanceIdsOfEvent(event)}) and i.deleted_at is null) performance
  where start is not null having count(*) > 0`

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
  const { rows } = await (await dbOf(req)).execute<Span>(spanOf(event))
  return rows[0]
}

/**
 * Updates start, end and next performance of an event, on the main row and the newest version. Events without
 * performances keep their own dates. The dates are derived and recalculated on every save, so this does not count as a
 * save and makes no open form outdated.
 */
export async function writeSpan(req: Transaction, event: string): Promise<void> {
  const db = await dbOf(req)
  const columns = (prefix: string) =>
    sql.raw(['start_date', 'startdate_tz', 'end_date', 'enddate_tz'].map((name) => prefix + name).join(', '))
  const dates = sql`span.first, span.first_tz, span.last, span.last_tz`
  await db.execute(sql`with span as (${spanOf(event)})
    update events set (${columns('')}) = (select ${dates}) from span where events.id = ${event}::uuid
      and (${columns('')}) is distinct from (${dates})`)
  await db.execute(sql`with span as (${spanOf(event)})
    update _events_v set (${columns('version_')}) = (select ${dates}) from span
    where _events_v.parent_id = ${event}::uuid and _events_v.latest and (${columns('version_')}) is distinct from (${dates})`)
  await writeNextPerformance(req, event)
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
    select jsonb_build_array(e.start_date, e.startdate_tz, e.end_date, e.enddate_tz) as live,
      jsonb_build_array(v.version_start_date, v.version_startdate_tz, v.version_end_date, v.version_enddate_tz) as newest
    from events e left join _events_v v on v.parent_id = e.id and v.latest where e.id = ${event}::uuid`)
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
    sql`update events set (start_date, startdate_tz, end_date, enddate_tz) = row(${dates(live)}) where id = ${event}::uuid`,
  )
  await db.execute(
    sql`update _events_v set (version_start_date, version_startdate_tz, version_end_date, version_enddate_tz) = row(${dates(newest)}) where parent_id = ${event}::uuid and latest`,
  )
  await writeNextPerformance(req, event)
}
