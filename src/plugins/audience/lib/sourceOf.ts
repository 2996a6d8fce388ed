import { isIP } from 'node:net'
import { DIRECT, OTHER } from './kinds'

const MAX_LENGTH = 100

/**
 * Returns the host of the page that a visitor comes from, without `www.`; null for a page of the site itself.
 * @param referrer the header `Referer`; of it, nothing but the host is kept
 * @param ownHosts host names of the site
 */
export function sourceOf(referrer: string | null, ownHosts: readonly string[]): string | null {
  if (!referrer) return DIRECT
  const url = URL.parse(referrer)
  if (!url || !/^https?:$/.test(url.protocol)) return OTHER
  const host = url.hostname.toLowerCase()
  if (ownHosts.some((own) => own === host || own === url.host)) return null
  const name = host.replace(/^www\./, '')
  // Addresses and names without a dot are computers of somebody's network.
  return name.length <= MAX_LENGTH && /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(name) && isIP(name) === 0 ? name : OTHER
}
