import { network } from '../../payload-patches/fetch/interceptFetch'
import { CallError } from './CallError'
import { refusedCall } from './refusedCall'

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
