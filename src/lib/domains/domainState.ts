import { getPublicSuffix } from 'tldts'
import { type PlatformHosts, isLocal } from './parseHostname'

export type DomainStatus = 'active' | 'development' | 'error' | 'needs_setup' | 'verifying'

/** Grace period during which a verified domain stays active although scheduled checks fail. */
const GRACE_PERIOD_MS = 72 * 60 * 60 * 1000

export interface DomainState {
  status: DomainStatus
  /** Time since which scheduled checks of an active domain have failed. */
  failingSince: Date | null
}

interface Check {
  verified: boolean
  /** A scheduled check, not one requested by a user. */
  isScheduled: boolean
  now: Date
}

/** The state of a domain after a check. */
export function stateAfterCheck(
  { failingSince, status }: DomainState,
  { isScheduled, now, verified }: Check,
): DomainState {
  if (status === 'development') return { failingSince: null, status }
  if (verified) return { failingSince: null, status: 'active' }
  if (status === 'verifying') return { failingSince: null, status: 'needs_setup' }
  if (status !== 'active' || !isScheduled) return { failingSince, status }
  const since = failingSince ?? now
  return { failingSince: since, status: now.getTime() - since.getTime() >= GRACE_PERIOD_MS ? 'error' : 'active' }
}

/**
 * Kind of a domain for a tenant: a `custom` domain, a `development` name, the `hosted` subdomain that comes with the
 * tenant, `reserved` by the platform, or a public `suffix` below which anyone can register names.
 */
export type DomainKind = 'custom' | 'development' | 'hosted' | 'reserved' | 'suffix'

/**
 * @param name result of `parseHostname`
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
