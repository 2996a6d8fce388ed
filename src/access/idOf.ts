/** The id in a relationship's value, which is an id, a populated document, or nothing. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'string' && value) return value
  if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string') return value.id
  return null
}
