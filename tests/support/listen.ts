import { request as send, type IncomingMessage } from 'node:http'
import { buffer, text } from 'node:stream/consumers'
import { serveApiOnHost, servePageOnHost } from '@/config/serveHosts'
import { serve, type RunningServer } from '@/plugins/ticketing/demo/http'
import type { TestApp } from './boot'
import type { Visit, VisitOptions } from './visitor'

/** The application over real sockets, on every host: pages and API. */
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
    const answer = await (message.url?.startsWith('/api/') ? serveApiOnHost : servePageOnHost)(app.config, request)
    response.writeHead(answer.status, {
      ...Object.fromEntries(answer.headers),
      ...(answer.headers.getSetCookie().length > 0 && { 'set-cookie': answer.headers.getSetCookie() }),
    })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })

/** Comes to a website over a socket, by its host. */
export async function visitOver(
  port: number | string,
  host: string,
  path: string,
  { cookie, form, headers = {}, method = form ? 'POST' : 'GET' }: VisitOptions = {},
): Promise<Visit> {
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = send(
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
    asked.once('error', reject)
    asked.end(form ? new URLSearchParams(form).toString() : undefined)
  })
  const answered = new Headers()
  for (const [name, values = []] of Object.entries(message.headersDistinct))
    for (const value of values) answered.append(name, value)
  return { headers: answered, status: message.statusCode ?? 0, text: await text(message) }
}
