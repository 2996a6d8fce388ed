/** Filled in by hooks and screens, and not by a person. */
const OWN = new Set(['_screen', '_status', 'createdAt', 'id', 'tenant', 'updatedAt'])

/** Is something in the values of a form that was not there when it was opened? What was emptied again does not count. */
export function writtenIn(values: Record<string, unknown>, opened: Record<string, unknown>): boolean {
  const names = new Set([...Object.keys(values), ...Object.keys(opened)].filter((name) => !OWN.has(name)))
  return [...names].some((name) => textOf(values[name]) !== textOf(opened[name]))
}

const textOf = (value: unknown): string => JSON.stringify(full(value)) ?? ''

/** Without what is empty: a field that was touched and left holds another nothing than before. */
function full(value: unknown): unknown {
  if (value === '' || value === null || value === undefined) return undefined
  if (Array.isArray(value)) return value.length > 0 ? value.map(full) : undefined
  if (typeof value !== 'object') return value
  const kept = Object.entries(value)
    .map(([name, inner]) => [name, full(inner)] as const)
    .filter(([, inner]) => inner !== undefined)
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}
