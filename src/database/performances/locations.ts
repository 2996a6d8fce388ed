import { sql, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '@/database/connections'
import { namesOf } from '@/database/names'

const e = namesOf('events', 'e')
const ev = namesOf('_events_v', 'ev')
const n = namesOf('venues', 'n')
const nv = namesOf('_venues_v', 'nv')
const t = namesOf('tenants', 't')
const i = namesOf('event_instances', 'i')
const v = namesOf('_event_instances_v', 'v')
const eventInstances = namesOf('event_instances')
const eventInstancesV = namesOf('_event_instances_v')

type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

export interface PerformanceLocation {
  event?: string | null
  tenant?: string | null
  venue?: string | null
}

/**
 * SQL for the effective venue of an event: that of the published version, otherwise that of the newest draft, which is
 * the only version of a new event.
 */
export const venueOfEvent = (
  event: SQL,
): SQL => sql`(select case when ${e._status} = 'published' or ${ev.id} is null then ${e.venue_id} else ${ev.version_venue_id} end
  from ${e} left join ${ev} on ${ev.parent_id} = ${e.id} and ${ev.latest} where ${e.id} = ${event})`

/** SQL for the effective time zone of a venue, by the same rule; null if it has none. */
const zoneOfVenue = (
  venue: SQL,
): SQL => sql`(select nullif(case when ${n._status} = 'published' or ${nv.id} is null then ${n.timezone} else ${nv.version_timezone} end, '')
  from ${n} left join ${nv} on ${nv.parent_id} = ${n.id} and ${nv.latest} where ${n.id} = ${venue})`

/**
 * SQL for the time zone of a performance's location: that of its venue, otherwise of its event's venue, otherwise of
 * its tenant, otherwise UTC.
 */
export const locationZone = ({ event, tenant, venue }: Record<keyof PerformanceLocation, SQL>): SQL =>
  sql`coalesce(${zoneOfVenue(sql`coalesce(${venue}, ${venueOfEvent(event)})`)}, (select nullif(${t.timezone}, '') from ${t} where ${t.id} = ${tenant}), 'UTC')`

/**
 * The time zone of a venue, else of the event's venue, else of the tenant. Uses published events and venues, or drafts
 * if they have never been published.
 * @returns IANA name; `UTC` if none is set
 */
export async function readLocationZone(
  req: Transaction,
  { event, tenant, venue }: PerformanceLocation,
): Promise<string> {
  const id = (value: string | null | undefined) => sql`${value ?? null}::uuid`
  const { rows } = await (
    await dbOf(req)
  ).execute<{ zone: string }>(
    sql`select ${locationZone({ event: id(event), tenant: id(tenant), venue: id(venue) })} as zone`,
  )
  return rows[0]?.zone ?? 'UTC'
}

/**
 * The same for several places of a tenant, in one statement.
 * @returns the zones in the order of the places
 */
export async function readLocationZones(
  req: Transaction,
  tenant: string,
  places: { event: string | null; venue: string | null }[],
): Promise<string[]> {
  if (places.length === 0) return []
  const numbered = places.map((place, number) => ({ ...place, number }))
  const { rows } = await (
    await dbOf(req)
  ).execute<{ zone: string }>(sql`
    select ${locationZone({ event: sql`r.event`, tenant: sql`${tenant}::uuid`, venue: sql`r.venue` })} as zone
    from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as r(number int, event uuid, venue uuid) order by r.number`)
  return rows.map(({ zone }) => zone)
}

/** A performance's main row or newest version, with its time zones and that of its location. */
export interface ZonedRow extends Record<string, unknown> {
  /** Id of the row: of the performance, or of its version. */
  id: string
  performance: string
  event: string | null
  isVersion: boolean
  end: string | null
  endZone: string | null
  /** Current time zone of its location. */
  placeZone: string
  start: string | null
  startZone: string | null
}

const ISO = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`)

/** Reads the rows of performances in a time zone whose location comes from an event or a venue. */
export async function readRowsInZone(
  req: Transaction,
  source: { event: string } | { venue: string },
  zone: string,
): Promise<ZonedRow[]> {
  const isLocatedThere = (row: { event: SQL; venue: SQL }) =>
    'event' in source
      ? sql`${row.event} = ${source.event}::uuid and ${row.venue} is null`
      : sql`coalesce(${row.venue}, ${venueOfEvent(row.event)}) = ${source.venue}::uuid`
  const main = { event: sql`${i.event_id}`, tenant: sql`${i.tenant_id}`, venue: sql`${i.venue_id}` }
  const version = {
    event: sql`${v.version_event_id}`,
    tenant: sql`${v.version_tenant_id}`,
    venue: sql`${v.version_venue_id}`,
  }
  const { rows } = await (
    await dbOf(req)
  ).execute<ZonedRow>(sql`
    select ${i.id}, ${i.id} as performance, ${i.event_id} as event, false as "isVersion", ${locationZone(main)} as "placeZone",
      to_char(${i.start} at time zone 'UTC', ${ISO}) as start, ${i.start_tz} as "startZone", to_char(${i.end} at time zone 'UTC', ${ISO}) as "end", ${i.end_tz} as "endZone"
    from ${i} where ${isLocatedThere(main)} and ${zone} in (${i.start_tz}, ${i.end_tz})
    union all
    select ${v.id}, ${v.parent_id}, ${v.version_event_id}, true, ${locationZone(version)},
      to_char(${v.version_start} at time zone 'UTC', ${ISO}), ${v.version_start_tz}, to_char(${v.version_end} at time zone 'UTC', ${ISO}), ${v.version_end_tz}
    from ${v} where ${v.latest} and ${isLocatedThere(version)} and ${zone} in (${v.version_start_tz}, ${v.version_end_tz})`)
  return rows
}

/** Writes times and time zones of rows, and updates `updatedAt`. */
export async function writeZones(
  req: Transaction,
  rows: Pick<ZonedRow, 'end' | 'endZone' | 'id' | 'isVersion' | 'start' | 'startZone'>[],
): Promise<void> {
  const db = await dbOf(req)
  const recordset = (isVersion: boolean) => {
    const own = rows.filter((row) => row.isVersion === isVersion)
    return own.length > 0
      ? sql`jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as r(id uuid, start timestamptz, "startZone" text, "end" timestamptz, "endZone" text)`
      : null
  }
  const [live, drafted] = [recordset(false), recordset(true)]
  if (live) {
    await db.execute(
      sql`update ${i} set ${eventInstances.start} = r.start, ${eventInstances.start_tz} = r."startZone", ${eventInstances.end} = r."end", ${eventInstances.end_tz} = r."endZone", ${eventInstances.updated_at} = now() from ${live} where ${i.id} = r.id`,
    )
  }
  if (drafted) {
    await db.execute(
      sql`update ${v} set ${eventInstancesV.version_start} = r.start, ${eventInstancesV.version_start_tz} = r."startZone", ${eventInstancesV.version_end} = r."end", ${eventInstancesV.version_end_tz} = r."endZone", ${eventInstancesV.version_updated_at} = now() from ${drafted} where ${v.id} = r.id`,
    )
  }
}

/**
 * SQL for the ids of an event's performances, including trashed ones. A published performance belongs to the event of
 * its published version, any other to that of its newest draft, which is the only version of a new one.
 * @param event an id, or SQL for one
 */
export function performanceIdsOfEvent(event: SQL | string): SQL {
  const id = typeof event === 'string' ? sql`${event}::uuid` : event
  return sql`select ${i.id} from ${i}
    left join ${v} on ${v.parent_id} = ${i.id} and ${v.latest}
    where ${i.id} in (select ${eventInstances.id} from ${eventInstances} where ${eventInstances.event_id} = ${id} union select ${eventInstancesV.parent_id} from ${eventInstancesV} where ${eventInstancesV.latest} and ${eventInstancesV.version_event_id} = ${id})
      and case when ${i._status} = 'published' or ${v.id} is null then ${i.event_id} else ${v.version_event_id} end = ${id}`
}
