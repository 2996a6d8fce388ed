import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '@/database/connections'
import { namesOf } from '@/database/names'
import { locationZone, venueOfEvent } from './locations'

const v = namesOf('_event_instances_v', 'v')
const i = namesOf('event_instances', 'i')
const own = namesOf('_events_v_locales', 'own')
const preferred = namesOf('_events_v_locales', 'preferred')
const english = namesOf('_events_v_locales', 'english')
const t = namesOf('tenants', 't')
const e = namesOf('_events_v', 'e')

/** The planned time and venue of a performance. */
export interface RequestedTime {
  /** Key by which the caller identifies it. */
  key: string
  /** Id of the performance, which never clashes with itself; null for a new one. */
  id: string | null
  /** ISO 8601. Without an end, it lasts a minute. */
  start: string
  end: string | null
  /** Venue id; null for the event's. */
  venue: string | null
  /** Event whose venue applies. Default: that of the scope. */
  event?: string
}

/** An existing performance in the same venue at the same time. */
export interface Clash {
  key: string
  id: string
  start: string
  end: string | null
  /** IANA name. */
  timezone: string
  /** Title of its event; null if there is none. */
  title: string | null
}

const ISO = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`)

/** Maximum duration of a performance, which limits the index range on starts. */
const MAX_DURATION = sql.raw(`interval '7 days'`)

/** Assumed duration of performances without an end. */
const DEFAULT_DURATION = sql.raw(`interval '1 minute'`)

interface ClashScope {
  /** Event whose venue applies to times without one; null if each has one. */
  event: string | null
  /** Language of the titles. */
  locale: string
  tenant: string
}

/**
 * Finds the tenant's performances, drafts included, that overlap the given times in the same venue. Cancelled,
 * postponed and trashed performances do not count.
 */
export async function findClashes(
  req: Transaction,
  { event, locale, tenant }: ClashScope,
  planned: RequestedTime[],
): Promise<Clash[]> {
  if (planned.length === 0) return []
  const { rows } = await (
    await dbOf(req)
  ).execute<Clash & Record<string, unknown>>(sql`
    with place as (select ${venueOfEvent(sql`${event}::uuid`)} as venue),
    wanted as (
      select r.key, r.id, r.start, coalesce(r."end", r.start + ${DEFAULT_DURATION}) as until, coalesce(r.venue, case when r.event is null then place.venue else ${venueOfEvent(sql`r.event`)} end) as venue
      from jsonb_to_recordset(${JSON.stringify(planned)}::jsonb) as r(key text, id uuid, start timestamptz, "end" timestamptz, venue uuid, event uuid), place),
    near as (
      select ${v.id} as version, ${v.parent_id} as id, ${v.version_event_id} as event, ${v.version_start} as start, ${v.version_end} as "end",
        coalesce(${v.version_start_tz}, ${locationZone({ event: sql`${v.version_event_id}`, tenant: sql`${v.version_tenant_id}`, venue: sql`${v.version_venue_id}` })}) as timezone,
        coalesce(${v.version_venue_id}, ${venueOfEvent(sql`${v.version_event_id}`)}) as venue
      from ${v} join ${i} on ${i.id} = ${v.parent_id}
      where ${v.latest} and ${v.version_tenant_id} = ${tenant}::uuid and ${v.version_deleted_at} is null and ${i.deleted_at} is null
        and ${v.version_start} > (select min(start) from wanted) - ${MAX_DURATION} and ${v.version_start} < (select max(until) from wanted)
        and ${v.version_instance_status} not in ('cancelled', 'postponed'))
    select w.key, n.id, to_char(n.start at time zone 'UTC', ${ISO}) as start, to_char(n."end" at time zone 'UTC', ${ISO}) as "end", n.timezone,
      coalesce(${own.version_title}, ${preferred.version_title}, ${english.version_title}) as title
    from wanted w
    join near n on n.venue = w.venue and n.start < w.until and coalesce(n."end", n.start + ${DEFAULT_DURATION}) > w.start and n.id is distinct from w.id
    join ${t} on ${t.id} = ${tenant}::uuid
    left join ${e} on ${e.parent_id} = n.event and ${e.latest}
    left join ${own} on ${own._parent_id} = ${e.id} and ${own._locale}::text = ${locale}
    left join ${preferred} on ${preferred._parent_id} = ${e.id} and ${preferred._locale}::text = ${t.default_language}
    left join ${english} on ${english._parent_id} = ${e.id} and ${english._locale} = 'en'
    order by n.start, n.id, w.key`)
  return rows
}
