import { randomBytes, randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { dnsRecordsFor } from '@/lib/domains/dnsRecords'
import { isClaimedElsewhere } from '@/database/domains/domainRows'
import { settings } from '@/lib/settings'
import { LOCAL_SUFFIX } from '@/lib/site/hosts'
import { conflict } from '@/endpoints/OperationError'
import { translatorOf } from '@/i18n/translator'
import { edge, classifyDomain } from './checkDomain'
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

/**
 * Whether the domain belongs to another tenant. A custom domain belongs to the tenant that has verified it, a
 * development domain to the one that added it first, on all ports unless both specify one. The domain stays locked
 * until the end of the transaction.
 */
export async function isTaken(req: PayloadRequest, domain: string, tenantId: string): Promise<boolean> {
  const [host = '', port] = domain.split(':')
  return isClaimedElsewhere(req, tenantId, { host, slug: localSlug(host), withPort: port ? domain : undefined })
}

/** On a single-machine installation, `{slug}.localhost` belongs to the tenant with that slug. */
function localSlug(host: string): string | null {
  const suffix = `.${LOCAL_SUFFIX}`
  const isSingleMachine = new URL(settings().SERVER_URL).hostname === LOCAL_SUFFIX
  return isSingleMachine && host.endsWith(suffix) ? host.slice(0, -suffix.length) : null
}

/** @throws OperationError 409 if the domain belongs to another tenant */
export async function assertDomainAvailable(req: PayloadRequest, domain: string, tenantId: string): Promise<void> {
  if (await isTaken(req, domain, tenantId)) throw conflict('domains', translatorOf(req.i18n)('domainsDuplicate'))
}
