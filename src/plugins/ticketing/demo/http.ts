import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A request to a demo or test box office. */
export interface BoxOfficeRequest {
  method: string
  /** Decoded, without query. */
  path: string
  query: URLSearchParams
  headers: Readonly<Record<string, string>>
  body: string
}

/** Its response: JSON, a streamed list, or text. */
export interface BoxOfficeResponse {
  status?: number
  headers?: Readonly<Record<string, string>>
  json?: unknown
  list?: Iterable<unknown>
  text?: string
  contentType?: string
}

const CHUNK_LENGTH = 64 * 1024

export async function readRequest(message: IncomingMessage): Promise<BoxOfficeRequest> {
  const url = new URL(message.url ?? '/', 'http://box-office')
  const chunks: Buffer[] = []
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk)
  const headers = Object.entries(message.headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : (value ?? ''),
  ])
  return {
    body: Buffer.concat(chunks).toString('utf8'),
    headers: Object.fromEntries(headers),
    method: message.method ?? 'GET',
    path: decodeURIComponent(url.pathname),
    query: url.searchParams,
  }
}

export async function writeResponse(
  response: ServerResponse,
  { contentType, headers = {}, json, list, status = 200, text }: BoxOfficeResponse,
): Promise<void> {
  response.writeHead(status, {
    'content-type':
      contentType ?? (text === undefined ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8'),
    ...headers,
  })
  if (!list) return void response.end(text ?? JSON.stringify(json))
  // Clients may disconnect in the middle of a list.
  await pipeline(Readable.from(jsonChunks(list)), response).catch(() => response.destroy())
}

function* jsonChunks(list: Iterable<unknown>): Generator<string> {
  let chunk = '['
  let isFirst = true
  for (const record of list) {
    chunk += `${isFirst ? '' : ','}${JSON.stringify(record)}`
    isFirst = false
    if (chunk.length > CHUNK_LENGTH) {
      yield chunk
      chunk = ''
    }
  }
  yield `${chunk}]`
}

export interface RunningServer {
  /** `http://127.0.0.1:port` */
  origin: string
  /** `127.0.0.1:port`, as in `PROVIDER_ALLOWED_HOSTS`. */
  host: string
  close: () => Promise<void>
}

/** Serves on the loopback interface only. @param port 0 for any free port */
export async function serve(
  handle: (message: IncomingMessage, response: ServerResponse) => Promise<void>,
  port = 0,
): Promise<RunningServer> {
  const server: Server = createServer((message, response) => {
    handle(message, response).catch((error: Error) => response.destroy(error))
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { close, host, origin: `http://${host}` }
}
