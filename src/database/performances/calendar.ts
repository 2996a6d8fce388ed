import { sql, type SQL } from 'drizzle-orm'
import type { AccessKind } from '@/lib/events/accessKinds'
import { dbOf, type Transaction } from '@/database/connections'
import { namesOf } from '@/database/names'
import { contains } from '@/database/textOperators'
import { locationZone, venueOfEvent } from './locations'

const v = namesOf('_event_instances_v', 'v')
const t = namesOf('tenants', 't')
const i = namesOf('event_instances', 'i')
const venues = namesOf('venues', 'venue')
const kind = namesOf('_event_instances_v_version_access_types', 'kind')
const called = namesOf('_events_v', 'called')
const name = namesOf('_events_v_locales', 'name')
const own = namesOf('_events_v_locales', 'own')
const preferred = namesOf('_events_v_locales', 'preferred')
const english = namesOf('_events_v_locales', 'english')
const vown = namesOf('venues_locales', 'vown')
const vpreferred = namesOf('venues_locales', 'vpreferred')
const venglish = namesOf('venues_locales', 'venglish')
const a = namesOf('_event_instances_v_version_access_types', 'a')
const e = namesOf('_events_v', 'e')

/** The newest version of a performance. Times are ISO 8601. */
export interface CalendarPerformance {
  id: string
  accessTypes: string[]
  end: string | null
  event: string | null
  instanceStatus: string
  start: string
  /** Publication state; `changed` if visitors see an older version. */
  state: 'changed' | 'draft' | 'published'
  /** IANA time zone: its own, otherwise that of its location. */
  timezone: string
  /**
   * Title of the event, in the requested language, otherwise in the tenant's default language, otherwise in English.
   */
  title: string | null
  /** Its own venue, otherwise its event's. */
  venue: string | null
  venueName: string | null
}

interface Period {
  tenant: string
  /** Earliest start, inclusive: ISO 8601. */
  since: string
  /** Latest start, exclusive. */
  until: string
  /** Venue id. Default: all venues. */
  venue?: string
  /** Only performances with this kind of access. */
  access?: AccessKind
  /** Only performances of this event. */
  event?: string
  /** Only performances in this state, such as `sold_out`. */
  instanceStatus?: string
  /** Only performances of events whose title contains this text, in any language. */
  search?: string
}

interface ListOptions extends Period {
  /** Language of the titles and names. */
  locale: string
  limit: number
}

