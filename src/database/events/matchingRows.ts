import { sql } from 'drizzle-orm'
import type { Conditions } from '@/lib/events/conditions/conditions'
import type { EventProperty } from '@/lib/events/conditions/property'
import { dbOf, type Transaction } from '@/database/connections'
import { namesOf } from '@/database/names'
import type { EventValuesOf } from './eventValues'
import { conditionSql } from './holdsFor'

const events = namesOf('events', 'events')

/** An event that matches the conditions. */
export interface MatchingRow extends Record<string, unknown> {
  id: string
  /** Whether its date has passed; false without a date. */
  over: boolean
  /** Number of all matching events. */
  total: number
}

interface Options {
  /** Maximum number of events: upcoming ones first, then past ones, the nearest first. */
  limit: number
  /** Available properties. Conditions on others match no event. */
  properties: EventProperty[]
  tenant: string
  /** Value sources of plugins. */
  values: Readonly<Record<string, EventValuesOf>>
  /** Whether to include events and performances that visitors cannot see. */
  withDrafts: boolean
  /** IANA time zone in which days begin and end. */
  zone: string
}

/**
 * Finds the tenant's events that match the conditions, ordered by start, without trashed ones.
 * @param conditions at least one
 */
export async function findMatchingEvents(
  req: Transaction,
  conditions: Conditions,
  { limit, properties, tenant, values, withDrafts, zone }: Options,
): Promise<MatchingRow[]> {
  const tests = conditions.rows.map((row) =>
    conditionSql(
      row,
      properties.find(({ name }) => name === row.property),
      { payload: req.payload, values, withDrafts, zone },
    ),
  )
  const { rows } = await (
    await dbOf(req)
  ).execute<MatchingRow>(sql`
    with found as (
      select ${events.id}, coalesce(${events.start_date}, ${events.end_date}) as start, count(*) over ()::int as total,
        coalesce(coalesce(${events.end_date}, ${events.start_date}) < now(), false) as over
      from ${events}
      where ${events.tenant_id} = ${tenant}::uuid and ${events.deleted_at} is null ${withDrafts ? sql`` : sql`and ${events._status} = 'published'`}
        and (${sql.join(tests, conditions.match === 'any' ? sql` or ` : sql` and `)})
    ), nearest as (
      select * from found order by over, case when over then -extract(epoch from start) else extract(epoch from start) end nulls last, id limit ${limit}
    ) select id, over, total from nearest order by start nulls last, id`)
  return rows
}
