import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import compression from 'compression'

/** @typedef {(request: Request) => Promise<Response | null>} Serve */

/** The application registers its handler under this symbol: see `src/lib/process/oncePerProcess.ts`. */
const HANDLER = Symbol.for('callboard.website')

/** Paths that Next serves on every host, and those that it first redirects to a normalised form. */
const NEXT_PATHS = /^\/(?:_next|admin|api)(?:[/?]|$)|^[^?]*(?:\/\/|\\|[^/]\/(?:\?|$))/i

const compress = process.env.COMPRESS === '0' ? null : compression()

/**
 * Serves a GET or HEAD request for a website if its host belongs to a site. Everything else is left to Next.
 * @param {import('node:http').IncomingMessage} incoming with a valid URL and host
 * @param {import('node:http').ServerResponse} outgoing
 * @returns {Promise<boolean>} whether a response was sent
 */
export async function serveWebsite(incoming, outgoing) {
  const { headers, method, url = '' } = incoming
  const { serve } =
    /** @type {Record<symbol, { serve?: Serve | null } | undefined>} */ (/** @type {unknown} */ (globalThis))[
      HANDLER
    ] ?? {}
  if (!serve || (method !== 'GET' && method !== 'HEAD') || NEXT_PATHS.test(url)) return false
  // Like Next: without a proxy, the client is the peer of the connection.
  headers['x-forwarded-for'] ??= incoming.socket.remoteAddress ?? ''
  const disconnected = new AbortController()
  outgoing.once('close', () => outgoing.writableFinished || disconnected.abort())
  const requestHeaders = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [/** @type {[string, string]} */ ([name, String(value)])],
  )
  // The host is in its header. With a fixed origin, no path can name another host.
  const response = await serve(
    new Request(`http://localhost${url}`, { headers: requestHeaders, method, signal: disconnected.signal }),
  )
  if (!response) return false
  compress?.(/** @type {never} */ (incoming), /** @type {never} */ (outgoing), () => {})
  await send(outgoing, response)
  return true
}

/**
 * @param {import('node:http').ServerResponse} outgoing
 * @param {Response} response
 */
async function send(outgoing, response) {
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies)
  if (!response.body) return void outgoing.end()
  // Pages are already in memory; files are streamed.
  if (response.headers.get('content-type')?.startsWith('text/html'))
    return void outgoing.end(Buffer.from(await response.arrayBuffer()))
  await pipeline(
    Readable.fromWeb(/** @type {import('node:stream/web').ReadableStream} */ (response.body)),
    outgoing,
  ).catch(() => {
    // The client has disconnected or the file ended early: close the connection to signal it.
    if (!outgoing.destroyed) outgoing.destroy()
  })
}
