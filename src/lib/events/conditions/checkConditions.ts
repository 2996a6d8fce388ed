import { z } from 'zod'
import { isPlainDay, type Condition, type Conditions, operatorsOf } from './conditions'
import { optionsOf, type EventProperty } from './property'

const id = z.uuid()

/** A problem of a condition. */
export interface ConditionProblem {
  kind: 'operator' | 'property' | 'value'
  /** `rows.2.value` */
  path: string
}

/**
 * Normalizes conditions for storage and validates the new ones. Existing conditions are not validated, as an app may
 * have been removed since.
 */
export function checkConditions(
  { match, rows }: Conditions,
  properties: EventProperty[],
  previous: Conditions | null,
): { conditions: Conditions; problems: ConditionProblem[] } {
  const known = new Set(previous?.rows.map(keyOf))
  const problems: ConditionProblem[] = []
  const checked = rows.map((row, index): Condition => {
    const property = properties.find(({ name }) => name === row.property)
    const normalized = property ? { ...row, value: normalizeValue(property, row.value) } : row
    const kind = known.has(keyOf(normalized)) ? null : problemOf(normalized, property)
    if (kind) problems.push({ kind, path: `rows.${index}.${kind}` })
    return normalized
  })
  return { conditions: { match, rows: checked }, problems }
}

const keyOf = ({ operator, property, value }: Condition): string =>
  JSON.stringify([property, operator, typeof value === 'string' ? value : value.value])

/** A document may be given as an id only. */
const normalizeValue = (property: EventProperty, value: Condition['value']): Condition['value'] =>
  property.type === 'relationship' && typeof value === 'string' && id.safeParse(value).success
    ? { relationTo: property.relationTo, value }
    : value

function problemOf(
  { operator, value }: Condition,
  property: EventProperty | undefined,
): ConditionProblem['kind'] | null {
  if (!property) return 'property'
  if (!operatorsOf(property).includes(operator)) return 'operator'
  return isValidValue(property, value) ? null : 'value'
}

function isValidValue(property: EventProperty, value: Condition['value']): boolean {
  if (property.type === 'relationship') return typeof value === 'object' && value.relationTo === property.relationTo
  if (typeof value !== 'string') return false
  return property.type === 'date' ? isPlainDay(value) : optionsOf(property).some((option) => option.value === value)
}
