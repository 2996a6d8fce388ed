import { randomBytes, randomUUID } from 'node:crypto'
import { dnsRecordsFor } from '../../lib/domains/dnsRecords'
import { edge } from './edge'
import { classifyDomain } from './classifyDomain'
import type { Domain } from './mergeDomains'

/** Creates a new domain: for development, hosted by the platform, or custom with a verification token. */
export function createDomain(domain: string, slug: string): Domain {
  const kind = classifyDomain(domain, slug)
  // Payload only generates row ids when a document passes all of its hooks.
  const id = randomUUID()
  if (kind === 'development') return { id, domain, sslStatus: 'pending', status: 'development' }
  if (kind === 'hosted')
    return { id, domain, lastVerified: new Date().toISOString(), sslStatus: 'pending', status: 'active' }
  const token = randomBytes(20).toString('hex')
  return {
    id,
    dnsRecords: dnsRecordsFor(domain, token, edge()),
    domain,
    sslStatus: 'pending',
    status: 'needs_setup',
    token,
  } as Domain
}
