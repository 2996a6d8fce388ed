/** A condition in Payload's query language. */
export type Condition = Record<string, unknown>

/**
 * Adds conditions to the `where[…]` of a query string. Everything else is kept.
 * @param query with or without its question mark
 */
export function addConditions(query: string, conditions: Condition[]): string {
  const parameters = [...new URLSearchParams(query)]
  const where = parameters.filter(([name]) => isWhere(name))
  // Append to an existing list, which saves one level of brackets: the server accepts at most ten.
  const indexes = where.map(([name]) => /^where\[and\]\[(\d+)\]/.exec(name)?.[1])
  const isList = indexes.every((index) => index !== undefined)
  const nextIndex = isList ? Math.max(-1, ...indexes.map(Number)) + 1 : 1
  const kept = parameters.map(([name, value]) => [
    isWhere(name) && !isList ? `where[and][0]${name.slice('where'.length)}` : name,
    value,
  ])
  const added = conditions.flatMap((condition, index) => toBrackets(condition, `where[and][${nextIndex + index}]`))
  return `?${new URLSearchParams([...kept, ...added] as [string, string][])}`
}

const isWhere = (name: string): boolean => name.startsWith('where[')

function toBrackets(value: unknown, path: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]]
  return Object.entries(value).flatMap(([name, inner]) => toBrackets(inner, `${path}[${name}]`))
}
