import { githubHosts } from '../../settings'
import { GithubProblem } from './GithubProblem'

const MAX_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])
/** Of an answer in JSON: a hundred repositories take a tenth of it. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024
const ANSWER_MS = 15_000

interface Bounds {
  most?: number
  ms?: number
}

/**
 * `fetch` for the hosts of GitHub that the installation names, and for no other, wherever an answer leads. Credentials
 * stay with the host that they were meant for; time and length are bounded.
 * @throws GithubProblem `unavailable`, or `archiveTooLarge` in the middle of the body
 */
export async function fetchGithub(
  address: string | URL,
  init: RequestInit = {},
  { most = MAX_ANSWER_BYTES, ms = ANSWER_MS }: Bounds = {},
): Promise<Response> {
  const headers = new Headers(init.headers)
  const signal = AbortSignal.timeout(ms)
  let url = new URL(address)
  for (let turn = 0; turn <= MAX_REDIRECTS; turn++) {
    assertOurs(url)
    const response = await fetch(url, { ...init, headers, redirect: 'manual', signal })
    const location = REDIRECTS.has(response.status) ? response.headers.get('Location') : null
    if (!location || (init.method ?? 'GET') !== 'GET') return bounded(response, most)
    await response.body?.cancel()
    const next = new URL(location, url)
    if (next.origin !== url.origin) headers.delete('Authorization')
    url = next
  }
  throw new GithubProblem('unavailable')
}

function assertOurs(url: URL): void {
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || !githubHosts().has(url.host))
    throw new GithubProblem('unavailable')
}

function bounded(response: Response, most: number): Response {
  let length = 0
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, controller) => {
      length += part.length
      if (length > most) controller.error(new GithubProblem('archiveTooLarge'))
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
