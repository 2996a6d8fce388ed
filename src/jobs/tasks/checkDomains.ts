import type { BasePayload } from 'payload'
import { poolOf } from '../../database/poolOf'
import { checkDomain } from '../../endpoints/domains/checkDomain'
import { DOMAIN_COLUMNS, type DomainRow } from '../../database/domains/domainRows'
import { inOwnTransaction } from '../../endpoints/domains/inOwnTransaction'
import { ResolverAway } from '../../endpoints/domains/lookUp'
import { unmarkVerifying } from '../../endpoints/domains/markVerifying'
import { writeCheck } from '../../endpoints/domains/writeCheck'
import { noteCertificate } from './watchCertificate'
import { tellOfLostDomain } from './tellOfLostDomain'

/** Names that are checked at the same time. */
const AT_ONCE = 5

/** Checks every name again that was proven once, and those whose check was cut off. Name servers that are away change nothing. */
export async function checkDomains(payload: BasePayload): Promise<void> {
  const { rows } = await poolOf(payload).query<DomainRow>(
    `select ${DOMAIN_COLUMNS} from tenants_domains d join tenants t on t.id = d._parent_id
      where d.status in ('active', 'error', 'verifying') and t.suspended_at is null order by d.last_verified nulls first`,
  )
  const waiting = [...rows]
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
