import type { ShapedField } from './findShapeProblem'
import { isDeepStrictEqual } from 'node:util'
import { ownValue } from '@/lib/values'

/**
 * Replaces null with an empty list for arrays, and with null for each field of a group: both are stored in tables,
 * which cannot represent the difference, and Payload fails on null. Blocks are stored as JSON and stay unchanged.
 * Modifies `data` in place; it must have passed `findShapeProblem`.
 */
export function normalizeNulls(fields: ShapedField[], data: Record<string, unknown>): void {
  for (const { flattenedFields = [], name, type } of fields) {
    const isGroup = type === 'group' || type === 'tab'
    if (data[name] === null && isGroup)
      data[name] = Object.fromEntries(flattenedFields.map((field) => [field.name, null]))
    if (data[name] === null && (type === 'array' || type === 'blocks')) data[name] = []
    const value = data[name]
    if (type === 'array' && Array.isArray(value))
      value.forEach((row: Record<string, unknown>) => normalizeNulls(flattenedFields, row))
    if (isGroup && typeof value === 'object' && value !== null)
      normalizeNulls(flattenedFields, value as Record<string, unknown>)
  }
}

export type FieldValues = Record<string, unknown>

/** Values before and after a change, by field name. */
export type ValueChanges = Record<string, [before: unknown, after: unknown]>

const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T/

/** Normalizes a value for comparison: references as ids, dates as ISO strings in UTC, empty values as null. */
function normalize(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string')
    return ISO_MOMENT.test(value) && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : value
  if (Array.isArray(value)) return value.map(normalize)
  if (typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]): [string, unknown] => [key, normalize(inner)])
      .filter(([, inner]) => inner !== null),
  )
}

export const isSameValue = (first: unknown, second: unknown): boolean =>
  isDeepStrictEqual(normalize(first), normalize(second))

/** The changed fields, with both values. */
export function valueChanges(fields: string[], before: FieldValues, after: FieldValues): ValueChanges {
  const changed = fields.filter((name) => !isSameValue(before[name], after[name]))
  return Object.fromEntries(changed.map((name) => [name, [normalize(before[name]), normalize(after[name])]]))
}

/** Merges consecutive changes into one. */
export function mergeChanges(all: ValueChanges[]): ValueChanges {
  const joined: ValueChanges = {}
  for (const changes of all)
    for (const [name, [before, after]] of Object.entries(changes)) {
      const earlier = ownValue(joined, name)
      joined[name] = [earlier ? earlier[0] : before, after]
    }
  return joined
}
