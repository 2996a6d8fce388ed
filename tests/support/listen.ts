import { serveApiOnHost, servePageOnHost } from '@/config/serveHosts'
import { serve, type RunningServer } from '@/plugins/ticketing/demo/http'
import type { TestApp } from './boot'

/** The application over real sockets, on every host: pages and API. */
export const listen = (app: TestApp): Promise<RunningServer> =>
  serve(async (message, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk)
    const headers = new Headers(Object.entries(message.headers).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]])))
    const hasBody = !['GET', 'HEAD'].includes(message.method ?? 'GET')
    const request = new Request(`http://internal:3000${message.url ?? '/'}`, { body: hasBody ? new Uint8Array(Buffer.concat(chunks)) : null, headers, method: message.method ?? 'GET' })
    const answer = await (message.url?.startsWith('/api/') ? serveApiOnHost : servePageOnHost)(app.config, request)
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
