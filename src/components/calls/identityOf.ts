const keys = new WeakMap<object, string>()
let count = 0

/** Returns a key that identifies a value: objects by reference, not by content. */
export function identityOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  const known = keys.get(value) ?? `object ${(count += 1)}`
  keys.set(value, known)
  return known
}
