const numbers = new WeakMap<object, string>()
let last = 0

/** A short name of a value, by which it is told from others: objects by what they are, not by what is in them. */
export function identityOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  const known = numbers.get(value) ?? `object ${(last += 1)}`
  numbers.set(value, known)
  return known
}
