import { lookup as systemLookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { Agent, type Dispatcher } from 'undici'
import { isAllowedHost, isPublicAddress } from './addresses'

const CONNECT_MS = 5_000
/** Idle connections are closed after this time. */
const IDLE_MS = 4_000
const CONNECTIONS_PER_HOST = 8

/** The host resolves to an address that must not be called. Undici passes it on as the connection's error. */
export class ForbiddenAddressError extends Error {
  override name = 'ForbiddenAddressError'
  readonly code = 'FORBIDDEN_ADDRESS'
}

export interface AgentOptions {
  /** Resolves a host name to all its addresses. Default: the system's resolver. */
  resolve?: (host: string) => Promise<string[]>
  /** Default: addresses on the public internet. */
  isAllowedAddress?: (address: string) => boolean
  /** CA certificates to trust in addition to the default ones. */
  ca?: string
}

export interface Agents {
  /** The dispatcher for a URL. It checks the resolved addresses unless the host is in `allowedHosts`. */
  dispatcherFor: (url: URL, allowedHosts: readonly string[]) => Dispatcher
  close: () => Promise<void>
}

const resolveBySystem = async (host: string): Promise<string[]> =>
  (await systemLookup(host, { all: true })).map(({ address }) => address)

/**
 * Opens the connection pools. A host name is resolved once per connection, all its addresses must be allowed, and the
 * connection uses one of them: a DNS response that changes in between has no effect (DNS rebinding).
 */
export function openAgents({
  ca,
  isAllowedAddress = isPublicAddress,
  resolve = resolveBySystem,
}: AgentOptions = {}): Agents {
  const shared = {
    allowH2: false,
    connections: CONNECTIONS_PER_HOST,
    keepAliveMaxTimeout: IDLE_MS,
    keepAliveTimeout: IDLE_MS,
  }
  const checked = new Agent({
    ...shared,
    connect: { ca, lookup: checkedLookup(resolve, isAllowedAddress), timeout: CONNECT_MS },
  })
  const unchecked = new Agent({ ...shared, connect: { ca, timeout: CONNECT_MS } })
  return {
    close: async () => void (await Promise.all([checked.destroy(), unchecked.destroy()])),
    dispatcherFor: (url, allowedHosts) => (isAllowedHost(url, allowedHosts) ? unchecked : checked),
  }
}

function checkedLookup(
  resolve: (host: string) => Promise<string[]>,
  isAllowed: (address: string) => boolean,
): LookupFunction {
  return (host, options, done) => {
    resolve(host).then(
      (addresses) => {
        const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
        const [first] = found
        if (!first) return done(Object.assign(new Error('The host name has no address.'), { code: 'ENOTFOUND' }), '', 0)
        if (!addresses.every(isAllowed))
          return done(new ForbiddenAddressError('The host name resolves to a private address.'), '', 0)
        return options.all ? done(null, found) : done(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    )
  }
}

let agentsOfProcess: Agents | null = null

/** The agents of this process, opened on first use. */
export const sharedAgents = (): Agents => (agentsOfProcess ??= openAgents())
