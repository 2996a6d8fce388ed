import { setTimeout as waitFor } from 'node:timers/promises'
import type { Dispatcher } from 'undici'
import { ProviderError } from '../provider/problems'
import type { Access } from '../provider/provider'
import { sharedAgents, type Agents } from './agents'
import { toPublicUrl } from './addresses'
import type { Call, ProviderClient } from './client'
import { toBrokenOff, toProviderError, toRefusal, errorMessageOf } from './failures'
import { runQueued } from './requestQueue'
import { isPage, MAX_RESPONSE_BYTES, readJson, type ResponseBody } from './readJson'
import { secretsIn, redactMessage } from './redact'
import { pauseAfter, readRetryAfter, type FailedTry } from './retry'

/**
 * Time limits in milliseconds: for one attempt, for a call with all its retries and pauses, and for all calls of a
 * client.
 */
export interface TimeLimits {
  /** Default: no limit. */
  allCalls?: number
  call: number
  oneTry: number
}

/** For checks while a user waits at a form. */
export const CHECK_LIMITS: TimeLimits = { allCalls: 10_000, call: 10_000, oneTry: 10_000 }
export const LIST_LIMITS: TimeLimits = { call: 60_000, oneTry: 30_000 }

const MAX_REDIRECTS = 3
/** Error bodies are short; no more than this is read. */
const MAX_REFUSAL_BYTES = 64 * 1024
const PRINTABLE = /^[\x20-\x7e]*$/

