import type { DnsRecord } from '@/lib/domains/dnsRecords'
import type { DomainStatus } from '@/lib/domains/domainState'
import type { Tenant } from '@/payload-types'

/** A domain of a site, as shown on its card. */
export interface SiteDomain {
  domain: string
  isPrimary: boolean
  lastVerified: string | null
  records: DnsRecord[]
  ssl: 'active' | 'pending'
  status: DomainStatus
}

/** Domains of a site as returned by the API. */
export const toSiteDomains = ({ domains }: Pick<Tenant, 'domains'>): SiteDomain[] =>
  (domains ?? []).map(({ dnsRecords, domain, isPrimary, lastVerified, sslStatus, status }) => ({
    domain,
    isPrimary: isPrimary ?? false,
    lastVerified: lastVerified ?? null,
    records: Array.isArray(dnsRecords) ? (dnsRecords as DnsRecord[]) : [],
    ssl: sslStatus ?? 'pending',
    status: status ?? 'needs_setup',
  }))

/** Whether a live domain has a problem with its records. */
export const hasProblem = ({ records, status }: SiteDomain): boolean =>
  status === 'active' && records.some(({ name, problem }) => problem && !name.startsWith('www.'))

/** Message key for the status of a domain's certificate. */
export const sslLabel = ({ ssl, status }: Pick<SiteDomain, 'ssl' | 'status'>) =>
  status === 'development' ? 'domainsSsl_development' : (`domainsSsl_${ssl}` as const)

/** Message key for the help text of that status. */
export const sslHelp = ({ ssl, status }: Pick<SiteDomain, 'ssl' | 'status'>) =>
  status === 'development' ? 'domainsSslHelp_development' : (`domainsSslHelp_${ssl}` as const)
