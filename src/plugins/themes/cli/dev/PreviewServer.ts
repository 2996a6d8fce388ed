import { readFileSync } from 'node:fs'
import {
  createServer,
  request as askHttp,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import { request as askHttps } from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'

/** What somebody who writes a theme has to mend, as a page shows it. */
export interface ShownProblem {
  file: string
  line: number | null
  column: number | null
  message: string
}

const EVENTS_PATH = '/__theme/events'
const SCRIPT_PATH = '/__theme/reload.js'

const TAG = `<script src="${SCRIPT_PATH}" defer></script>`

/** What stays between the two ends of one connection. */
const OWN_TO_CONNECTION = new Set(['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding'])

/** A page that has been rendered is asked for its errors at once and a little later: they are stored after it is sent. */
const LATER_MS = 1000

/** A name below `localhost` is this machine, whether its resolver knows that or not. */
const isLocal = ({ hostname }: URL): boolean => hostname === 'localhost' || hostname.endsWith('.localhost')

/** Shows the preview of a theme on this machine. Open pages reload when there is another version, and show what is wrong with the theme. */
export class PreviewServer {
  private readonly admin: URL
  private readonly readers = new Set<ServerResponse>()
  private readonly findErrors: () => Promise<ShownProblem[]>
  private address = ''
  private preview: URL | null = null
  private problems: ShownProblem[] = []
  private readonly server = createServer((message, response) => void this.answer(message, response))

  /**
   * @param admin address of the installation: where it is on this machine, previews are where it listens
   * @param findErrors what failed while pages were rendered with the version on show
   */
  constructor(admin: string, findErrors: () => Promise<ShownProblem[]>) {
    this.admin = new URL(admin)
    this.findErrors = findErrors
  }

  /** @param port 0: any that is free. @returns its address */
  async listen(port: number): Promise<string> {
    await new Promise<void>((resolve, reject) => this.server.once('error', reject).listen(port, '127.0.0.1', resolve))
    this.address = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
    return this.address
  }

  /** Another version is there. */
  show(preview: string): void {
    this.preview = new URL(preview)
    this.problems = []
    for (const reader of this.readers) send(reader, 'reload')
  }

  /** The files cannot be taken as they are: pages stay as they were and say why. */
  showProblems(problems: ShownProblem[]): void {
    this.problems = problems
    for (const reader of this.readers) send(reader, 'problems', problems)
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve())
      this.server.closeAllConnections()
    })
  }

  private answer(message: IncomingMessage, response: ServerResponse): void {
    if (message.url === SCRIPT_PATH)
      return void response
        .writeHead(200, { 'cache-control': 'no-store', 'content-type': 'text/javascript; charset=utf-8' })
        .end(readFileSync(path.join(import.meta.dirname, 'reload.js')))
    if (message.url === EVENTS_PATH) return this.listenTo(message, response)
    const { preview } = this
    if (!preview)
      return void response
        .writeHead(503, { 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
        .end(
          `<!doctype html><html lang="en"><title>Theme</title><p>There is no version of the theme to show yet.</p>${TAG}</html>`,
        )
    const ask = preview.protocol === 'https:' ? askHttps : askHttp
    const headers = { ...message.headers, 'accept-encoding': 'identity', host: preview.host }
    const { hostname, port } = isLocal(preview) ? { hostname: '127.0.0.1', port: this.admin.port } : preview
    const asked = ask(
      {
        headers,
        host: hostname,
        method: message.method,
        path: message.url,
        port: port || undefined,
        servername: preview.hostname,
      },
      (answer) => void this.pass(answer, response, preview.origin),
    )
    asked.on(
      'error',
      () =>
        void (response.headersSent
          ? response.destroy()
          : response.writeHead(502, { 'content-type': 'text/plain' }).end('The server does not answer.\n')),
    )
    message.pipe(asked)
  }

  /** Passes an answer on. Its links lead here, and a page gets the script that reloads it. */
  private async pass(answer: IncomingMessage, response: ServerResponse, origin: string): Promise<void> {
    const headers: OutgoingHttpHeaders = Object.fromEntries(
      Object.entries(answer.headers).filter(([name]) => !OWN_TO_CONNECTION.has(name)),
    )
    const here = (text: string): string => text.replaceAll(origin, this.address)
    response.writeHead(answer.statusCode ?? 502, {
      ...headers,
      'cache-control': 'no-store',
      ...(answer.headers.location && { location: here(answer.headers.location) }),
    })
    if (!(answer.headers['content-type'] ?? '').startsWith('text/html')) return void answer.pipe(response)
    const page = here((await buffer(answer)).toString('utf8'))
    const end = page.lastIndexOf('</body>')
    response.end(end < 0 ? page + TAG : page.slice(0, end) + TAG + page.slice(end))
  }

  private listenTo(message: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'cache-control': 'no-store', 'content-type': 'text/event-stream' })
    response.write(': ready\n\n')
    this.readers.add(response)
    if (this.problems.length > 0) send(response, 'problems', this.problems)
    void this.tellErrors(response)
    const later = setTimeout(() => void this.tellErrors(response), LATER_MS)
    message.on('close', () => {
      clearTimeout(later)
      this.readers.delete(response)
    })
  }

  private async tellErrors(reader: ServerResponse): Promise<void> {
    const errors = this.preview ? await this.findErrors() : []
    if (errors.length > 0 && this.problems.length === 0 && this.readers.has(reader)) send(reader, 'problems', errors)
  }
}

const send = (reader: ServerResponse, event: 'problems' | 'reload', data: ShownProblem[] = []): void =>
  void reader.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
