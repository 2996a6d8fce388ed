import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { tenantOf } from '../../../access/tenantOf'
import { dbOf } from '../../../database/dbOf'
import type { Conditions } from '../../../lib/events/conditions/conditions'
import { holdsFor } from './holdsFor'
import { propertiesOf } from './propertiesOf'

/** The most events that an automated collection shows. */
export const MOST_MATCHING = 200

export interface Matching {
  /** In the order of their start; where there are too many, those to come go before those that are over. */
  ids: string[]
  /** All that match. */
  total: number
  isComing: Set<string>
}

interface Row extends Record<string, unknown> {
  id: string
  over: boolean
  total: number
}

/**
 * The events of a site that meet some conditions, as they are at this moment. No conditions are met by no event.
 * @param withDrafts also those that visitors cannot see
 */
export async function matchingEvents(req: PayloadRequest, tenantId: string, conditions: Conditions | null, { limit = MOST_MATCHING, withDrafts }: { limit?: number; withDrafts: boolean }): Promise<Matching> {
  const none: Matching = { ids: [], isComing: new Set(), total: 0 }
  if (!conditions || conditions.rows.length === 0) return none
  const zone = (await tenantOf(req, tenantId))?.timezone ?? 'UTC'
  const properties = await propertiesOf(req, tenantId)
  const tests = conditions.rows.map((row) => holdsFor(row, properties.find(({ name }) => name === row.property), { payload: req.payload, withDrafts, zone }))
  const { rows } = await (await dbOf(req)).execute<Row>(sql`
    with found as (
      select events.id, coalesce(events.start_date, events.end_date) as start, count(*) over ()::int as total,
        coalesce(coalesce(events.end_date, events.start_date) < now(), false) as over
      from events
      where events.tenant_id = ${tenantId}::uuid and events.deleted_at is null ${withDrafts ? sql`` : sql`and events._status = 'published'`}
        and (${sql.join(tests, conditions.match === 'any' ? sql` or ` : sql` and `)})
    ), nearest as (
      select * from found order by over, case when over then -extract(epoch from start) else extract(epoch from start) end nulls last, id limit ${limit}
    ) select id, over, total from nearest order by start nulls last, id`)
  if (rows.length === 0) return none
  return { ids: rows.map(({ id }) => id), isComing: new Set(rows.filter(({ over }) => !over).map(({ id }) => id)), total: rows[0]!.total }
}
