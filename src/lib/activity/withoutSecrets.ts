/** Suffixes of field names whose values must not be logged. */
const SECRET =
  /(?:(?:access|api|private|secret)_?key|hash|pass(?:phrase|word)|salt|sealed|secret|sessions|token)$|^request_?code$/i

/**
 * Removes all fields with the name of a secret, at any depth.
 * @example withoutSecrets({ protection: { enabled: true, passwordHash: 'x' } }) // { protection: { enabled: true } }
 */
export function withoutSecrets<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutSecrets(item)) as Value
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const kept = Object.entries(value).filter(([name]) => !SECRET.test(name))
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutSecrets(inner)])) as Value
}
