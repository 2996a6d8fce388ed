import { dnsRecordsFor } from '../../lib/domains/dnsRecords'
import { judgeRecords, type Judgement } from '../../lib/domains/judgeRecords'
import type { DomainRow } from '../../database/domains/domainRows'
import { edge } from './edge'
import { kindOf } from './kindOf'
import { lookUp } from './lookUp'

/**
 * Finds out whether a name is proven and leads to us. Waits for name servers: never call it while holding a lock.
 * @throws ResolverAway when they do not answer
 */
export async function checkDomain({ domain, slug, token }: DomainRow): Promise<Judgement> {
  const kind = kindOf(domain, slug)
  // Our own zone answers for it, as long as the site has this address.
  if (kind === 'hosted') return { records: [], verified: true }
  if (kind !== 'custom' || !token) return { records: [], verified: false }
  const records = dnsRecordsFor(domain, token, edge())
  return judgeRecords(domain, records, await lookUp(domain, records), edge())
}
