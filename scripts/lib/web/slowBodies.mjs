/**
 * Options of Node's server: time limits for the headers of a request, for the whole request, and for an idle connection,
 * in milliseconds. Load balancers keep connections for a minute. If this server closed them sooner, a save that was just
 * being sent on one would be lost.
 */
export const serverLimits = {
  connectionsCheckingInterval: 5_000,
  headersTimeout: 15_000,
  keepAliveTimeout: 65_000,
  requestTimeout: 300_000,
}

const CHECK_MS = 10_000
/**
 * A body that sends fewer bytes than this between two checks is slow; the second time in a row its connection is
 * closed.
 */
const MIN_BYTES = 4 * 1024
/** Maximum number of requests whose bodies are incomplete. Further ones are rejected. */
const MAX_UNFINISHED = 400

/** @typedef {{ bytes: number, isSlow: boolean, outgoing: import('node:http').ServerResponse }} Progress */

/**
 * Closes connections that start to send a body and then stall, whatever the URL: each holds memory for what it has
 * sent.
 * @param {import('node:http').Server} server
 * @param {{ everyMs?: number, mostUnfinished?: number }} [options]
 */
export function endSlowBodies(server, { everyMs = CHECK_MS, mostUnfinished = MAX_UNFINISHED } = {}) {
  /** @type {Map<import('node:http').IncomingMessage, Progress>} */
  const unfinished = new Map()
  const look = () => {
    for (const [incoming, progress] of unfinished) {
      if (incoming.complete || incoming.destroyed) unfinished.delete(incoming)
      else if (incoming.socket.bytesRead - progress.bytes >= MIN_BYTES)
        unfinished.set(incoming, { ...progress, bytes: incoming.socket.bytesRead, isSlow: false })
      else if (!progress.isSlow)
        unfinished.set(incoming, { ...progress, bytes: incoming.socket.bytesRead, isSlow: true })
      else closeConnection(incoming, progress.outgoing)
    }
  }
  // Must run before the application's own listener, which starts reading at once.
  server.prependListener('request', (incoming, outgoing) => {
    if (!hasBody(incoming)) return
    if (unfinished.size >= mostUnfinished) look()
    if (unfinished.size >= mostUnfinished) return void incoming.socket.destroy()
    unfinished.set(incoming, { bytes: incoming.socket.bytesRead, isSlow: false, outgoing })
    incoming.once('close', () => unfinished.delete(incoming))
  })
  const timer = setInterval(look, everyMs).unref()
  return { look, stop: () => clearInterval(timer), unfinished: () => unfinished.size }
}

/** @param {import('node:http').IncomingMessage} incoming */
const hasBody = ({ headers }) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} outgoing
 */
function closeConnection(incoming, outgoing) {
  if (outgoing.headersSent) return void incoming.socket.destroy()
  incoming.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  incoming.socket.destroySoon()
}
