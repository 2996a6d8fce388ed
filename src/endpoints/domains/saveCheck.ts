import type { BasePayload, PayloadRequest } from 'payload'
import { type DomainRow, lockDomain, writeCheckResult, writeStatus } from '@/database/domains/domainRows'
import { type DomainStatus, stateAfterCheck } from '@/lib/domains/domainState'
import type { RecordComparison } from '@/lib/domains/compareRecords'
import { inOwnTransaction } from '@/database/inOwnTransaction'
import { isTaken } from './createDomain'

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

/**
 * Sets the status `verifying` while a check runs. Active domains keep their status, so that their websites stay online.
 */
export const markVerifying = (payload: BasePayload, row: DomainRow): Promise<void> =>
  setStatus(payload, row, ['error', 'needs_setup'], 'verifying')

/** Restores the status from before `markVerifying`. */
export const unmarkVerifying = (payload: BasePayload, row: DomainRow): Promise<void> =>
  setStatus(payload, row, ['verifying'], row.status === 'verifying' ? 'needs_setup' : row.status)

const setStatus = (payload: BasePayload, row: DomainRow, from: DomainStatus[], to: DomainStatus): Promise<void> =>
  inOwnTransaction(payload, async (req) => {
    const current = await lockDomain(req, row)
    if (!current || !from.includes(current.status)) return
    await writeStatus(req, row, to)
  })
