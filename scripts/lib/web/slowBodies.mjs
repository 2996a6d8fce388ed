/** Options of Node's server: how long the first lines of a request may take, and all of it. */
export const serverLimits = { connectionsCheckingInterval: 5_000, headersTimeout: 15_000, requestTimeout: 300_000 }

const EVERY_MS = 10_000
/** A body that brings less than this between two looks is slow; a second time ends its connection. */
const LEAST_BYTES = 4 * 1024
/** Requests whose bodies are still on their way. More are sent away. */
const MOST_UNFINISHED = 400

/** @typedef {{ bytes: number, isSlow: boolean, outgoing: import('node:http').ServerResponse }} Progress */

/**
 * Ends connections that begin a body and do not go on with it, whatever is asked for: each holds what it has sent.
 * @param {import('node:http').Server} server
 * @param {{ everyMs?: number, mostUnfinished?: number }} [options]
 */
export function endSlowBodies(server, { everyMs = EVERY_MS, mostUnfinished = MOST_UNFINISHED } = {}) {
  /** @type {Map<import('node:http').IncomingMessage, Progress>} */
  const unfinished = new Map()
  const look = () => {
    for (const [incoming, progress] of unfinished) {
      if (incoming.complete || incoming.destroyed) unfinished.delete(incoming)
      else if (incoming.socket.bytesRead - progress.bytes >= LEAST_BYTES)
        unfinished.set(incoming, { ...progress, bytes: incoming.socket.bytesRead, isSlow: false })
      else if (!progress.isSlow)
        unfinished.set(incoming, { ...progress, bytes: incoming.socket.bytesRead, isSlow: true })
      else end(incoming, progress.outgoing)
    }
  }
  // Before the application's own listener, which reads at once.
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

/** @param {import('node:http').IncomingMessage} incoming @param {import('node:http').ServerResponse} outgoing */
function end(incoming, outgoing) {
  if (outgoing.headersSent) return void incoming.socket.destroy()
  incoming.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  incoming.socket.destroySoon()
}
