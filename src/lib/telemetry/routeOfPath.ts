/** Route patterns. They never contain parts of the URL itself. */
const ROUTES: [RegExp, string][] = [
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
 * The route pattern of a request for which the application has set none.
 * @param url with its query
 */
export function routeOfPath(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return ROUTES.find(([pattern]) => pattern.test(path))?.[1] ?? 'website'
}
