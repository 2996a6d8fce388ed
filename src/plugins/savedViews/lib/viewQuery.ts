/** Longest query of a view. */
export const LONGEST_QUERY = 4_000

/** Parts of a list's address that make it what it is. Which of its pages is shown is none. */
const PARTS = new Set(['alt', 'columns', 'groupBy', 'limit', 'search', 'sort', 'state', 'when'])

const isPart = (name: string): boolean => PARTS.has(name) || /^where(?:\[[\w.-]*\]){1,10}$/.test(name)

/**
 * The query of a view: what makes the list what it is, in a fixed order, so that two that show the same are the same.
 * @param query of an address, with or without its question mark
 */
export function viewQuery(query: string): string {
  const parts = [...new URLSearchParams(query)].filter(([name, value]) => isPart(name) && value !== '')
  return new URLSearchParams(parts.sort(([one], [other]) => (one < other ? -1 : Number(one > other)))).toString()
}
