import type { CollectionBeforeValidateHook, FlattenedField } from 'payload'
import { filterForeignRows } from '@/database/documents/foreignRows'
import { idOf, isRecord } from '@/lib/values'

interface Rows {
  /** Paths of the arrays around the rows, the outermost first. */
  arrays: string[][]
  rows: Record<string, unknown>[]
}

/** The rows of the arrays in a document. Those inside of blocks are stored with the block. */
function rowsIn(fields: FlattenedField[], data: unknown, above: string[] = [], outer: string[][] = []): Rows[] {
  if (!isRecord(data)) return []
  return fields.flatMap((field): Rows[] => {
    const path = [...above, field.name]
    const value = data[field.name]
    if (field.type === 'array' && Array.isArray(value)) {
      const rows = value.filter(isRecord)
      const arrays = [...outer, path]
      return [{ arrays, rows }, ...rows.flatMap((row) => rowsIn(field.flattenedFields, row, path, arrays))]
    }
    return field.type === 'group' || field.type === 'tab' ? rowsIn(field.flattenedFields, value, path, outer) : []
  })
}

/**
 * Gives rows that were copied from another document, or within one, ids of their own. PostgreSQL holds the ids of all
 * rows in one table: a document with those of another is refused, a draft only once it is published.
 */
export const ownRowIds: CollectionBeforeValidateHook = async ({ collection, context, data, originalDoc, req }) => {
  if (!data || req.payloadAPI !== 'REST' || context.isRestoringVersion === true) return data
  const known = new Set(rowsIn(collection.flattenedFields, originalDoc).flatMap(({ rows }) => rows.map(({ id }) => id)))
  for (const { arrays, rows } of rowsIn(collection.flattenedFields, data)) {
    const seen = new Set<unknown>()
    const unknown = rows.flatMap(({ id }) => (typeof id === 'string' && id && !known.has(id) ? [id] : []))
    const foreign = await filterForeignRows(req, {
      arrays,
      collection: collection.slug,
      id: idOf(originalDoc),
      rows: unknown,
    })
    for (const row of rows) {
      if (typeof row.id === 'string' && (seen.has(row.id) || foreign.has(row.id))) delete row.id
      else seen.add(row.id)
    }
  }
  return data
}
