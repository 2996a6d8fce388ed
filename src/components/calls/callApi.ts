import { network } from '../../payload-patches/fetch/interceptFetch'
import { CallError, type CallFailure, type FieldProblem } from './CallError'

/** Of an operation of ours, or of Payload: that one names fields one level further down. */
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

/** What a response that is none of success means. */
async function refusedCall(response: Response): Promise<CallError> {
  const body: unknown = await response.json().catch(() => null)
  // A proxy answers in HTML: there are no words for the screen in it.
  const { code: named, error, errors }: FailureBody = typeof body === 'object' && body !== null ? body : {}
  const [first] = errors ?? []
  const code = named ?? first?.data?.code ?? `failed:${response.status}`
  const failure =
    response.status === 409 && code.startsWith('stale:') ? 'stale' : (BY_STATUS[response.status] ?? 'failed')
  return new CallError({
    body,
    code,
    errors: first?.data?.errors ?? errors?.map(({ message = '', path }) => ({ message, ...(path && { path }) })),
    failure,
    message: error ?? first?.message,
    retryAfter: secondsOf(response.headers.get('Retry-After')),
    status: response.status,
  })
}

/** `Retry-After` is a number of seconds or a date. */
function secondsOf(header: string | null): number | null {
  if (header === null) return null
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isNaN(seconds) ? null : Math.max(0, Math.ceil(seconds))
}

/** Of the REST API, below its root. */
export type ApiPath = `/${string}`

export type CallMethod = 'DELETE' | 'GET' | 'PATCH' | 'POST'

export interface CallOptions {
  /** Files go as a form, everything else as JSON. */
  body?: FormData | object
  /** Goes on when its page is gone. */
  keepalive?: boolean
  /** Default: GET, or POST with a body. */
  method?: CallMethod
  /** Without what is null or undefined. */
  query?: Record<string, boolean | number | string | null | undefined>
  /** Sends a form in a way of its own: `withProgress`. */
  sendForm?: SendForm
  signal?: AbortSignal
}

export type SendForm = (
  address: string,
  form: { body: FormData; headers: Record<string, string>; method: string; signal?: AbortSignal },
) => Promise<Response>

export interface Api {
  /** In which the server words what it refuses; default: as the browser asks. */
  language?: string
  /** Address of the REST API, such as `/api`. */
  root: string
}

/**
 * The one way from the browser to the REST API, as the signed-in person.
 * @returns the body of the answer; null where it is empty
 * @throws CallError whatever goes wrong
 */
export async function callApi<Result>(api: Api, path: ApiPath, options: CallOptions = {}): Promise<Result> {
  return asCall(options.signal, async () => {
    const text = await (await answerOf(api, path, options)).text()
    return (text ? JSON.parse(text) : null) as Result
  })
}

/** The answer to a call, before its body is read. @throws CallError where it is refused */
export async function answerOf(
  { language, root }: Api,
  path: ApiPath,
  { body, keepalive, method = body ? 'POST' : 'GET', query, sendForm, signal }: CallOptions,
  more: Record<string, string> = {},
): Promise<Response> {
  const isForm = body instanceof FormData
  const headers = {
    ...(language && { 'Accept-Language': language }),
    ...(body && !isForm && { 'Content-Type': 'application/json' }),
    ...more,
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
  if (!response.ok) throw await refusedCall(response)
  return response
}

/** Whatever goes wrong in a call, as a `CallError`. */
export async function asCall<Result>(signal: AbortSignal | undefined, calling: () => Promise<Result>): Promise<Result> {
  try {
    return await calling()
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
