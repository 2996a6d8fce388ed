/** Routes that Payload opens and that nobody here needs. They answer like an address that does not exist. */
const CLOSED: [method: RegExp, path: RegExp][] = [
  [/./, /^\/api\/users\/(?:first-register|verify(?:\/|$)|unlock$)/],
  [/./, /^\/api\/payload-jobs(?:\/|$)/],
  [/./, /^\/api\/payload-migrations(?:\/|$)/],
  [/./, /^\/api\/payload-kv(?:\/|$)/],
  [/./, /^\/api\/payload-locked-documents(?:\/|$)/],
  [/./, /^\/api\/(?:graphql|graphql-playground|reorder|og)$/],
  [/./, /^\/api\/[\w-]+\/paste-url(?:\/|$)/],
]

export const isClosedRoute = (method: string, { pathname }: URL): boolean =>
  CLOSED.some(([methods, path]) => methods.test(method) && path.test(pathname))
