import type { PayloadRequest } from 'payload'
import { lockDomain, writeFound, type DomainRow } from '../../database/domains/domainRows'
import { afterCheck, type DomainStatus } from '../../lib/domains/domainState'
import type { Judgement } from '../../lib/domains/judgeRecords'
import { isTaken } from './refuseTaken'

interface Checked extends Judgement {
  status: DomainStatus
  /** The previous status. */
  was: DomainStatus
}

/**
 * Stores the result of a check in the request's transaction.
 * @param row as read before the check
 * @returns null if the domain was removed in the meantime
 */
export async function writeCheck(
  req: PayloadRequest,
  row: DomainRow,
  found: Judgement,
  isScheduled: boolean,
): Promise<Checked | null> {
  const current = await lockDomain(req, row)
  if (!current) return null
  const judgement = found.verified && (await isTaken(req, row.domain, row.tenantId)) ? asTaken(found) : found
  // A domain with an error keeps it until the check has succeeded.
  const before = current.status === 'verifying' && row.status === 'error' ? 'error' : current.status
  const { failingSince, status } = afterCheck(
    { failingSince: current.failingSince, status: before },
    { isScheduled, now: new Date(), verified: judgement.verified },
  )
  await writeFound(req, row, { ...judgement, failingSince, status })
  return { ...judgement, status, was: before }
}

const asTaken = ({ records }: Judgement): Judgement => ({
  records: records.map((record) => (record.type === 'TXT' ? { ...record, problem: 'taken', verified: false } : record)),
  verified: false,
})
