import { sql, type SQL } from 'drizzle-orm'

/** First start and last end of an event's performances, each with its zone; no row where none has a time. */
export const spanOf = (event: string): SQL => sql`select
    (array_agg(start order by start))[1] as first, (array_agg(start_tz order by start))[1] as first_tz,
    (array_agg(coalesce("end", start) order by coalesce("end", start) desc))[1] as last,
    (array_agg(coalesce(end_tz, start_tz) order by coalesce("end", start) desc))[1] as last_tz
  from event_instances where event_id = ${event}::uuid and deleted_at is null and start is not null having count(*) > 0`
