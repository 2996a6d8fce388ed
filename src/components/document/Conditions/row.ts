import { type Condition, type Conditions, operatorsOf, type Operator } from '@/lib/events/conditions/conditions'
import type { EventProperty } from '@/lib/events/conditions/property'

/** A condition being edited: it counts once it has a value. */
export interface Row {
  key: number
  property: string
  operator: Operator
  value: Condition['value'] | null
}

let nextKey = 0

export const toRow = (condition: Omit<Row, 'key'>): Row => ({ ...condition, key: nextKey++ })

/** A new condition starts with the first property. */
export const newRow = ([first]: EventProperty[]): Row =>
  toRow({ operator: 'equal', property: first?.name ?? '', value: null })

/** Changes the property: resets the value, and the operator if the new property does not support it. */
export function withProperty(row: Row, property: EventProperty): Row {
  const operator = operatorsOf(property).includes(row.operator) ? row.operator : 'equal'
  return { ...row, operator, property: property.name, value: null }
}

/** Returns the finished conditions to store; null if there are none and the match mode is the default. */
export function toConditions(match: Conditions['match'], rows: Row[]): Conditions | null {
  const finished = rows.flatMap(({ operator, property, value }): Condition[] =>
    value === null || value === '' ? [] : [{ operator, property, value }],
  )
  return finished.length === 0 && match === 'all' ? null : { match, rows: finished }
}
