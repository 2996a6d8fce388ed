/** A condition on documents, in the words of Payload's queries. */
export type Condition = Record<string, unknown>

/**
 * Adds conditions to a query string that asks for documents with `where[…]`; everything else of it stays.
 * @param query with or without its question mark
 */
export function narrowedQuery(query: string, conditions: Condition[]): string {
  const asked = [...new URLSearchParams(query)]
  const where = asked.filter(([name]) => isWhere(name))
  // One level of brackets less, where there is a list already: the server takes ten.
  const places = where.map(([name]) => /^where\[and\]\[(\d+)\]/.exec(name)?.[1])
  const isList = places.every((place) => place !== undefined)
  const next = isList ? Math.max(-1, ...places.map(Number)) + 1 : 1
  const kept = asked.map(([name, value]) => [
    isWhere(name) && !isList ? `where[and][0]${name.slice('where'.length)}` : name,
    value,
  ])
  const added = conditions.flatMap((condition, index) => inBrackets(condition, `where[and][${next + index}]`))
  return `?${new URLSearchParams([...kept, ...added] as [string, string][])}`
}

const isWhere = (name: string): boolean => name.startsWith('where[')

function inBrackets(value: unknown, path: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]]
  return Object.entries(value).flatMap(([name, inner]) => inBrackets(inner, `${path}[${name}]`))
}
