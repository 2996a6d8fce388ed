/**
 * Parses an address that somebody typed for an app or a box office: HTTPS with a host, without credentials. Null for
 * anything else: browsers block unencrypted content in encrypted pages, and credentials would be shown to visitors.
 */
export function httpsUrl(value: unknown): URL | null {
  const url = typeof value === 'string' ? URL.parse(value.trim()) : null
  const isSafe = url?.protocol === 'https:' && url.hostname !== '' && url.username === '' && url.password === ''
  return isSafe ? url : null
}

/** A URL with query parameters. Undefined parameters are omitted. */
export function withQuery(address: string, query: Record<string, boolean | number | string | undefined>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value))
  return url.href
}

/** The `Authorization` header for HTTP Basic authentication. */
export const basicAuth = (user: string, password: string): string =>
  `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${user}:${password}`)))}`
