import type { PayloadRequest } from 'payload'

/** The credential after `Bearer` or `JWT`, in any case (RFC 9110), in the `Authorization` header; null if there is none. */
export const bearerOf = (headers: Headers): string | null =>
  /^(?:Bearer|JWT) +(\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1] ?? null

/** Requirements for a request that carries the session cookie. */
export interface CookieRules {
  cookieName: string
  /** Origins of the admin. Never those of tenants' websites. */
  origins: readonly string[]
}

/**
 * Returns the session token of a request: a bearer token, or the cookie of a same-origin request.
 *
 * The cookie is accepted with an allowed `Origin`. Without an `Origin`, it is accepted for requests that the browser
 * marks as same-origin or user-initiated, and for navigations such as a link in an email. State-changing requests
 * always have an `Origin`.
 */
export function sessionToken(headers: Headers, cookies: Map<string, string>, rules: CookieRules): string | null {
  const bearer = bearerOf(headers)
  if (bearer) return bearer
  const token = cookies.get(rules.cookieName)
  return token && isOwnRequest(headers, rules.origins) ? token : null
}

function isOwnRequest(headers: Headers, origins: readonly string[]): boolean {
  const origin = headers.get('Origin')
  if (origin) return origins.includes(origin)
  const site = headers.get('Sec-Fetch-Site')
  if (site === 'same-origin' || site === 'none') return true
  return headers.get('Sec-Fetch-Mode') === 'navigate' && headers.get('Sec-Fetch-Dest') === 'document'
}

/** Whether a request comes from the admin in a browser. Browsers send `Sec-Fetch-Site`; programs do not. */
export const isFromAdmin = ({ headers }: Pick<PayloadRequest, 'headers'>): boolean =>
  headers.get('Sec-Fetch-Site') === 'same-origin'