export interface ClientOptions {
  access: Access
  /** `host:port` entries that may be private and use http: `PROVIDER_ALLOWED_HOSTS`. */
  allowedHosts: readonly string[]
  /** Identifies tenant and provider: at most two requests per key run at once. */
  key: string
  /** URL of this installation, sent in the `User-Agent` so that a box office can identify the caller. */
  contact: string
  limits: TimeLimits
  /** Aborts all calls, waits and pauses. */
  signal?: AbortSignal
  /** Default: the agents of the process. */
  agents?: Agents
  maxResponseBytes?: number
  now?: () => Date
  random?: () => number
  /** Waits for `ms` milliseconds, or rejects with the signal's reason. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

const sleep = async (ms: number, signal: AbortSignal): Promise<void> => {
  await waitFor(ms, undefined, { signal })
}

/**
 * Opens a client of one box office for one tenant. It throws ProviderErrors, and the reason of `signal` when that
 * aborts.
 * @throws ProviderError `forbiddenAddress` for an address that must not be called, `credentials` for credentials that a
 * header cannot contain
 */
export function openClient({
  access,
  agents = sharedAgents(),
  allowedHosts,
  contact,
  key,
  limits,
  maxResponseBytes = MAX_RESPONSE_BYTES,
  now = () => new Date(),
  random = Math.random,
  signal: callerSignal = new AbortController().signal,
  wait = sleep,
}: ClientOptions): ProviderClient {
  const base = toPublicUrl(`${access.baseUrl}/`, allowedHosts)
  const secrets = secretsIn(access.headers, access.otherHeaders)
  if (
    [access.headers, access.otherHeaders ?? {}].flatMap(Object.values<string>).some((value) => !PRINTABLE.test(value))
  )
    throw new ProviderError('credentials')
  const end = limits.allCalls === undefined ? [] : [AbortSignal.timeout(limits.allCalls)]
  let credentials = access.headers

  async function find<Result>(call: Call<Result>): Promise<Result | null> {
    const url = urlOf(base, call)
    const deadline = AbortSignal.any([AbortSignal.timeout(limits.call), ...end])
    const signal = AbortSignal.any([callerSignal, deadline])
    for (let attempt = 1; ; attempt += 1) {
      const result = await runAttempt(url, call, signal)
      if (!('error' in result)) return result.found
      const pause = pauseAfter(result, attempt, random)
      callerSignal.throwIfAborted()
      if (pause === null || deadline.aborted) throw result.error
      await wait(pause, signal).catch(() => {
        callerSignal.throwIfAborted()
        throw result.error
      })
    }
  }

  async function runAttempt<Result>(
    url: URL,
    call: Call<Result>,
    signal: AbortSignal,
  ): Promise<FailedTry | { found: Result | null }> {
    try {
      return await runQueued(key, signal, async () => {
        const result = await sendOnce(url, call, signal, credentials)
        const isRefused = 'error' in result && result.error.problem.status === 401
        if (!isRefused || !access.otherHeaders || credentials === access.otherHeaders) return result
        const other = await sendOnce(url, call, signal, access.otherHeaders)
        if (!('error' in other)) credentials = access.otherHeaders
        return other
      })
    } catch (error) {
      callerSignal.throwIfAborted()
      // The call timed out while it was queued.
      return {
        error: signal.aborted ? new ProviderError('slow', { call: call.path }) : toProviderError(error, call.path),
        isTransient: false,
        retryAfterMs: null,
      }
    }
  }

  async function sendOnce<Result>(
    url: URL,
    call: Call<Result>,
    outer: AbortSignal,
    headers: Access['headers'],
  ): Promise<FailedTry | { found: Result | null }> {
    const signal = AbortSignal.any([outer, AbortSignal.timeout(limits.oneTry)])
    const failed = (error: ProviderError, isTransient: boolean, retryAfterMs: number | null = null): FailedTry => ({
      error: signal.aborted ? new ProviderError('slow', { call: call.path }) : error,
      isTransient,
      retryAfterMs,
    })
    let response: Dispatcher.ResponseData
    try {
      response = await send(url, call, headers, signal)
    } catch (error) {
      return failed(toProviderError(error, call.path), !ProviderError.is(error))
    }
    const { statusCode: status } = response
    const body = bodyOf(response)
    try {
      if (call.noneAt?.includes(status) && (call.noneMayBePage || !isPage(body.contentType))) return { found: null }
      if (status < 200 || status > 299) {
        const message = isPage(body.contentType)
          ? null
          : errorMessageOf(await readJson(body, MAX_REFUSAL_BYTES).catch(() => null))
        const refusal = toRefusal({
          call: call.path,
          isPage: isPage(body.contentType),
          status,
          message: message === null ? null : redactMessage(message, secrets),
        })
        return failed(refusal, true, readRetryAfter(headerOf(response, 'retry-after'), now()))
      }
      return { found: parse(await readJson(body, maxResponseBytes), call) }
    } catch (error) {
      return failed(toBrokenOff(error, call.path), !ProviderError.is(error))
    } finally {
      // Release the connection of a body that is not read to the end.
      response.body.on('error', () => {}).destroy()
    }
  }

  /** Sends a request and follows redirects within the same host. */
  async function send(
    first: URL,
    call: Call<unknown>,
    headers: Access['headers'],
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> {
    let url = first
    for (let redirects = 0; ; redirects += 1) {
      const response = await agents.dispatcherFor(url, allowedHosts).request({
        body: call.search === undefined ? null : JSON.stringify(call.search),
        headers: { ...headersOf(call, contact), ...headers },
        method: call.search === undefined ? 'GET' : 'POST',
        origin: url.origin,
        path: `${url.pathname}${url.search}`,
        signal,
      })
      const location = headerOf(response, 'location')
      if (response.statusCode < 300 || response.statusCode > 399 || location === undefined) return response
      response.body.on('error', () => {}).destroy()
      url = redirectTarget(url, location, call, response.statusCode, redirects)
    }
  }

  return {
    call: async <Result>(call: Call<Result>): Promise<Result> => {
      const found = await find(call)
      if (found === null) throw new ProviderError('wrongAddress', { call: call.path })
      return found
    },
    find,
    links: access.links ?? {},
    pause: (ms) => wait(ms, callerSignal),
  }
}

const headersOf = (call: Call<unknown>, contact: string): Record<string, string> => ({
  accept: 'application/json',
  'accept-encoding': 'gzip, br',
  'user-agent': `Callboard/1.0 (+${contact})`,
  ...(call.search === undefined ? {} : { 'content-type': 'application/json' }),
})

const headerOf = ({ headers }: Dispatcher.ResponseData, name: string): string | undefined => {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}

const bodyOf = (response: Dispatcher.ResponseData): ResponseBody => ({
  body: response.body,
  contentEncoding: (headerOf(response, 'content-encoding') ?? '').trim().toLowerCase(),
  contentType: (headerOf(response, 'content-type') ?? '').trim(),
})

/** Builds the URL of a call. It stays below the base URL, whatever the path contains. */
function urlOf(base: URL, { path, query = {} }: Call<unknown>): URL {
  const url = new URL(`${base.href}${path}`)
  if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname))
    throw new ProviderError('wrongAddress', { call: path })
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value))
  return url
}

/**
 * @throws ProviderError `wrongAddress` for a redirect to another host or protocol, of a search, or after too many
 * redirects
 */
function redirectTarget(from: URL, location: string, call: Call<unknown>, status: number, redirects: number): URL {
  const refuse = (detail: string): ProviderError =>
    new ProviderError('wrongAddress', { call: call.path, detail, status })
  const to = URL.canParse(location, from) ? new URL(location, from) : null
  if (!to || to.username !== '' || to.password !== '') throw refuse('an invalid redirect')
  if (to.host !== from.host) throw refuse('a redirect to another host')
  if (to.protocol !== from.protocol) throw refuse('a redirect to another protocol')
  if (call.search !== undefined && status !== 307 && status !== 308) throw refuse('a redirect of a search')
  if (redirects >= MAX_REDIRECTS) throw refuse('too many redirects')
  return to
}

/** @throws ProviderError `shape` with the path that failed validation, never with a value */
function parse<Result>(body: unknown, call: Call<Result>): Result {
  const parsed = call.schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ProviderError('shape', {
    call: call.path,
    detail: `${issue?.path.join('.') || 'the response'}: ${issue?.message ?? ''}`.slice(0, 200),
  })
}
