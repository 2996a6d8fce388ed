import { initI18n } from '@payloadcms/translations'
import { createLocalReq, type PayloadRequest } from 'payload'
import { serverFunctionsOf } from '@/app/(payload)/serverFunctions'
import { payloadHandlers } from '@/payload-patches/serverFunctions/payloadHandlers'
import { ORIGIN, type TestApp } from '@tests/support/boot'
import type { Client } from '@tests/support/client'

/** One request of a screen: a call of the API, or of a server function by its name. */
export interface ScreenRequest {
  method?: string
  name?: string
  path?: string
  /** The query, with its question mark. */
  search?: string
  /** What was sent as JSON, or the arguments of the server function. */
  body?: unknown
  headers?: Headers
  /** Aborted when the screen no longer wants the answer. */
  signal?: AbortSignal
}

type Answer = Response | undefined

/** The way from a screen to the server, which a test can watch, cut, and answer on. */
export interface Connection {
  /** Requests so far, in order. */
  requests: ScreenRequest[]
  /** Lets requests fail as without a connection, from now on: all, or those that a predicate picks. */
  disconnect: (which?: (request: ScreenRequest) => boolean) => void
  /**
   * Answers requests that a predicate picks in place of the server, for failures that it cannot be brought to, or
   * delays them: what resolves to undefined goes on to the server.
   */
  answer: (
    which: (request: ScreenRequest) => boolean,
    response: (request: ScreenRequest) => Answer | Promise<Answer>,
  ) => void
  reconnect: () => void
}

/** Requests and renderings under way, which must end before the application does. */
const pending = new Set<Promise<unknown>>()

export function track<Result>(work: Promise<Result>): Promise<Result> {
  pending.add(work)
  return work.finally(() => pending.delete(work))
}

export async function untilAnswered(): Promise<void> {
  while (pending.size > 0) await Promise.allSettled(pending)
}

interface Sender {
  language: string
  tenant: string | undefined
}

/** What the server itself sends, which runs in the same process: kept before the first screen takes `fetch` over. */
const known = globalThis as { fetchOfServer?: typeof fetch }
const fetchOfServer = (known.fetchOfServer ??= globalThis.fetch)

/** The requests of one browser: `fetch`, and the server functions of the admin. */
export function connect(app: TestApp, client: Client, { language, tenant }: Sender) {
  const cookies = [client.cookie, tenant && `payload-tenant=${tenant}`, `payload-lng=${language}`].filter(Boolean)
  const headers = () =>
    new Headers({ 'Accept-Language': language, Cookie: cookies.join('; '), Host: new URL(ORIGIN).host, Origin: ORIGIN })
  const requests: ScreenRequest[] = []
  let intercept: (request: ScreenRequest) => Answer | Promise<Answer> = () => undefined

  async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const address = new URL(input instanceof Request ? input.url : input, ORIGIN)
    if (address.origin !== ORIGIN) return fetchOfServer(input, init)
    const own = Object.fromEntries(headers())
    const request = new Request(address, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), ...own },
    })
    const { pathname, search } = new URL(request.url)
    const { method, signal } = request
    const details = { body: bodyOf(init), headers: request.headers, search, signal }
    const known = withDetails({ method, path: pathname }, details)
    requests.push(known)
    return unlessAborted(signal, async () => (await intercept(known)) ?? track(app.send(request)))
  }
  const functions = serverFunctionsOf(app.config)
  async function serverFunction({ args, name }: { args: object; name: string }): Promise<unknown> {
    const known = withDetails({ name }, { body: args })
    requests.push(known)
    const answered = await intercept(known)
    if (answered) return answered.json()
    const { importMap } =
      name in payloadHandlers ? await import('@/app/(payload)/admin/importMap.js') : { importMap: {} }
    return track(Promise.resolve(functions[name]!({ ...args, importMap, req: await request() } as never)))
  }
  async function request(): Promise<PayloadRequest> {
    const own = headers()
    const { user } = await app.payload.auth({ headers: own })
    const i18n = await initI18n({ config: app.config.i18n, context: 'client', language: language as 'en' })
    return createLocalReq({ req: { headers: own, i18n: i18n as never }, ...(user && { user }) }, app.payload)
  }
  globalThis.fetch = window.fetch = send
  const connection: Connection = {
    answer: (which, response) => void (intercept = (one) => (which(one) ? response(one) : undefined)),
    disconnect: (which = () => true) =>
      void (intercept = (one) => {
        if (which(one)) throw new TypeError('fetch failed')
        return undefined
      }),
    reconnect: () => void (intercept = () => undefined),
    requests,
  }
  return { connection, request, serverFunction }
}

/** Not enumerable, so that requests are compared and printed as method and path, or by their name. */
function withDetails(request: ScreenRequest, details: Partial<ScreenRequest>): ScreenRequest {
  for (const [name, value] of Object.entries(details)) Object.defineProperty(request, name, { value })
  return request
}

function bodyOf(init: RequestInit | undefined): unknown {
  if (typeof init?.body !== 'string') return undefined
  try {
    return JSON.parse(init.body)
  } catch {
    return init.body
  }
}

/** As `fetch` does: whoever no longer waits is told so at once. */
async function unlessAborted<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  signal.throwIfAborted()
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([work(), aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
