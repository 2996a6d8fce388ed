/** What stands for all addresses of a kind. Nothing of an address itself is ever part of it. */
const KINDS: [RegExp, string][] = [
  [/^\/api(?:\/|$)/, '/api/*'],
  [/^\/_next\//, '/_next/*'],
  [/^\/admin\/?$/, '/admin'],
  [/^\/admin\/collections\/[^/]+\/create\/?$/, '/admin/collections/:type/create'],
  [/^\/admin\/collections\/[^/]+\/?$/, '/admin/collections/:type'],
  [/^\/admin\/collections\/[^/]+\/[^/]+\/?$/, '/admin/collections/:type/:id'],
  [/^\/admin\/collections\//, '/admin/collections/:type/:id/*'],
  [/^\/admin\/settings(?:\/|$)/, '/admin/settings/*'],
  [/^\/admin\//, '/admin/*'],
]

/**
 * The route of a request of which the application has said none.
 * @param url with its query
 */
export function routeOfPath(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'website'
}
