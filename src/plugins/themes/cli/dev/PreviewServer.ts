import { createServer, request as askHttp, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import { request as askHttps } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const EVENTS = '/__theme/events'
const SCRIPT = '/__theme/reload.js'
const RELOAD = `new EventSource(${JSON.stringify(EVENTS)}).addEventListener('reload', () => window.location.reload())\n`
const TAG = `<script src="${SCRIPT}" defer></script>`

/** What stays between the two ends of one connection. */
const OWN_TO_CONNECTION = new Set(['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding'])

/** A name below `localhost` is this machine, whether its resolver knows that or not. */
const isLocal = ({ hostname }: URL): boolean => hostname === 'localhost' || hostname.endsWith('.localhost')

/** Shows the preview of a theme on this machine, and has every open page reload when it is told to. */
export class PreviewServer {
  private readonly admin: URL
  private readonly readers = new Set<ServerResponse>()
  private preview: URL | null = null
  private readonly server = createServer((message, response) => void this.answer(message, response))

  /** @param admin address of the installation: where it is on this machine, previews are where it listens */
  constructor(admin: string) {
    this.admin = new URL(admin)
  }

  /** @param port 0: any that is free. @returns its address */
  async listen(port: number): Promise<string> {
    await new Promise<void>((resolve, reject) => this.server.once('error', reject).listen(port, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  show(preview: string): void {
    this.preview = new URL(preview)
    for (const reader of this.readers) reader.write('event: reload\ndata: \n\n')
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve())
      this.server.closeAllConnections()
    })
  }

  private answer(message: IncomingMessage, response: ServerResponse): void {
    if (message.url === SCRIPT) return void response.writeHead(200, { 'cache-control': 'no-store', 'content-type': 'text/javascript; charset=utf-8' }).end(RELOAD)
    if (message.url === EVENTS) return this.listenTo(message, response)
    const { preview } = this
    if (!preview) return void response.writeHead(503, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html><title>Theme</title><p>The theme has problems. They stand in your terminal.</p>${TAG}`)
    const ask = preview.protocol === 'https:' ? askHttps : askHttp
    const headers = { ...message.headers, 'accept-encoding': 'identity', host: preview.host }
    const { hostname, port } = isLocal(preview) ? { hostname: '127.0.0.1', port: this.admin.port } : preview
    const asked = ask({ headers, host: hostname, method: message.method, path: message.url, port: port || undefined, servername: preview.hostname }, (answer) => void pass(answer, response))
    asked.on('error', () => void (response.headersSent ? response.destroy() : response.writeHead(502, { 'content-type': 'text/plain' }).end('The server does not answer.\n')))
    message.pipe(asked)
  }

  private listenTo(message: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'cache-control': 'no-store', 'content-type': 'text/event-stream' })
    response.write(': ready\n\n')
    this.readers.add(response)
    message.on('close', () => this.readers.delete(response))
  }
}

/** Passes an answer on; a page gets the script that reloads it. */
async function pass(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers: OutgoingHttpHeaders = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !OWN_TO_CONNECTION.has(name)))
  response.writeHead(answer.statusCode ?? 502, { ...headers, 'cache-control': 'no-store' })
  if (!(answer.headers['content-type'] ?? '').startsWith('text/html')) return void answer.pipe(response)
  const page = (await buffer(answer)).toString('utf8')
  const end = page.lastIndexOf('</body>')
  response.end(end < 0 ? page + TAG : page.slice(0, end) + TAG + page.slice(end))
}
