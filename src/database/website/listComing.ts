import { sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { AccessKind } from '@/lib/events/accessKinds'
import { startOfDay } from '@/lib/time/dayInZone'
import { dbOf } from '@/database/connections'

/** An upcoming performance, or a current or upcoming event without one. */
export interface UpcomingItem {
  collection: 'event-instances' | 'events'
  id: string
}

/** Scope of the list: a tenant, one of its events or one of its venues. */
export interface UpcomingScope {
  tenant: string
  /** IANA time zone for performances without one. */
  timezone: string
  /** Only performances with this kind of access. */
  access?: AccessKind
  event?: string
  venue?: string
  /** Cached result of `readCurrentZones`, if the caller has it. */
  zones?: () => Promise<(string | null)[]>
}

interface Slice {
  limit: number
  offset: number
}

/** Maximum time since the start of a day that is not over in some time zone. */
const LONGEST_DAY = sql`interval '26 hours'`

/** For how long a performance is listed that has begun on an earlier day and has not ended: the search is bounded. */
const LONGEST_PERFORMANCE = sql`interval '31 days'`

/**
 * Lists what visitors can attend: published performances of published events, those that are not over and those from
 * today on, each in its own time zone; and published events without such a performance that are not over; running ones
 * first, those without a date last. Also returns the distinct kinds of access of all these performances, regardless of the requested one.
 */
export async function listUpcomingOfTenant(
  payload: BasePayload,
  scope: Omit<UpcomingScope, 'event' | 'venue'>,
  { limit, offset }: Slice,
): Promise<{ kinds: string[]; rows: UpcomingItem[] }> {
  const { access, tenant } = scope
  const db = await dbOf({ payload })
  const events = access
    ? sql``
    : sql`
    union all select 'events' as collection, events.id, coalesce(events.start_date, events.end_date) as at from events
      where events.tenant_id = ${tenant}::uuid and events._status = 'published' and events.deleted_at is null
        and coalesce(events.end_date, events.start_date, 'infinity') >= now()
        and not exists (select 1 from performances where performances.event_id = events.id)`
  const { rows } = await db.execute<
    { collection: UpcomingItem['collection'] | null; id: string } & Record<string, unknown>
  >(sql`
    with performances as (${await upcomingPerformances(payload, scope)}),
    coming as (select 'event-instances' as collection, id, start as at from performances p ${access ? sql`where exists (select 1 from event_instances_access_types a where a.parent_id = p.id and a.value::text = ${access})` : sql``} ${events}),
    page as (select collection, id, row_number() over (order by at nulls last, id) as place from coming order by place limit ${limit} offset ${offset})
    select collection, id::text as id, place from page
    union all select distinct null, a.value::text, null::bigint from performances p join event_instances_access_types a on a.parent_id = p.id
    order by place nulls last, id`)
  return {
    kinds: rows.flatMap(({ collection, id }) => (collection ? [] : id)),
    rows: rows.flatMap(({ collection, id }) => (collection ? { collection, id } : [])),
  }
}

/** The same performances for one event or venue. */
export async function listUpcoming(
  payload: BasePayload,
  scope: Omit<UpcomingScope, 'access'> & ({ event: string } | { venue: string }),
  { limit, offset }: Slice,
): Promise<UpcomingItem[]> {
  const db = await dbOf({ payload })
  const { rows } = await db.execute<UpcomingItem & Record<string, unknown>>(sql`
    with performances as (${await upcomingPerformances(payload, scope)})
    select 'event-instances' as collection, id from performances order by start, id limit ${limit} offset ${offset}`)
  return rows
}

/** How long the result of `readCurrentZones` can be cached, in milliseconds. */
export const ZONES_CACHE_MS = 15 * 60_000

/**
 * Reads the time zones of performances that have begun on a day that may not be over, or that begin within the next 15
 * minutes.
 */
export async function readCurrentZones(payload: BasePayload, tenant: string): Promise<(string | null)[]> {
  const db = await dbOf({ payload })
  const { rows } = await db.execute<{ zone: string | null }>(sql`select distinct start_tz as zone from event_instances
    where tenant_id = ${tenant}::uuid and start >= now() - ${LONGEST_DAY} and start < now() + ${ZONES_CACHE_MS} * interval '1 millisecond'`)
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

async function upcomingPerformances(payload: BasePayload, scope: UpcomingScope): Promise<SQL> {
  const { event, tenant, venue } = scope
  const days = await daysUnderWay(payload, scope)
  return sql`select i.id, i.start, i.event_id from event_instances i join events e on e.id = i.event_id
    where i.tenant_id = ${tenant}::uuid and i._status = 'published' and i.deleted_at is null
      and e.tenant_id = i.tenant_id and e._status = 'published' and e.deleted_at is null
      and (i.start >= now() or (i.start >= now() - ${LONGEST_PERFORMANCE} and i."end" > now()) or (i.start >= now() - ${LONGEST_DAY} and exists (
        select 1 from jsonb_to_recordset(${days}::jsonb) as day(zone text, since timestamptz) where day.zone is not distinct from i.start_tz and i.start >= day.since)))
      ${event ? sql`and i.event_id = ${event}::uuid` : sql``} ${venue ? sql`and coalesce(i.venue_id, e.venue_id) = ${venue}::uuid` : sql``}`
}

/**
 * Reads the distinct states of upcoming published performances by event, in one statement. Events without any are
 * omitted.
 */
export async function readUpcomingStates(
  payload: BasePayload,
  tenant: string,
  events: string[],
): Promise<Map<string, string[]>> {
  if (events.length === 0) return new Map()
  const { rows } = await (
    await dbOf({ payload })
  ).execute<{ event: string; states: string[] }>(sql`
    select i.event_id as event, json_agg(distinct i.instance_status::text) as states from event_instances i
    where i.tenant_id = ${tenant}::uuid and i.event_id in (select jsonb_array_elements_text(${JSON.stringify(events)}::jsonb)::uuid)
      and i._status = 'published' and i.deleted_at is null and i.start >= now()
    group by i.event_id`)
  return new Map(rows.map(({ event, states }) => [event, states]))
}
