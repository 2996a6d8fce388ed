// The application in a process of its own, on a port that it says: for tests that kill it.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getPayload } from 'payload'
import config from '../../../payload.config'
import { serveApi } from '../../../src/endpoints/serveApi'

function asRequest({ headers, method = 'GET', url = '/' }: IncomingMessage, body: Buffer): Request {
  const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  return new Request(new URL(url, process.env.SERVER_URL), { method, body: body.length > 0 ? new Uint8Array(body) : null, headers: sent })
}

await getPayload({ config })
const server = createServer(async (incoming, answer) => {
  const response = await serveApi(config, asRequest(incoming, Buffer.concat(await incoming.toArray())))
  answer.writeHead(response.status, Object.fromEntries(response.headers))
  answer.end(Buffer.from(await response.arrayBuffer()))
})
server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`))
