import { lookup as systemLookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { Agent, type Dispatcher } from 'undici'
import { isAllowedHost, isPublicAddress } from './addresses'

const CONNECT_MS = 5_000
/** A connection that nobody uses is closed after this time. */
const IDLE_MS = 4_000
const CONNECTIONS_PER_HOST = 8

/** An address of a host that must not be called. Undici hands it on as the error of the connection. */
export class ForbiddenAddressError extends Error {
  override name = 'ForbiddenAddressError'
  readonly code = 'FORBIDDEN_ADDRESS'
}

export interface AgentOptions {
  /** All addresses of a host name. Default: the resolver of the system. */
  resolve?: (host: string) => Promise<string[]>
  /** Default: those of the public internet. */
  isAllowedAddress?: (address: string) => boolean
  /** Certificates of authorities to trust besides the usual ones. */
  ca?: string
}

export interface Agents {
  /** What connects to this address; it checks where a name leads, unless the host is one of `allowedHosts`. */
  dispatcherFor: (url: URL, allowedHosts: readonly string[]) => Dispatcher
  close: () => Promise<void>
}

const resolveBySystem = async (host: string): Promise<string[]> =>
  (await systemLookup(host, { all: true })).map(({ address }) => address)

/**
 * Opens the connections of clients. A name is resolved once for each connection, every address that it has must be
 * allowed, and the connection goes to one of exactly these: an answer that changes in between changes nothing.
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
        if (!first) return done(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), '', 0)
        if (!addresses.every(isAllowed))
          return done(new ForbiddenAddressError('This name leads to an address inside a network.'), '', 0)
        return options.all ? done(null, found) : done(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    )
  }
}

let agentsOfProcess: Agents | null = null

/** The connections of this process, opened with the first call. */
export const sharedAgents = (): Agents => (agentsOfProcess ??= openAgents())
