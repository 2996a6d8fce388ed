const DEPTH = 6

/** Is it made of texts, numbers, lists and rows of such alone, not too deep? */
export function isPlain(value: unknown, depth = DEPTH): boolean {
  if (value === null || value === undefined || ['boolean', 'number', 'string'].includes(typeof value)) return true
  if (depth === 0 || typeof value !== 'object') return false
  if (Array.isArray(value)) return value.every((one) => isPlain(one, depth - 1))
  const prototype: unknown = Object.getPrototypeOf(value)
  return (
    (prototype === null || prototype === Object.prototype) &&
    Object.values(value).every((one) => isPlain(one, depth - 1))
  )
}
