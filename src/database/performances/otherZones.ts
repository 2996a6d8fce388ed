import { sql, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf, oneRow } from '@/database/connections'
import { namesOf } from '@/database/names'
import { locationZone } from './locations'

const v = namesOf('_event_instances_v', 'v')
const i = namesOf('event_instances', 'i')
const l = namesOf('_event_instances_v_locales', 'l')
const t = namesOf('tenants', 't')

type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

const ISO = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`)

/**
 * FROM clause for the newest versions of a tenant's performances, without trashed ones, whose time zone differs from
 * that of their location.
 */
const fromOtherZones = (tenant: string, more: SQL = sql`true`): SQL => sql`
  from (
    select v.*, ${locationZone({ event: sql`${v.version_event_id}`, tenant: sql`${v.version_tenant_id}`, venue: sql`${v.version_venue_id}` })} as place_zone
    from ${v} join ${i} on ${i.id} = ${v.parent_id}
    where ${v.latest} and ${v.version_tenant_id} = ${tenant}::uuid and ${v.version_start} is not null and ${v.version_start_tz} is not null
      and ${v.version_deleted_at} is null and ${i.deleted_at} is null
  ) v where ${v.version_start_tz} <> v.place_zone and ${more}`

export interface OtherZone extends Record<string, unknown> {
  id: string
  placeZone: string
  /** ISO 8601. */
  start: string
  title: string | null
  zone: string
}

interface ListOptions {
  limit: number
  /** Language of the names. */
  locale: string
  tenant: string
}

/** Lists performances whose time zone differs from that of their location, upcoming ones first. */
export async function readOtherZones(
  req: Transaction,
  { limit, locale, tenant }: ListOptions,
): Promise<{ docs: OtherZone[]; totalDocs: number }> {
  const db = await dbOf(req)
  const { rows: docs } = await db.execute<OtherZone>(sql`
    select ${v.parent_id} as id, v.place_zone as "placeZone", to_char(${v.version_start} at time zone 'UTC', ${ISO}) as start, ${v.version_start_tz} as zone,
      (select ${l.version_title} from ${l} where ${l._parent_id} = ${v.id} order by ${l._locale}::text = ${locale} desc, ${l._locale} = 'en' desc limit 1) as title
    ${fromOtherZones(tenant)}
    order by ${v.version_start} < now(), abs(extract(epoch from ${v.version_start} - now())), ${v.parent_id} limit ${limit}`)
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count ${fromOtherZones(tenant)}`)
  return { docs, totalDocs: oneRow(rows).count }
}

/**
 * Counts upcoming ones in UTC or in the tenant's time zone although their location has another: forms assigned these
 * zones before the location was known.
 */
export async function countDoubtfulZones(req: Transaction, tenant: string): Promise<number> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ count: number }>(sql`
    select count(*)::int as count ${fromOtherZones(tenant, sql`${v.version_start} > now() and ${v.version_start_tz} in ('UTC', (select ${t.timezone} from ${t} where ${t.id} = ${tenant}::uuid))`)}`)
  return oneRow(rows).count
}
