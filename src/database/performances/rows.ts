import { sql, type SQL } from 'drizzle-orm'
import { dbOf, type Transaction } from '@/database/connections'
import { namesOf } from '@/database/names'
import { locationZone, venueOfEvent } from './locations'

const v = namesOf('_event_instances_v', 'v')
const i = namesOf('event_instances', 'i')
const own = namesOf('_event_instances_v_locales', 'own')
const vown = namesOf('venues_locales', 'vown')
const vpreferred = namesOf('venues_locales', 'vpreferred')
const venglish = namesOf('venues_locales', 'venglish')
const a = namesOf('_event_instances_v_version_access_types', 'a')
const t = namesOf('tenants', 't')
const venue = namesOf('venues', 'venue')

/** The newest version of an event's performance. Times are ISO 8601. */
export interface EventPerformance {
  id: string
  accessTypes: string[]
  bookingLinkLabel: string | null
  bookingLinkURL: string | null
  end: string | null
  instanceStatus: string
  /** Null for a draft without a start. */
  start: string | null
  /** Publication state; `changed` if visitors see an older version. */
  state: 'changed' | 'draft' | 'published'
  /** IANA time zone: its own, otherwise that of its location. */
  timezone: string
  /** Time of the newest version. */
  updatedAt: string
  /** Its own venue; null for its event's. */
  venue: string | null
  /** Name of the effective venue, its own or its event's. */
  venueName: string | null
}

interface EventKey {
  event: string
  tenant: string
}

interface ListOptions extends EventKey {
  limit: number
  /** Language of names and labels. */
  locale: string
}

const ISO = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`)

/** Condition for the newest versions of an event's performances, without trashed ones. */
const ofEvent = ({ event, tenant }: EventKey): SQL =>
  sql`${v.latest} and ${v.version_event_id} = ${event}::uuid and ${v.version_tenant_id} = ${tenant}::uuid and ${v.version_deleted_at} is null and ${i.deleted_at} is null`

/**
 * Lists an event's performances, drafts included, without trashed ones: the earliest first, those without a time last.
 */
export async function readEventPerformances(
  req: Transaction,
  { event, limit, locale, tenant }: ListOptions,
): Promise<EventPerformance[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<EventPerformance & Record<string, unknown>>(sql`
    select ${v.parent_id} as id, ${v.version_instance_status} as "instanceStatus", ${v.version_booking_link_u_r_l} as "bookingLinkURL", ${own.version_booking_link_label} as "bookingLinkLabel",
      to_char(${v.version_start} at time zone 'UTC', ${ISO}) as start, to_char(${v.version_end} at time zone 'UTC', ${ISO}) as "end",
      to_char(${v.version_updated_at} at time zone 'UTC', ${ISO}) as "updatedAt",
      coalesce(${v.version_start_tz}, ${locationZone({ event: sql`${v.version_event_id}`, tenant: sql`${v.version_tenant_id}`, venue: sql`${v.version_venue_id}` })}) as timezone,
      case when ${v.version__status} = 'published' then 'published' when ${i._status} = 'published' then 'changed' else 'draft' end as state,
      ${v.version_venue_id} as venue, coalesce(${vown.name}, ${vpreferred.name}, ${venglish.name}) as "venueName",
      coalesce((select json_agg(${a.value} order by ${a.order}) from ${a} where ${a.parent_id} = ${v.id}), '[]') as "accessTypes"
    from ${v}
    join ${i} on ${i.id} = ${v.parent_id}
    join ${t} on ${t.id} = ${v.version_tenant_id}
    left join ${own} on ${own._parent_id} = ${v.id} and ${own._locale}::text = ${locale}
    left join ${venue} on ${venue.id} = coalesce(${v.version_venue_id}, ${venueOfEvent(sql`${v.version_event_id}`)})
    left join ${vown} on ${vown._parent_id} = ${venue.id} and ${vown._locale}::text = ${locale}
    left join ${vpreferred} on ${vpreferred._parent_id} = ${venue.id} and ${vpreferred._locale}::text = ${t.default_language}
    left join ${venglish} on ${venglish._parent_id} = ${venue.id} and ${venglish._locale} = 'en'
    where ${ofEvent({ event, tenant })}
    order by ${v.version_start} nulls last, ${v.parent_id} limit ${limit}`)
  return rows
}

/** Counts the performances that `readEventPerformances` lists without a limit. */
export async function countEventPerformances(req: Transaction, key: EventKey): Promise<number> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ total: number }>(sql`
    select count(*)::int as total from ${v} join ${i} on ${i.id} = ${v.parent_id} where ${ofEvent(key)}`)
  return rows[0]?.total ?? 0
}
