/**
 * Routes that Payload opens and that nobody here needs. They answer like an address that does not exist. Payload
 * matches in any case and with a slash at the end, and so does this.
 */
const CLOSED: [method: RegExp, path: RegExp][] = [
  [/./, /^\/api\/users\/(?:first-register|verify(?:\/|$)|unlock\/*$)/i],
  [/./, /^\/api\/payload-jobs(?:\/|$)/i],
  [/./, /^\/api\/payload-migrations(?:\/|$)/i],
  [/./, /^\/api\/payload-kv(?:\/|$)/i],
  // But for what the edit screen asks of the lock on its document.
  [/^(?!GET$)/, /^\/api\/payload-locked-documents\/*$/i],
  [/^(?!(?:PATCH|DELETE)$)/, /^\/api\/payload-locked-documents\/+[^/]/i],
  [/./, /^\/api\/payload-locked-documents\/+[^/]+\/+[^/]/i],
  [/./, /^\/api\/(?:graphql|graphql-playground|reorder|og)\/*$/i],
  [/./, /^\/api\/[\w-]+\/paste-url(?:\/|$)/i],
]

export const isClosedRoute = (method: string, { pathname }: URL): boolean =>
  CLOSED.some(([methods, path]) => methods.test(method) && path.test(pathname))
