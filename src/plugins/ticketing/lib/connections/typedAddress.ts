import { httpsUrl } from '@/lib/apps/website/addresses'
import { allowedHosts } from '../../settings'
import { isAllowedHost } from '../http/addresses'

/** A typed address with its scheme: people type `tickets.example.org` too. */
export const withScheme = (address: string): string =>
  /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`

/**
 * Whether an address can be stored with a connection, by the rule for all typed addresses. Hosts that the installation
 * allows may use http. An address that the server calls is checked further when it is called.
 */
export function isTypedAddress(address: string): boolean {
  const typed = withScheme(address)
  if (httpsUrl(typed)) return true
  const url = URL.parse(typed)
  return url?.protocol === 'http:' && isAllowedHost(url, allowedHosts())
}
