/** Maximum length of a view's query in characters. */
export const MAX_QUERY_LENGTH = 4_000

/** Query parameters that define a view. The page number is not one of them. */
const PARTS = new Set(['alt', 'columns', 'groupBy', 'limit', 'search', 'sort', 'state', 'when'])

const isPart = (name: string): boolean => PARTS.has(name) || /^where(?:\[[\w.-]*\]){1,10}$/.test(name)

/**
 * Normalises the query of a view: keeps the parameters that define it, in a fixed order, so that equal views compare
 * equal.
 * @param query of a URL, with or without the question mark
 */
export function normalizeViewQuery(query: string): string {
  const parts = [...new URLSearchParams(query)].filter(([name, value]) => isPart(name) && value !== '')
  return new URLSearchParams(parts.sort(([a], [b]) => (a < b ? -1 : Number(a > b)))).toString()
}
