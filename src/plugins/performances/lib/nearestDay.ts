import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../../database/dbOf'
import { placeZone, venueOfEvent } from '../../../database/performances/places'

interface Wanted {
  /** The first from that day on, or the last before: `YYYY-MM-DD`. */
  side: { before: string } | { from: string }
  tenantId: string
  /** Id. Default: all of them. */
  venue?: string
}

const ZONE = sql`coalesce(v.version_start_tz, ${placeZone({ event: sql`v.version_event_id`, tenant: sql`t.id`, venue: sql`v.version_venue_id` })})`

/** The day of the next or of the last performance, drafts included, on the calendar of its place; null where there is none. */
export async function nearestDay(req: Pick<PayloadRequest, 'payload' | 'transactionID'>, { side, tenantId, venue }: Wanted): Promise<string | null> {
  // The bound on the moment itself, a day wider, is what the index answers.
  const wanted =
    'from' in side
      ? sql`v.version_start >= ${side.from}::date - 1 and (v.version_start at time zone ${ZONE})::date >= ${side.from}::date order by v.version_start`
      : sql`v.version_start < ${side.before}::date + 1 and (v.version_start at time zone ${ZONE})::date < ${side.before}::date order by v.version_start desc`
  const { rows } = await (await dbOf(req)).execute<{ day: string }>(sql`
    select to_char(v.version_start at time zone ${ZONE}, 'YYYY-MM-DD') as day
    from _event_instances_v v
    join event_instances i on i.id = v.parent_id
    join tenants t on t.id = v.version_tenant_id
    left join venues venue on venue.id = coalesce(v.version_venue_id, ${venueOfEvent(sql`v.version_event_id`)})
    where v.latest and v.version_tenant_id = ${tenantId}::uuid and v.version_deleted_at is null and i.deleted_at is null
      ${venue ? sql`and venue.id = ${venue}::uuid` : sql``} and ${wanted} limit 1`)
  return rows[0]?.day ?? null
}
