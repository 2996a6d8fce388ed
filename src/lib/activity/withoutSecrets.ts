/** Ends of names under which something stands that no log may hold. */
const SECRET =
  /(?:(?:access|api|private|secret)_?key|hash|pass(?:phrase|word)|salt|sealed|secret|sessions|token)$|^request_?code$/i

/**
 * A value without what stands under the name of a secret, however deep.
 * @example withoutSecrets({ protection: { enabled: true, passwordHash: 'x' } }) // { protection: { enabled: true } }
 */
export function withoutSecrets<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((one: unknown) => withoutSecrets(one)) as Value
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const kept = Object.entries(value).filter(([name]) => !SECRET.test(name))
  return Object.fromEntries(kept.map(([name, one]) => [name, withoutSecrets(one)])) as Value
}
