import type { ServerResponse } from 'node:http'

/** Failure modes of GitHub. */
export type Fault =
  | 'badJson'
  | 'connectionReset'
  | 'html'
  | 'http500'
  | 'oversized'
  | 'rateLimited'
  | 'redirectAway'
  | 'secondaryLimit'
  | 'sso'
  | 'wrongShape'

const MANY_BYTES = 6 * 1024 * 1024

/** Responds with a fault. @param elsewhere origin that redirects must not be followed to */
export function respondWithFault(fault: Fault, response: ServerResponse, elsewhere: string): void {
  const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    void response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
      .end(JSON.stringify(body))
  switch (fault) {
    case 'badJson':
      return void response
        .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
        .end('{"id": 1, "full_na')
    case 'connectionReset':
      return void response.socket?.resetAndDestroy()
    case 'html':
      return void response.writeHead(502, { 'content-type': 'text/html' }).end('<!doctype html><title>Unicorn!</title>')
    case 'http500':
      return json(500, { message: 'Server Error' })
    case 'oversized':
      return json(200, { full_name: 'a'.repeat(MANY_BYTES) })
    case 'rateLimited':
      return json(
        403,
        { message: 'API rate limit exceeded for user ID 1.' },
        {
          'x-ratelimit-limit': '5000',
          'x-ratelimit-remaining': '0',
          'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + 600),
        },
      )
    case 'redirectAway':
      return void response.writeHead(302, { location: `${elsewhere}/stolen` }).end()
    case 'secondaryLimit':
      return json(
        403,
        { message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.' },
        { 'retry-after': '90' },
      )
    case 'sso':
      return json(
        403,
        { message: 'Resource protected by organization SAML enforcement.' },
        { 'x-github-sso': 'required; url=https://github.com/orgs/theatre/sso' },
      )
    default:
      return json(200, { unexpected: true })
  }
}
