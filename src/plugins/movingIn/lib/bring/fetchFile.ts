import { isIP } from 'node:net'
import type { Dispatcher } from 'undici'
import { isAllowedHost, sharedAgents, type Agents } from '@/plugins/ticketing/published'
import { bareHost } from '../hosts'
import { FETCH_MS, MAX_FETCHED_BYTES, MAX_REDIRECTS } from '../limits'

export type FetchProblem = 'fetchForbidden' | 'fetchFailed' | 'fetchGone' | 'fetchSlow' | 'fetchTooLarge' | 'fetchTotal'

/** A picture or file that could not be fetched. */
export class FetchFailed extends Error {
  override name = 'FetchFailed'
  constructor(
    readonly problem: FetchProblem,
    readonly detail: string,
    /** Bytes that came before it failed. */
    readonly bytes = 0,
  ) {
    super(`${problem}: ${detail}`)
  }
}

export interface FetchRules {
  /** Hosts that the person allows, without `www.`. */
  hosts: ReadonlySet<string>
  /** `host:port` entries that may be private and use http. */
  allowedHosts: readonly string[]
  contact: string
  agents?: Agents
}

/**
 * Fetches a picture or file of the old website. Only its host and those that the person named are called, over https
 * at public addresses, and each redirect is checked in the same way.
 * @throws FetchFailed
 */
export async function fetchFile(address: string, rules: FetchRules): Promise<Buffer> {
  const signal = AbortSignal.timeout(FETCH_MS)
  let url = checkedAddress(address, rules)
  const received = { bytes: 0 }
  try {
    for (let redirects = 0; ; redirects++) {
      const response = await request(url, rules, signal)
      const location = response.headers.location
      if (response.statusCode < 300 || response.statusCode > 399 || typeof location !== 'string')
        return await readBody(response, url, received)
      discard(response)
      if (redirects >= MAX_REDIRECTS || !URL.canParse(location, url)) throw new FetchFailed('fetchFailed', url.hostname)
      url = checkedAddress(new URL(location, url).href, rules)
    }
  } catch (error) {
    if (error instanceof FetchFailed) throw error
    throw new FetchFailed(signal.aborted ? 'fetchSlow' : 'fetchFailed', url.hostname, received.bytes)
  }
}

const request = (url: URL, { agents = sharedAgents(), allowedHosts, contact }: FetchRules, signal: AbortSignal) =>
  agents.dispatcherFor(url, allowedHosts).request({
    headers: { accept: '*/*', 'user-agent': `Callboard/1.0 (+${contact})` },
    method: 'GET',
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    signal,
  })

/** @throws FetchFailed unless the address is one of those that may be called */
function checkedAddress(address: string, { allowedHosts, hosts }: FetchRules): URL {
  const url = URL.canParse(address) ? new URL(address) : null
  const refuse = () => new FetchFailed('fetchForbidden', url?.host ?? address.slice(0, 100))
  if (!url || url.username || url.password || !hosts.has(bareHost(url.host))) throw refuse()
  if (isAllowedHost(url, allowedHosts) && /^https?:$/.test(url.protocol)) return url
  // Old addresses are often written with http; whoever serves them speaks https today.
  if (url.protocol === 'http:') url.protocol = 'https:'
  if (url.protocol !== 'https:' || url.port || isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) throw refuse()
  return url
}

/** @param received counts what has come, for whoever is interrupted */
async function readBody(response: Dispatcher.ResponseData, url: URL, received: { bytes: number }): Promise<Buffer> {
  if (response.statusCode !== 200) {
    discard(response)
    const isGone = response.statusCode === 404 || response.statusCode === 410
    throw new FetchFailed(isGone ? 'fetchGone' : 'fetchFailed', `${url.hostname} (${response.statusCode})`)
  }
  const chunks: Buffer[] = []
  for await (const chunk of response.body) {
    received.bytes += (chunk as Buffer).length
    if (received.bytes > MAX_FETCHED_BYTES) {
      discard(response)
      throw new FetchFailed('fetchTooLarge', url.hostname, received.bytes)
    }
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

const discard = ({ body }: Dispatcher.ResponseData): void => void body.on('error', () => undefined).destroy()
