import type { Condition, Conditions } from '../../../lib/events/conditions/conditions'
import { operatorsOf, type Operator } from '../../../lib/events/conditions/operators'
import type { EventProperty } from '../../../lib/events/conditions/property'

/** A condition while it is made: it counts as soon as it has a value. */
export interface Row {
  key: number
  property: string
  operator: Operator
  value: Condition['value'] | null
}

let made = 0

export const rowOf = (condition: Omit<Row, 'key'>): Row => ({ ...condition, key: made++ })

/** A new condition begins with the first property. */
export const newRow = ([first]: EventProperty[]): Row =>
  rowOf({ operator: 'equal', property: first?.name ?? '', value: null })

/** Another property has other values, and may not know the comparison. */
export function withProperty(row: Row, property: EventProperty): Row {
  const operator = operatorsOf(property).includes(row.operator) ? row.operator : 'equal'
  return { ...row, operator, property: property.name, value: null }
}

/** What is stored of rows: those that are finished. Null where there is nothing at all. */
export function conditionsOf(match: Conditions['match'], rows: Row[]): Conditions | null {
  const whole = rows.flatMap(({ operator, property, value }): Condition[] =>
    value === null || value === '' ? [] : [{ operator, property, value }],
  )
  return whole.length === 0 && match === 'all' ? null : { match, rows: whole }
}
