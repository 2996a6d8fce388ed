import { request as send, type IncomingMessage } from 'node:http'
import { buffer, text } from 'node:stream/consumers'
import { serveApiOnHost, servePageOnHost } from '@/config/serveHosts'
import { serve, type RunningServer } from '@/plugins/ticketing/demo/http'
import type { TestApp } from './boot'
import type { Visit, VisitOptions } from './visitor'

/** Serves the application's pages and API over real sockets, for all hosts. */
export const listen = (app: TestApp): Promise<RunningServer> =>
  serve(async (message, response) => {
    const headers = new Headers(
      Object.entries(message.headers).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
      ),
    )
    const hasBody = !['GET', 'HEAD'].includes(message.method ?? 'GET')
    const request = new Request(`http://internal:3000${message.url ?? '/'}`, {
      body: hasBody ? new Uint8Array(await buffer(message)) : null,
      headers,
      method: message.method ?? 'GET',
    })
    const result = await (message.url?.startsWith('/api/') ? serveApiOnHost : servePageOnHost)(app.config, request)
    response.writeHead(result.status, {
      ...Object.fromEntries(result.headers),
      ...(result.headers.getSetCookie().length > 0 && { 'set-cookie': result.headers.getSetCookie() }),
    })
    response.end(Buffer.from(await result.arrayBuffer()))
  })

/** Requests a website over a socket, by host name. */
export async function visitOver(
  port: number | string,
  host: string,
  path: string,
  { cookie, form, headers = {}, method = form ? 'POST' : 'GET' }: VisitOptions = {},
): Promise<Visit> {
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = send(
      {
        headers: {
          Host: host,
          ...(cookie && { Cookie: cookie }),
          ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }),
          ...headers,
        },
        host: '127.0.0.1',
        method,
        path,
        port,
      },
      resolve,
    )
    outgoing.once('error', reject)
    outgoing.end(form ? new URLSearchParams(form).toString() : undefined)
  })
  const responseHeaders = new Headers()
  for (const [name, values = []] of Object.entries(message.headersDistinct))
    for (const value of values) responseHeaders.append(name, value)
  return { headers: responseHeaders, status: message.statusCode ?? 0, text: await text(message) }
}
