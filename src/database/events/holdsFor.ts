import { sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { tableOf } from '../connections'
import type { EventValuesOf } from './eventValues'
import type { Condition } from '../../lib/events/conditions/conditions'
import { dayBounds } from '../../lib/events/conditions/dayBounds'
import type { EventProperty } from '../../lib/events/conditions/property'

export interface HoldsOptions {
  payload: BasePayload
  /** IANA name of the zone that days are meant in. */
  zone: string
  /** Performances that nobody published count, too. */
  withDrafts: boolean
  /** Of plugins, by their source. */
  values: Readonly<Record<string, EventValuesOf>>
}

const NEVER = sql`false`

/**
 * A condition on a row of `events`. One that cannot be told, because its app was removed or its document deleted, holds
 * for no event, in whatever words it was put.
 */
export function holdsFor(condition: Condition, property: EventProperty | undefined, asked: HoldsOptions): SQL {
  if (!property) return NEVER
  const { operator, value } = condition
  const places = [
    ...placesOf(property, testOf(property, condition, asked.zone), asked),
    ...keptPlaces(property, condition, asked),
  ]
  if (places.length === 0) return NEVER
  const somewhere = sql.join(places, sql` or `)
  // Nothing there is the opposite of something there.
  const isOpposite = (operator === 'not_equal') !== (property.type === 'filled' && value === 'no')
  const isAsked = isOpposite ? sql`not coalesce((${somewhere}), false)` : sql`coalesce((${somewhere}), false)`
  if (property.type !== 'relationship' || typeof value !== 'object') return isAsked
  return sql`(exists (select 1 from ${tableOf(property.relationTo)} target where target.id = ${value.value}::uuid and target.tenant_id = events.tenant_id and target.deleted_at is null) and ${isAsked})`
}

type Test = (column: SQL) => SQL

/** What a value must be like. `not_equal` is the opposite of `equal`, and told by whoever asks. */
function testOf(property: EventProperty, { operator, value }: Condition, zone: string): Test {
  if (typeof value === 'object') return (column) => sql`${column} = ${value.value}::uuid`
  if (property.type === 'choice') return (column) => sql`${column}::text = ${value}`
  if (property.type === 'filled') return (column) => sql`nullif(${column}::text, '') is not null`
  const { from, to } = dayBounds(value, zone)
  if (operator === 'before') return (column) => sql`${column} < ${from}::timestamptz`
  if (operator === 'after') return (column) => sql`${column} >= ${to}::timestamptz`
  return (column) => sql`(${column} >= ${from}::timestamptz and ${column} < ${to}::timestamptz)`
}

function placesOf({ looksAt, ...property }: EventProperty, test: Test, { payload, withDrafts }: HoldsOptions): SQL[] {
  const places: SQL[] = []
  const fields = [looksAt.event ?? []].flat()
  if (property.type === 'relationship' && fields[0] && isList(payload, fields[0])) {
    const target = sql`rel.${sql.identifier(`${property.relationTo.replaceAll('-', '_')}_id`)}`
    places.push(
      sql`exists (select 1 from events_rels rel where rel.parent_id = events.id and rel.path = ${fields[0]} and ${test(target)})`,
    )
  } else if (fields.length > 0) {
    places.push(
      test(
        sql`coalesce(${sql.join(
          fields.map((field) => columnOf(payload, 'events', field)),
          sql`, `,
        )})`,
      ),
    )
  }
  if (looksAt.performance) {
    const live = withDrafts ? sql`` : sql`and event_instances._status = 'published'`
    const found = test(columnOf(payload, 'event_instances', looksAt.performance))
    places.push(
      sql`exists (select 1 from event_instances where event_instances.event_id = events.id and event_instances.deleted_at is null ${live} and ${found})`,
    )
  }
  return places
}

/** Kept values are texts, days among them `YYYY-MM-DD`, which compare as such. */
function keptPlaces(
  { looksAt: { kept }, type }: EventProperty,
  { operator, value }: Condition,
  { values, withDrafts }: HoldsOptions,
): SQL[] {
  const found = kept && Object.hasOwn(values, kept.source) ? values[kept.source]!(kept.name, { withDrafts }) : null
  if (!found || typeof value === 'object') return []
  const comparison =
    type === 'date' && operator === 'before' ? sql`<` : type === 'date' && operator === 'after' ? sql`>` : sql`=`
  const test =
    type === 'filled' ? sql`nullif(kept.value, '') is not null` : sql`kept.value collate "C" ${comparison} ${value}`
  return [sql`exists (select 1 from (${found}) kept where ${test})`]
}

const isList = (payload: BasePayload, name: string): boolean =>
  payload.collections.events.config.flattenedFields.some(
    (field) => field.name === name && 'hasMany' in field && field.hasMany === true,
  )

/** Fields that the configuration names, never a request. */
function columnOf(payload: BasePayload, table: string, field: string): SQL {
  const { tables } = payload.db
  const column = tables[table]?.[field]
  if (!column) throw new Error(`Events cannot be chosen by ${field}: ${table} has no such column`)
  return sql`${column}`
}
