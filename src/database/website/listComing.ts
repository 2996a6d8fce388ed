import { sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { AccessKind } from '../../lib/events/accessKinds'
import { startOfDay } from '../../lib/time/startOfDay'
import { dbOf } from '../dbOf'

/** A performance that visitors can still come to, or an event that is on or to come without such a performance. */
export interface Coming {
  collection: 'event-instances' | 'events'
  id: string
}

/** Whose performances: a site's, with its events that have none, or those of one event or one venue. */
export interface ComingScope {
  tenant: string
  /** IANA name: the zone of what names none. */
  timezone: string
  /** Performances of this kind alone. */
  access?: AccessKind
  event?: string
  venue?: string
  /** Where days began that are not over: of `daysUnderWay`, for whoever asks several times. */
  days?: Promise<string>
}

interface Slice {
  limit: number
  offset: number
}

/** A day that is not over anywhere began at most that long ago. */
const LONGEST_DAY = sql`interval '26 hours'`

/**
 * What a site's visitors can come to, in its order: published performances of published events from today on, each in its
 * own zone. For a whole site also the published events that have no such performance and are not over: those that run
 * already go first, those without a date last.
 */
export async function listComing(payload: BasePayload, scope: ComingScope, { limit, offset }: Slice): Promise<Coming[]> {
  const db = await dbOf({ payload })
  const performances = await performancesOf(payload, scope)
  const events = scope.access || scope.event || scope.venue ? sql`` : sql`
    union all select 'events' as collection, events.id, coalesce(events.start_date, events.end_date) as at from events
      where events.tenant_id = ${scope.tenant}::uuid and events._status = 'published' and events.deleted_at is null
        and coalesce(events.end_date, events.start_date, 'infinity') >= now()
        and not exists (select 1 from performances where performances.event_id = events.id)`
  const { rows } = await db.execute<Coming & Record<string, unknown>>(sql`
    with performances as (${performances})
    select collection, id from (select 'event-instances' as collection, id, start as at from performances ${events}) coming
    order by at nulls last, id limit ${limit} offset ${offset}`)
  return rows
}

/** How the performances that visitors can come to are made accessible, each kind once. */
export async function listComingAccess(payload: BasePayload, scope: ComingScope): Promise<string[]> {
  const db = await dbOf({ payload })
  const { rows } = await db.execute<{ kind: string }>(sql`
    with performances as (${await performancesOf(payload, scope)})
    select distinct a.value::text as kind from performances p join event_instances_access_types a on a.parent_id = p.id order by kind`)
  return rows.map(({ kind }) => kind)
}

/** Where the days began that are not over, by zone. PostgreSQL and Intl know different zones: that is worked out here. */
export async function daysUnderWay(payload: BasePayload, { tenant, timezone }: Pick<ComingScope, 'tenant' | 'timezone'>): Promise<string> {
  const db = await dbOf({ payload })
  const { rows } = await db.execute<{ zone: string | null }>(sql`select distinct start_tz as zone from event_instances
    where tenant_id = ${tenant}::uuid and start >= now() - ${LONGEST_DAY} and start < now()`)
  const now = new Date()
  return JSON.stringify(rows.map(({ zone }) => ({ since: startOfDay(now, zone ?? timezone), zone })))
}

async function performancesOf(payload: BasePayload, scope: ComingScope): Promise<SQL> {
  const { access, event, tenant, venue } = scope
  const days = await (scope.days ?? daysUnderWay(payload, scope))
  return sql`select i.id, i.start, i.event_id from event_instances i join events e on e.id = i.event_id
    where i.tenant_id = ${tenant}::uuid and i._status = 'published' and i.deleted_at is null
      and e.tenant_id = i.tenant_id and e._status = 'published' and e.deleted_at is null
      and (i.start >= now() or (i.start >= now() - ${LONGEST_DAY} and exists (
        select 1 from jsonb_to_recordset(${days}::jsonb) as day(zone text, since timestamptz) where day.zone is not distinct from i.start_tz and i.start >= day.since)))
      ${access ? sql`and exists (select 1 from event_instances_access_types a where a.parent_id = i.id and a.value::text = ${access})` : sql``}
      ${event ? sql`and i.event_id = ${event}::uuid` : sql``} ${venue ? sql`and coalesce(i.venue_id, e.venue_id) = ${venue}::uuid` : sql``}`
}
