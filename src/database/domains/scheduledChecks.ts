import type { BasePayload } from 'payload'
import { poolOf } from '../connections'
import { DOMAIN_COLUMNS, type DomainRow } from './domainRows'

/**
 * Reads the domains to check, of all tenants that are not suspended: those verified before and those whose check was
 * interrupted, the longest unverified first.
 */
export async function readDomainsToCheck(payload: BasePayload): Promise<DomainRow[]> {
  const { rows } = await poolOf(payload).query<DomainRow>(
    `select ${DOMAIN_COLUMNS} from tenants_domains d join tenants t on t.id = d._parent_id
      where d.status in ('active', 'error', 'verifying') and t.suspended_at is null order by d.last_verified nulls first`,
  )
  return rows
}

/**
 * Stores whether an active domain has a certificate, with the tenant locked. The tenant's `updatedAt` is unchanged, so
 * that nobody's save becomes outdated.
 * @returns false if the domain is no longer active
 */
export async function writeCertificate(
  payload: BasePayload,
  { domain, id }: { domain: string; id: string },
  isSecure: boolean,
): Promise<boolean> {
  const { rowCount } = await poolOf(payload).query(
    `with site as materialized (select id from tenants where id = $1 for update)
      update tenants_domains d set ssl_status = $3 from site where d._parent_id = site.id and d.domain = $2 and d.status = 'active'`,
    [id, domain, isSecure ? 'active' : 'pending'],
  )
  return Boolean(rowCount)
}
