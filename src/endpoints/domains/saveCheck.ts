import type { PayloadRequest } from 'payload'
import { lockDomain, writeCheckResult, type DomainRow } from '../../database/domains/domainRows'
import { stateAfterCheck, type DomainStatus } from '../../lib/domains/domainState'
import type { RecordComparison } from '../../lib/domains/compareRecords'
import { isTaken } from './assertDomainAvailable'

interface Checked extends RecordComparison {
  status: DomainStatus
  /** The previous status. */
  was: DomainStatus
}

/**
 * Stores the result of a check in the request's transaction.
 * @param row as read before the check
 * @returns null if the domain was removed in the meantime
 */
export async function saveCheck(
  req: PayloadRequest,
  row: DomainRow,
  found: RecordComparison,
  isScheduled: boolean,
): Promise<Checked | null> {
  const current = await lockDomain(req, row)
  if (!current) return null
  const judgement = found.verified && (await isTaken(req, row.domain, row.tenantId)) ? asTaken(found) : found
  // A domain with an error keeps it until the check has succeeded.
  const before = current.status === 'verifying' && row.status === 'error' ? 'error' : current.status
  const { failingSince, status } = stateAfterCheck(
    { failingSince: current.failingSince, status: before },
    { isScheduled, now: new Date(), verified: judgement.verified },
  )
  await writeCheckResult(req, row, { ...judgement, failingSince, status })
  return { ...judgement, status, was: before }
}

const asTaken = ({ records }: RecordComparison): RecordComparison => ({
  records: records.map((record) => (record.type === 'TXT' ? { ...record, problem: 'taken', verified: false } : record)),
  verified: false,
})
