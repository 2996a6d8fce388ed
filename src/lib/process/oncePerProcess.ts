const registry = globalThis as Record<symbol, unknown>

/**
 * Returns a value that exists once per process. Next bundles pages and API separately, each with its own modules, but
 * they share one Payload instance, so state must be shared through `globalThis`: a limit or a size that is that of the
 * process, and what one bundle tells another. What only hooks and the adapter use needs it not: they run in the bundle
 * that has started Payload. A cache needs it not if a second copy costs little and is never cleared.
 * @param name unique name
 */
export function oncePerProcess<Value extends object>(name: string, make: () => Value): Value {
  const key = Symbol.for(`callboard.${name}`)
  return (registry[key] ??= make()) as Value
}

/** @returns null if the host does not belong to a website */
export type ServeWebsite = (request: Request) => Promise<Response | null>

/**
 * The handler for websites, which the web server calls before Next: sending a cached page is faster than Next's
 * routing. Null until the website route is loaded; without our web server, as in development, Next uses that route. See
 * `scripts/lib/web/serveWebsite.mjs`.
 */
export const websiteHandler = () => oncePerProcess<{ serve: ServeWebsite | null }>('website', () => ({ serve: null }))
