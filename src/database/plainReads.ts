import type { Where } from 'payload'
import { onlyItem } from '@/lib/lists/items'

/**
 * The values that a query demands, by path, for a caller that recognises one query of Payload among all others. A
 * condition that is not an equality, or the second for a path, gets a name that no caller asks for.
 */
export function equalValues(where: Where | undefined): Map<string, unknown> {
  const values = new Map<string, unknown>()
  for (const [path, value] of flattenConditions(where)) values.set(values.has(path) ? `${path} again` : path, value)
  return values
}

function flattenConditions(where: Where = {}): [path: string, value: unknown][] {
  return Object.entries(where).flatMap(([path, condition]): [string, unknown][] => {
    if (path === 'and' && Array.isArray(condition)) return condition.flatMap(flattenConditions)
    const operator = onlyItem(Object.entries(condition as object))
    return operator?.[0] === 'equals' ? [[path, operator[1]]] : [[`${path} otherwise`, condition]]
  })
}

/** The result of a read without pages. */
export const toPaginatedDocs = (docs: object[]) => ({
  docs,
  hasNextPage: false,
  hasPrevPage: false,
  limit: 1,
  nextPage: null,
  page: 1,
  pagingCounter: docs.length,
  prevPage: null,
  totalDocs: docs.length,
  totalPages: docs.length,
})
