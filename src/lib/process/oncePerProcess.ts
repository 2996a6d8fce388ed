const everything = globalThis as Record<symbol, unknown>

/**
 * Something of which the process has one. Next bundles the pages and the API apart, each with modules of its own, and
 * one Payload serves both: what the sign-in remembers in one bundle, the other must find.
 * @param name unlike any other's
 */
export function oncePerProcess<Thing extends object>(name: string, make: () => Thing): Thing {
  const key = Symbol.for(`callboard.${name}`)
  return (everything[key] ??= make()) as Thing
}
