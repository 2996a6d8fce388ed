import type { PayloadRequest } from 'payload'
import type { DomainRow } from '../../database/domains/domainRows'
import { everybodyWithKey } from '../../database/people/recipients'
import { tell } from '../../endpoints/notices/tell'

/** Puts a notice behind the bell of everybody who looks after the domains of a site, collaborators included. */
export async function tellOfLostDomain(req: PayloadRequest, { domain, tenantId }: DomainRow): Promise<void> {
  const recipients = await everybodyWithKey(req, tenantId, 'settings:domains')
  await tell(req, {
    body: 'domainsLostBody',
    href: '/settings/domains',
    recipients,
    tenantId,
    title: 'domainsLostTitle',
    values: { domain },
  })
}
