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
import { tell } from '@/endpoints/notices/tell'

/** Names that are checked at the same time. */
const AT_ONCE = 5

/** Checks every name again that was proven once, and those whose check was cut off. Name servers that are away change nothing. */
export async function checkDomains(payload: BasePayload): Promise<void> {
  const waiting = await domainsToCheck(payload)
  const next = async (): Promise<void> => {
    for (let row = waiting.shift(); row; row = waiting.shift()) await checkAgain(payload, row)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}

async function checkAgain(payload: BasePayload, row: DomainRow): Promise<void> {
  try {
    const found = await checkDomain(row)
    const checked = await inOwnTransaction(payload, async (req) => {
      const done = await writeCheck(req, row, found, true)
      if (done?.was === 'active' && done.status === 'error') await tellOfLostDomain(req, row)
      return done
    })
    if (checked?.status === 'active') await noteCertificate(payload, { id: row.tenantId, domain: row.domain })
  } catch (error) {
    if (!(error instanceof ResolverAway)) throw error
    if (row.status === 'verifying') await unmarkVerifying(payload, row)
  }
}

/** Puts a notice behind the bell of everybody who looks after the domains of a site, collaborators included. */
async function tellOfLostDomain(req: PayloadRequest, { domain, tenantId }: DomainRow): Promise<void> {
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