const ISO = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`)

const ZONE = sql`coalesce(${v.version_start_tz}, ${locationZone({ event: sql`${v.version_event_id}`, tenant: sql`${t.id}`, venue: sql`${v.version_venue_id}` })})`

const VENUE = sql`coalesce(${v.version_venue_id}, ${venueOfEvent(sql`${v.version_event_id}`)})`

/** Condition for the newest versions of a tenant's performances, without trashed ones. */
const ofTenant = (tenant: string): SQL =>
  sql`${v.latest} and ${v.version_tenant_id} = ${tenant}::uuid and ${v.version_deleted_at} is null and ${i.deleted_at} is null`

const atVenue = (venue: string | undefined): SQL => (venue ? sql`and ${venues.id} = ${venue}::uuid` : sql``)

const withAccess = (access: AccessKind | undefined): SQL =>
  access
    ? sql`and exists (select 1 from ${kind} where ${kind.parent_id} = ${v.id} and ${kind.value}::text = ${access})`
    : sql``

const withEventTitle = (search: string | undefined): SQL =>
  search
    ? sql`and exists (select 1 from ${called} join ${name} on ${name._parent_id} = ${called.id}
        where ${called.parent_id} = ${v.version_event_id} and ${called.latest} and ${contains(name.version_title, search)})`
    : sql``

const ofEvent = (event: string | undefined): SQL => (event ? sql`and ${v.version_event_id} = ${event}::uuid` : sql``)

const inState = (state: string | undefined): SQL =>
  state ? sql`and ${v.version_instance_status}::text = ${state}` : sql``

const inPeriod = ({ access, event, instanceStatus, search, since, tenant, until, venue }: Period): SQL =>
  sql`${ofTenant(tenant)} and ${v.version_start} >= ${since}::timestamptz and ${v.version_start} < ${until}::timestamptz
    ${atVenue(venue)} ${withAccess(access)} ${withEventTitle(search)} ${ofEvent(event)} ${inState(instanceStatus)}`

/** Lists a tenant's performances in a period, drafts included, the earliest first. */
export async function listPerformances(
  req: Transaction,
  { limit, locale, ...period }: ListOptions,
): Promise<CalendarPerformance[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<CalendarPerformance & Record<string, unknown>>(sql`
      select ${v.parent_id} as id, ${v.version_event_id} as event, ${v.version_instance_status} as "instanceStatus",
        to_char(${v.version_start} at time zone 'UTC', ${ISO}) as start, to_char(${v.version_end} at time zone 'UTC', ${ISO}) as "end",
        ${ZONE} as timezone,
        case when ${v.version__status} = 'published' then 'published' when ${i._status} = 'published' then 'changed' else 'draft' end as state,
        coalesce(${own.version_title}, ${preferred.version_title}, ${english.version_title}) as title, ${venues.id} as venue, coalesce(${vown.name}, ${vpreferred.name}, ${venglish.name}) as "venueName",
        coalesce((select json_agg(${a.value} order by ${a.order}) from ${a} where ${a.parent_id} = ${v.id}), '[]') as "accessTypes"
      from ${v}
      join ${i} on ${i.id} = ${v.parent_id}
      join ${t} on ${t.id} = ${v.version_tenant_id}
      left join ${e} on ${e.parent_id} = ${v.version_event_id} and ${e.latest}
      left join ${venues} on ${venues.id} = ${VENUE}
      left join ${own} on ${own._parent_id} = ${e.id} and ${own._locale}::text = ${locale}
      left join ${preferred} on ${preferred._parent_id} = ${e.id} and ${preferred._locale}::text = ${t.default_language}
      left join ${english} on ${english._parent_id} = ${e.id} and ${english._locale} = 'en'
      left join ${vown} on ${vown._parent_id} = ${venues.id} and ${vown._locale}::text = ${locale}
      left join ${vpreferred} on ${vpreferred._parent_id} = ${venues.id} and ${vpreferred._locale}::text = ${t.default_language}
      left join ${venglish} on ${venglish._parent_id} = ${venues.id} and ${venglish._locale} = 'en'
      where ${inPeriod(period)}
      order by ${v.version_start}, ${v.parent_id} limit ${limit}`)
  return rows
}

/** Counts the performances that `listPerformances` lists without a limit. */
export async function countPerformances(req: Transaction, period: Period): Promise<number> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ total: number }>(sql`
      select count(*)::int as total
      from ${v}
      join ${i} on ${i.id} = ${v.parent_id}
      left join ${venues} on ${venues.id} = ${VENUE}
      where ${inPeriod(period)}`)
  return rows[0]?.total ?? 0
}

interface NearestOptions {
  /** The first from a day on, or the last before it: `YYYY-MM-DD`. */
  side: { before: string } | { from: string }
  tenantId: string
  /** Venue id. Default: all venues. */
  venue?: string
  /** Only performances with this kind of access. */
  access?: AccessKind
  /** Only performances of this event. */
  event?: string
  /** Only performances in this state, such as `sold_out`. */
  instanceStatus?: string
  /** Only performances of events whose title contains this text, in any language. */
  search?: string
}

/**
 * Finds the day of the next or the last performance, drafts included, in its local time zone; null if there is none.
 */
export async function findNearestDay(
  req: Transaction,
  { access, search, side, tenantId, venue }: NearestOptions,
): Promise<string | null> {
  // The additional bound on the timestamp, a day wider, uses the index.
  const isOnSide =
    'from' in side
      ? sql`${v.version_start} >= ${side.from}::date - 1 and (${v.version_start} at time zone ${ZONE})::date >= ${side.from}::date order by ${v.version_start}`
      : sql`${v.version_start} < ${side.before}::date + 1 and (${v.version_start} at time zone ${ZONE})::date < ${side.before}::date order by ${v.version_start} desc`
  const { rows } = await (
    await dbOf(req)
  ).execute<{ day: string }>(sql`
    select to_char(${v.version_start} at time zone ${ZONE}, 'YYYY-MM-DD') as day
    from ${v}
    join ${i} on ${i.id} = ${v.parent_id}
    join ${t} on ${t.id} = ${v.version_tenant_id}
    left join ${venues} on ${venues.id} = ${VENUE}
    where ${ofTenant(tenantId)} ${atVenue(venue)} ${withAccess(access)} ${withEventTitle(search)} and ${isOnSide} limit 1`)
  return rows[0]?.day ?? null
}
