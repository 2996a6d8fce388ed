import { sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { DateTime } from 'luxon'
import { tableOf } from '@/database/connections'
import type { Condition } from '@/lib/events/conditions/conditions'
import type { EventProperty } from '@/lib/events/conditions/property'
import { ownValue } from '@/lib/values'
import { namesOf } from '@/database/names'
import type { EventValuesOf } from './eventValues'

const events = namesOf('events', 'events')
const rel = namesOf('events_rels', 'rel')
const eventInstances = namesOf('event_instances', 'event_instances')

export interface ConditionOptions {
  payload: BasePayload
  /** IANA time zone in which days begin and end. */
  zone: string
  /** Whether unpublished performances count. */
  withDrafts: boolean
  /** Value sources of plugins. */
  values: Readonly<Record<string, EventValuesOf>>
}

const NEVER = sql`false`

/**
 * SQL of a condition on a row of `events`. A condition that cannot be evaluated, because its app was removed or its
 * document deleted, matches no event, not even when negated.
 */
export function conditionSql(
  condition: Condition,
  property: EventProperty | undefined,
  options: ConditionOptions,
): SQL {
  if (!property) return NEVER
  const { operator, value } = condition
  const alternatives = [
    ...fieldConditions(property, comparisonOf(property, condition, options.zone), options),
    ...storedValueConditions(property, condition, options),
  ]
  if (alternatives.length === 0) return NEVER
  const anyMatch = sql.join(alternatives, sql` or `)
  // "Not equal" and "not filled" negate the condition.
  const isNegated = (operator === 'not_equal') !== (property.type === 'filled' && value === 'no')
  const matches = isNegated ? sql`not coalesce((${anyMatch}), false)` : sql`coalesce((${anyMatch}), false)`
  if (property.type !== 'relationship' || typeof value !== 'object') return matches
  return sql`(exists (select 1 from ${tableOf(property.relationTo)} target where target.id = ${value.value}::uuid and target.tenant_id = ${events.tenant_id} and target.deleted_at is null) and ${matches})`
}

type Comparison = (column: SQL) => SQL

/** The comparison of a value. `not_equal` is compared like `equal` and negated by the caller. */
function comparisonOf(property: EventProperty, { operator, value }: Condition, zone: string): Comparison {
  if (typeof value === 'object') return (column) => sql`${column} = ${value.value}::uuid`
  if (property.type === 'choice') return (column) => sql`${column}::text = ${value}`
  if (property.type === 'filled') return (column) => sql`nullif(${column}::text, '') is not null`
  const { from, to } = dayBounds(value, zone)
  if (operator === 'before') return (column) => sql`${column} < ${from}::timestamptz`
  if (operator === 'after') return (column) => sql`${column} >= ${to}::timestamptz`
  return (column) => sql`(${column} >= ${from}::timestamptz and ${column} < ${to}::timestamptz)`
}

function fieldConditions(
  { looksAt, ...property }: EventProperty,
  test: Comparison,
  { payload, withDrafts }: ConditionOptions,
): SQL[] {
  const alternatives: SQL[] = []
  const fields = [looksAt.event ?? []].flat()
  if (property.type === 'relationship' && fields[0] && isList(payload, fields[0])) {
    const target = sql`rel.${sql.identifier(`${property.relationTo.replaceAll('-', '_')}_id`)}`
    alternatives.push(
      sql`exists (select 1 from ${rel} where ${rel.parent_id} = ${events.id} and ${rel.path} = ${fields[0]} and ${test(target)})`,
    )
  } else if (fields.length > 0) {
    alternatives.push(
      test(
        sql`coalesce(${sql.join(
          fields.map((field) => columnOf(payload, 'events', field)),
          sql`, `,
        )})`,
      ),
    )
  }
  if (looksAt.performance) {
    const live = withDrafts ? sql`` : sql`and ${eventInstances._status} = 'published'`
    const matchesTest = test(columnOf(payload, 'event_instances', looksAt.performance))
    alternatives.push(
      sql`exists (select 1 from ${eventInstances} where ${eventInstances.event_id} = ${events.id} and ${eventInstances.deleted_at} is null ${live} and ${matchesTest})`,
    )
  }
  return alternatives
}

/** Stored values are texts, including days as `YYYY-MM-DD`, which sort correctly as text. */
function storedValueConditions(
  { looksAt: { kept }, type }: EventProperty,
  { operator, value }: Condition,
  { values, withDrafts }: ConditionOptions,
): SQL[] {
  const subquery = kept && ownValue(values, kept.source)?.(kept.name, { withDrafts })
  if (!subquery || typeof value === 'object') return []
  const comparison =
    type === 'date' && operator === 'before' ? sql`<` : type === 'date' && operator === 'after' ? sql`>` : sql`=`
  const test =
    type === 'filled' ? sql`nullif(kept.value, '') is not null` : sql`kept.value collate "C" ${comparison} ${value}`
  return [sql`exists (select 1 from (${subquery}) kept where ${test})`]
}

const isList = (payload: BasePayload, name: string): boolean =>
  payload.collections.events.config.flattenedFields.some(
    (field) => field.name === name && 'hasMany' in field && field.hasMany === true,
  )

/** Fields come from the configuration, never from a request. */
function columnOf(payload: BasePayload, table: string, field: string): SQL {
  const { tables } = payload.db
  const column = tables[table]?.[field]
  if (!column)
    throw new Error(
      `Events cannot be filtered by "${field}": table "${table}" has no such column. Check the property's "looksAt".`,
    )
  return sql`${column}`
}

/**
 * Start of a day and of the next day in a time zone, 23, 24 or 25 hours apart.
 * @param day `YYYY-MM-DD`
 * @param zone IANA name
 * @returns ISO instants
 */
export function dayBounds(day: string, zone: string): { from: string; to: string } {
  const start = DateTime.fromISO(day, { zone }).startOf('day')
  return { from: isoOf(start), to: isoOf(start.plus({ days: 1 }).startOf('day')) }
}

const isoOf = (moment: DateTime): string => moment.toUTC().toISO() ?? ''
