import { sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { LONGEST_DAYS } from '@/lib/events/lastsForDays'
import { startOfDay } from '@/lib/time/dayInZone'
import { dbOf } from '@/database/connections'
import { namesOf } from '@/database/names'

const eventInstances = namesOf('event_instances')
const i = namesOf('event_instances', 'i')
const e = namesOf('events', 'e')

/** Scope of the list: a tenant, one of its events or one of its venues. */
export interface UpcomingScope {
  tenant: string
  /** IANA time zone for performances without one. */
  timezone: string
  event?: string
  venue?: string
  /** Cached result of `readCurrentZones`, if the caller has it. */
  zones?: () => Promise<(string | null)[]>
}

export interface Slice {
  limit: number
  offset: number
}

/** Maximum time since the start of a day that is not over in some time zone. */
const LONGEST_DAY = sql`interval '26 hours'`

/**
 * For how long a performance is listed that has begun on an earlier day and has not ended, such as an exhibition: the
 * search is bounded.
 */
export const LONGEST_PERFORMANCE = sql.raw(`interval '${LONGEST_DAYS} days'`)

/** Condition of a performance, `i` or `p`, that lasts for more than a day: visitors can come until it ends. */
export const lastsForDays = (of: 'i' | 'p'): SQL => sql.raw(`${of}."end" > ${of}.start + interval '1 day'`)

/**
 * Lists the ids of what visitors can attend of one event or at one venue: published performances of published events,
 * those that are not over and those from today on, each in its own time zone.
 */
export async function listUpcoming(
  payload: BasePayload,
  scope: UpcomingScope & ({ event: string } | { venue: string }),
  { limit, offset }: Slice,
): Promise<string[]> {
  const db = await dbOf({ payload })
  const { rows } = await db.execute<{ id: string }>(sql`
    with performances as (${await upcomingPerformances(payload, scope)})
    select id from performances order by start, id limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}

/** How long the result of `readCurrentZones` can be cached, in milliseconds. */
export const ZONES_CACHE_MS = 15 * 60_000

/**
 * Reads the time zones of performances that have begun on a day that may not be over, or that begin within the next 15
 * minutes.
 */
export async function readCurrentZones(payload: BasePayload, tenant: string): Promise<(string | null)[]> {
  const db = await dbOf({ payload })
  const { rows } = await db.execute<{
    zone: string | null
  }>(sql`select distinct ${eventInstances.start_tz} as zone from ${eventInstances}
    where ${eventInstances.tenant_id} = ${tenant}::uuid and ${eventInstances.start} >= now() - ${LONGEST_DAY} and ${eventInstances.start} < now() + ${ZONES_CACHE_MS} * interval '1 millisecond'`)
  return rows.map(({ zone }) => zone)
}

/** Start of the current day by time zone. Calculated here, because PostgreSQL and Intl know different time zones. */
async function daysUnderWay(
  payload: BasePayload,
  { tenant, timezone, zones = () => readCurrentZones(payload, tenant) }: UpcomingScope,
): Promise<string> {
  const now = new Date()
  return JSON.stringify((await zones()).map((zone) => ({ since: startOfDay(now, zone ?? timezone), zone })))
}

/** Selects the same performances, with the place and the state of each, for a statement about them. */
export async function upcomingPerformances(payload: BasePayload, scope: UpcomingScope): Promise<SQL> {
  const { event, tenant, venue } = scope
  const days = await daysUnderWay(payload, scope)
  return sql`select ${i.id}, ${i.start}, ${i.start_tz}, ${i.end}, ${i.event_id}, coalesce(${i.venue_id}, ${e.venue_id}) as venue_id, ${i.instance_status}::text as state from ${i} join ${e} on ${e.id} = ${i.event_id}
    where ${i.tenant_id} = ${tenant}::uuid and ${i._status} = 'published' and ${i.deleted_at} is null
      and ${e.tenant_id} = ${i.tenant_id} and ${e._status} = 'published' and ${e.deleted_at} is null
      and (${i.start} >= now() or (${i.start} >= now() - ${LONGEST_PERFORMANCE} and ${i.end} > now()) or (${i.start} >= now() - ${LONGEST_DAY} and exists (
        select 1 from jsonb_to_recordset(${days}::jsonb) as day(zone text, since timestamptz) where day.zone is not distinct from ${i.start_tz} and ${i.start} >= day.since)))
      ${event ? sql`and ${i.event_id} = ${event}::uuid` : sql``} ${venue ? sql`and coalesce(${i.venue_id}, ${e.venue_id}) = ${venue}::uuid` : sql``}`
}

/**
 * Reads the distinct states of published performances that visitors can still come to, by event, in one statement. Of an
 * event with past ones alone: postponed if one of them has no new date, cancelled if all were, else none. Events without
 * any are omitted.
 */
export async function readPerformanceStates(
  payload: BasePayload,
  tenant: string,
  events: string[],
): Promise<Map<string, string[]>> {
  if (events.length === 0) return new Map()
  const { rows } = await (
    await dbOf({ payload })
  ).execute<{ event: string; states: string[] }>(sql`
    select event, coalesce(json_agg(distinct state) filter (where is_coming),
      case when max(start) filter (where state = 'postponed' and start >= now() - ${LONGEST_PERFORMANCE})
          > coalesce(max(start) filter (where state not in ('cancelled', 'postponed')), '-infinity') then '["postponed"]'::json
        when bool_and(state = 'cancelled') then '["cancelled"]'::json else '[]'::json end) as states
    from (select ${i.event_id} as event, ${i.start}, coalesce(${i.instance_status}::text, 'scheduled') as state,
        ${i.start} >= now() or (${i.start} >= now() - ${LONGEST_PERFORMANCE} and ${i.end} > now() and ${lastsForDays('i')}) as is_coming
      from ${i} where ${i.tenant_id} = ${tenant}::uuid and ${i.event_id} in (select jsonb_array_elements_text(${JSON.stringify(events)}::jsonb)::uuid)
        and ${i._status} = 'published' and ${i.deleted_at} is null) performance
    group by event`)
  return new Map(rows.map(({ event, states }) => [event, states]))
}
