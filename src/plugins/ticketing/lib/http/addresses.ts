import ipaddr from 'ipaddr.js'
import { isIP } from 'node:net'
import { ProviderError } from '../provider/problems'

/** Public by its range, but the metadata service of a cloud. */
const METADATA_ADDRESSES = new Set(['168.63.129.16'])

/** Public addresses of IPv6 are all in here. Elsewhere are forms that carry an IPv4 address and that no library knows all of. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')

/**
 * Whether an address belongs to the public internet. Loopback, private, link-local, unique-local, multicast, shared
 * (CGNAT), reserved, and IPv6 forms that carry an IPv4 address (mapped, NAT64, 6to4, Teredo) do not.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.kind() === 'ipv6' && !parsed.match(GLOBAL_UNICAST)) return false
  return parsed.range() === 'unicast' && !METADATA_ADDRESSES.has(address)
}

const hostAndPort = ({ hostname, port, protocol }: URL): string =>
  `${hostname}:${port || (protocol === 'http:' ? 80 : 443)}`

/** Whether the installation names this host and port in `PROVIDER_ALLOWED_HOSTS`: it may be private, and http. */
export const isAllowedHost = (url: URL, allowedHosts: readonly string[]): boolean =>
  allowedHosts.includes(hostAndPort(url).toLowerCase())

/**
 * Reads an address that somebody typed. The resolved addresses of its host are checked again when a connection is made.
 * @param allowedHosts `host:port` that may be http, on any port and inside a network
 * @throws ProviderError `forbiddenAddress` unless it is https, on the usual port, a name, and without credentials, query and fragment
 */
export function toPublicUrl(address: string, allowedHosts: readonly string[]): URL {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url) throw new ProviderError('forbiddenAddress', { detail: 'not an address' })
  if (url.username !== '' || url.password !== '')
    throw new ProviderError('forbiddenAddress', { detail: 'credentials in the address' })
  if (url.search !== '' || url.hash !== '') throw new ProviderError('forbiddenAddress', { detail: 'more than a path' })
  if (isAllowedHost(url, allowedHosts) && (url.protocol === 'http:' || url.protocol === 'https:')) return url
  if (url.protocol !== 'https:') throw new ProviderError('forbiddenAddress', { detail: 'not https' })
  if (url.port !== '') throw new ProviderError('forbiddenAddress', { detail: 'unusual port' })
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0)
    throw new ProviderError('forbiddenAddress', { detail: 'not a host name' })
  return url
}
