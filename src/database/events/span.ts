import { sql, type SQL } from 'drizzle-orm'
import { dbOf, type Transaction } from '../connections'
import { ofEvent } from '../performances/places'
import { counts, IS_OFF, nextAmong } from './counts'
import { writeNext } from './nextPerformance'

/** First start and last end of an event's performances, each with its zone, and the next of them; no row where none has a time. */
const spanOf = (event: string): SQL => sql`select
    (array_agg(start order by start))[1] as first, (array_agg(start_tz order by start))[1] as first_tz,
    (array_agg(coalesce("end", start) order by coalesce("end", start) desc))[1] as last,
    (array_agg(coalesce(end_tz, start_tz) order by coalesce("end", start) desc))[1] as last_tz,
    ${nextAmong('start')} as next, ${nextAmong('start_tz')} as next_tz
  from (
    select ${counts('start')} as start, ${IS_OFF} as is_off, ${counts('start_tz')} as start_tz, ${counts('end')} as "end", ${counts('end_tz')} as end_tz
    from event_instances i left join _event_instances_v v on v.parent_id = i.id and v.latest
    where i.id in (${ofEvent(event)}) and i.deleted_at is null) performance
  where start is not null having count(*) > 0`

/** From the first start to the last end. */
export interface Span extends Record<string, unknown> {
  first: Date | string
  /** IANA name. */
  first_tz: string | null
  last: Date | string
  last_tz: string | null
  /** Null when the last one is over. */
  next: Date | string | null
  next_tz: string | null
}

/** From when to when an event's performances are, as they are stored, those in the trash left out; undefined where none has a time. */
export async function readSpan(req: Transaction, event: string): Promise<Span | undefined> {
  const { rows } = await (await dbOf(req)).execute<Span>(spanOf(event))
  return rows[0]
}

/**
 * Writes the start, the end and the next performance of an event, as it is live and in its newest version. One without
 * performances keeps what was typed. The dates are derived and worked out anew on every save of the event, so this is no
 * save of anybody and makes no form stale.
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
  await writeNext(req, event)
}
