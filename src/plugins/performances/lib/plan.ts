import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { zoneOfPlace } from '../../../collections/Events/zoneOfPlace'
import { dbOf } from '../../../database/dbOf'
import { refused } from '../../../endpoints/OperationError'
import { translatorOf } from '../../../i18n/translator'
import { datesOf, type PlannedDate } from '../../../lib/events/recurring/datesOf'
import { MOST_AT_ONCE, performanceRule, type PerformanceRule } from '../../../lib/events/recurring/rule'

export const AREA = 'events'

/** What a run of performances is asked for with: the event, its rule, and where. */
export const planInput = {
  id: z.uuid(),
  rule: performanceRule,
  /** Default: the event's. */
  venue: z.uuid().nullable().default(null),
}

interface Asked {
  id: string
  rule: PerformanceRule
  venue: string | null
}

export interface Plan {
  dates: (PlannedDate & { isThere: boolean })[]
  /** IANA name of the place. */
  timezone: string
}

/**
 * Every performance that a rule asks for, in the zone of its place, and which of them the event has already.
 * @throws OperationError 422 where there is none, there are too many, or the venue is not of the site
 */
export async function planOf(req: PayloadRequest, tenant: string, { id, rule, venue }: Asked): Promise<Plan> {
  const t = translatorOf(req.i18n)
  const db = await dbOf(req)
  if (venue) {
    const { rowCount } = await db.execute(sql`select 1 from venues where id = ${venue}::uuid and tenant_id = ${tenant}::uuid and deleted_at is null`)
    if (!rowCount) throw refused(AREA, t('performancesNoVenue'), 'venue')
  }
  const timezone = await zoneOfPlace(req, { event: id, tenant, venue })
  const dates = datesOf(rule, timezone)
  if (dates.length === 0) throw refused(AREA, t('performancesNone'), 'rule')
  if (dates.length > MOST_AT_ONCE) throw refused(AREA, t('performancesTooMany', { count: MOST_AT_ONCE }), 'rule')
  const { rows } = await db.execute<{ start: Date | string }>(sql`select v.version_start as start from _event_instances_v v join event_instances i on i.id = v.parent_id
    where v.latest and v.version_event_id = ${id}::uuid and v.version_deleted_at is null and i.deleted_at is null and v.version_start is not null`)
  const there = new Set(rows.map(({ start }) => new Date(start).toISOString()))
  return { dates: dates.map((date) => ({ ...date, isThere: there.has(date.start) })), timezone }
}
