import type { ShapedField } from './findMisfit'

/**
 * Puts an empty list where a document says null for rows, and nothing in each place where it says null for a group:
 * both are in tables that know no difference, and Payload breaks on them. Blocks are JSON and keep what they have.
 * Changes `data` in place, once it has no misfits.
 */
export function spreadNulls(fields: ShapedField[], data: Record<string, unknown>): void {
  for (const { flattenedFields = [], name, type } of fields) {
    const isGroup = type === 'group' || type === 'tab'
    if (data[name] === null && isGroup)
      data[name] = Object.fromEntries(flattenedFields.map((field) => [field.name, null]))
    if (data[name] === null && (type === 'array' || type === 'blocks')) data[name] = []
    const value = data[name]
    if (type === 'array' && Array.isArray(value))
      value.forEach((row: Record<string, unknown>) => spreadNulls(flattenedFields, row))
    if (isGroup && typeof value === 'object' && value !== null)
      spreadNulls(flattenedFields, value as Record<string, unknown>)
  }
}
