import { network } from '@/payload-patches/fetch/interceptFetch'
import { CallError, type CallFailure, type FieldProblem } from './CallError'

/** Error body of our own endpoints or of Payload, which nests field errors one level deeper. */
interface FailureBody {
  code?: string
  error?: string
  errors?: { data?: { code?: string; errors?: FieldProblem[] }; message?: string; path?: string }[]
}

const BY_STATUS: Record<number, CallFailure> = {
  400: 'refused',
  401: 'signedOut',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  422: 'refused',
  423: 'locked',
  429: 'tooOften',
  503: 'unavailable',
}

/** Converts an error response into a `CallError`. */
async function toCallError(response: Response): Promise<CallError> {
  const body: unknown = await response.json().catch(() => null)
  // An error page of a proxy is HTML and has no message to show.
  const { code: serverCode, error, errors }: FailureBody = typeof body === 'object' && body !== null ? body : {}
  const [first] = errors ?? []
  const code = serverCode ?? first?.data?.code ?? `failed:${response.status}`
  const failure =
    response.status === 409 && code.startsWith('stale:') ? 'stale' : (BY_STATUS[response.status] ?? 'failed')
  return new CallError({
    body,
    code,
    errors: first?.data?.errors ?? errors?.map(({ message = '', path }) => ({ message, ...(path && { path }) })),
    failure,
    message: error ?? first?.message,
    retryAfter: parseRetryAfter(response.headers.get('Retry-After')),
    status: response.status,
  })
}

/** Parses `Retry-After`: a number of seconds or a date. */
function parseRetryAfter(header: string | null): number | null {
  if (header === null) return null
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isNaN(seconds) ? null : Math.max(0, Math.ceil(seconds))
}

/** Path below the root of the REST API. */
export type ApiPath = `/${string}`

export type CallMethod = 'DELETE' | 'GET' | 'PATCH' | 'POST'

export interface CallOptions {
  /** Sent as multipart if it is a form, as JSON otherwise. */
  body?: FormData | object
  /** Lets the request outlive its page. */
  keepalive?: boolean
  /** Default: GET, or POST with a body. */
  method?: CallMethod
  /** Entries that are null or undefined are left out. */
  query?: Record<string, boolean | number | string | null | undefined>
  /** Custom transport for forms, such as `withProgress`. */
  sendForm?: SendForm
  signal?: AbortSignal
}

export type SendForm = (
  address: string,
  form: { body: FormData; headers: Record<string, string>; method: string; signal?: AbortSignal },
) => Promise<Response>

export interface Api {
  /** Language of the server's error messages. Default: the browser's `Accept-Language`. */
  language?: string
  /** URL of the REST API, such as `/api`. */
  root: string
}

/**
 * Sends a request to the REST API as the signed-in user. The only way from the browser to the API.
 * @returns the response body; null if it is empty
 * @throws CallError on any failure
 */
export async function callApi<Result>(api: Api, path: ApiPath, options: CallOptions = {}): Promise<Result> {
  return withCallErrors(options.signal, async () => {
    const text = await (await fetchResponse(api, path, options)).text()
    return (text ? JSON.parse(text) : null) as Result
  })
}

/** Returns the response before its body is read. @throws CallError if the status is not 2xx */
export async function fetchResponse(
  { language, root }: Api,
  path: ApiPath,
  { body, keepalive, method = body ? 'POST' : 'GET', query, sendForm, signal }: CallOptions,
  extraHeaders: Record<string, string> = {},
): Promise<Response> {
  const isForm = body instanceof FormData
  const headers = {
    ...(language && { 'Accept-Language': language }),
    ...(body && !isForm && { 'Content-Type': 'application/json' }),
    ...extraHeaders,
  }
  const address = `${root}${withQuery(path, query)}`
  const response =
    isForm && sendForm
      ? await sendForm(address, { body, headers, method, ...(signal && { signal }) })
      : await network(address, {
          cache: 'no-store',
          credentials: 'include',
          headers,
          method,
          ...(body && { body: isForm ? body : JSON.stringify(body) }),
          ...(keepalive && { keepalive }),
          ...(signal && { signal }),
        })
  if (!response.ok) throw await toCallError(response)
  return response
}

/** Runs a request and converts anything it throws into a `CallError`. */
export async function withCallErrors<Result>(
  signal: AbortSignal | undefined,
  send: () => Promise<Result>,
): Promise<Result> {
  try {
    return await send()
  } catch (error) {
    if (signal?.aborted) throw new CallError({ code: 'aborted:api', failure: 'aborted' }, error)
    if (error instanceof CallError) throw error
    throw new CallError({ code: 'network:api', failure: 'offline' }, error)
  }
}

function withQuery(path: ApiPath, query: CallOptions['query'] = {}): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  )
  return entries.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(entries)}`
}
