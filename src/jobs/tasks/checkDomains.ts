import type { BasePayload, PayloadRequest } from 'payload'
import { checkDomain } from '@/endpoints/domains/checkDomain'
import { type DomainRow, readDomainsToCheck } from '@/database/domains/domainRows'
import { inOwnTransaction } from '@/database/inOwnTransaction'
import { ResolverUnavailable } from '@/endpoints/domains/resolveRecords'
import { unmarkVerifying, saveCheck } from '@/endpoints/domains/saveCheck'
import { updateCertificateState } from './watchCertificate'
import { findUserIdsWithKey } from '@/database/people/recipients'
import { notify } from '@/endpoints/notices/notify'

/** Number of domains checked concurrently. */
const CONCURRENCY = 5

/**
 * Rechecks every domain that was verified once, and those whose check was interrupted. Unreachable name servers change
 * nothing.
 */
export async function checkDomains(payload: BasePayload): Promise<void> {
  const waiting = await readDomainsToCheck(payload)
  const checkNext = async (): Promise<void> => {
    for (let row = waiting.shift(); row; row = waiting.shift()) await recheck(payload, row)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, checkNext))
}

async function recheck(payload: BasePayload, row: DomainRow): Promise<void> {
  try {
    const found = await checkDomain(row)
    const checked = await inOwnTransaction(payload, async (req) => {
      const done = await saveCheck(req, row, found, true)
      if (done?.was === 'active' && done.status === 'error') await notifyOfLostDomain(req, row)
      return done
    })
    if (checked?.status === 'active') await updateCertificateState(payload, { id: row.tenantId, domain: row.domain })
  } catch (error) {
    if (!(error instanceof ResolverUnavailable)) throw error
    if (row.status === 'verifying') await unmarkVerifying(payload, row)
  }
}

/** Notifies all users with permission to manage the tenant's domains, including collaborators. */
async function notifyOfLostDomain(req: PayloadRequest, { domain, tenantId }: DomainRow): Promise<void> {
  const recipients = await findUserIdsWithKey(req, tenantId, 'settings:domains')
  await notify(req, {
    body: 'domainsLostBody',
    href: '/settings/domains',
    recipients,
    tenantId,
    title: 'domainsLostTitle',
    values: { domain },
  })
}
