/** An encrypted address; null for anything else. Browsers load nothing unencrypted into an encrypted page. */
export function httpsUrl(value: unknown): URL | null {
  const url = typeof value === 'string' ? URL.parse(value) : null
  return url?.protocol === 'https:' ? url : null
}

/** An address with its query. What is undefined is left out. */
export function withQuery(address: string, query: Record<string, boolean | number | string | undefined>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value))
  return url.href
}

/** Value of the header `Authorization` for a user with a password. */
export const basicAuth = (user: string, password: string): string =>
  `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${user}:${password}`)))}`
