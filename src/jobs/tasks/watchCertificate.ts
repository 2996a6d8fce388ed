import type { BasePayload } from 'payload'
import { poolOf } from '../../access/poolOf'
import { hasCertificate } from '../../endpoints/domains/hasCertificate'

interface Name {
  /** Of the site. */
  id: string
  domain: string
}

/**
 * Waits for the certificate of a name that has just gone live: the first visitor makes the edge get it, and this is one.
 * @throws while there is none, so that it is tried again later
 */
export async function watchCertificate(payload: BasePayload, name: Name): Promise<void> {
  if (!(await noteCertificate(payload, name))) throw new Error(`${name.domain} has no certificate yet`)
}

/** Looks whether a live name has a certificate, and stores it. @returns true also for a name that is live no more */
export async function noteCertificate(payload: BasePayload, { id, domain }: Name): Promise<boolean> {
  const isSecure = await hasCertificate(domain)
  const { rowCount } = await poolOf(payload).query(
    `with site as materialized (select id from tenants where id = $1 for update)
      update tenants_domains d set ssl_status = $3 from site where d._parent_id = site.id and d.domain = $2 and d.status = 'active'`,
    [id, domain, isSecure ? 'active' : 'pending'],
  )
  return isSecure || !rowCount
}
