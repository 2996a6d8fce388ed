import { readFileSync } from 'node:fs'
import {
  createServer,
  request as requestHttp,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import { request as requestHttps } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { CliError } from '../CliError'
import { ownFile } from '../ownFile'
import { isLocal } from './serverAddress'

/** A problem of the theme, as shown on the page. */
export interface ShownProblem {
  file: string
  line: number | null
  column: number | null
  message: string
}

const EVENTS_PATH = '/__theme/events'
const SCRIPT_PATH = '/__theme/reload.js'

const TAG = `<script src="${SCRIPT_PATH}" defer></script>`

/** Hop-by-hop headers, which are not forwarded. */
const HOP_BY_HOP_HEADERS = new Set(['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding'])

/** Errors are stored after a page is sent, so they are loaded immediately and once more after this time. */
const RECHECK_MS = 1000

/**
 * Local server that proxies the preview of a theme. Open pages reload for a new version and show the problems of the
 * theme.
 */
export class PreviewServer {
  private readonly admin: URL
  private readonly readers = new Set<ServerResponse>()
  private readonly findErrors: () => Promise<ShownProblem[]>
  private address = ''
  private preview: URL | null = null
  private problems: ShownProblem[] = []
  private readonly server = createServer((message, response) => void this.answer(message, response))

  /**
   * @param admin address of the installation; when it is local, previews are on the same port
   * @param findErrors returns rendering errors of the current version
   */
  constructor(admin: string, findErrors: () => Promise<ShownProblem[]>) {
    this.admin = new URL(admin)
    this.findErrors = findErrors
  }

  /**
   * Starts the server.
   * @param port 0 for any free port.
   * @returns its address
   * @throws CliError if the port is taken
   */
  async listen(port: number): Promise<string> {
    await new Promise<void>((resolve, reject) =>
      this.server
        .once('error', () => reject(new CliError(`Port ${port} is taken. Choose another one with --port.`)))
        .listen(port, '127.0.0.1', resolve),
    )
    this.address = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
    return this.address
  }

  /** Shows a new version and reloads open pages. */
  show(preview: string): void {
    this.preview = new URL(preview)
    this.problems = []
    for (const reader of this.readers) send(reader, 'reload')
  }

  /** Shows problems on open pages, which keep their content. */
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
        .end(readFileSync(ownFile('dev', 'reload.js')))
    if (message.url === EVENTS_PATH) return this.subscribe(message, response)
    const { preview } = this
    if (!preview)
      return void response
        .writeHead(503, { 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
        .end(
          `<!doctype html><html lang="en"><title>Theme</title><p>No version of the theme has been uploaded yet.</p>${TAG}</html>`,
        )
    const request = preview.protocol === 'https:' ? requestHttps : requestHttp
    const { origin } = message.headers
    const headers = {
      ...message.headers,
      'accept-encoding': 'identity',
      host: preview.host,
      // The preview accepts forms of its own pages only.
      ...(origin === this.address && { origin: preview.origin }),
    }
    const { hostname, port } = isLocal(preview) ? { hostname: '127.0.0.1', port: this.admin.port } : preview
    const proxied = request(
      {
        headers,
        host: hostname,
        method: message.method,
        path: message.url,
        port: port || undefined,
        servername: preview.hostname,
      },
      (answer) => void this.forward(answer, response, preview.origin),
    )
    proxied.on(
      'error',
      () =>
        void (response.headersSent
          ? response.destroy()
          : response.writeHead(502, { 'content-type': 'text/plain' }).end('The server does not respond.\n')),
    )
    message.pipe(proxied)
  }

  /** Forwards a response. Links are rewritten to this server, and pages get the reload script. */
  private async forward(answer: IncomingMessage, response: ServerResponse, origin: string): Promise<void> {
    const headers: OutgoingHttpHeaders = Object.fromEntries(
      Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP_HEADERS.has(name)),
    )
    const rewriteOrigin = (text: string): string => text.replaceAll(origin, this.address)
    response.writeHead(answer.statusCode ?? 502, {
      ...headers,
      'cache-control': 'no-store',
      ...(answer.headers.location && { location: rewriteOrigin(answer.headers.location) }),
      ...withoutHttps(answer.headers),
    })
    if (!(answer.headers['content-type'] ?? '').startsWith('text/html')) return void answer.pipe(response)
    const page = rewriteOrigin((await buffer(answer)).toString('utf8'))
    const end = page.lastIndexOf('</body>')
    response.end(end < 0 ? page + TAG : page.slice(0, end) + TAG + page.slice(end))
  }

  private subscribe(message: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'cache-control': 'no-store', 'content-type': 'text/event-stream' })
    response.write(': ready\n\n')
    this.readers.add(response)
    if (this.problems.length > 0) send(response, 'problems', this.problems)
    void this.sendErrors(response)
    const recheck = setTimeout(() => void this.sendErrors(response), RECHECK_MS)
    message.on('close', () => {
      clearTimeout(recheck)
      this.readers.delete(response)
    })
  }

  private async sendErrors(reader: ServerResponse): Promise<void> {
    const errors = this.preview ? await this.findErrors() : []
    if (errors.length > 0 && this.problems.length === 0 && this.readers.has(reader)) send(reader, 'problems', errors)
  }
}

/** Headers that only work over HTTPS, which this server does not speak, as it answers on this machine only. */
const withoutHttps = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries({
      'content-security-policy': [headers['content-security-policy'] ?? []]
        .flat()
        .map((policy) => policy.replace(/;?\s*upgrade-insecure-requests/g, ''))
        .at(0),
      'set-cookie': headers['set-cookie']?.map((cookie) => cookie.replace(/;\s*secure(?=;|$)/i, '')),
    }).filter(([, value]) => value !== undefined),
  )

const send = (reader: ServerResponse, event: 'problems' | 'reload', data: ShownProblem[] = []): void =>
  void reader.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
