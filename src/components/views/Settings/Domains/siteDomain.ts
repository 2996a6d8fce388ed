import type { DnsRecord } from '../../../../lib/domains/dnsRecords'
import type { DomainStatus } from '../../../../lib/domains/domainState'
import type { Tenant } from '../../../../payload-types'

/** A name of a site, as its card shows it. */
export interface SiteDomain {
  domain: string
  isPrimary: boolean
  lastVerified: string | null
  records: DnsRecord[]
  ssl: 'active' | 'pending'
  status: DomainStatus
}

/** The names of a site as the API gives it. */
export const toSiteDomains = ({ domains }: Pick<Tenant, 'domains'>): SiteDomain[] =>
  (domains ?? []).map(({ dnsRecords, domain, isPrimary, lastVerified, sslStatus, status }) => ({
    domain,
    isPrimary: isPrimary ?? false,
    lastVerified: lastVerified ?? null,
    records: Array.isArray(dnsRecords) ? (dnsRecords as unknown as DnsRecord[]) : [],
    ssl: sslStatus ?? 'pending',
    status: status ?? 'needs_setup',
  }))

/** Is something wrong with the records of a live name? */
export const hasProblem = ({ records, status }: SiteDomain): boolean =>
  status === 'active' && records.some(({ name, problem }) => problem && !name.startsWith('www.'))
