import { randomBytes } from 'node:crypto'

/**
 * The policy of a page of the admin. Next puts the nonce into each of its scripts when it finds it in the policy of the
 * request. Styles cannot be as strict: Payload's interface, its editor and its pickers write them into the page.
 * Previews are shown from the hosts of the sites, which are not known beforehand; pictures come from apps and in mails.
 * @param {string} nonce
 */
export const adminPolicy = (nonce) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "media-src 'self' blob: https:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self' http: https:",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')

/**
 * Headers of the answer to a request for a page of the admin.
 * @param {import('node:http').IncomingMessage} incoming told the policy, for Next
 * @returns {Record<string, string>}
 */
export function adminHeaders(incoming) {
  const policy = adminPolicy(randomBytes(16).toString('base64'))
  incoming.headers['content-security-policy'] = policy
  return { 'Content-Security-Policy': policy, 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'DENY' }
}
