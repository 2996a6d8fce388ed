import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import compression from 'compression'

/** @typedef {(request: Request) => Promise<Response | null>} Serve */

/** The application leaves its answer under this name: see `src/lib/process/websiteHandler.ts`. */
const NAME = Symbol.for('callboard.website')

/** What Next answers on every host; and addresses that it writes in another way first, which it goes on doing. */
const OF_NEXT = /^\/(?:_next|admin|api)(?:[/?]|$)|^[^?]*(?:\/\/|\\|[^/]\/(?:\?|$))/i

const compress = process.env.COMPRESS === '0' ? null : compression()

/**
 * Answers a visitor of a website, where the host is one's. What is sent by a form, and all else, is left to Next.
 * @param {import('node:http').IncomingMessage} incoming whose address and host can be read
 * @param {import('node:http').ServerResponse} outgoing
 * @returns {Promise<boolean>} whether it has been answered
 */
export async function answerWebsite(incoming, outgoing) {
  const { headers, method, url = '' } = incoming
  const { serve } =
    /** @type {Record<symbol, { serve?: Serve | null } | undefined>} */ (/** @type {unknown} */ (globalThis))[NAME] ??
    {}
  if (!serve || (method !== 'GET' && method !== 'HEAD') || OF_NEXT.test(url)) return false
  // As Next does it: without a proxy, the caller is whoever is connected.
  headers['x-forwarded-for'] ??= incoming.socket.remoteAddress ?? ''
  const leaving = new AbortController()
  outgoing.once('close', () => outgoing.writableFinished || leaving.abort())
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [/** @type {[string, string]} */ ([name, String(value)])],
  )
  // The host stands in its header. Put behind it, no path can name another one.
  const response = await serve(new Request(`http://localhost${url}`, { headers: sent, method, signal: leaving.signal }))
  if (!response) return false
  compress?.(/** @type {never} */ (incoming), /** @type {never} */ (outgoing), () => {})
  await send(outgoing, response)
  return true
}

/** @param {import('node:http').ServerResponse} outgoing @param {Response} response */
async function send(outgoing, response) {
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies)
  if (!response.body) return void outgoing.end()
  // Pages are in memory already; files come in pieces.
  if (response.headers.get('content-type')?.startsWith('text/html'))
    return void outgoing.end(Buffer.from(await response.arrayBuffer()))
  await pipeline(
    Readable.fromWeb(/** @type {import('node:stream/web').ReadableStream} */ (response.body)),
    outgoing,
  ).catch(() => {
    // Whoever asked has gone, or the file ended too early: the connection is closed, which says so.
    if (!outgoing.destroyed) outgoing.destroy()
  })
}
