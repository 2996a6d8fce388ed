// Runs the application in its own process on a port that it prints, for tests that stop or kill it or measure its
// memory.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getPayload } from 'payload'
import config from '@payload-config'
import { serveUntilStopped } from '../../../scripts/lib/web/serveUntilStopped.mjs'
import { settings } from '@/lib/settings'
import { startTelemetry } from '@/lib/telemetry/startTelemetry'
import { serveApiOnHost, servePageOnHost } from '@/config/serveHosts'

function asRequest(incoming: IncomingMessage): Request {
  const { headers, method = 'GET', url = '/' } = incoming
  const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  const hasBody = headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined
  // Bodies are streamed, as in Next.
  const options = { body: hasBody ? incoming : null, duplex: 'half', headers: sent, method }
  return new Request(new URL(url, process.env.SERVER_URL), options as unknown as RequestInit)
}

async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  if (incoming.url === '/memory') return void outgoing.end(String(process.memoryUsage().rss))
  const serve = incoming.url?.startsWith('/api/') ? serveApiOnHost : servePageOnHost
  const response = await serve(await config, asRequest(incoming))
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  // Responses are streamed, as in Next.
  if (response.body)
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) outgoing.write(chunk)
  outgoing.end()
}

await startTelemetry('web', settings())
await getPayload({ config })
const server = await serveUntilStopped(handle, { hostname: '127.0.0.1', port: 0 })
console.log(`port ${(server.address() as AddressInfo).port}`)
