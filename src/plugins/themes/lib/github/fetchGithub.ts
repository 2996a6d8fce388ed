import { githubHosts } from '../../settings'
import { GithubProblem } from './GithubProblem'

const MAX_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])
/** Maximum size of a JSON response: a hundred repositories take a tenth of it. */
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024
const TIMEOUT_MS = 15_000

interface Bounds {
  maxBytes?: number
  ms?: number
}

/**
 * `fetch` restricted to GitHub's configured hosts, including redirects. Credentials are not sent to other origins; time
 * and size are limited.
 * @throws GithubProblem `unavailable`, or `archiveTooLarge` while reading the body
 */
export async function fetchGithub(
  address: string | URL,
  init: RequestInit = {},
  { maxBytes = MAX_RESPONSE_BYTES, ms = TIMEOUT_MS }: Bounds = {},
): Promise<Response> {
  const headers = new Headers(init.headers)
  const signal = AbortSignal.timeout(ms)
  let url = new URL(address)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    assertAllowedHost(url)
    const response = await fetch(url, { ...init, headers, redirect: 'manual', signal })
    const location = REDIRECTS.has(response.status) ? response.headers.get('Location') : null
    if (!location || (init.method ?? 'GET') !== 'GET') return limitSize(response, maxBytes)
    await response.body?.cancel()
    const next = new URL(location, url)
    if (next.origin !== url.origin) headers.delete('Authorization')
    url = next
  }
  throw new GithubProblem('unavailable')
}

function assertAllowedHost(url: URL): void {
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || !githubHosts().has(url.host))
    throw new GithubProblem('unavailable')
}

function limitSize(response: Response, maxBytes: number): Response {
  let length = 0
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, controller) => {
      length += part.length
      if (length > maxBytes) controller.error(new GithubProblem('archiveTooLarge'))
      else controller.enqueue(part)
    },
  })
  return response.body
    ? new Response(response.body.pipeThrough(count), {
        headers: response.headers,
        status: response.status,
        statusText: response.statusText,
      })
    : response
}
