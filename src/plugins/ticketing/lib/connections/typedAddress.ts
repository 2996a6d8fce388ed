import { httpsUrl } from '@/lib/apps/website/addresses'
import { allowedHosts } from '../../settings'
import { isAllowedHost } from '../http/addresses'
import { withScheme } from '../provider/fields'

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
