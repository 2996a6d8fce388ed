import { randomBytes } from 'node:crypto'

/**
 * The content security policy of admin pages. Next adds the nonce to its scripts when it finds it in the policy of the
 * request. Styles cannot be restricted further: Payload's interface, editor and pickers add inline styles. Frames may
 * show any host, as previews are served from the hosts of the sites, which are not known in advance; images come from
 * apps and emails.
 * @param {string} nonce
 * @param {string | null} [messenger] host of the messenger if there is one: the only other host that may run scripts
 */
export const adminPolicy = (nonce, messenger = null) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${messenger ? ` https://${messenger}` : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "media-src 'self' blob: https:",
    `connect-src 'self'${messenger ? ` https://${messenger} wss://${messenger}` : ''}`,
    "worker-src 'self' blob:",
    "frame-src 'self' http: https:",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')

/**
 * Host of the configured messenger; null if it is not, or not completely, configured.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null}
 */
export function messengerHost({ MESSENGER_APP_ID, MESSENGER_SCRIPT, MESSENGER_SECRET }) {
  if (!MESSENGER_APP_ID || !MESSENGER_SCRIPT || !MESSENGER_SECRET || !URL.canParse(MESSENGER_SCRIPT)) return null
  const { host, protocol } = new URL(MESSENGER_SCRIPT)
  return protocol === 'https:' ? host : null
}

/**
 * Response headers for an admin page.
 * @param {import('node:http').IncomingMessage} incoming receives the policy as a header, for Next
 * @returns {Record<string, string>}
 */
export function adminHeaders(incoming) {
  const policy = adminPolicy(randomBytes(16).toString('base64'), messengerHost(process.env))
  incoming.headers['content-security-policy'] = policy
  return { 'Content-Security-Policy': policy, 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'DENY' }
}
