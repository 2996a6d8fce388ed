const registry = globalThis as Record<symbol, unknown>

/**
 * Returns a value that exists once per process. Next bundles pages and API separately, each with its own modules, but
 * they share one Payload instance, so state must be shared through `globalThis`.
 * @param name unique name
 */
export function oncePerProcess<Value extends object>(name: string, make: () => Value): Value {
  const key = Symbol.for(`callboard.${name}`)
  return (registry[key] ??= make()) as Value
}
