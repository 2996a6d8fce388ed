import { dnsRecordsFor } from '../../lib/domains/dnsRecords'
import { judgeRecords, type Judgement } from '../../lib/domains/judgeRecords'
import type { DomainRow } from '../../database/domains/domainRows'
import { edge } from './edge'
import { kindOf } from './kindOf'
import { lookUp } from './lookUp'

/**
 * Checks whether a domain is verified and points to our edge. Queries DNS: never call it while holding a lock.
 * @throws ResolverAway when the name servers do not respond
 */
export async function checkDomain({ domain, slug, token }: DomainRow): Promise<Judgement> {
  const kind = kindOf(domain, slug)
  // Our own DNS zone covers it as long as the tenant has this slug.
  if (kind === 'hosted') return { records: [], verified: true }
  if (kind !== 'custom' || !token) return { records: [], verified: false }
  const records = dnsRecordsFor(domain, token, edge())
  return judgeRecords(domain, records, await lookUp(domain, records), edge())
}
