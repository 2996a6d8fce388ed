/** Fields that hooks and screens set, not the user. */
const AUTOMATIC_FIELDS = new Set(['_screen', '_status', 'createdAt', 'id', 'tenant', 'updatedAt'])

/**
 * Whether a form contains values that it did not have when it was opened. Values that were entered and cleared again
 * are ignored.
 */
export function hasNewContent(values: Record<string, unknown>, opened: Record<string, unknown>): boolean {
  const names = new Set([...Object.keys(values), ...Object.keys(opened)].filter((name) => !AUTOMATIC_FIELDS.has(name)))
  return [...names].some((name) => textOf(values[name]) !== textOf(opened[name]))
}

const textOf = (value: unknown): string => JSON.stringify(withoutEmpty(value)) ?? ''

/** Removes empty values, because a field that was focused and left may have another empty value than before. */
function withoutEmpty(value: unknown): unknown {
  if (value === '' || value === null || value === undefined) return undefined
  if (Array.isArray(value)) return value.length > 0 ? value.map(withoutEmpty) : undefined
  if (typeof value !== 'object') return value
  const kept = Object.entries(value)
    .map(([name, inner]) => [name, withoutEmpty(inner)] as const)
    .filter(([, inner]) => inner !== undefined)
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}
