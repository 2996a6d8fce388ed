import type { ShapedField } from './findMisfit'

/**
 * Puts an empty list where a document says null: its rows are in a table of their own, which knows no difference, and
 * Payload breaks on it. Blocks are JSON and keep what they have. Changes `data` in place, once it has no misfits.
 */
export function emptyLists(fields: ShapedField[], data: Record<string, unknown>): void {
  for (const { flattenedFields = [], name, type } of fields) {
    const value = data[name]
    if (type === 'array' || type === 'blocks') {
      if (value === null) data[name] = []
      if (type === 'array' && Array.isArray(value)) value.forEach((row: Record<string, unknown>) => emptyLists(flattenedFields, row))
    } else if ((type === 'group' || type === 'tab') && typeof value === 'object' && value !== null) {
      emptyLists(flattenedFields, value as Record<string, unknown>)
    }
  }
}
