import { dnsRecordsFor } from '../../lib/domains/dnsRecords'
import { compareRecords, type RecordComparison } from '../../lib/domains/compareRecords'
import type { DomainRow } from '../../database/domains/domainRows'
import { edge } from './edge'
import { classifyDomain } from './classifyDomain'
import { resolveRecords } from './resolveRecords'

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
