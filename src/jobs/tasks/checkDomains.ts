import type { BasePayload, PayloadRequest } from 'payload'
import { checkDomain } from '../../endpoints/domains/checkDomain'
import type { DomainRow } from '../../database/domains/domainRows'
import { domainsToCheck } from '../../database/domains/scheduledChecks'
import { inOwnTransaction } from '../../database/inOwnTransaction'
import { ResolverAway } from '../../endpoints/domains/lookUp'
import { unmarkVerifying } from '../../endpoints/domains/markVerifying'
import { writeCheck } from '../../endpoints/domains/writeCheck'
import { noteCertificate } from './watchCertificate'
import { everybodyWithKey } from '@/database/people/recipients'
import { notify } from '@/endpoints/notices/notify'

/** Number of domains checked concurrently. */
const CONCURRENCY = 5

/**
 * Rechecks every domain that was verified once, and those whose check was interrupted. Unreachable name servers change
 * nothing.
 */
export async function checkDomains(payload: BasePayload): Promise<void> {
  const waiting = await domainsToCheck(payload)
  const checkNext = async (): Promise<void> => {
    for (let row = waiting.shift(); row; row = waiting.shift()) await recheck(payload, row)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, checkNext))
}

async function recheck(payload: BasePayload, row: DomainRow): Promise<void> {
  try {
    const found = await checkDomain(row)
    const checked = await inOwnTransaction(payload, async (req) => {
      const done = await writeCheck(req, row, found, true)
      if (done?.was === 'active' && done.status === 'error') await notifyOfLostDomain(req, row)
      return done
    })
    if (checked?.status === 'active') await noteCertificate(payload, { id: row.tenantId, domain: row.domain })
  } catch (error) {
    if (!(error instanceof ResolverAway)) throw error
    if (row.status === 'verifying') await unmarkVerifying(payload, row)
  }
}

/** Notifies all users with permission to manage the tenant's domains, including collaborators. */
async function notifyOfLostDomain(req: PayloadRequest, { domain, tenantId }: DomainRow): Promise<void> {
  const recipients = await everybodyWithKey(req, tenantId, 'settings:domains')
  await notify(req, {
    body: 'domainsLostBody',
    href: '/settings/domains',
    recipients,
    tenantId,
    title: 'domainsLostTitle',
    values: { domain },
  })
}
