import { getPublicSuffix } from 'tldts'
import { type PlatformHosts, isLocal } from './readHostname'

/**
 * What a name is to a site: its `custom` domain, a `development` name, the `hosted` one that comes with the site,
 * `reserved` by the platform, or a `suffix` below which everybody registers names.
 */
export type DomainKind = 'custom' | 'development' | 'hosted' | 'reserved' | 'suffix'

/**
 * @param name as `readHostname` gives it
 * @param slug of the site
 */
export function domainKind(
  name: string,
  slug: string,
  { developmentHost, hostedSuffixes, ownHosts }: PlatformHosts,
): DomainKind {
  if (isLocal(name) || isWithin(name, developmentHost)) return 'development'
  if (ownHosts.some((host) => isWithin(name, host))) return 'reserved'
  if (hostedSuffixes.some((suffix) => name === `${slug}.${suffix}`)) return 'hosted'
  if (hostedSuffixes.some((suffix) => isWithin(name, suffix))) return 'reserved'
  return getPublicSuffix(name, { allowPrivateDomains: true }) === name ? 'suffix' : 'custom'
}

const isWithin = (name: string, host: string): boolean => name === host || name.endsWith(`.${host}`)
