import { getPublicSuffix } from 'tldts'
import { type PlatformHosts, isLocal } from './parseHostname'

/**
 * Kind of a domain for a tenant: a `custom` domain, a `development` name, the `hosted` subdomain that comes with the
 * tenant, `reserved` by the platform, or a public `suffix` below which anyone can register names.
 */
export type DomainKind = 'custom' | 'development' | 'hosted' | 'reserved' | 'suffix'

/**
 * @param name result of `readHostname`
 * @param slug slug of the tenant
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
