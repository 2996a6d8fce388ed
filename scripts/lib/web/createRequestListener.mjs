import { observeRequest } from '../../../src/lib/telemetry/observeRequest.ts'
import { adminHeaders } from './adminHeaders.mjs'
import { serveWebsite } from './serveWebsite.mjs'
import { insteadOf } from './insteadOf.mjs'
import { findRefusal } from './findRefusal.mjs'

/** @typedef {import('node:http').IncomingMessage} Incoming */
/** @typedef {import('node:http').ServerResponse} Outgoing */

const READY = /^\/api\/health\/ready(?:\?|$)/
const ADMIN = /^\/(?:admin(?:[/?]|$)|studio\/edit\?)/

const STOPPING = { headers: { 'Retry-After': '2' }, message: 'This process is stopping.', status: 503 }

/** How long a client may keep sending a request that has been rejected, in milliseconds. */
const LINGER_MS = 2_000

/**
 * Creates a request listener that rejects requests at which Next would fail, and lets the application replace the
 * response of a failed request. Website visitors are served without Next.
 * @param {(incoming: Incoming, outgoing: Outgoing) => Promise<unknown>} handle of Next
 * @param {{ isStopping?: () => boolean, trustedProxies?: number }} [options] whether this process is shutting down; how
 *   many of our own proxies are in front, 0 to ignore all forwarding headers
 * @returns {(incoming: Incoming, outgoing: Outgoing) => Promise<void>}
 */
export const createRequestListener =
  (handle, { isStopping = () => false, trustedProxies = 1 } = {}) =>
  async (incoming, outgoing) => {
    if (trustedProxies === 0) forgetProxies(incoming)
    await observeRequest(incoming, outgoing, () => handleRequest(incoming, outgoing, handle, isStopping()))
  }

/**
 * @param {Incoming} incoming
 * @param {Outgoing} outgoing
 * @param {(incoming: Incoming, outgoing: Outgoing) => Promise<unknown>} handle
 * @param {boolean} isStopping
 */
async function handleRequest(incoming, outgoing, handle, isStopping) {
  // Closed because of its body: see `endSlowBodies`.
  if (incoming.socket.destroyed) return
  endUnread(incoming, outgoing)
  if (isStopping) outgoing.setHeader('Connection', 'close')
  const refusal = isStopping && READY.test(incoming.url ?? '') ? STOPPING : findRefusal(incoming)
  if (refusal) return sendRefusal(outgoing, refusal)
  if (ADMIN.test(incoming.url ?? ''))
    for (const [name, value] of Object.entries(adminHeaders(incoming))) outgoing.setHeader(name, value)
  try {
    if (await serveWebsite(incoming, outgoing)) return
    await insteadOf(outgoing, () => handle(incoming, outgoing))
  } catch (error) {
    if (!incoming.destroyed) console.error(error)
    if (outgoing.headersSent) outgoing.destroy()
    else sendRefusal(outgoing, { message: 'Something went wrong. Please try again later.', status: 500 })
  }
}

/**
 * Replaces forwarding headers with the address of the connection.
 * @param {Incoming} incoming
 */
function forgetProxies(incoming) {
  for (const name of Object.keys(incoming.headers))
    if (name === 'forwarded' || name === 'traceparent' || name.startsWith('x-forwarded-')) delete incoming.headers[name]
  incoming.headers['x-forwarded-for'] = incoming.socket.remoteAddress ?? ''
}

/**
 * @param {Outgoing} outgoing
 * @param {import('./findRefusal.mjs').Refusal} refusal
 */
function sendRefusal(outgoing, { headers = {}, message, status }) {
  const code = status === 500 ? 'internal:api' : status === 503 ? 'unavailable:api' : 'bad_request:api'
  outgoing.writeHead(status, {
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  })
  outgoing.end(JSON.stringify({ code, error: message, errors: [{ message }] }))
}

/**
 * Closes the connection of a request that was answered before its body was complete: Node would read and discard the
 * rest.
 * @param {Incoming} incoming
 * @param {Outgoing} outgoing
 */
function endUnread(incoming, outgoing) {
  outgoing.once('finish', () => {
    if (!incoming.complete) setTimeout(() => incoming.complete || incoming.socket.destroy(), LINGER_MS).unref()
  })
}
