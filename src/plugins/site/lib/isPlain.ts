const DEPTH = 6

/** Whether a value consists only of primitives, arrays and plain objects, at most six levels deep. */
export function isPlain(value: unknown, depth = DEPTH): boolean {
  if (value === null || value === undefined || ['boolean', 'number', 'string'].includes(typeof value)) return true
  if (depth === 0 || typeof value !== 'object') return false
  if (Array.isArray(value)) return value.every((entry) => isPlain(entry, depth - 1))
  const prototype: unknown = Object.getPrototypeOf(value)
  return (
    (prototype === null || prototype === Object.prototype) &&
    Object.values(value).every((entry) => isPlain(entry, depth - 1))
  )
}
