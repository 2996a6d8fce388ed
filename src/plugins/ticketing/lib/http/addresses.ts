import ipaddr from 'ipaddr.js'
import { isIP } from 'node:net'
import { ProviderError } from '../provider/problems'

/** In a public range, but used by a cloud's metadata service. */
const METADATA_ADDRESSES = new Set(['168.63.129.16'])

/**
 * All public IPv6 addresses. Ranges outside it include forms that embed an IPv4 address, which no library lists in
 * full.
 */
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

/** Whether `PROVIDER_ALLOWED_HOSTS` lists this host and port, which may then be private and use http. */
export const isAllowedHost = (url: URL, allowedHosts: readonly string[]): boolean =>
  allowedHosts.includes(hostAndPort(url).toLowerCase())

/**
 * Validates an address entered by a user. The host's resolved addresses are checked again on connection.
 * @param allowedHosts `host:port` entries that may use http, any port and private addresses
 * @throws ProviderError `forbiddenAddress` unless it is https on the default port, with a host name, and without
 * credentials, query or fragment
 */
export function toPublicUrl(address: string, allowedHosts: readonly string[]): URL {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url) throw new ProviderError('forbiddenAddress', { detail: 'not a valid URL' })
  if (url.username !== '' || url.password !== '')
    throw new ProviderError('forbiddenAddress', { detail: 'credentials in the address' })
  if (url.search !== '' || url.hash !== '')
    throw new ProviderError('forbiddenAddress', { detail: 'query or fragment in the address' })
  if (isAllowedHost(url, allowedHosts) && (url.protocol === 'http:' || url.protocol === 'https:')) return url
  if (url.protocol !== 'https:') throw new ProviderError('forbiddenAddress', { detail: 'not https' })
  if (url.port !== '') throw new ProviderError('forbiddenAddress', { detail: 'not the default port' })
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0)
    throw new ProviderError('forbiddenAddress', { detail: 'not a host name' })
  return url
}
