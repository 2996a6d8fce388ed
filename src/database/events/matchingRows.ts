import { sql } from 'drizzle-orm'
import type { Conditions } from '../../lib/events/conditions/conditions'
import type { EventProperty } from '../../lib/events/conditions/property'
import { dbOf, type Transaction } from '../connections'
import type { EventValuesOf } from './eventValues'
import { holdsFor } from './holdsFor'

/** An event that meets conditions. */
export interface MatchingRow extends Record<string, unknown> {
  id: string
  /** It has a date, and that has passed. */
  over: boolean
  /** All that match, listed or not. */
  total: number
}

interface Options {
  /** Those to come go before those that are over, the nearest first. */
  limit: number
  /** What events can be chosen by. A condition on anything else holds for no event. */
  properties: EventProperty[]
  tenant: string
  /** Values that plugins keep for events, by their source. */
  values: Readonly<Record<string, EventValuesOf>>
  /** Also events, and performances, that visitors cannot see. */
  withDrafts: boolean
  /** IANA name of the zone that days are meant in. */
  zone: string
}

/** The events of a tenant that meet conditions, of which there is one at least, in the order of their start; those in the trash left out. */
export async function matchingRows(
  req: Transaction,
  conditions: Conditions,
  { limit, properties, tenant, values, withDrafts, zone }: Options,
): Promise<MatchingRow[]> {
  const tests = conditions.rows.map((row) =>
    holdsFor(
      row,
      properties.find(({ name }) => name === row.property),
      { payload: req.payload, values, withDrafts, zone },
    ),
  )
  const { rows } = await (
    await dbOf(req)
  ).execute<MatchingRow>(sql`
    with found as (
      select events.id, coalesce(events.start_date, events.end_date) as start, count(*) over ()::int as total,
        coalesce(coalesce(events.end_date, events.start_date) < now(), false) as over
      from events
      where events.tenant_id = ${tenant}::uuid and events.deleted_at is null ${withDrafts ? sql`` : sql`and events._status = 'published'`}
        and (${sql.join(tests, conditions.match === 'any' ? sql` or ` : sql` and `)})
    ), nearest as (
      select * from found order by over, case when over then -extract(epoch from start) else extract(epoch from start) end nulls last, id limit ${limit}
    ) select id, over, total from nearest order by start nulls last, id`)
  return rows
}
