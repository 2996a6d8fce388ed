import { randomBytes } from 'node:crypto'

/**
 * The policy of a page of the admin. Next puts the nonce into each of its scripts when it finds it in the policy of the
 * request. Styles cannot be as strict: Payload's interface, its editor and its pickers write them into the page.
 * Previews are shown from the hosts of the sites, which are not known beforehand; pictures come from apps and in mails.
 * @param {string} nonce
 * @param {string | null} [messenger] host of the messenger, where there is one: the only other one with scripts
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
 * Host of the messenger that is set up; null where none is, or not all of it.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null}
 */
export function messengerHost({ MESSENGER_APP_ID, MESSENGER_SCRIPT, MESSENGER_SECRET }) {
  if (!MESSENGER_APP_ID || !MESSENGER_SCRIPT || !MESSENGER_SECRET || !URL.canParse(MESSENGER_SCRIPT)) return null
  const { host, protocol } = new URL(MESSENGER_SCRIPT)
  return protocol === 'https:' ? host : null
}

/**
 * Headers of the answer to a request for a page of the admin.
 * @param {import('node:http').IncomingMessage} incoming told the policy, for Next
 * @returns {Record<string, string>}
 */
export function adminHeaders(incoming) {
  const policy = adminPolicy(randomBytes(16).toString('base64'), messengerHost(process.env))
  incoming.headers['content-security-policy'] = policy
  return { 'Content-Security-Policy': policy, 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'DENY' }
}
