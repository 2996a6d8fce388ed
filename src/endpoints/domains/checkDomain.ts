import { dnsRecordsFor, type Edge } from '@/lib/domains/dnsRecords'
import { compareRecords, type RecordComparison } from '@/lib/domains/compareRecords'
import type { DomainRow } from '@/database/domains/domainRows'
import { resolveRecords } from './resolveRecords'
import { SocketAddress } from 'node:net'
import { settings } from '@/lib/settings'
import { domainKind, type DomainKind } from '@/lib/domains/domainState'
import { platformHosts } from '@/lib/domains/parseHostname'

/**
 * Classifies a domain for a tenant on this installation.
 * @param slug of the tenant
 * @param helpUrl URL of the help centre, whose host is reserved for the platform
 */
export const classifyDomain = (domain: string, slug: string, helpUrl = settings().HELP_URL): DomainKind =>
  domainKind(domain, slug, platformHosts({ ...settings(), HELP_URL: helpUrl }))

/** The addresses that tenants' domains must point to on this installation. */
export function edge(): Edge {
  const { EDGE_HOST, EDGE_IPV4, EDGE_IPV6 } = settings()
  return { host: EDGE_HOST, ipv4: EDGE_IPV4, ipv6: EDGE_IPV6.map(canonical) }
}

/** In the notation that DNS responses use. */
const canonical = (address: string): string => new SocketAddress({ address, family: 'ipv6' }).address

/**
 * Checks whether a domain is verified and points to our edge. Queries DNS: never call it while holding a lock.
 * @throws ResolverAway when the name servers do not respond
 */
export async function checkDomain({ domain, slug, token }: DomainRow): Promise<RecordComparison> {
  const kind = classifyDomain(domain, slug)
  // Our own DNS zone covers it as long as the tenant has this slug.
  if (kind === 'hosted') return { records: [], verified: true }
  if (kind !== 'custom' || !token) return { records: [], verified: false }
  const records = dnsRecordsFor(domain, token, edge())
  return compareRecords(domain, records, await resolveRecords(domain, records), edge())
}
