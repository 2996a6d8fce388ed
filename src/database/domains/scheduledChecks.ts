import type { BasePayload } from 'payload'
import { poolOf } from '../connections'
import { DOMAIN_COLUMNS, type DomainRow } from './domainRows'

/** Names that were proven once, and those whose check was cut off, of all open sites: what was not proven for longest comes first. */
export async function domainsToCheck(payload: BasePayload): Promise<DomainRow[]> {
  const { rows } = await poolOf(payload).query<DomainRow>(
    `select ${DOMAIN_COLUMNS} from tenants_domains d join tenants t on t.id = d._parent_id
      where d.status in ('active', 'error', 'verifying') and t.suspended_at is null order by d.last_verified nulls first`,
  )
  return rows
}

/**
 * Stores whether a live name has a certificate, with the site locked. The site's own date of change stays: nobody's save
 * becomes outdated by it.
 * @returns false where the name is live no more
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
