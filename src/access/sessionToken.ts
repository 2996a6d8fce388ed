import { bearerOf } from './bearerTokens'

/** What a request needs to be believed when it carries the session cookie. */
export interface CookieRules {
  cookieName: string
  /** Origins of the admin itself. A tenant's website is never among them. */
  origins: readonly string[]
}

/**
 * Finds the session token of a request: a bearer token, or the cookie of a request that our own pages made.
 *
 * A cookie counts with an allowed `Origin`; without one, where the browser says that the request is same-origin or
 * typed in, or that it is a navigation (a link in a mail). A state-changing request always has an `Origin`.
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
